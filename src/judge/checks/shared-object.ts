import type { Claim } from './claim.ts';
import type { Joined } from './combined.ts';
import { isBare, readQuantity } from './quantity.ts';
import { isWord, type Token } from './tokens.ts';

/** How an object begins: with "at least three", "three", "no", "a", a quotation or "the …", or with the bare thing. */
type Opening = 'compared' | 'number' | 'none' | 'article' | 'named' | 'bare';

function openingOf(tokens: readonly Token[]): Opening {
  const [token] = tokens;
  if (['a', 'an', 'any'].some((word) => isWord(token, word))) return 'article';
  if (token?.kind === 'quoted' || isWord(token, 'the')) return 'named';
  const quantity = readQuantity(tokens, 0)?.value;
  if (quantity === undefined) return 'bare';
  if (quantity.phrase === 'none') return 'none';
  return isBare(quantity) ? 'number' : 'compared';
}

/**
 * Reads a part that leaves out subject and verb: "contains no commas and no semicolons". What is left out must be plain:
 * after "at least 3 bullet points" a bare "links" may mean at least 3 of them, or any.
 */
export function readShared(
  before: Claim,
  joined: Joined,
  tokens: readonly Token[],
): { claim: Claim; joined: Joined } | undefined {
  const { denial } = before.manner;
  if (isWord(tokens[0], 'not') || isWord(tokens[0], 'never')) {
    if (joined === 'or' || (denial !== undefined && denial !== 'not')) return undefined;
    const manner = { ...before.manner, denial: 'not' as const };
    return { claim: { ...before, negated: true, object: tokens.slice(1), manner }, joined };
  }
  const claim = { ...before, object: tokens };
  const [was, is] = [openingOf(before.object), openingOf(tokens)];
  const isPlain = !(was === 'compared' && (is === 'bare' || is === 'number')) && !(was === 'number' && is === 'bare');
  if (!isPlain) return undefined;
  if (denial === 'avoid' || denial === 'without') return { claim, joined: 'and' };
  if (denial !== undefined) return joined === 'or' ? { claim, joined: 'and' } : undefined;
  if (was !== 'none' || is === 'none') return was === 'none' && joined === 'or' ? undefined : { claim, joined };
  // "No commas or semicolons"; "no commas and semicolons" may be meant of both together.
  return is === 'bare' && joined === 'or'
    ? { claim: { ...claim, object: [before.object[0]!, ...tokens] }, joined: 'and' }
    : undefined;
}
