import { and, canonical, type Form, identity, isFact, OPEN, type Said } from '../../form.ts';
import { allHold } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Wanted } from '../../texts/find.ts';
import { each } from '../shape.ts';
import { some } from '../texts/texts.ts';
import { mayAskForOrder, opposite } from './conditions.ts';

const isJoined = (form: Said) => 'and' in form || 'or' in form;
const given = (condition: Said, then: Said): Said =>
  allHold(condition, then) === OPEN || isJoined(condition)
    ? OPEN
    : { if: condition as Form, so: then as Form, plainFor: 1 };

/** More that is said of responses of a kind, and of others: "any answer longer than 50 words includes …". */
export function moreConditions(notation: Notation): void {
  responses(notation);
  exempt(notation);
  ofUser(notation);
  // "When 'a' is mentioned, so is 'b'", "… 'b' is mentioned as well"
  notation.rule('Binary = IfFirst Clause , so ( is | are | does ) Text', (condition: Said, text: Wanted) =>
    given(condition, some(text)),
  );
  notation.rule('AlsoThere = Text ( Used | IsSaid ) AsWell', (text: Wanted) => some(text));
  notation.rule('Binary = IfFirst Clause ,? AlsoThere', given);
}

/** What is asked of each response that is of a kind. */
function responses(notation: Notation): void {
  const nouns = ['response', 'reply', 'answer', 'output'];
  notation.words('AnyResponse', each(['any', 'every', 'each'], nouns));
  notation.words('Responses', [
    'responses',
    'replies',
    'answers',
    'outputs',
    'all responses',
    'all replies',
    'all answers',
  ]);
  notation.words('AResponse', each(['a', 'an'], nouns));
  notation.rule('OfSuch = AResponse ( that | which ) Pred<third,response>', (form: Said) => form);
  notation.rule(
    'OfSuch = ( AResponse | AnyResponse ) ( with | containing | of ) ( Sized<C> | Single )',
    (form: Said) => (isFact(form) && !form.denies ? form : undefined),
  );
  // "Longer answers, those over 30 words, contain a list"
  notation.words(
    'LongOnes',
    each(['long', 'longer', 'short', 'shorter'], ['responses', 'answers', 'replies', 'outputs']),
  );
  notation.words(
    'ThoseOf',
    each([', those', ', i . e . those', ', that is , those', ', meaning those', '( those'], ['', 'of', 'with']),
  );
  notation.rule("ManySuch = LongOnes ThoseOf ( Extent | Sized<size> ) ( , | ')' )", (form: Said) => form);
  notation.rule('ConditionalClause = UserReply Pred<third,response>', given);
  notation.rule('Binary = UserReply Pred<third,response>', given);
  notation.rule('OfSuch = AnyResponse ( ( that | which ) Pred<third,response> | Extent )', (form: Said) => form);
  notation.rule('ConditionalClause = OfSuch also? Pred<third,response>', given);
  notation.rule('ManySuch = Responses ( ( that | which ) Pred<plural,response> | Extent )', (form: Said) => form);
  notation.rule('ConditionalClause = ManySuch also? Pred<plural,response>', given);
  notation.rule('ConditionalClause = IfFirst Clause ,? ( then )? Clause', given);
  notation.rule('Binary = ManySuch also? Pred<plural,response>', given);
  notation.rule('Binary = OfSuch also? Pred<third,response>', given);
}

/** "…; a response without it also passes": said of those that the condition leaves out, and of no others. */
function exempt(notation: Notation): void {
  notation.words('IsFine', [
    ...each(
      ['', 'also'],
      ['passes', 'pass', 'is fine', 'are fine', 'is ok', 'are ok', 'is okay', 'are okay', 'counts as a pass'],
    ),
    ...['passes too', 'pass too', 'passes as well', 'is fine too', 'are fine too', 'is also fine', 'are also fine'],
  ]);
  const one = ['a response', 'any response', 'a reply', 'any reply', 'an answer', 'any answer', 'an output'];
  notation.words('OneResponse', one);
  notation.rule('Exempt = OneResponse KindOne IsFine', (form: Said) => form);
  notation.rule('Exempt = Responses Kind IsFine', (form: Said) => form);
  notation.words('Otherwise', [
    ...each(
      ['any reply', 'any response', 'any answer', 'it', 'the response', 'the reply'],
      ['is fine otherwise', 'passes otherwise'],
    ),
    ...each(
      ['otherwise'],
      ['any reply passes', 'any response passes', 'it passes', 'any reply is fine', 'any response is fine'],
    ),
    ...['other replies pass', 'other responses pass', 'other replies are fine', 'other responses are fine'],
  ]);
  const passing = (conditional: Said): Said => {
    if (!('if' in conditional)) return OPEN;
    const not = opposite(conditional.if as Said);
    return not ? { or: [not, conditional.so], plainFor: 1 } : OPEN;
  };
  notation.rule('Binary = ConditionalClause ( ; | — | – | , | . ) Otherwise', passing);
  notation.rule('Binary = ConditionalClause ( ; | — | – | . ) Exempt', (conditional: Said, other: Said): Said => {
    if (!('if' in conditional)) return OPEN;
    const not = opposite(conditional.if as Said);
    const isSame = not && identity(canonical(not)) === identity(canonical(other));
    return isSame ? passing(conditional) : OPEN;
  });
}

/** Conditions of the user's message, of what is only then, and of what is a fault. */
function ofUser(notation: Notation): void {
  // "Fails if a is called although the user's message does not contain 'b'"
  notation.words('Although', [
    'although',
    'even though',
    'though',
    ', although',
    ', even though',
    ', though',
    'even if',
  ]);
  const fault = (said: Said, condition: Said): Said =>
    isJoined(said) || isJoined(condition) || allHold(said, condition) === OPEN || mayAskForOrder(said, condition)
      ? OPEN
      : { ...and(said, condition), plainFor: -1 };
  notation.rule('Binary = Clause Although ( UserClause | Clause )', fault);
}
