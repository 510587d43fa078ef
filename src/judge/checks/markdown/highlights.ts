import type { Check } from '../check.ts';
import type { Unit } from '../reading/amount.ts';
import type { Claim } from '../reading/claim.ts';
import { readExample } from '../reading/example.ts';
import { denied, type Quantity, readQuantity } from '../reading/quantity.ts';
import { isMark, type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { textCountCheck } from '../text-count.ts';
import { countEmphasised } from './emphasis.ts';

const PASSAGE: Unit = { singular: 'highlighted passage', plural: 'highlighted passages', isLength: false };

const phrases = (list: readonly string[]): readonly (readonly [string, null])[] => list.map((phrase) => [phrase, null]);

const NOUNS = ['section', 'part', 'phrase', 'passage'].flatMap((noun) => [noun, `${noun}s`]);
const HIGHLIGHTED = phrases(NOUNS);
const HELD = phrases(NOUNS.map((noun) => `highlighted ${noun}`));
const MARKDOWN = phrases(
  ['with', 'in', 'using', 'by using', 'through'].flatMap((link) => [
    `${link} markdown`,
    `${link} markdown formatting`,
    `${link} markdown emphasis`,
  ]),
);

/**
 * Checks on how many passages Markdown makes bold or italic: "highlights at least 3 sections with markdown". Where the
 * criterion shows how ("i.e. *highlighted section*"), what is written so counts. Without either, "highlights" means that it
 * points out.
 */
export function highlights(claim: Claim): Check | undefined {
  const found = readHighlights(claim);
  const asked = found && claim.negated ? denied(found.quantity) : found?.quantity;
  return (
    asked &&
    textCountCheck('highlights', PASSAGE, asked, found!.sign === undefined ? countHighlights : BY_SIGN[found!.sign]!)
  );
}

/** How many passages of a text are bold or italic; one that is both counts once. */
export const countHighlights = (text: string): number => countEmphasised(text, ['strong', 'em']);

/** How many passages stand on one line between two asterisks, or between one or two. */
const BY_SIGN: Readonly<Record<string, (text: string) => number>> = {
  '*': (text) => countBetween(text, [/(?<!\*)\*[^*]+\*(?!\*)/gu, DOUBLE]),
  '**': (text) => countBetween(text, [DOUBLE]),
};
const DOUBLE = /\*\*[^*]+\*\*/gu;
const BULLET = /^\s*(?:>\s*)*\*\s/u;

function countBetween(text: string, signs: readonly RegExp[]): number {
  return text.split(/[\r\n]/).reduce((count, given) => {
    const line = given.replace(BULLET, '').replaceAll(/\*{3,}/gu, '**');
    return count + signs.reduce((sum, sign) => sum + (line.match(sign) ?? []).filter(saysSomething).length, 0);
  }, 0);
}

const saysSomething = (passage: string) => /[^\s*]/u.test(passage);

interface Highlights {
  quantity: Quantity;
  /** As the criterion shows it. */
  sign: string | undefined;
}

function readHighlights({ relation, object }: Claim): Highlights | undefined {
  const nouns = relation === 'highlight' ? HIGHLIGHTED : relation === 'have' || relation === 'use' ? HELD : undefined;
  const quantity = nouns && readQuantity(object, 0);
  const noun = quantity && readPhrase(object, quantity.next, nouns);
  if (!noun) return undefined;
  const markdown = readPhrase(object, noun.next, MARKDOWN);
  const example = readExample(object, markdown?.next ?? noun.next, readEmphasised);
  const end = example?.next ?? markdown?.next;
  return end === object.length ? { quantity: quantity.value, sign: example?.value } : undefined;
}

/** Reads "*highlighted section*", quoted or not; its value is the sign. */
function readEmphasised(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const token = tokens[at];
  const quoted = token?.kind === 'quoted' ? /^(\*{1,2})[^*]+\1$/u.exec(token.text)?.[1] : undefined;
  if (quoted !== undefined) return { value: quoted, next: at + 1 };
  const words = afterSigns(tokens, at);
  let end = words;
  while (tokens[end]?.kind === 'word') end += 1;
  const next = afterSigns(tokens, end);
  const length = words - at;
  return end > words && next - end === length && (length === 1 || length === 2)
    ? { value: '*'.repeat(length), next }
    : undefined;
}

function afterSigns(tokens: readonly Token[], at: number): number {
  let next = at;
  while (isMark(tokens[next], '*')) next += 1;
  return next;
}
