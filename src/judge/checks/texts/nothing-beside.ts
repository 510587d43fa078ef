import { type Check, type CheckResult, costly } from '../check.ts';
import { paragraphAt } from '../markdown/drawn-lists.ts';
import { parseBlocks } from '../markdown/markdown-document.ts';
import { isMet, type Quantity } from '../quantity.ts';
import { spoken } from '../spoken.ts';

const OPEN = 'Something else stands beside the sentences or paragraphs, such as a heading, a list, a table or code.';
const OTHER_BLOCK = /^(?:bullet_list_open|ordered_list_open|table_open|fence|code_block)$/u;

/** @param isOne Whether one sentence or paragraph is asked for, beside which a heading is too much */
const hasOthers = (text: string, isOne: boolean): boolean => {
  const nodes = parseBlocks(text);
  return nodes.some(
    ({ type }, at) =>
      OTHER_BLOCK.test(type) ||
      (isOne && type === 'heading_open') ||
      (type === 'paragraph_open' && paragraphAt(nodes, at) === undefined),
  );
};

/**
 * The same count of a response that should be so many sentences or paragraphs, and not only have them: with another thing beside them it
 * may be that, or not, unless there are too many anyway.
 */
export const nothingBeside = (check: Check, asked: Quantity): Check =>
  costly({
    ...check,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      const counts = 'text' in said ? check.counts!(subject) : undefined;
      if ('reason' in said || !counts || 'reason' in counts) return check.run(subject);
      const isNone = counts.most === 0 && isMet(asked, 0) && isMet(asked, 1);
      return isNone || (counts.most > 0 && counts.least <= asked.max && hasOthers(said.text, asked.max <= 1))
        ? { holds: 'undecided', reason: OPEN }
        : check.run(subject);
    },
  });
