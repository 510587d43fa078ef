import type { Check } from '../check.ts';
import { countOf } from '../count.ts';
import { rangeCheck } from '../count-range.ts';
import type { Quantity } from '../quantity.ts';
import { beginning } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import type { Unit } from '../unit.ts';

/** Something that a text holds, such as a heading. */
export interface Item {
  /** What it says; '' where it is not to be shown. */
  text: string;
  /** The line on which it begins, 1 for the first. */
  line: number;
}

/** What was found in a text, in its order. */
export interface Items {
  certain: readonly Item[];
  /** How many more there may be. */
  doubtful?: number;
}

/** How many of them are named. */
const MAX_SHOWN = 3;

/** How a check counts items. */
export interface ItemCount {
  find: (text: string) => Items;
  /** How many there are, the same function for every check of a unit. */
  by: (text: string) => number;
  isCostly?: true;
  /** Why nobody can be sure where some are doubtful, as a sentence. */
  open?: string;
}

/** A check that counts things in the answer's text and names the first of them with their lines. */
export function itemCountCheck(
  name: string,
  unit: Unit,
  asked: Quantity,
  { find, by, isCostly, open = '' }: ItemCount,
): Check {
  const check = rangeCheck({ name, what: unit.plural, asked, reads: 'text', isCostly, open }, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const { certain, doubtful = 0 } = find(said.text);
    const shown = certain.slice(0, MAX_SHOWN);
    return {
      least: certain.length,
      most: certain.length + doubtful,
      found: `${countOf(certain.length, unit)}${listed(certain)}`,
      evidence: quotesIn(
        said,
        shown.map(({ text }) => beginning(text).replace(/…$/u, '')),
      ),
    };
  });
  return { ...check, counted: { by, quantity: asked } };
}

/** ": "Summary" (line 1), "Next" (line 4), and 2 more" */
export function listed(items: readonly Item[]): string {
  const named = items
    .slice(0, MAX_SHOWN)
    .map(({ text, line }) => (text === '' ? `line ${line}` : `"${beginning(text)}" (line ${line})`));
  const more = items.length - named.length;
  return named.length === 0 ? '' : `: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
