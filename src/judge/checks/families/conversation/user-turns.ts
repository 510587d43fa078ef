import { type Nth, type OfTurn, type TurnLengths, turnLengthsCheck } from '../../conversation/nth-turn.ts';
import { type CalledBefore, calledBeforeCheck } from '../../conversation/turns-said.ts';
import { canonical, denials, type Fact, type Form, isFact, OPEN, outside, type Said } from '../../form.ts';
import { Several } from '../../grammar/chart.ts';
import { factsOf, isAmount } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { Decider } from '../bridge.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';
import { isSure, type Tool } from '../tools/tool-names.ts';
import { isOfText } from '../wordings/further-words.ts';

/** How facts are decided of several turns. */
export const USER_TURNS: Readonly<Record<string, Decider>> = {
  'called before said': ({ of }, negated) => calledBeforeCheck(of as CalledBefore, negated),
  'turn lengths': ({ of }, negated) => turnLengthsCheck(of as TurnLengths, negated),
};

/** Which messages of the assistant are spoken of: each one, each reply, whichever these are, or one by its place. */
type Turns = 'every' | 'reply' | OfTurn;

/** Of one message the whole conversation is no part. */
const inOne = (form: Said): Form => canonical(withoutOver(form) as Said);
const withoutOver = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutOver)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) => (name === 'over' ? [] : [[name, withoutOver(one)]])),
        )
      : value;
const everyTurn = ({ plainFor, onlyFor, ...form }: Said): Said | undefined =>
  isOfText(form as Said)
    ? {
        ask: 'every turn',
        of: inOne(form as Said),
        undeniable: true,
        ...(plainFor && { plainFor }),
        ...(onlyFor && { onlyFor }),
      }
    : undefined;
const inTurn = (turn: OfTurn, form: Said): Said | undefined =>
  isOfText(form) ? { ask: 'nth turn', of: { ...turn, of: inOne(form) }, names: true } : undefined;
const both = (form: Said | undefined, turns: Said | undefined): Said | undefined =>
  form && turns && { ask: 'agreeing', of: [inOne(form), canonical(turns)], undeniable: true };
/** "Every reply" is each one of the conversation, or the response: decided where both come to the same. */
function inTurns(turns: Turns, form: Said): Said | undefined {
  if (typeof turns !== 'string') return inTurn(turns, form);
  return turns === 'every' ? everyTurn(form) : both(form, everyTurn(form));
}
/** Of no turn what is asked is denied of each. */
function inNone(form: Said, turns: Turns = 'every'): Said | undefined {
  const [one, ...others] = denials(form);
  return one && others.length === 0 ? inTurns(turns, one) : undefined;
}
/** What is denied: of "does not contain 'a'" that it contains it. */
function affirmed(form: Said): Said | undefined {
  if ('not' in form) return form.not;
  return isFact(form) && form.denies && form.in ? { ask: form.ask, of: form.of, in: outside(form.in) } : undefined;
}
/** What is asked of some turn is denied of none. */
function some(where: Turns, form: Said): Said | undefined {
  const said = affirmed(form);
  const none = said ? everyTurn(said) : inNone(form);
  const any = none && { not: none as Fact };
  return where === 'every' ? any : both(form, any);
}
const asFault = (form: Said | undefined): Said | undefined => form && { ...form, plainFor: -1 };
/** "Not in every turn" may deny it of each, or of all. */
const isDenied = (form: Said): boolean =>
  'and' in form || 'or' in form || form.denies === true || form.negated === true || 'not' in form;

