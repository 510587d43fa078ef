import { isFact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { count } from '../../grammar/said.ts';
import { type One, ofOne, ofSeveral, type Several } from '../parts/of-parts.ts';

const exactly = (n: number) => ({ in: [[n, n]] as const });

/** Lengths in other words: "is just one word", "no line is wider than 72 characters". */
export function sizeWordings(notation: Notation): void {
  notation.words('MerelySo', ['only', 'just', 'merely', 'simply', 'just exactly', 'no more than just']);
  const only = (n: number, thing: string): Said | undefined =>
    n > 0 ? { ...count(thing, exactly(n)), undeniable: true } : undefined;
  notation.rule('MerelySized = MerelySo N Thing<size>', only);
  notation.rule('MerelySized = MerelySo ( a | one ) single One<size>', (thing: string) => only(1, thing));
  // "Is only one sentence" has a rule of its own.
  notation.rule('State = MerelySo N Thing<size> ( long | in length )?', (n: number, thing: string) =>
    n === 1 ? undefined : only(n, thing),
  );
  notation.rule('State = ( just | merely | simply ) N Thing<size> ( long | in length )?', (n: number, thing: string) =>
    n === 1 ? only(n, thing) : undefined,
  );
  notation.rule('State = only N Thing<size> ( long | in length )', (n: number, thing: string) =>
    n === 1 ? only(n, thing) : undefined,
  );
  notation.rule('Core<F,response> = Verb<consist,F> MerelySized');
  // "Has just two sentences" may have one.
  notation.rule('Core<F,response> = Verb<have,F> MerelySized', (form: Said) =>
    isFact(form) && form.ask !== 'characters' && form.in?.[0]?.[1] === 1 ? form : undefined,
  );
  notation.rule('Core<F,response> = NothingBut<F> ( a | one ) single One<size>', (thing: string) => only(1, thing));
  notation.rule('Core<F,response> = NothingBut<F> N Thing<size>', (n: number, thing: string) =>
    n === 1 ? only(n, thing) : undefined,
  );
  notation.words('NotOverOne', ['no more than', 'not more than', 'at most'], { in: [[0, 1]] });
  notation.rule('State = NotOverOne ( a | one ) single One<size> ( long )?', (amount: Amount, thing: string) =>
    count(thing, amount),
  );
  notation.words('OneLiner', ['a one-liner', 'a single-liner'], null);
  notation.rule('State = ( OneLiner )', (): Said => ({ ask: 'lines', in: [[1, 1]] }));

  widths(notation);
}

/** Only lines are so wide: of a whole response it would be unclear what is. */
function widths(notation: Notation): void {
  for (const [phrases, bound, said] of [
    [['wider than'], (n: number) => [n + 1, Infinity], 'more than'],
    [['narrower than'], (n: number) => [0, n - 1], 'fewer than'],
    [['no wider than', 'not wider than'], (n: number) => [0, n], 'no more than'],
  ] as const)
    for (const phrase of phrases)
      notation.rule(`WiderThan = ${phrase} N`, (n: number) => ({ in: [bound(n)], phrase: `${said} ${n}` }));
  notation.words('WidthUnit', ['characters', 'character', 'chars', 'columns', 'column']);
  const wide = ({ in: numbers, phrase }: Amount): Said => ({
    ask: 'characters',
    in: numbers,
    ...(phrase !== undefined && { phrase }),
    many: true,
  });
  notation.rule('Width = WiderThan WidthUnit', wide);
  notation.rule('Width = ( Bound | Range ) WidthUnit ( wide | in width )', wide);
  notation.rule('Width = N WidthUnit ( wide )? ( or narrower | or less wide )', (n: number) => wide({ in: [[0, n]] }));
  notation.rule('Width = N WidthUnit wide ( or less | or narrower | at most )', (n: number) => wide({ in: [[0, n]] }));
  notation.rule('ColumnsWide = ( Bound | Length | Range ) ( columns | column )', wide);
  notation.rule('ColumnsWide = N ( columns | column ) ( or fewer | or less )', (n: number) => wide({ in: [[0, n]] }));
  const isWide = ['is', 'are', 'must be', 'should be', 'may be', 'stays', 'stay', 'can be'];
  notation.words('WidthVerb', isWide);
  notation.words('WidthOver', ['exceeds', 'exceed', 'goes over', 'goes beyond', 'runs past', 'go over', 'run past']);
  notation.rule('WidthPred = WidthVerb ( Width | ColumnsWide )');
  notation.rule('WidthPred = WidthOver N ( columns | characters in width )', (n: number) =>
    wide({ in: [[n + 1, Infinity]], phrase: `more than ${n}` }),
  );
  notation.rule('Clause = SomeParts<N> WidthPred', (of: Several, holds: Said) =>
    of.kind === 'line' ? ofSeveral(of, holds) : undefined,
  );
  notation.rule('Clause = OnePart WidthPred', (one: One, holds: Said) =>
    one.kind === 'line' ? ofOne(one, holds) : undefined,
  );
  notation.rule('Clause = ( a | one ) Unit WidthPred', (kind: string, holds: Said): Said | undefined => {
    const found = kind === 'line' ? ofSeveral({ kind, which: 'some', denied: 'never', must: false }, holds) : undefined;
    return found && { ...found, plainFor: -1 };
  });
  const described = (which: 'none' | 'some' | 'faults') => (kind: string, holds: Said) => {
    const found =
      kind === 'line' ? ofSeveral({ kind, which, denied: 'plain', must: false, isPlural: true }, holds) : undefined;
    return found && { ...found, ...(which === 'faults' && { plainFor: -1 as const }) };
  };
  notation.rule('Described = no ( Unit | Units ) ( that is | that are )? Width', described('none'));
  notation.rule('Described = ( a | any ) ( Unit | Units ) ( that is | that are )? Width', described('some'));
  notation.rule('Described = Units Width', described('faults'));
}
