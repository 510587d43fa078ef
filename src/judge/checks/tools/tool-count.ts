import type { Quantity } from '../quantity.ts';
import type { ToolList } from './tool-name.ts';

export const CALL = { singular: 'tool call', plural: 'tool calls', isLength: false };

/** Which calls are counted, and how many are asked for. */
export interface AskedCalls {
  /** None for the calls of any tool. Of several each has its own count. */
  names: readonly string[];
  joined: ToolList['joined'];
  quantity: Quantity;
  /** Whether fewer may do as well: "only once". */
  isOpenBelow?: boolean;
}
