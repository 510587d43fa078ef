import type { Said } from '../../form.ts';
import { SIZES } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Relation } from '../../relations.ts';
import { compared, type Multiple, type Side } from '../parts/count-comparisons.ts';
import { each } from '../shape.ts';

/** Numbers of anything beside those in the user's message: "more links than the user's message", "at least twice as many words as it". */
export function messageCounts(notation: Notation): void {
  // Of words, lines and the like other rules speak.
  const beside = (relation: Relation, one: Side, message: string): Said | undefined =>
    SIZES.includes(one.ask) ? undefined : compared(one, relation, { ...one, message });
  notation.words('UserHas', ['has', 'does', 'contains', 'had', 'did']);
  notation.words('AsUser', [
    ...each(each(['the user', 'the customer'], ['', 'has']), ['sent', 'wrote', 'written', 'used', 'gave', 'typed']),
    ...each(['the user', 'the customer'], ['did', 'has']),
  ]);
  notation.rule('MessageThan = TheMessage UserHas?');
  notation.rule('MessageAs = MessageThan');
  notation.rule('MessageAs = AsUser', () => "the user's message");
  notation.rule('MessageCount = MoreOf Side than MessageAs', beside);
  notation.rule('MessageCount = AsManyOf Side as MessageAs', beside);
  notation.rule('MessageCount = EqualNumber Side as MessageAs', (one: Side, message: string) =>
    beside('same', one, message),
  );
  notation.rule('MessageCount = AsManyOf Many<size> as AsUser', (relation: Relation, ask: string) =>
    compared({ ask }, relation, { ask, message: "the user's message" }),
  );
  notation.rule('MessageCount = EqualNumber Many<size> as AsUser', (ask: string) =>
    compared({ ask }, 'same', { ask, message: "the user's message" }),
  );
  notation.rule('MessageCount = TimesAs as many Side as MessageAs', (how: Multiple, one: Side, message: string) =>
    compared(one, how.relation, { ...one, message }, { times: how.times }),
  );
  notation.rule('Det = MessageCount');
  // "The number of bullets matches the number of question marks in the user's message"
  notation.words('InThe', ['in', 'of', 'within', 'from']);
  notation.rule(
    'SecondNumber = NumberOf Side InThe TheMessage',
    (one: Side, message: string): Side => ({
      ...one,
      message,
    }),
  );
  notation.rule('SecondNumber = ( that | the number )? InThe TheMessage', (message: string) => ({ message }));
  notation.rule(
    'Det = MoreOf Side than TheMessage has Side',
    (relation: Relation, one: Side, message: string, other: Side) => compared(one, relation, { ...other, message }),
  );
}
