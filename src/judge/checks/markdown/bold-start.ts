import type { Check } from '../check.ts';
import { edgeCheck } from '../texts/edge-check.ts';

const BOLD = /^(?:\*\*(?=[^\s*])[^*\n]{1,200}\*\*|__(?=[^\s_])[^_\n]{1,200}__)/u;
/** Bold and italic, HTML, or a sign before it may be meant so or not. */
const MAYBE = /^(?:#{1,6}\s|\*\*\*|___|[*_]{2}|<(?:b|strong)\b|[^\p{L}\p{N}*_\n]{1,9}(?:\*\*|__))/iu;

/** What stands in bold at the beginning; a colon is within it or right after it. */
export type BoldStart = 'bold' | 'bold with a colon' | 'bold word' | 'bold word with a colon';

const NAMES: Readonly<Record<BoldStart, string>> = {
  bold: 'bold text',
  'bold with a colon': 'bold text with a colon',
  'bold word': 'a bold word',
  'bold word with a colon': 'a bold word with a colon',
};

/** Whether a text begins with bold text. Of several words in bold the first may be meant, or none. */
export const boldAtStartCheck = (of: BoldStart, negated: boolean): Check =>
  edgeCheck(
    'emphasis',
    'start',
    NAMES[of],
    negated,
    (given) => {
      const text = given.trimStart();
      const found = BOLD.exec(text)?.[0];
      if (!found) return MAYBE.test(text) ? undefined : false;
      if (of.endsWith('colon') && !/:\s*(?:\*\*|__)$/u.test(found) && !/^\s*:/u.test(text.slice(found.length)))
        return false;
      return of.startsWith('bold word') && /\S\s+[^\s:*_]/u.test(found) ? undefined : true;
    },
    { open: 'It begins with HTML, with signs that may make its beginning bold, or with several words in bold.' },
  );
