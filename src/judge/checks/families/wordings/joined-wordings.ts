import { both, canonical, denials, OPEN, type Said } from '../../form.ts';
import { allHold, oneHolds } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { inside } from '../../grammar/said.ts';
import type { Wanted } from '../../texts/find.ts';
import { each } from '../shape.ts';
import { none, noneOf, occurs, some } from '../texts/texts.ts';

/** Whether a joined form is a plain "or" that a list or "either" does not already bind. */
const isPlainOr = (form: Said) => 'or' in form && !form.denies && form.plainFor === undefined;

/** How several conditions are said to belong together. */
export function joinedWordings(notation: Notation): void {
  announced(notation);
  orBoth(notation);
  whereas(notation);
  glossed(notation);
  reasons(notation);
  shortened(notation);
}

/** "'a' is mentioned and 'b' is not", "… and neither 'b' nor 'c' is", "… and so is 'b'": a verb that is said once. */
function shortened(notation: Notation): void {
  notation.words('IsNotSo', ['is not', 'are not', 'does not', 'do not', 'must not', 'should not', 'must not be']);
  notation.words('IsNotSo', ['is never', 'are never']);
  notation.words('IsSoToo', ['is', 'are', 'does', 'do']);
  notation.rule('ThereSo = Text ( Used Inside? | IsIn Place )', (text: Wanted, isIn?: true) =>
    inside(some(text), isIn),
  );
  notation.rule('ThereSo = ( Some<S> | Bare ) Used Inside?', inside);
  notation.rule('ThereSo = Texts<and> Used Inside?', (all: Wanted[], isIn?: true) =>
    inside(both(...all.map((text) => some(text))), isIn),
  );
  notation.rule('NotSo = Text IsNotSo', none);
  notation.rule('NotSo = ( Some<S> | Bare ) IsNotSo', (form: Said) => denials(form)[0]!);
  notation.rule('NotSo = neither Text nor Text IsSoToo', (a: Wanted, b: Wanted) => noneOf([a, b]));
  notation.rule('Joint = ThereSo ( And | while | , while | whereas | , whereas ) NotSo', allHold);
  // "'a' is not used and 'b' is"
  notation.rule('Joint = Text Unused And Text IsSoToo', (a: Wanted, b: Wanted) => allHold(none(a), some(b)));
  notation.rule('Joint = ThereSo And so IsSoToo Text', (a: Said, b: Wanted) => allHold(a, some(b)));
  notation.rule('Joint = Text Unused Inside? And ( neither | nor ) IsSoToo Text', (a: Wanted, ...rest: unknown[]) =>
    noneOf([a, rest.at(-1) as Wanted]),
  );
  // "Twice, and 'b' is not" may speak of the number.
  notation.rule('Joint = Text Used Times And Text ( never | not at all )', (a: Wanted, times: Amount, b: Wanted) =>
    allHold(occurs(a, times), none(b)),
  );
}

/** "All of the following hold: …" */
function announced(notation: Notation): void {
  const conditions = ['', 'conditions', 'criteria', 'requirements', 'statements', 'things'];
  const these = (of: readonly string[]) =>
    each(
      of.flatMap((one) => [`${one} the following`, `${one} these`]),
      conditions,
    );
  const are = ['are true', 'hold', 'hold true', 'are met', 'are satisfied', 'apply', 'are fulfilled'];
  const meets = ['the response meets', 'the response satisfies', 'the response fulfills', 'it meets'];
  notation.words('AllHold', each(each(these(['all of', 'all', 'each of']), are), [':']));
  notation.words('AllHold', each(each(meets, these(['all of', 'all'])), [':']));
  notation.words(
    'AnyHolds',
    each(
      each(these(['any of', 'at least one of', 'one or more of']), [...are, 'is true', 'holds', 'is met', 'applies']),
      [':'],
    ),
  );
  const [two, three, four] = [2, 3, 4].map((count) => (joiner: string) => {
    const commas = Array(count - 1)
      .fill('Clause')
      .join(' ( , | ; ) ');
    return `${commas} ( , | ; )? ${joiner} Clause`;
  });
  for (const line of [two!, three!, four!]) {
    notation.rule(`Binary = AllHold ${line('and')}`, (...all: Said[]) => apart(allHold, all));
    notation.rule(`Binary = AnyHolds ${line('or')}`, (...all: Said[]) => apart(oneHolds, all));
  }
}

