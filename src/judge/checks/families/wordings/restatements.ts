import { canonical, identity, isFact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { count, inside } from '../../grammar/said.ts';
import type { Wanted } from '../../texts/find.ts';
import { none, some } from '../texts/texts.ts';

/** What is said a second time in other words: "at most 100 words (100 words or fewer)". */
export function restatements(notation: Notation): void {
  numbersAgain(notation);
  noneAtAll(notation);
  textsAgain(notation);
}

const isSame = (a: Said, b: Said) => identity(canonical(a)) === identity(canonical(b));

/** "At most 100 words (100 words or fewer)", "more than one question mark (i.e. two or more)" */
function numbersAgain(notation: Notation): void {
  const same = (a: Said, b: Said): Said | undefined => (isSame(a, b) ? a : undefined);
  notation.rule("Again = '(' ThatIsSay? ( Extent | Sized<C> ) ')'", (form: Said) => form);
  notation.rule('Again = GlossIntro ( Extent | Sized<C> )', (form: Said) => form);
  notation.rule('Extent = Extent Again', same);
  notation.rule('Sized<C> = Sized<C> Again', same);
  const ofNumber = (form: Said, { in: numbers }: Amount): Said | undefined =>
    isFact(form) && JSON.stringify(form.in) === JSON.stringify(numbers) ? form : undefined;
  notation.rule("Sized<C> = Sized<C> '(' ThatIsSay? Amount ')'", ofNumber);
  notation.rule('Sized<C> = Sized<C> GlossIntro Amount', ofNumber);
  notation.rule("Sized<C> = exactly? N Thing<C> '(' ThatIsSay? NoMore ')'", (n: number, thing: string) =>
    count(thing, { in: [[n, n]] }),
  );
}

/** "No emojis, not even one" */
function noneAtAll(notation: Notation): void {
  const again = ['none at all', 'none whatsoever', 'not even one', 'not a single one', 'not one', 'zero', 'none'];
  notation.words(
    'NotOne',
    again.flatMap((one) => [`, ${one}`, `( ${one} )`, `— ${one}`]),
  );
  notation.rule('Object = None<T> NotOne', (form: Said) => form);
  notation.rule(
    "Object = ( None<T> | Some<S> | Bare ) '(' N ( - | – | to | through ) N ')'",
    (form: Said, low: number, high: number) =>
      isFact(form) && form.ask === 'digits' && low === 0 && high === 9 ? form : undefined,
  );
}

/** "'x' is not mentioned, in other words it never appears" */
function textsAgain(notation: Notation): void {
  notation.rule('Binary = Text Unused Inside? GlossIntro it Unused Inside?', (text: Wanted, isIn?: true) =>
    inside(none(text), isIn),
  );
  notation.rule('Binary = Text Used Inside? GlossIntro it Used Inside?', (text: Wanted, isIn?: true) =>
    inside(some(text), isIn),
  );
}
