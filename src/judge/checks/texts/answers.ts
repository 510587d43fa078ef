import type { Answer } from '../whole-text.ts';

/** What stands around an answer of one word: quotation marks, brackets, emphasis, a full stop. */
const AROUND = /^[\s"'“”‘’(*_`[]+|[\s"'“”‘’)*_`.\]]+$/gu;

/** With all signs around it. */
const LONGEST = 40;

const OPEN_LETTER = 'It may be such a letter, in another case or with signs around it.';

/** Whether a text is one letter, from one to another where they are given. */
export function isLetter(text: string, from: string, to: string): Answer {
  const is = (one: string) => /^\p{L}$/u.test(one) && one >= from && one <= to;
  if (is(text.trim())) return { is: true };
  if (text.trim().length > LONGEST) return { is: false };
  const bare = text.trim().replace(AROUND, '');
  if (/^[^\P{L}a-z]$/iu.test(bare)) return { open: OPEN_LETTER };
  return is(bare) || is(bare.toUpperCase()) || is(bare.toLowerCase()) ? { open: OPEN_LETTER } : { is: false };
}

const OPEN_ITEMS =
  'It is unclear what its items are: there are quotation marks, brackets, "and", or other marks between them.';

/** What stands in sentences, and seldom in items. */
const SENTENCE = /\b(?:i|we|you|they|it|dear|hi|hello|thanks|thank|please|sorry|is|are|was|were)\b/iu;

/** Whether a text is so many items with commas between them, and nothing else. */
export function areItems(text: string, isNumber: (count: number) => boolean): Answer {
  const line = text.trim();
  const items = line.split(',').map((item) => item.trim());
  const found = `${items.length} ${items.length === 1 ? 'item' : 'items'} between commas`;
  const isPlain = items.every((item) => /^[^\s.!?;:"“”()[\]{}\n|]+(?: [^\s.!?;:"“”()[\]{}\n|]+){0,3}$/u.test(item));
  const isJoined = /\b(?:and|or|und|et|y)\s|&/iu.test(items.at(-1)!) || /\d,\d{3}\b/u.test(line);
  const isProse = SENTENCE.test(line) || items.some((item) => item.split(' ').length > 3);
  if (isPlain && !isJoined && !isProse && items.length > 1) return { is: isNumber(items.length), found };
  if (items.length === 1 || !isNumber(items.length)) {
    // A colon may introduce the list, and a line or semicolon part its items as well.
    if (!/[\n;:|]|,$/u.test(line) && !isJoined && !/["“”(]/u.test(line) && !isNumber(items.length))
      return { is: false, found };
    return { open: OPEN_ITEMS };
  }
  return { open: OPEN_ITEMS };
}
