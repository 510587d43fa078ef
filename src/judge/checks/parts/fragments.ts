import type { Check } from '../check.ts';
import { listItems } from '../markdown/list-items.ts';
import { linesOutsideCode } from '../markdown/markdown.ts';
import type { SeveralParts } from './part-kind.ts';
import { PART_UNITS, type PartUnit } from './part-units.ts';

/** A heading, a line that is bold as a whole, or a row of a table. */
const LINE = /^\s*(?:#{1,6}\s|\||(\*\*|__)[^\n]*\1:?\s*$)/u;
const ITEM = /^[\s>]*(?:[-*+•◦▪▫‣⁃●○]|\d{1,9}[.)])\s+/u;

const linesApart = (text: string): string[] =>
  linesOutsideCode(text)
    .filter((line) => LINE.test(line) || ITEM.test(line))
    .map((line) => line.replace(ITEM, ''));

const isOfAny = (which: SeveralParts['which']) =>
  typeof which === 'string' && ['none', 'some', 'faults', 'anyFault'].includes(which);

/** Whether it is asked that none is too long. */
function isUpperBound({ which }: SeveralParts, { counted }: Check): boolean {
  if (!counted) return false;
  const { min, max, outside } = counted.quantity;
  const isLong = !outside && min > 0 && max === Infinity;
  return isOfAny(which) ? isLong : !outside && min === 0 && max > 0;
}

/**
 * Parts with what else may be one, where that matters: headings, rows of a table and items of a list as sentences that may be too
 * long, and items of a list as paragraphs of which none is to have a text.
 */
export function withFragments(which: SeveralParts, check: Check): PartUnit {
  const unit = PART_UNITS[which.kind];
  const fragments =
    which.kind === 'sentence' && isUpperBound(which, check)
      ? linesApart
      : which.kind === 'paragraph' && isOfAny(which.which) && check.name === 'text'
        ? (text: string) => listItems(text).map((item) => item.text)
        : undefined;
  if (!fragments) return unit;
  return {
    ...unit,
    otherSplits: (text) => [...(unit.otherSplits?.(text) ?? []), [...unit.split(text), ...fragments(text)]],
  };
}
