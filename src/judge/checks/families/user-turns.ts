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
