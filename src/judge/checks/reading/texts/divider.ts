import { afterPhrase, isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { readNumber } from '../../number-words.ts';

/** Marks of which people make dividers, and how several of one are called. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  '*': ['asterisks', 'stars', 'asterisk symbols', 'asterisk characters', 'asterisk signs'],
  '-': ['dashes', 'hyphens'],
  _: ['underscores'],
  '=': ['equals signs', 'equal signs'],
  '#': ['hash signs', 'hash marks'],
  '~': ['tildes'],
};

/** Fewer stand in running text. */
const FEWEST = 3;

const MOST = 100;

const KINDS = ['divider', 'separator', 'delimiter', 'horizontal rule', 'rule', 'line'].flatMap((noun) =>
  ['', 'markdown '].map((adjective) => `${adjective}${noun}`),
);

const NAMES: readonly (readonly [string, null])[] = [
  ...KINDS.flatMap((kind) => [kind, `the ${kind}`, `a ${kind}`].map((name) => [name, null] as const)),
  ...['a line of', 'a row of', 'the symbols', 'the characters', 'the string'].map((name) => [name, null] as const),
];

/**
 * Reads what stands between parts: "the markdown divider ***", "'---'", "six asterisks (******)", "a *** divider". Its value
 * is the text of the divider.
 */
export function readDivider(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const name = readPhrase(tokens, at, NAMES);
  const named = name && (isMark(tokens[name.next], ':') ? name.next + 1 : name.next);
  if (named !== undefined) return readMarks(tokens, named) ?? readCounted(tokens, named);
  const article = afterPhrase(tokens, at, 'a') ?? afterPhrase(tokens, at, 'the');
  const marks = readMarks(tokens, article ?? at);
  if (!marks) return article === undefined ? readCounted(tokens, at) : undefined;
  const kind = readPhrase(
    tokens,
    marks.next,
    KINDS.map((one) => [one, null]),
  );
  if (article !== undefined && !kind) return undefined;
  return { value: marks.value, next: kind?.next ?? marks.next };
}

/** "***", "'***'", "(***)" */
function readMarks(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const first = tokens[at];
  if (first?.kind === 'quoted') return isDivider(first.text) ? { value: first.text, next: at + 1 } : undefined;
  if (first?.kind !== 'mark') return undefined;
  if (first.text === '(') {
    const inner = readMarks(tokens, at + 1);
    return inner && isMark(tokens[inner.next], ')') ? { ...inner, next: inner.next + 1 } : undefined;
  }
  let next = at;
  while (isMark(tokens[next], first.text)) next += 1;
  const value = first.text.repeat(next - at);
  return isDivider(value) ? { value, next } : undefined;
}

/** "six asterisks", "three dashes (---)" */
function readCounted(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const count = readNumber(tokens, at);
  if (!count || count.value < FEWEST || count.value > MOST) return undefined;
  const sign = readPhrase(
    tokens,
    count.next,
    Object.entries(CALLED).flatMap(([mark, names]) => names.map((name) => [name, mark] as const)),
  );
  if (!sign) return undefined;
  const value = sign.value.repeat(count.value);
  const shown = readMarks(tokens, isMark(tokens[sign.next], ':') ? sign.next + 1 : sign.next);
  if (!shown) return { value, next: sign.next };
  return shown.value === value ? shown : undefined;
}

const isDivider = (text: string) =>
  text.length >= FEWEST && Object.hasOwn(CALLED, text[0]!) && text === text[0]!.repeat(text.length);
