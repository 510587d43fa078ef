import type { SourceTexts } from './grounded-sources.ts';

/** What became of the things of one kind in a text when they were looked for in the sources. */
export interface Grounding {
  total: number;
  found: number;
  /** How many of the found ones are certainly of the kind: one word in quotation marks may be no quotation. */
  foundForSure: number;
  /** Those that certainly do not stand there, as they are written. */
  missing: string[];
  /** How many may stand there or not, or may be none. */
  doubtful: number;
}

/** @param isLiteral whether they must stand there as they are written */
export type Look = (text: string, sources: SourceTexts, isLiteral: boolean) => Grounding;

export type Kind = 'quotation' | 'number' | 'URL' | 'link';
