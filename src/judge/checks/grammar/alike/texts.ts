import type { Alike } from './alike.ts';

/** Of words, names, numbers, dates and how they are written. */
export const alikeTexts: readonly Alike[] = [];
