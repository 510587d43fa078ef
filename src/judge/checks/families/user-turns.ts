import { type Nth, type OfTurn, type TurnLengths, turnLengthsCheck } from '../conversation/nth-turn.ts';
import { type CalledBefore, calledBeforeCheck } from '../conversation/turns-said.ts';
import { canonical, denials, type Fact, isFact, type Said } from '../form.ts';
import { Several } from '../grammar/chart.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Decider } from './bridge.ts';
import { FOR_USER } from './further-words.ts';
import { each } from './shape.ts';
import { plainText, type Quoted } from './texts.ts';
import { isSure, type Tool } from './tool-names.ts';

/** How facts are decided of several turns. */
export const USER_TURNS: Readonly<Record<string, Decider>> = {
  'called before said': ({ of }, negated) => calledBeforeCheck(of as CalledBefore, negated),
  'turn lengths': ({ of }, negated) => turnLengthsCheck(of as TurnLengths, negated),
};

/** What stands in every turn, and what is called before the user has said something. */
export function userTurns(notation: Notation): void {
  const everyTurn = (form: Said): Said | undefined =>
    isFact(form) && FOR_USER.includes(form.ask) && !form.total
      ? { ask: 'every turn', of: canonical(form), undeniable: true }
      : undefined;
  notation.words('InEveryTurn', [
    ...each(
      ['in'],
      each(['every', 'each', 'every single'], ['turn', 'message', 'one of its messages', 'one of its turns']),
    ),
    ...each(['in'], each(['all of its', 'all its', 'each of its'], ['messages', 'turns'])),
  ]);
  notation.words('EachTurn', [
    ...each(
      ['every', 'each', 'every single'],
      ['turn', 'assistant turn', 'assistant message', 'assistant reply', 'bot message'],
    ),
    ...each(['every', 'each'], ['turn of the assistant', 'message of the assistant']),
    ...each(["the assistant's every"], ['message', 'turn']),
    ...each(['each of', 'every one of'], ["the assistant's turns", "the assistant's messages"]),
  ]);
  notation.rule('Core<F,W> = ( Verb<say,F> | Verb<use,F> | Verb<have,F> ) SayDet InEveryTurn', everyTurn);
  notation.rule('Clause = Text Used InEveryTurn', (text: Quoted) =>
    everyTurn({ ask: 'text', of: plainText(text), in: [[1, Infinity]] }),
  );
  notation.rule('Clause = EachTurn Pred<third,response>', everyTurn);
  const turns = ['assistant turns', 'assistant messages', "the assistant's turns", "the assistant's messages"];
  notation.words('AllTurns', each(['all', 'all of', 'all the'], turns));
  // "All turns have 30 words" may be said of them together.
  notation.rule('Clause = AllTurns Pred<plural,response> each', everyTurn);
  notation.rule('Clause = AllTurns ( are | stay | must be | must stay ) Extent', everyTurn);
  notation.words('TheTurns', turns.slice(2));
  notation.rule('Clause = TheTurns ( are all | all stay ) Extent', everyTurn);
  // Of no turn what is asked is denied of each.
  notation.words('NoTurn', each(['no'], ['assistant turn', 'assistant message']));
  notation.words(
    'NoTurn',
    each(['none of', 'not one of'], ['the assistant turns', 'the assistant messages', ...turns.slice(2)]),
  );
  notation.words('AnyTurn', each(['a', 'an', 'any', 'some', 'one'], ['assistant turn', 'assistant message']));
  notation.words('AnyTurn', each(['one of', 'any of'], turns.slice(2)));
  const inNone = (form: Said): Said | undefined => {
    const [one, ...others] = denials(form);
    return one && others.length === 0 ? everyTurn(one) : undefined;
  };
  notation.rule('Clause = NoTurn Pred<third,response>', inNone);
  notation.rule('Clause = AnyTurn Pred<third,response>', (form: Said): Said | undefined => {
    const every = inNone(form);
    return every && { not: every as Fact, plainFor: -1 };
  });

  // "Assistant turns under 30 words": each of them; as a fault any one.
  notation.rule('Graded = assistant ( turns | messages ) Extent', (form: Said) => {
    const [all, none] = [everyTurn(form), inNone(form)];
    return (
      all &&
      none &&
      new Several([
        { ...all, onlyFor: 1 },
        { not: none as Fact, onlyFor: -1 },
      ])
    );
  });

  replies(notation, everyTurn, inNone);
  nthTurn(notation);

  notation.words(
    'UserSays',
    each(
      ['the user', 'the customer'],
      [
        'said',
        'says',
        'has said',
        'typed',
        'types',
        'has typed',
        'wrote',
        'writes',
        'has written',
        'replied',
        'replies with',
      ],
    ),
  );
  notation.words('UserSaying', each(['the user', 'the customer'], ['having said', 'saying', 'having typed', 'typing']));
  const early = (tool: Tool, text: Quoted): Said | undefined =>
    isSure(tool) ? { ask: 'called before said', of: { tool: tool.name, text: text.text } } : undefined;
  const late = (tool: Tool, text: Quoted): Said | undefined => {
    const form = early(tool, text);
    return form && { not: form as Fact, denies: true };
  };
  notation.words('RunsTool', ['runs', 'ran', 'is ever run', 'fires']);
  notation.rule('Clause = Tool ( IsCalled | RunsTool ) before UserSays Text', early);
  notation.rule('Clause = Tool ( IsCalled | RunsTool ) without UserSaying Text', early);
  notation.rule('Core<F,writer> = Call<F> Tool ( before UserSays | without UserSaying ) Text', early);
  notation.rule('Clause = Tool ( IsNotCalled | never runs ) ( before | until ) UserSays Text', late);
  notation.rule('Clause = Tool ( IsOnlyCalled | only runs | runs only ) ( after | once ) UserSays Text', late);
}

