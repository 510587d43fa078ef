import { outsideCode } from '../markdown/outside-code.ts';
import type { Answer } from '../whole-text.ts';

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const OPEN =
  'A bracket stands in code, in a smiley, or after the number or letter of an item, where it needs no other.';

/** Whether every bracket of some kinds has its other. @param opening such as "([{" */
export function areBalanced(given: string, opening: string): Answer {
  const stack: string[] = [];
  const text = outsideCode(given);
  const isUnclear = text !== given || /[:;=8]['’-]?[()]|(?:^|\s)(?:\d{1,3}|[a-z])\)/imu.test(text);
  for (const [at, sign] of [...text].entries()) {
    if (opening.includes(sign)) stack.push(sign);
    const other = PAIRS[sign];
    if (other === undefined || !opening.includes(other)) continue;
    if (stack.pop() !== other)
      return isUnclear ? { open: OPEN } : { is: false, found: `"${sign}" at character ${at + 1} closes nothing` };
  }
  if (isUnclear) return { open: OPEN };
  return stack.length > 0
    ? { is: false, found: `"${stack.at(-1)}" is not closed` }
    : { is: true, found: 'Every bracket has its other' };
}