/** What stands in every turn, and what is called before the user has said something. */
export function userTurns(notation: Notation): void {
  const agents = ['assistant', 'bot', 'agent', 'model', 'chatbot', 'ai'];
  const owners = [...agents.map((agent) => `the ${agent}'s`), 'its'];
  const plural = (noun: string) => (noun === 'reply' ? 'replies' : `${noun}s`);
  // A reply or a response may be the one that is scored, or each one.
  for (const [kind, nouns, compound, alone] of [
    ['every', ['turn', 'message'], ['turn', 'message', 'reply'], ['turn']],
    ['reply', ['reply', 'response', 'answer'], ['response', 'answer'], ['reply', 'response']],
  ] as const) {
    const owned = each(owners, nouns.map(plural));
    const named = each(agents, compound.map(plural));
    // An answer may be one of several within a response.
    const bare = kind === 'reply' ? ['replies', 'responses'] : [];
    const theirs = [...owned, ...each(['the'], [...named, ...bare])];
    const turns = [...named, ...bare, ...theirs];
    const ofAgents = agents.map((agent) => `of the ${agent}`);
    const ones = [...alone, ...each(agents, compound), ...each(nouns, ofAgents)];
    const every = ['every', 'each', 'every single'];
    notation.words('EachTurn', [...each(every, ones), ...each(['each of', 'every one of'], theirs)], kind);
    notation.words('NoTurn', [...each(['no', 'no single'], ones), ...each(['none of', 'not one of'], turns)], kind);
    notation.words('AnyTurn', each(['a', 'an', 'any', 'some', 'one'], ones.slice(alone.length)), kind);
    notation.words('AnyTurn', each(['one of', 'any of', 'some of'], turns), kind);
    if (kind === 'reply') notation.words('AnyTurn', each(['any', 'some'], alone), kind);
    notation.words('SomeTurn', [...each(['at least one'], ones), ...each(['at least one of'], turns)], kind);
    notation.words('InTurns', each(each(['per'], nouns), ['', 'of the assistant']), kind);
    notation.words('InTurns', each(['in all', 'in all of'], turns), kind);
    const any = ['any', 'a', 'one', 'a single', 'any single'];
    notation.words('InAnyTurn', each(['in', 'within'], each(any, [...ones, ...nouns])), kind);
    notation.words('InAnyTurn', each(each(['in'], ['any of', 'one of']), turns), kind);
    notation.words('AllTurns', each(['all', 'all of', 'all the'], turns), kind);
    if (kind === 'every') notation.words('TheTurns', owned);
  }
  notation.words('EachTurn', each(["the assistant's every"], ['message', 'turn']), 'every');
  const many = each(['of the', 'one of the'], ['answers']);
  notation.words('EachTurn', each(['every', 'each'], ['one of the replies', ...many, 'of its answers']), 'reply');
  const whole = ['every message', 'each message', 'every single message', 'all of the messages'];
  notation.words('InTurns', each(['in', 'within'], [...whole, 'all turns', 'all of its turns']), 'every');
  // "Each reply in the conversation" leaves no doubt which ones are meant.
  const chats = ['the conversation', 'the chat', 'the dialogue', 'the whole conversation', 'the entire conversation'];
  notation.words('OfChat', each(['in', 'of', 'throughout', 'during', 'across', 'over'], chats));
  notation.words('OfChat', ['across all turns', ', across all turns ,', 'from the assistant , across all turns ,']);
  for (const turns of ['EachTurn', 'NoTurn', 'AnyTurn', 'SomeTurn', 'AllTurns'])
    notation.rule(`${turns} = ${turns} OfChat`, (): Turns => 'every');
  notation.rule('InTurns = ( in | within ) EachTurn');
  notation.rule('InTurns = in NthTurn');
  notation.rule('Core<F,W> = ( Verb<say,F> | Verb<use,F> | Verb<have,F> ) SayDet InTurns', (form: Said, turns: Turns) =>
    inTurns(turns, form),
  );
  const used = (text: Quoted): Said => ({ ask: 'text', of: plainText(text), in: [[1, Infinity]] });
  notation.rule('Clause = Text Used InTurns', (text: Quoted, where: Turns) => inTurns(where, used(text)));
  notation.rule('Clause = ThereIs Object InTurns', (form: Said, where: Turns) => inTurns(where, form));
  notation.rule('Binary = InTurns ,? Clause', inTurns);
  notation.rule('Binary = Clause InTurns', (form: Said, where: Turns): Said | undefined => {
    // "No more than one question per message" bounds each.
    const isBound = 'ask' in form && /^not? (?:more|fewer|less) /u.test(String(form.phrase ?? ''));
    if (isBound && typeof where === 'string') {
      const { denies: _, ...bound } = form;
      return inTurns(where, { ...bound, plainFor: 1 } as Said);
    }
    // "Fails if there is more than one question per message": in any of them.
    const isOver = 'ask' in form && /^(?:more|fewer|less|over|under|above|below)\b/.test(String(form.phrase ?? ''));
    if (typeof where === 'string')
      return isDenied(form) ? OPEN : inTurns(where, isOver ? { ...form, plainFor: 1 } : form);
    return form.negated ? undefined : inTurns(where, form);
  });
  notation.rule('Binary = Clause in SomeTurn', (form: Said, where: Turns) =>
    isDenied(form) ? undefined : some(where, form),
  );
  // "Never uses emojis in any of its replies"; of what is not denied only a fault is plain.
  notation.rule('Binary = Clause InAnyTurn', (form: Said, where: Turns): Said | undefined => {
    if ('and' in form || 'or' in form) return undefined;
    return isDenied(form) ? inTurns(where, form) : asFault(some(where, form));
  });
  notation.rule('Clause = EachTurn Pred<third,response>', inTurns);
  // "All turns have 30 words" may be said of them together.
  notation.rule('Clause = AllTurns Pred<plural,response> each', inTurns);
  notation.rule('Clause = AllTurns Pred<plural,response>', (where: Turns, form: Said) =>
    factsOf(form).some(isAmount) ? undefined : inTurns(where, form),
  );
  notation.rule('Clause = AllTurns ( are | stay | must be | must stay ) Extent', inTurns);
  notation.rule('Clause = TheTurns ( are all | all stay ) Extent', everyTurn);
  notation.rule('Clause = NoTurn Pred<third,response>', (where: Turns, form: Said) => {
    if (where === 'every') return inNone(form);
    const [denied, ...others] = denials(form);
    return others.length === 0 ? both(denied, inNone(form)) : undefined;
  });
  notation.rule('Clause = SomeTurn Pred<third,response>', some);
  notation.rule('Clause = AnyTurn Pred<third,response>', (where: Turns, form: Said) => asFault(some(where, form)));

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

  nthTurn(notation);
  soManyTurns(notation);

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
  // Of a user who never says so it is open whether the call is asked for.
  const later = (tool: Tool, text: Quoted): Said | undefined => {
    const not = early(tool, text) as Fact | undefined;
    const called: Fact = { ask: 'calls', of: tool.name, in: [[1, Infinity]] };
    const said: Fact = { ask: 'of user', of: { ever: canonical(used(text)) } };
    const ways: Form[] | undefined = not && [{ and: [called, { not }] }, { if: said, so: called }];
    return ways && { ask: 'agreeing', of: ways, undeniable: true };
  };
  notation.rule('Clause = CalledTool after UserSays Text', later);
  notation.rule('Core<F,writer> = CallTool<F> after UserSays Text', later);
  notation.words('RunsTool', ['runs', 'ran', 'is ever run', 'fires']);
  notation.rule('Clause = ( CalledTool | Tool RunsTool ) before UserSays Text', early);
  notation.rule('Clause = ( CalledTool | Tool RunsTool ) without UserSaying Text', early);
  notation.rule('Core<F,writer> = CallTool<F> ( before UserSays | without UserSaying ) Text', early);
  notation.rule('Clause = ( UncalledTool | Tool never runs ) ( before | until ) UserSays Text', late);
  notation.rule('Clause = Tool ( IsOnlyCalled | only runs | runs only ) ( after | once ) UserSays Text', late);
}

