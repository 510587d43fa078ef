import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { parsedCountCheck, textCountCheck } from '../text-count.ts';
import type { Unit } from '../unit.ts';
import { countEmphasised } from './emphasis.ts';

const PASSAGE: Unit = { singular: 'highlighted passage', plural: 'highlighted passages', isLength: false };

/** @param sign As the criterion shows it; undefined where it names Markdown. */
export function highlightsCheck(sign: string | undefined, asked: Quantity): Check {
  const bySign = BY_SIGN[sign ?? ''];
  return bySign
    ? textCountCheck('highlights', PASSAGE, asked, bySign)
    : parsedCountCheck('highlights', PASSAGE, asked, countHighlights);
}

/** How many passages of a text are bold or italic; one that is both counts once. */
const countHighlights = (text: string): number => countEmphasised(text, ['strong', 'em']);

/** How many passages stand on one line between two asterisks, or between one or two. */
const BY_SIGN: Readonly<Record<string, (text: string) => number>> = {
  '*': (text) => countBetween(text, [/(?<!\*)\*[^*]+\*(?!\*)/gu, DOUBLE]),
  '**': (text) => countBetween(text, [DOUBLE]),
};

const DOUBLE = /\*\*[^*]+\*\*/gu;

const BULLET = /^[\s>]*\*\s/u;

function countBetween(text: string, signs: readonly RegExp[]): number {
  return text.split(/[\r\n]/).reduce((count, given) => {
    if (!given.includes('*')) return count;
    const line = given.replace(BULLET, '').replaceAll(/\*{3,}/gu, '**');
    return count + signs.reduce((sum, sign) => sum + (line.match(sign) ?? []).filter(saysSomething).length, 0);
  }, 0);
}

const saysSomething = (passage: string) => /[^\s*]/u.test(passage);