/** "Every reply" is each one of the conversation, or the response, whichever it is: decided where both come to the same. */
function replies(
  notation: Notation,
  everyTurn: (form: Said) => Said | undefined,
  inNone: (form: Said) => Said | undefined,
): void {
  const both = (form: Said | undefined, turns: Said | undefined): Said | undefined =>
    form && turns && { ask: 'agreeing', of: [canonical(form), canonical(turns)], undeniable: true };
  const many = each(['of the', 'of its', 'of the assistant', 'one of the', 'one of its'], ['replies', 'answers']);
  notation.words('EachReply', each(['every', 'each'], ['reply', 'single reply', ...many]));
  notation.words('NoReply', ['no reply', 'none of the replies', 'none of its replies', 'no single reply']);
  notation.words('AnyReply', [
    'any reply',
    'any of the replies',
    'any of its replies',
    'one of the replies',
    'some reply',
  ]);
  notation.rule('Clause = EachReply Pred<third,response>', (form: Said) => both(form, everyTurn(form)));
  notation.rule('Clause = NoReply Pred<third,response>', (form: Said) => {
    const [denied, ...others] = denials(form);
    return others.length === 0 ? both(denied, inNone(form)) : undefined;
  });
  notation.rule('Clause = AnyReply Pred<third,response>', (form: Said): Said | undefined => {
    const none = inNone(form);
    const any = both(form, none && { not: none as Fact });
    return any && { ...any, plainFor: -1 };
  });
  notation.words('InEveryReply', each(['in'], each(['every', 'each'], ['reply', ...many])));
  const used = (text: Quoted): Said => ({ ask: 'text', of: plainText(text), in: [[1, Infinity]] });
  notation.rule('Clause = Text Used InEveryReply', (text: Quoted) => both(used(text), everyTurn(used(text))));
  notation.rule('Core<F,W> = ( Verb<say,F> | Verb<use,F> | Verb<have,F> ) SayDet InEveryReply', (form: Said) =>
    both(form, everyTurn(form)),
  );
}

