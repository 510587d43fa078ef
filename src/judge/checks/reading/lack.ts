import type { Token } from '../grammar/tokens.ts';
import { presence, type Quantity } from '../quantity.ts';
import type { Claim, Denial } from './claim.ts';
import { readQuantity } from './quantity.ts';
import { readTimes, withPlainTimes } from './quoted-text.ts';
import type { Relation } from './verbs.ts';

const OF_THINGS: readonly Relation[] = ['have', 'use', 'mention', 'give', 'add', 'make', 'highlight', 'consist'];

const LACKING: readonly (Denial | undefined)[] = ['avoid', 'lack', 'without'];

/**
 * Whether a number of things is said to be lacking: "lacks 3 links" may mean that there are fewer than three, that three are
 * missing, or that there are not exactly three. "Avoids more than 3 links" and "without at least 3 links" are plain.
 */
export function isUnclearLack({ relation, negated, object, manner: { denial, isFree, isThing } }: Claim): boolean {
  if (!negated || !LACKING.includes(denial) || !OF_THINGS.includes(relation)) return false;
  const quantity = quantityIn(withPlainTimes(object));
  if (!quantity || quantity === presence || quantity.max === 0) return false;
  if (denial === 'lack' || isFree || isThing || quantity.negation !== 'clear') return true;
  return denial === 'avoid' ? !ABOVE.test(quantity.phrase) : quantity.min === 0;
}

/** "Avoids at least 3 links" may mean that three others are missing. */
const ABOVE = /^(?:strictly )?(?:more|greater|higher|over|above|in excess)\b/;

/** "[lacks] 3 links", "[avoids] the word 'x' more than once" */
function quantityIn(tokens: readonly Token[]): Quantity | undefined {
  const first = readQuantity(tokens, 0)?.value;
  const after = tokens.map((_, at) => (at > 0 ? readTimes(tokens, at)?.value : undefined));
  return first ?? after.find((times) => times !== undefined);
}
