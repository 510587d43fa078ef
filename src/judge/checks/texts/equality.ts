import type { Check } from '../check.ts';
import { wholeTextCheck } from '../whole-text.ts';
import { findIn, hasMark, isSame, named, type Wanted } from './find.ts';
import { fold, keepsPoints } from './fold.ts';

const MAYBE_CASED = 'The response differs from one of these texts only in upper and lower case.';
const MARKED = 'The response is one of these texts with a mark beside it.';
const OPEN = 'The response holds one of these texts, and more than it.';

/** @param isOpen whether a text that holds one of them and more may be meant as well */
export function equalityCheck(given: readonly Wanted[], negated: boolean, isOpen = false): Check {
  const wanted = given.map((one) => ({ ...one, text: one.text.normalize('NFC') }));
  const asked = wanted.map((one) => named({ ...one, wholeWords: true })).join(' or ');
  return wholeTextCheck({ name: 'text', asked }, negated, (text) => {
    const { caseSensitive } = wanted[0]!;
    const haystack = fold(text.normalize('NFC'), caseSensitive, keepsPoints(caseSensitive, wanted));
    const same = wanted.filter((one) => isSame(haystack, one));
    const is = same.length > 0;
    if (is && wanted.some(({ mayBeCased }) => mayBeCased)) {
      const written = fold(text.normalize('NFC'), true, keepsPoints(true, wanted));
      if (!wanted.some((one) => isSame(written, { ...one, caseSensitive: true }))) return { open: MAYBE_CASED };
    }
    if (is && same.every((one) => hasMark(haystack, one))) return { open: MARKED };
    return isOpen && !is && wanted.some((one) => findIn(haystack, one).length > 0) ? { open: OPEN } : { is };
  });
}
