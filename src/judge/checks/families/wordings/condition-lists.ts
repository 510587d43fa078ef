import { both, OPEN, type Said } from '../../form.ts';
import { allHold } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import type { Quoted } from '../texts/texts.ts';
import { plainText, type TextList } from '../texts/texts.ts';

/** Several conditions in a row: announced ones, four of them, and one of two texts. */
export function conditionLists(notation: Notation): void {
  announced(notation);
  longRows(notation);
  oneOfTexts(notation);
}

const mayBeMixed = (all: readonly Said[]) =>
  all.some((form) => ('and' in form || 'or' in form) && !form.denies && !form.list && !form.either);
/** Of "a or b, and c" it would be unclear where the first ends. */
const apart = (...all: Said[]): Said => (mayBeMixed(all) ? OPEN : allHold(...all));

/** "Meets all of these conditions: it has a table, contains 'x', and ends with 'y'": each of them of the response. */
function announced(notation: Notation): void {
  const these = each(['all of', 'all', 'each of', 'both of'], ['the following', 'these']);
  const things = ['', 'conditions', 'criteria', 'requirements', 'things', 'rules'];
  notation.words(
    'DoesAll',
    each(each(['does', 'meets', 'satisfies', 'fulfills', 'fulfils', 'must do'], these), things),
  );
  notation.words(
    'AllTrue',
    each(each(these, things), ['are true', 'hold', 'hold true', 'are met', 'apply', 'is true']),
  );
  notation.rule('DoAll = ( Response | Writer | it ) DoesAll :');
  notation.rule('DoAll = AllTrue :');
  const [SEP, LAST] = ['( , | ; )', '( , and | ; and | and | , | ; )'];
  for (const row of [`X ${LAST} X`, `X ${SEP} X ${LAST} X`, `X ${SEP} X ${SEP} X ${LAST} X`]) {
    notation.rule(`Binary = DoAll ${row.replaceAll('X', 'Vp<third,response>')}`, apart);
    // "It … , it … and it …": the same of all.
    notation.rule(`Binary = DoAll ${row.replaceAll('X', 'SaidOfIt')}`, apart);
  }
  notation.rule(`Binary = DoAll it Vp<third,response> ${SEP} Vp<third,response> ${LAST} Vp<third,response>`, apart);
  notation.rule(`Binary = DoAll Clause ${LAST} Clause`, apart);
  notation.rule('SaidOfIt = ( it | Response ) Vp<third,response>', (form: Said) => form);
}

function longRows(notation: Notation): void {
  notation.rule('Pred<FIN,V> = Vp<FIN,V> , Vp<FIN,V> , Vp<FIN,V> ,? and Vp<FIN,V>', allHold);
  notation.rule('Joint = Clause , Clause , Clause ,? and Clause', allHold);
}

/** "Either Visa or Mastercard, but not both", "only one of 'yes' and 'no' is used" */
function oneOfTexts(notation: Notation): void {
  const one = (all: readonly Quoted[]): Said => ({ ask: 'texts', of: all.map(plainText), in: [[1, 1]] });
  notation.rule('Core<F,W> = NameVerb<F> ( either )? NameRow<or> NotBothThings', (all: Quoted[]) =>
    all.length === 2 ? one(all) : undefined,
  );
  notation.rule('Clause = ( either )? NameRow<or> IsNamed NotBothThings', (all: Quoted[]) =>
    all.length === 2 ? one(all) : undefined,
  );
  const only = (list: TextList): Said | undefined =>
    list.joiner === 'nor' || !list.joiner ? undefined : one(list.texts);
  notation.rule('Clause = OneOfTexts ( List | BareList ) Used', only);
  notation.rule('Lists = OneOfTexts BareList', only);
  notation.rule('Lists = one of Texts<or> NotBothThings', (all: Quoted[]) => (all.length === 2 ? one(all) : undefined));
  // "At least one of these appears: 'red', 'green'"
  notation.words('OneOfThese', each(['any', 'at least one', 'one or more'], ['of', 'of the following', 'of these']));
  notation.rule('Clause = OneOfThese Used Place? : BareList', (list: TextList): Said | undefined =>
    list.joiner === 'nor'
      ? undefined
      : { or: list.texts.map((of) => ({ ask: 'text', of, in: [[1, Infinity]] })), list: 'any' },
  );
  notation.words('AllThese', each(['all of', 'each of', 'both of', 'all'], ['these', 'the following']));
  notation.rule('Clause = AllThese ( Used | BothUsed ) Place? : BareList', (list: TextList): Said | undefined =>
    list.joiner === 'or' || list.joiner === 'nor'
      ? undefined
      : both(...list.texts.map((of): Said => ({ ask: 'text', of, in: [[1, Infinity]] }))),
  );
}
