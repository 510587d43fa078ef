import { foundPlacesCheck, placesOf } from '../data/found-places.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import type { Quantity } from '../quantity.ts';
import type { Unit } from '../unit.ts';

/** Blanks that can be counted, each by its pattern. Within code they may be meant or not. */
export const BLANKS = {
  'double spaces': / {2,}/gu,
  'blank lines': /(?<=\n)[^\S\n]*\n/gu,
  tabs: /\t/gu,
} as const;

/** Two blanks at the beginning of a line indent it, and at its end they break it. */
const BETWEEN = /(?<=\S) {2,}(?=\S)/gu;

const OPEN = 'There are such blanks within code, or at the edge of a line, which may be meant or not.';

/** Checks how many blanks of a kind are there. */
export function blanksCheck(kind: keyof typeof BLANKS, asked: Quantity) {
  const unit: Unit = { singular: kind.slice(0, -1), plural: kind, isLength: false };
  return foundPlacesCheck('blanks', unit, asked, OPEN, (text) => {
    const plain = text.replace(/^\s*\n|\n\s*$/gu, '');
    const all = placesOf(plain, BLANKS[kind]);
    const sure = kind === 'double spaces' ? placesOf(plain, BETWEEN) : all;
    const certain = outsideCode(plain) === plain ? sure : [];
    return { certain, doubtful: all.length - certain.length };
  });
}
