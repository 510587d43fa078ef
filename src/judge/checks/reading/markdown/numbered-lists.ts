import type { Check } from '../../check.ts';
import { ITEM, numberedCheck } from '../../markdown/numbered-lists.ts';
import { isMet, presence, type Quantity } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';
import { denied } from '../denied.ts';

const LIST = {
  singular: 'numbered list',
  plural: 'numbered lists',
  aliases: ['markdown numbered list', 'markdown numbered lists', 'numbered markdown list', 'numbered markdown lists'],
  isLength: false,
};

/** Checks on the number of numbered items, or whether there is a numbered list. */
export function numberedLists(claim: Claim): Check | undefined {
  const items = readContents(claim, ITEM);
  if (items) return numberedCheck(items);
  const lists = readContents(claim, LIST);
  return lists && isPresence(lists) ? numberedCheck(lists) : undefined;
}

/** Whether it asks only if something is there: text between its items makes two lists of one, so that none can be counted. */
const isPresence = (quantity: Quantity) =>
  [presence, denied(presence)!].some((one) =>
    [0, 1, 2, 1e6].every((count) => isMet(one, count) === isMet(quantity, count)),
  );