/** Of what stands in at least one message other rules speak. */
const isSome = ({ in: [interval, ...others] }: Amount) =>
  others.length === 0 && interval?.[0] === 1 && interval[1] === Infinity;

/** "In exactly one message of the assistant", "only in its first message" */
function soManyTurns(notation: Notation): void {
  const responses = ['response', 'responses', 'reply', 'replies'];
  const nouns = ['message', 'messages', 'turn', 'turns', ...responses];
  const agents = ['assistant', 'bot', 'agent', 'model', 'chatbot'];
  notation.words('TurnsCounted', responses, true);
  notation.words('TurnsCounted', each(agents, nouns));
  notation.words('TurnsCounted', each(each(nouns, ['of', 'from', 'by']), each(['the'], agents)));
  notation.words(
    'TurnsCounted',
    each(each(['of'], ['its', ...agents.map((one) => `the ${one}'s`)]), ['messages', 'turns']),
  );
  notation.words('OneTurnOnly', ['only one', 'just one', 'a single', 'only a single'], { in: [[1, 1]] });
  type OfTurns = Amount & { mayBeDraft?: true };
  const counted = ({ in: numbers, mayBeDraft }: OfTurns, form: Said): Said | undefined =>
    isOfText(form)
      ? {
          ask: 'so many turns',
          of: { ...(mayBeDraft && { mayBeDraft }), of: inOne(form) },
          in: numbers,
          names: true,
          undeniable: true,
        }
      : undefined;
  const first = ({ nth, mayBeDraft }: OfTurn, form: Said): Said | undefined =>
    nth === 1 && isOfText(form)
      ? {
          ask: 'so many turns',
          of: { isFirst: true, ...(mayBeDraft && { mayBeDraft }), of: inOne(form) },
          in: [[1, 1]],
          names: true,
          undeniable: true,
        }
      : undefined;
  notation.rule('SoManyTurns = ( Amount | OneTurnOnly ) TurnsCounted', (amount: Amount, mayBeDraft?: true) =>
    amount.total || amount.bare || isSome(amount) ? undefined : { ...amount, ...(mayBeDraft && { mayBeDraft }) },
  );
  notation.rule('SoManyOwn = SoManyTurns');
  notation.rule('SoManyOwn = ( Amount | OneTurnOnly ) ( message | messages | turn | turns )', (amount: Amount) =>
    amount.total || amount.bare || isSome(amount) ? undefined : amount,
  );
  const say = '( Verb<say,F> | Verb<use,F> | Verb<have,F> )';
  const used = (text: Quoted): Said => ({ ask: 'text', of: plainText(text), in: [[1, Infinity]] });
  notation.rule(
    'Clause = SoManyTurns ( Pred<third,response> | Pred<plural,response> )',
    (amount: Amount, form: Said) => (isDenied(form) ? undefined : counted(amount, form)),
  );
  notation.rule(`Core<F,W> = ${say} SayDet in SoManyOwn`, (form: Said, amount: Amount) =>
    isDenied(form) ? undefined : counted(amount, form),
  );
  notation.words(
    'TheWording',
    each(['', 'the'], ['phrase', 'word', 'words', 'greeting', 'disclaimer', 'text', 'sentence', 'term']),
  );
  notation.rule('Clause = TheWording? Text Used in SoManyTurns', (text: Quoted, amount: Amount) =>
    counted(amount, used(text)),
  );
  notation.words(
    'NotLater',
    [
      ...each(
        ['not in', 'never in'],
        ['any later one', 'any later message', 'later ones', 'later messages', 'later responses', 'any other'],
      ),
      ...each(['not in any'], ['of the later ones', 'of the later messages', 'other message', 'subsequent message']),
      ...['nowhere else', 'not later', 'never again', 'not again', 'never after that', 'not after that'],
    ].flatMap((one) => [`and ${one}`, `, ${one}`, `but ${one}`, `, and ${one}`, `, but ${one}`]),
  );
  notation.rule('OnlyFirstTurn = ( only | just ) in NthTurn', (turn: OfTurn) => turn);
  notation.rule('OnlyFirstTurn = in NthTurn ( only | NotLater )', (turn: OfTurn) => turn);
  notation.rule(`Core<F,W> = ${say} SayDet OnlyFirstTurn`, (form: Said, turn: OfTurn) =>
    isDenied(form) ? undefined : first(turn, form),
  );
  notation.rule(`Core<F,W> = only ${say} SayDet in NthTurn`, (form: Said, turn: OfTurn) =>
    isDenied(form) ? undefined : first(turn, form),
  );
  notation.rule('Clause = TheWording? Text Used OnlyFirstTurn', (text: Quoted, turn: OfTurn) =>
    first(turn, used(text)),
  );
  notation.rule('Clause = TheWording? Text only ( appears | occurs ) in NthTurn', (text: Quoted, turn: OfTurn) =>
    first(turn, used(text)),
  );
  notation.rule('Clause = only NthTurn Pred<third,response>', (turn: OfTurn, form: Said) =>
    isDenied(form) ? undefined : first(turn, form),
  );
  notation.words('NoLater', [
    ...each(['no later', 'no other', 'no subsequent'], each(['', 'assistant'], ['message', 'turn', 'one'])),
    'none of the later messages',
  ]);
  notation.rule(
    'Clause = NthTurn Pred<third,response> ,? ( and | but ) NoLater ( does | has it )',
    (turn: OfTurn, form: Said) => (isDenied(form) ? undefined : first(turn, form)),
  );
}

