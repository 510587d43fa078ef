import type { Alike } from '../paraphrases.ts';

/** Of JSON, CSV, YAML, SQL and code. */
export const alikeData: readonly Alike[] = [];
