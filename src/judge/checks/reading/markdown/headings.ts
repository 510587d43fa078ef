import type { Check } from '../../check.ts';
import { isWord, type Token } from '../../grammar/tokens.ts';
import { headingCheck, KINDS } from '../../markdown/headings.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/** Checks whether, or how many, headings are there: "Markdown headings" are those with "#" or a line below, no bold ones. */
export function headings(claim: Claim): Check | undefined {
  const plain = { ...claim, object: withPlainLevel(claim.object) };
  for (const { unit, find, by, open } of KINDS) {
    const quantity = readContents(plain, unit);
    if (quantity) return headingCheck(unit, quantity, { find, by, open });
  }
  return undefined;
}

/** Writes "level 2" as "level-2". */
const withPlainLevel = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const next = tokens[at + 1];
    if (token.kind === 'number' && isWord(tokens[at - 1], 'level')) return [];
    if (!isWord(token, 'level') || next?.kind !== 'number') return [token];
    return [{ kind: 'word', text: `level-${next.value}`, raw: `level-${next.value}` }];
  });
