import type { Check } from '../check.ts';
import { placeCountCheck } from '../place-count.ts';
import { isMet, type Quantity } from '../quantity.ts';
import { doubtOf } from './doubtful-marks.ts';
import { edgeCheck } from './edge-check.ts';
import { trimmed } from './fold.ts';
import { withoutFootnotes } from './footnotes.ts';
import { MARKS, type Mark } from './punctuation-marks.ts';

function countedMark(mark: Mark, asked: Quantity): Check | undefined {
  if (!ASKABLE[mark.counted](asked)) return undefined;
  // "1,000" has a comma, and is none of several in a sentence.
  const isOfAny = mark.unit.singular === 'comma' && (asked.max === 0 || (asked.min === 1 && asked.max === Infinity));
  const doubt = isOfAny ? undefined : doubtOf(mark.unit.singular, mark.pattern);
  return placeCountCheck('punctuation', mark.unit, asked, mark.find, doubt);
}

const BY_NAME = new Map(MARKS.map((mark) => [mark.unit.plural, mark]));

/** The check of a mark by its plural. */
export const marksCheck = (name: string, asked: Quantity): Check | undefined => {
  const mark = BY_NAME.get(name);
  return mark && countedMark(mark, asked);
};

const ASKABLE: Record<Mark['counted'], (asked: Quantity) => boolean> = {
  number: () => true,
  absence: (asked) => isMet(asked, 0),
  presence: ({ min, max }) => max === 0 || (min === 1 && max === Infinity),
};

/** Whether a response ends with a mark, by its plural. */
export const endsWithMarkCheck = (name: string, negated: boolean): Check | undefined => {
  const mark = BY_NAME.get(name);
  return mark?.closes ? markAtEndCheck(mark, negated) : undefined;
};

/** Whether a response ends with any mark; a quotation mark, a bracket or a sign of Markdown there may count or not. */
export const endsWithAnyMarkCheck = (negated: boolean): Check =>
  edgeCheck(
    'punctuation',
    'end',
    'a punctuation mark',
    negated,
    (text) => {
      const plain = trimmed(text).trimEnd();
      if (/[\p{L}\p{N}]$/u.test(plain)) return false;
      return /[\p{L}\p{N}][.!?…,;:。！？]$/u.test(plain) || /[!?…。！？]$/u.test(plain) ? true : undefined;
    },
    { open: 'The text ends in a sign that may be punctuation or not.' },
  );

function markAtEndCheck(mark: Mark, negated: boolean): Check {
  const { singular } = mark.unit;
  const asked = `${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`;
  return edgeCheck('punctuation', 'end', asked, negated, (text) => endsWithMark(trimmed(text), mark), {
    open: OPEN_END,
  });
}

/** Blanks, emphasis and closing quotation marks may stand after the mark that ends a text. */
const SKIPPED = /[\s*_~`"'”’»›」』]/u;

/** And so may brackets that close. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '】': '【' };

const LONGEST = 3;

const OPEN_END =
  'The text ends in a code block, whose last line may have the mark or the text be without, in several dots, or with the mark of a footnote.';

const CODE_END = /(?:^|[\r\n])\s*(?:`{3,}|~{3,})\s*$/u;

/** The address of a link, which nobody sees. */
const LINK_END = /(?<=\])\([^()\s]{1,400}\)[\s*_~`"'”’»]*$/u;

const REACH = 500;

/** "OK..." and "OK . . ." end with a period, or with an ellipsis. */
const DOTS = /\.\s?\.[\s*_~`"'”’»)\]]{0,9}$/u;
const SPACED_DOTS = /(?:\.\s+\.|[⋯‥])[\s*_~`"'”’»)\]]{0,9}$/u;

function endsWithMark(given: string, mark: Mark): boolean | undefined {
  const last = given.slice(-20);
  if (mark.characters.startsWith('.') ? DOTS.test(last) : mark.characters.startsWith('…') && SPACED_DOTS.test(last))
    return undefined;
  const tail = given.trimEnd().slice(-REACH);
  if (CODE_END.test(tail)) return hasMarkAtEnd(given.trimEnd().replace(/[`~]+$/u, ''), mark) ? undefined : false;
  const text = LINK_END.test(tail) ? given.trimEnd().slice(0, -tail.length) + tail.replace(LINK_END, '') : given;
  if (hasMarkAtEnd(text, mark)) return true;
  const unmarked = withoutFootnotes(text.trimEnd());
  return unmarked !== text.trimEnd() && hasMarkAtEnd(unmarked, mark) ? undefined : false;
}

function hasMarkAtEnd(text: string, { pattern }: Mark): boolean {
  let end = text.length;
  while (end > 0 && isSkipped(text, end - 1)) end -= 1;
  const last = text.slice(Math.max(0, end - LONGEST), end);
  return [...last.matchAll(pattern)].some(({ index, 0: found }) => index + found.length === last.length);
}

/** In "Great :)" the bracket closes nothing. */
function isSkipped(text: string, at: number): boolean {
  const character = text[at]!;
  if (SKIPPED.test(character)) return true;
  const opening = BRACKETS[character];
  if (opening === undefined || !SMILING.test(text.slice(Math.max(0, at - 2), at))) return opening !== undefined;
  return text.lastIndexOf(opening, at) > text.lastIndexOf(character, at - 1);
}

const SMILING = /[:;=]-?$/u;