/** "The assistant's first reply", and its length beside another one's. */
function nthTurn(notation: Notation): void {
  const owners = ['assistant', 'bot', 'agent', 'model', 'chatbot', 'ai'];
  const nouns = ['reply', 'message', 'turn', 'response'];
  const named = (which: readonly string[], ones = nouns) => [
    ...each(each(['its', ...owners.map((owner) => `the ${owner}'s`)], which), ones),
    ...each(each(['the'], which), each(owners.slice(0, 3), ones)),
    ...each(
      each(
        each(['the'], which),
        ones.filter((noun) => noun !== 'response'),
      ),
      each(['of', 'from', 'by'], ['the assistant', 'the bot', 'the agent']),
    ),
  ];
  const NTH: readonly (readonly [Nth, readonly string[]])[] = [
    [1, ['first', 'very first', 'opening']],
    [2, ['second']],
    [3, ['third']],
    [-1, ['last', 'final']],
  ];
  for (const [nth, which] of NTH) {
    // Of the last message other rules speak; the last turn may be more than that.
    notation.words('NthTurn', named(which, nth > 0 ? nouns : ['turn']), { nth });
    // A response may hold several replies that it drafts.
    if (nth > 0)
      notation.words('NthTurn', each(each(['the'], which), ['reply', 'response']), { nth, mayBeDraft: true });
    const asked = [...each(each(['the'], which), ['user message']), ...each(each(["the user's"], which), ['message'])];
    if (nth > 0) notation.words('NthTurn', each(each(['the'], ['reply', 'response']), each(['to'], asked)), { nth });
    notation.words('TurnBeside', [...named(which), ...each(each(['the'], which), ['reply', 'response'])], nth);
    notation.words('TurnBeside', each(each(['the', 'its'], which), ['', 'one']), nth);
    if (nth < 0)
      notation.words('NthOrLast', [...named(which), ...each(each(['the'], which), ['reply', 'response'])], nth);
  }
  notation.rule('NthOrLast = NthTurn', ({ nth }: OfTurn) => nth);
  notation.rule('Clause = NthTurn Pred<third,response>', inTurn);
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
