import type { Alike } from '../paraphrases.ts';

/** Of words, names, numbers, dates and how they are written. */
export const alikeTexts: readonly Alike[] = [];
