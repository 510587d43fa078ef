import { COMPARISON_TRAPS } from './comparison-traps.ts';
import { FAMILY_TRAPS } from './family-traps.ts';
import { REACH_TRAPS } from './reach-traps.ts';
import { WORDING_TRAPS } from './wording-traps.ts';

/** Criteria that look as if a program could decide them and that it can't: none may compile. */
export const TRAPS: readonly string[] = [...COMPARISON_TRAPS, ...WORDING_TRAPS, ...FAMILY_TRAPS, ...REACH_TRAPS];
