/**
 * Phrases that say the same wherever they stand: `put` may stand in the place of each other and of `others`. "_1" and "_2" are one to
 * five tokens, without a comma. A phrase of `put` may be empty.
 */
export type Alike = readonly [put: readonly string[], others: readonly string[]];
