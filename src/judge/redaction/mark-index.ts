import { digitRuns, numbersIn } from './number-marks.ts';
import { atomsOf, compoundsOf } from './text-marks.ts';

/** The identifiers and numbers of texts. */
export interface MarkIndex {
  /** Words and identifiers, by Atom.key. */
  atoms: ReadonlySet<string>;
  /** The atoms that look like identifiers, by key. */
  shaped: ReadonlySet<string>;
  /** The same atoms as written. */
  written: ReadonlySet<string>;
  /** Codes, by key. */
  codes: ReadonlySet<string>;
  /** Numbers that are words of their own, in every meaning. */
  numbers: ReadonlySet<string>;
  /** These numbers, also without decimals, and the numbers within words. */
  digits: ReadonlySet<string>;
  compounds: ReadonlySet<string>;
}

/** The fewest digits that count as a number in words that mix digits and letters, such as ids. */
const LONG = 3;
/** A word with one number, such as "order_42". */
const WITH_NUMBER = /^(?:[^\d]+\d{2,}|\d+\p{L}+)$/u;

/** Indexes texts. Linear in their length. */
export function indexOf(texts: readonly string[]): MarkIndex {
  const [atoms, shaped, written, codes, numbers, digits] = Array.from({ length: 6 }, () => new Set<string>()) as Sets;
  let compounds: Set<string> | undefined;
  for (const text of texts) {
    for (const atom of atomsOf(text)) {
      atoms.add(atom.key);
      if (atom.isShaped) {
        shaped.add(atom.key);
        written.add(atom.written);
      }
      if (atom.isCode) codes.add(atom.key);
      if (!atom.isShaped || !/\d/.test(atom.written)) continue;
      const isNumber = WITH_NUMBER.test(atom.written);
      for (const run of digitRuns(atom.written)) if (isNumber || run.length >= LONG) digits.add(run);
    }
    for (const { whole, apart, truncated } of numbersIn(text)) {
      for (const meaning of [...whole, ...apart]) numbers.add(meaning);
      for (const meaning of [...whole, ...apart, ...truncated]) digits.add(meaning);
    }
  }
  return {
    ...{ atoms, shaped, written, codes, numbers, digits },
    /** Computed when first needed, because few explanations have compounds. */
    get compounds() {
      compounds ??= new Set(texts.values().flatMap(compoundsOf));
      return compounds;
    },
  };
}

type Sets = [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
