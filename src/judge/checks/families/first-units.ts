import { canonical, type Form, isFact, partsOf, type Said } from '../form.ts';
import { factsOf, isText } from '../grammar/doubts.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Cut, CutUnit } from '../parts/first-units.ts';
import type { Wanted } from '../texts/find.ts';
import { each } from './shape.ts';
import { plainText, type Quoted, some } from './texts.ts';

/** What is asked of the first or the last so many words, sentences and so on. */
export interface Within extends Cut {
  holds: Form;
}

/** The texts that a form asks for. */
export const textsOf = (form: Form): string[] =>
  !isFact(form)
    ? partsOf(form).flatMap(textsOf)
    : isText(form)
      ? [form.of as Wanted].flat().map(({ text }) => text)
      : [];

/** "'solar' is mentioned in the first 50 words", "the last two lines contain 'x'" */
export function firstUnits(notation: Notation): void {
  const owners = ['the', "the response's", "the answer's", "the reply's", "the output's"];
  notation.words('FirstOf', each(owners, ['first', 'opening', 'very first', 'initial']), 'start');
  notation.words('FirstOf', each(owners, ['last', 'final', 'closing', 'very last']), 'end');
  notation.rule(
    'FirstUnits = FirstOf N Many<size> OfWhole?',
    (side: Cut['side'], count: number, unit: string): Cut | undefined =>
      count > 0 ? { side, count, unit: unit as CutUnit } : undefined,
  );
  notation.words('WithinFirst', ['in', 'within', 'among', 'inside', 'anywhere in', 'somewhere in', 'somewhere within']);
  notation.rule('InFirst = WithinFirst FirstUnits');
  const within = (form: Said, cut: Cut): Said | undefined =>
    factsOf(form).every((one) => isText(one) && !one.denies && isFact(one) && one.in?.[0]?.[0] === 1) && !isBoth(form)
      ? { ask: 'within', of: { ...cut, holds: canonical(form) }, names: true }
      : undefined;
  // "'a' and 'b' in the last line": one of them may stand anywhere.
  const isBoth = (form: Said) => 'and' in form && !form.both;
  notation.rule('Clause = Text ( Used | IsIn ) InFirst', (text: Quoted, cut: Cut) => within(some(text), cut));
  notation.rule(
    'Clause = Text ( Unused | IsNotIn ) InFirst',
    (text: Quoted, cut: Cut): Said => ({
      not: within(some(text), cut) as never,
      denies: true,
    }),
  );
  notation.rule('Clause = ( Several ) Used InFirst', (form: Said, cut: Cut) => within(form, cut));
  notation.rule('Clause = Texts<and> BothUsed InFirst', (all: Quoted[], cut: Cut) =>
    within({ and: all.map(some), both: true }, cut),
  );
  notation.rule('Core<F,response> = Verb<have,F> ( Occurring | Several ) InFirst', within);
  notation.rule('Core<F,W> = ( Verb<use,F> | Verb<say,F> ) ( Occurring | Several ) InFirst', within);
  notation.rule('Clause = FirstUnits Copula Text', (cut: Cut, text: Quoted): Said | undefined =>
    cut.unit === 'words' && text.text.split(/\s+/u).length === cut.count
      ? { ask: cut.side, of: { ...plainText(text), isUnit: true }, names: true }
      : undefined,
  );
  together(notation);
}

/** "'a' and 'b' occur in the same sentence" */
function together(notation: Notation): void {
  notation.rule('InSame = ( in | within ) ( the same | one and the same ) Unit ( at least once )?');
  const inOne =
    (which: 'some' | 'none') =>
    (all: Quoted[], kind: string): Said => ({
      part: { kind, which },
      holds: { and: all.map((text) => some(plainText(text))) },
      names: true,
      ...(which === 'none' && { denies: true }),
    });
  notation.rule('Clause = Texts<and> ( Used | BothUsed ) together? InSame', inOne('some'));
  notation.rule('Clause = Texts<and> Unused together? InSame', inOne('none'));
  notation.rule('Core<F,W> = ( Verb<use,F> | Verb<say,F> ) both? Texts<and> InSame', inOne('some'));
  notation.rule('Core<F,response> = Verb<have,F> both? Texts<and> InSame', inOne('some'));
}
