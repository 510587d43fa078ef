import type { Answer } from '../whole-text.ts';
import { findIn, type Wanted } from './find.ts';
import { fold } from './fold.ts';

const OPEN = 'The text stands in parentheses with other words, only here and there, or in a link.';

/** A text with blanks for what stands outside of parentheses. */
function insideOf(text: string): string {
  let depth = 0;
  return Array.from(text, (sign) => {
    if (sign === ')' && depth > 0) depth -= 1;
    const kept = depth > 0 ? sign : ' '.repeat(sign.length);
    if (sign === '(') depth += 1;
    return kept;
  }).join('');
}

/** What of a text is no mark around it. */
const bare = (text: string) => text.replaceAll(/[\s*_`"'“”.]/gu, '').toLowerCase();

/** Whether a text stands in parentheses of its own wherever it occurs; a text that does not occur does not. */
export function standsInParentheses(text: string, wanted: Wanted): Answer {
  const count = (one: string) => findIn(fold(one, wanted.caseSensitive), wanted).length;
  const all = count(text);
  const name = `"${wanted.text}"`;
  if (all === 0)
    return fold(text, false).text.includes(fold(wanted.text, false).text)
      ? { open: OPEN }
      : { is: false, found: `${name} does not occur` };
  const alone = Array.from(text.matchAll(/\(([^()]*)\)/gu), ([, one]) => one!).filter(
    (one) => count(one) === 1 && bare(one) === bare(wanted.text),
  ).length;
  if (/\]\(|[（）]/u.test(text) || (alone < all && count(insideOf(text)) > 0)) return { open: OPEN };
  return { is: alone === all, found: `${name} ${alone === all ? 'is in' : 'has no'} parentheses` };
}
