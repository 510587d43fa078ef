import { isMark, type Token } from './tokens.ts';

/** Stretches of so many words or more are read as one. */
const shortest = 4;
/** The quotations at each end of a list that stay as they are. */
const kept = 2;

/** A word that has nothing of its own: no capitals, blanks or signs, which may change what is meant by it. */
const PLAIN = /^\p{Ll}[\p{Ll}\p{M}]+$/u;

interface Shortened {
  tokens: readonly Token[];
  /** Puts the words back into what was read. */
  restore: <Value>(form: Value) => Value;
}

/**
 * Tokens with one word in place of many plain ones that follow one another in a list of quotations, so that the time for reading
 * does not grow with the list.
 */
export function withShortLists(tokens: readonly Token[]): Shortened {
  const stood = new Map<string, readonly string[]>();
  const texts = new Set(tokens.map((token) => ('text' in token ? token.text : '')));
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const list = listAt(tokens, at);
    if (list.length < shortest + 2 * kept) {
      found.push(tokens[at]!);
      at += 1;
      continue;
    }
    found.push(
      ...abbreviated(list, stood, texts).flatMap((one, index): Token[] => (index === 0 ? [one] : [COMMA, one])),
    );
    at += 2 * list.length - 1;
  }
  return stood.size === 0
    ? { tokens, restore: (form) => form }
    : { tokens: found, restore: (form) => restored(form, stood) };
}

type Quoted = Extract<Token, { kind: 'quoted' }>;
const COMMA: Token = { kind: 'mark', text: ',' };

/** The quotations that begin here, with commas between them. */
function listAt(tokens: readonly Token[], from: number): Quoted[] {
  const list: Quoted[] = [];
  for (let at = from; tokens[at]?.kind === 'quoted'; at += 2) {
    list.push(tokens[at] as Quoted);
    if (!isMark(tokens[at + 1], ',')) break;
  }
  return list;
}

function abbreviated(
  list: readonly Quoted[],
  stood: Map<string, readonly string[]>,
  texts: ReadonlySet<string>,
): Quoted[] {
  const short: Quoted[] = list.slice(0, kept);
  let stretch: Quoted[] = [];
  const close = () => {
    const name = `several${'x'.repeat(stood.size + 1)}`;
    if (stretch.length < shortest || texts.has(name)) short.push(...stretch);
    else {
      stood.set(
        name,
        stretch.map(({ text }) => text),
      );
      short.push({ ...stretch[0]!, text: name });
    }
    stretch = [];
  };
  for (const one of list.slice(kept, -kept)) {
    if (PLAIN.test(one.text) && one.mark === list[0]!.mark) {
      stretch.push(one);
      continue;
    }
    close();
    short.push(one);
  }
  close();
  return [...short, ...list.slice(-kept)];
}

/** What is said of the one word, in a list, is said of each that it stands for. */
function restored<Value>(value: Value, stood: ReadonlyMap<string, readonly string[]>): Value {
  if (Array.isArray(value))
    return value.flatMap((one) => {
      const name = [...stood.keys()].find((word) => standsFor(one, word));
      return name === undefined
        ? [restored(one, stood)]
        : stood.get(name)!.map((text) => mapped(one, (plain) => (plain === name ? text : plain)));
    }) as Value;
  return typeof value === 'object' ? mapped(value, (part) => restored(part, stood), 1) : value;
}

/** A value with each of its plain parts as another; with a depth, each of its parts at that depth. */
function mapped<Value>(value: Value, to: (part: unknown) => unknown, depth = Infinity): Value {
  if (depth === 0 || typeof value !== 'object' || value === null) return to(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapped(one, to, depth - 1)) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, to, depth - 1)])) as Value;
}

/** Whether it is one thing that is said of the word, and no list that holds it. */
const standsFor = (value: unknown, word: string): boolean =>
  typeof value === 'string'
    ? value === word
    : typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).some((one) => standsFor(one, word));
