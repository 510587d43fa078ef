import type { Quantity } from '../quantity.ts';
import type { Source } from './grounded-sources.ts';
import type { Kind } from './grounding.ts';

/** What is asked of quotations, numbers or addresses, and of which texts. */
export interface Grounded {
  kind: Kind;
  source: Source;
  /** Whether they must stand there as they are written. */
  isLiteral: boolean;
  /** `every`: each must stand there; the others ask how many do, or do not. */
  view: 'every' | 'missing' | 'found';
  quantity: Quantity;
}
