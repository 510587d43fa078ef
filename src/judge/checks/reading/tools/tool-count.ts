import { afterPhrase, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { isBare, presence, type Quantity } from '../../quantity.ts';
import type { AskedCalls } from '../../tools/tool-count.ts';
import type { ToolList } from '../../tools/tool-name.ts';
import { readQuantity } from '../quantity.ts';
import { afterTimes } from '../quoted-text.ts';
import { readToolList, type ToolContext } from './tool-name.ts';

/** What is said, and whether it is denied. */
export type SaidCalls = AskedCalls & { negated?: boolean };

export const ofAny = (quantity: Quantity): AskedCalls => ({ names: [], joined: undefined, quantity });

export const ofTools = ({ tools, joined }: ToolList, quantity: Quantity): AskedCalls => ({
  names: tools.map(({ name }) => name),
  joined,
  quantity,
});

/** Tools as they are joined; `isNeither` where that denies them. */
export interface Paired extends ToolList {
  isNeither: boolean;
}

const PAIRS = [
  ['both', 'and'],
  ['either', 'or'],
  ['neither', 'nor'],
] as const;

const OR: Token = { kind: 'word', text: 'or', raw: 'or' };

/** Reads one tool or a list, also with the word that says how it is joined: "both `a` and `b`", "neither `a` nor `b`". */
export function readPaired(tokens: readonly Token[], { known }: ToolContext): Reading<Paired> | undefined {
  const [, joiner] = PAIRS.find(([word]) => isWord(tokens[0], word)) ?? [];
  const isNeither = joiner === 'nor';
  if (isNeither && tokens.some((token) => isWord(token, 'or'))) return undefined;
  const plain = isNeither ? tokens.map((token) => (isWord(token, 'nor') ? OR : token)) : tokens;
  const list = readToolList(plain, joiner ? 1 : 0, known);
  const isFitting = !joiner || list?.value.joined === (isNeither ? 'or' : joiner);
  return list && isFitting ? { value: { ...list.value, isNeither }, next: list.next } : undefined;
}

export const ONLY: Token = { kind: 'word', text: 'only', raw: 'only' };

/** Reads how often tools are to be called, to the last word: "at least twice", "only once", "once each", or nothing. */
export function readCount({ isNeither, ...list }: Paired, tokens: readonly Token[], at: number): SaidCalls | undefined {
  if (at === tokens.length) return { ...ofTools(list, presence), negated: isNeither };
  const isOnly = ['only', 'just'].some((word) => isWord(tokens[at], word));
  const quantity = readQuantity(tokens, isOnly ? at + 1 : at);
  const end = quantity && afterTimes(tokens, quantity.next);
  if (end === undefined || (isOnly && !isBare(quantity!.value))) return undefined;
  // Of "`a` and `b` once" nobody can tell whether both are called once, or one of them after the other was called.
  const isEach = list.joined === 'and' && isWord(tokens[end], 'each');
  if (list.joined !== undefined && !isEach) return undefined;
  const asked = ofTools(list, quantity!.value);
  return end + (isEach ? 1 : 0) === tokens.length ? { ...asked, isOpenBelow: isOnly } : undefined;
}

const ANY: readonly (readonly [string, Quantity])[] = [
  ['a tool', presence],
  ['any tool', presence],
  ['any tools', presence],
  ['tools', presence],
  ['at least one tool', presence],
];

/** Reads "a tool", "no tools". "Two tools" is not understood: the same one twice may or may not be meant. */
export function readAnyTool(tokens: readonly Token[]): Reading<Quantity> | undefined {
  const none = afterPhrase(tokens, 0, 'no tools') ?? afterPhrase(tokens, 0, 'no tool');
  if (none === undefined) return readPhrase(tokens, 0, ANY);
  const quantity = readQuantity(tokens, 0);
  return quantity && { value: quantity.value, next: none };
}

const A: readonly (readonly [string, Quantity])[] = [
  ['a', presence],
  ['an', presence],
];

/** Reads how many calls: a number, "a", or nothing. */
export const readSomeCalls = (tokens: readonly Token[]): Reading<Quantity> =>
  readQuantity(tokens, 0) ?? readPhrase(tokens, 0, A) ?? { value: presence, next: 0 };