/** "The assistant's first reply", and its length beside another one's. */
function nthTurn(notation: Notation): void {
  const owners = ['assistant', 'bot', 'agent', 'model', 'chatbot', 'ai'];
  const nouns = ['reply', 'message', 'turn', 'response'];
  const named = (which: readonly string[]) => [
    ...each(each(['its', ...owners.map((owner) => `the ${owner}'s`)], which), nouns),
    ...each(each(['the'], which), each(owners.slice(0, 3), ['reply', 'message', 'turn'])),
    ...each(
      each(each(['the'], which), ['reply', 'message', 'turn']),
      each(['of', 'from', 'by'], ['the assistant', 'the bot', 'the agent']),
    ),
  ];
  const NTH: readonly (readonly [Nth, readonly string[]])[] = [
    [1, ['first', 'very first']],
    [2, ['second']],
    [3, ['third']],
    [-1, ['last', 'final']],
  ];
  for (const [nth, which] of NTH) {
    // Of the last one other rules speak.
    if (nth > 0) notation.words('NthTurn', named(which), { nth });
    // A response may hold several replies that it drafts.
    if (nth > 0) notation.words('NthTurn', each(each(['the'], which), ['reply']), { nth, mayBeDraft: true });
    notation.words('TurnBeside', [...named(which), ...each(each(['the'], which), ['reply'])], nth);
    notation.words('TurnBeside', each(each(['the', 'its'], which), ['', 'one']), nth);
    if (nth < 0) notation.words('NthOrLast', [...named(which), ...each(each(['the'], which), ['reply'])], nth);
  }
  notation.rule('NthOrLast = NthTurn', ({ nth }: OfTurn) => nth);
  const inTurn = (turn: OfTurn, form: Said): Said | undefined =>
    isFact(form) && FOR_USER.includes(form.ask) && !form.total
      ? { ask: 'nth turn', of: { ...turn, of: canonical(form) }, names: true }
      : undefined;
  notation.rule('Clause = NthTurn Pred<third,response>', inTurn);
  notation.rule('Clause = ThereIs Object in NthTurn', (form: Said, turn: OfTurn) => inTurn(turn, form));
  notation.rule('Clause = Text Used in NthTurn', (text: Quoted, turn: OfTurn) =>
    inTurn(turn, { ask: 'text', of: plainText(text), in: [[1, Infinity]] }),
  );
  notation.rule(
    'Core<F,W> = ( Verb<say,F> | Verb<use,F> | Verb<have,F> ) SayDet in NthTurn',
    (form: Said, turn: OfTurn) => inTurn(turn, form),
  );
  for (const phrase of ['shorter than', 'longer than', 'no longer than', 'no shorter than'])
    notation.words('LengthBeside', [phrase], phrase);
  for (const unit of ['words', 'characters'])
    notation.words('TurnUnit', each([',', ''], each(['in', 'counted in', 'measured in'], [unit])), unit);
  const lengths = (nth: Nth, phrase: string, other: Nth, unit?: TurnLengths['unit']): Said | undefined =>
    nth === other
      ? undefined
      : {
          ask: 'turn lengths',
          of: { nth, other, phrase, ...(unit && { unit }) } satisfies TurnLengths,
          ...(phrase.startsWith('no ') && { denies: true }),
        };
  notation.words('IsTurn', ['is', 'was', 'must be', 'should be'], true);
  notation.words('IsTurn', ['is not', 'was not'], false);
  const said = (nth: Nth, is: boolean, phrase: string, other: Nth, unit?: TurnLengths['unit']): Said | undefined => {
    const form = lengths(nth, phrase, other, unit);
    return is || !form ? form : { not: form as Fact, denies: true };
  };
  notation.words('TurnBeforeIt', [
    'the one before',
    'the one before it',
    'the previous one',
    'the one that came before',
  ]);
  notation.rule('Clause = NthOrLast IsTurn LengthBeside TurnBeside TurnUnit?', said);
  notation.rule(
    'Clause = NthOrLast IsTurn LengthBeside TurnBeforeIt TurnUnit?',
    (nth: Nth, is: boolean, phrase: string, unit?: TurnLengths['unit']) =>
      nth === 1 ? undefined : said(nth, is, phrase, nth - 1, unit),
  );
}
