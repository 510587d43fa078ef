import type { Quantity } from '../quantity.ts';

/** What a response is made of, as parts of it. */
export type PartKind =
  | 'paragraph'
  | 'sentence'
  | 'line'
  | 'bullet'
  | 'numbered'
  | 'item'
  | 'heading'
  | 'section'
  | `section ${SectionLevel}`
  | 'code'
  | 'url'
  | 'link text'
  | 'question'
  | 'word'
  | MarkedKind
  | ValueKind;

/** Parts of tables, quotes, images and lists. */
export type MarkedKind =
  | 'row'
  | 'data row'
  | 'head row'
  | 'cell'
  | 'row cell'
  | 'head cell'
  | 'quote'
  | 'alt text'
  | 'subheading'
  | 'step'
  | 'other line'
  | 'top bullet'
  | 'top item'
  | 'nested bullet'
  | 'nested item';

/** What stands within a line. */
export type ValueKind = 'email' | 'phone' | 'date' | 'number' | 'percentage' | 'emoji' | 'bold';

/** The level of the heading that a section stands under. */
type SectionLevel = 1 | 2 | 3;

/** How large a part of all, and how many of all are left: "at least half of them", "all but one of them". */
export type Fraction =
  | `${'at least' | 'at most' | 'more than' | 'less than'} ${number}/${number}`
  | `all but ${number}`;
/** Which of several is left out. */
export type LeftOut = 'first' | 'last';

/**
 * Of how many parts something is said. `plural` and `bare`: "the sentences" and "sentences", which are all of them in what is
 * wished and perhaps any of them in what is not. `faults`: "Penalize sentences longer than …", which is any of them, and the worse the more there
 * are. `anyFault`: "Penalize any sentence longer than …".
 */
export type PartShare =
  | 'all'
  | 'notAll'
  | 'most'
  | Fraction
  | 'none'
  | 'some'
  | 'plural'
  | 'bare'
  | 'anyFault'
  | 'faults'
  | Quantity;

interface SomePart<Which> {
  kind: PartKind;
  which: Which;
}

/** One part by its place: 0 for the first, -1 for the last. */
export type OnePart = SomePart<number>;
/** So many parts of all. */
export type SeveralParts = SomePart<PartShare> & { but?: LeftOut };

/** How a kind of part is called and found. */
export interface PartUnit {
  singular: string;
  plural: string;
  /** Its name in a verdict's method, where that is not the singular. */
  method?: string;
  /** The parts of a text in their order, as they are counted elsewhere. */
  split: (text: string) => string[];
  /** Other ways to split it that may be meant, and why, as a sentence. */
  otherSplits?: (text: string) => string[][];
  openSplit?: string;
  /** How many more there may be, of HTML or drawn in another way, and why, as a sentence. */
  countDoubtful?: (text: string) => number;
  openDoubtful?: string;
  /** By this key two that are written differently may be the same: "1,000" and "1000". */
  looseKey?: (part: string) => string;
  /** Whether they are found by a parser. */
  isParsed: boolean;
}
