import { type Check, type CheckResult, costly } from '../check.ts';
import { paragraphAt } from '../markdown/drawn-lists.ts';
import { parseBlocks } from '../markdown/markdown-document.ts';
import { isMet, type Quantity } from '../quantity.ts';
import { spoken } from '../spoken.ts';

const OPEN =
  'The response has something besides the sentences or paragraphs, such as a heading, a list, a table or code.';
const OTHER_BLOCK = /^(?:bullet_list_open|ordered_list_open|table_open|fence|code_block)$/u;

const hasOthers = (text: string, isAlone: boolean): boolean => {
  const nodes = parseBlocks(text);
  return nodes.some(
    ({ type }, at) =>
      OTHER_BLOCK.test(type) ||
      (isAlone && type === 'heading_open') ||
      (type === 'paragraph_open' && paragraphAt(nodes, at) === undefined),
  );
};

/**
 * The same count, for a response that must be that many sentences or paragraphs, not just have them: undecided if it has anything
 * else, unless there are too many anyway.
 * @param isAlone Whether a heading counts as something else, too
 */
export const nothingBeside = (check: Check, asked: Quantity, isAlone: boolean): Check =>
  costly({
    ...check,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      const counts = 'text' in said ? check.counts!(subject) : undefined;
      if ('reason' in said || !counts || 'reason' in counts) return check.run(subject);
      const isNone = counts.most === 0 && isMet(asked, 0) && isMet(asked, 1);
      return isNone || (counts.most > 0 && counts.least <= asked.max && hasOthers(said.text, isAlone))
        ? { holds: 'undecided', reason: OPEN }
        : check.run(subject);
    },
  });
