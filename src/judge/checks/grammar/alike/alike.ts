/**
 * Phrases that say the same wherever they stand: `put` may stand in the place of each other and of `others`. "_1" and "_2" are one to
 * five tokens, without a comma. A phrase of `put` may be empty. Choices in parentheses are written out when they are first needed.
 */
export type Alike = readonly [put: readonly string[], others: readonly string[], hasChoices?: true];

/** "(a|the) json" written out. */
export const ways = (text: string): string[] => {
  const [all, choices] = /\(([^()]*)\)/u.exec(text) ?? [];
  if (all === undefined) return [text.trim().replaceAll(/ +/gu, ' ')];
  return [...new Set(choices!.split('|').flatMap((one) => ways(text.replace(all, () => one))))];
};

/** What may be put in the place of others, whose choices stand in parentheses: "(a|the) json". */
export const say = (put: string, ...others: string[]): Alike => [[put], others, true];