/** Of "a or b, and c" it would be unclear where the first ends. */
const apart = (join: (...forms: Said[]) => Said, all: readonly Said[]): Said =>
  all.some((form) => ('and' in form || 'or' in form) && !form.denies && !form.list && !form.either)
    ? OPEN
    : join(...all);

/** "A link or a table, or both": which "or" says anyhow. */
function orBoth(notation: Notation): void {
  notation.words('OrBoth', ['or both', ', or both', ', or does both']);
  notation.rule('Vp<FIN,V> = ( Modal Core<base,V> | Core<FIN,V> ) OrBoth', (form: Said) =>
    isPlainOr(form) ? form : undefined,
  );
  notation.rule('Pred<FIN,V> = Vp<FIN,V> Or Vp<FIN,V> OrBoth', oneHolds);
  notation.rule('Binary = Clause Or Clause OrBoth', oneHolds);
  notation.rule('Kind = ( that | which ) Pred<plural,response> OrBoth', (form: Said) =>
    isPlainOr(form) ? form : undefined,
  );
  notation.rule(
    'Kind = ( that | which ) Pred<plural,response> Or ( that | which ) Pred<plural,response> OrBoth?',
    oneHolds,
  );
}

/** "Fails if 'a' is used while 'b' is not" */
function whereas(notation: Notation): void {
  notation.words('AsWell', ['as well', 'too', 'also', 'there as well', 'present as well']);
  notation.rule('Clause = Text ( is | are ) AsWell', (text: Wanted) => some(text));
  notation.rule(
    'Binary = Clause ,? ( while | whereas ) Clause',
    (one: Said, other: Said): Said => ({
      ...allHold(one, other),
      plainFor: -1,
    }),
  );
}

/** "It is on one line, i.e. contains no newline": where both say the same of a response, that is decided. */
function glossed(notation: Notation): void {
  notation.words('ThatIsSay', [
    ...['i . e .', 'i . e', 'ie', 'that is to say', 'in other words', 'which means'].flatMap((one) => [
      one,
      `${one} ,`,
    ]),
    ...['meaning', 'meaning that', 'meaning it', 'which means that', 'so', 'so that', 'which is to say', 'hence'],
  ]);
  notation.rule('GlossIntro = ( , | ; | : | — | – )? ThatIsSay');
  // "A field that is 'x'" glosses nothing.
  notation.rule('GlossIntro = ( , | ; | : | — | – ) that is ,?');
  // A second sentence says the same again, or asks for more: where both come to the same, it does not matter which.
  notation.rule('GlossIntro = ( ; | : | — | – )');
  const agree = (said: Said, gloss: Said): Said =>
    allHold(said, gloss) === OPEN
      ? OPEN
      : { ask: 'agreeing', of: [canonical(said), canonical(gloss)], undeniable: true, ...notesOf(said, gloss) };
  const notesOf = (...forms: Said[]) => {
    const plainFor = forms.map((form) => form.plainFor).find((one) => one !== undefined);
    return { ...(plainFor && { plainFor }) };
  };
  notation.rule('Binary = Clause GlossIntro Clause', agree);
  notation.rule('Binary = Clause GlossIntro ( None<T> | Lists )', agree);
  notation.rule("Binary = Clause '(' ( ThatIsSay | that is ) Clause ')'", agree);
  const ofOne = '( Response | Answer | it ) Pred<third,response>';
  notation.rule(`Binary = ${ofOne} GlossIntro both? Pred<third,response>`, agree);
  notation.rule(`Binary = ${ofOne} '(' ThatIsSay both? Pred<third,response> ')'`, agree);
}

/** "…, as it should", "…, as all our emails should": why it is asked for, and nothing more. */
function reasons(notation: Notation): void {
  notation.words(
    'AsAsked',
    each([', as'], ['it should', 'it must', 'they should', 'required', 'requested', 'instructed']),
  );
  notation.rule('AsAsked = , as ( all )? our #plural ( should | must | do | always do )', () => null);
  notation.rule('AsAsked = , as our style guide ( requires | demands | asks | says | wants )', () => null);
  notation.rule('Binary = Clause AsAsked', (form: Said) => form);
}
