import type { Action, Grammar, Rule } from './chart.ts';
import type { Branch, Kind } from './lookup.ts';

/**
 * Writes a grammar down. In a rule, `Name = …`, a word that begins with a capital letter is a symbol, `#name` a kind of token,
 * and everything else stands for itself; a mark that means something here is quoted, as in `'?'`. `x?` may be left out, and
 * `( a | b c )` is one of several. `Name<X>` stands for a symbol of each value of the feature X.
 *
 * An action gets the meaning of each symbol and kind that has one, and undefined for one that is left out.
 */
export class Notation {
  private readonly features = new Map<string, readonly string[]>();
  private readonly kinds = new Map<string, Kind>();
  private readonly phrases: { name: string; phrase: string; value: unknown }[] = [];
  private readonly written: Written[] = [];
  /** Which parts of the grammar define a symbol, a kind or a feature. */
  private readonly definedBy = new Map<string, Set<GrammarPart>>();
  private readonly shared = new Set<string>();
  private part: GrammarPart | undefined;

  /** Adds what a part of the grammar, such as a family, writes down. */
  add(part: GrammarPart): void {
    this.part = part;
    part(this);
    this.part = undefined;
  }

  /** Names symbols to which several parts may add: each other one belongs to one part, so that none takes a name that is taken. */
  share(names: readonly string[]): void {
    for (const name of names) this.shared.add(name);
  }

  /** Names the values of a feature. */
  feature(name: string, values: readonly string[]): void {
    this.define(`the feature ${name}`);
    this.features.set(name, values);
  }

  /** Names a kind of token by the value of one; undefined for a token that is of another kind. */
  kind(name: string, meaningOf: Kind): void {
    this.define(name);
    this.kinds.set(name, meaningOf);
  }

  /** Phrases of a symbol, with what they mean; those without a meaning say nothing to the rules where they stand. */
  words(name: string, phrases: readonly string[], value: unknown = null): void {
    this.define(name);
    for (const phrase of phrases) this.phrases.push({ name, phrase, value });
  }

  /** Adds a rule. @param act By default the meaning of the only part that has one. */
  rule(line: string, act?: Action): void {
    const feature = line.includes('<')
      ? [...this.features.keys()].find((name) => new RegExp(`[<,]${name}[>,]`).test(line))
      : undefined;
    if (feature) {
      const places = new RegExp(`(?<=[<,])${feature}(?=[>,])`, 'g');
      for (const value of this.features.get(feature)!) this.rule(line.replaceAll(places, value), act);
      return;
    }
    const [lhs, right] = line.split(/ = (.*)/s) as [string, string];
    this.define(lhs);
    for (const rhs of expanded(right.trim().split(/\s+/))) this.written.push({ line, lhs: lhs.trim(), rhs, act });
  }

  private define(symbol: string): void {
    const name = symbol.replace(/<.*/s, '').trim();
    const parts = this.definedBy.get(name) ?? new Set();
    if (this.part) this.definedBy.set(name, parts.add(this.part));
  }

  /**
   * Builds the grammar, once: what was written down is given up, since the actions of rules keep the notation alive.
   * @throws Error where two parts define a symbol that is not shared, or where a rule names a symbol that is not defined.
   */
  build(): Grammar {
    for (const [name, parts] of this.definedBy)
      if (parts.size > 1 && !this.shared.has(name))
        throw new Error(`${[...parts].map((part) => part.name).join(' and ')} both define ${name}.`);
    const ruled = new Set(this.written.map(({ lhs }) => lhs));
    const lexical = new Map(Map.groupBy(this.phrases, ({ name }) => name));
    const isMute = muteSymbols(this.written, lexical, ruled);
    // Words of a symbol that also has rules get a name of their own.
    for (const name of lexical.keys())
      if (ruled.has(name)) this.written.push({ line: name, lhs: name, rhs: [{ symbol: `${name}~` }], act: undefined });
    const terminals = new Map<string, number>();
    const idOf = (name: string) => terminals.get(name) ?? terminals.set(name, terminals.size).get(name)!;
    const root: Branch = { next: NO_BRANCHES, ends: NO_ENDS };
    const addPhrase = (terminal: number, phrase: string, value: unknown) => {
      let at = root;
      for (const word of phrase.split(' ')) at = at.next.get(word) ?? branchOf(at, word);
      const isKnown = at.ends.some(
        (end) =>
          end.terminal === terminal && (end.value === value || JSON.stringify(end.value) === JSON.stringify(value)),
      );
      if (isKnown) return;
      if (at.ends === NO_ENDS) at.ends = [];
      at.ends.push({ terminal, value });
    };
    for (const { name, phrase, value } of this.phrases)
      addPhrase(idOf(ruled.has(name) ? `${name}~` : name), phrase, value);
    for (const { rhs } of this.written)
      for (const part of rhs) if ('words' in part) addPhrase(idOf(part.words), part.words.slice(1), null);
    const kinds = [...this.kinds].map(([name, meaningOf]) => [idOf(name), meaningOf] as const);
    const symbols = new Map(terminals);
    for (const name of ruled) symbols.set(name, symbols.size);
    const rules = this.written.map((one): Rule => compiled(one, symbols, isMute));
    this.written.length = 0;
    this.phrases.length = 0;
    return {
      lexicon: { root, kinds },
      terminals: terminals.size,
      rules,
      symbols,
      names: [...symbols.keys()],
      ...indexed(rules, terminals.size),
    };
  }
}

/** A subject of the grammar: adds its words and rules. */
export type GrammarPart = (notation: Notation) => void;

/** A part of a rule: a symbol, words that stand for themselves, or a symbol that is left out. */
type Part = { symbol: string } | { words: string } | { omitted: string };

interface Written {
  line: string;
  lhs: string;
  rhs: readonly Part[];
  act: Action | undefined;
}

// Most of the 20,000 branches are leaves, which need no maps of their own.
const NO_BRANCHES: Branch['next'] = new Map();
const NO_ENDS: Branch['ends'] = [];

/** Adds a branch. */
function branchOf(at: Branch, word: string): Branch {
  if (at.next === NO_BRANCHES) at.next = new Map();
  const made: Branch = { next: NO_BRANCHES, ends: NO_ENDS };
  at.next.set(word, made);
  return made;
}

const IS_SYMBOL = /^(?:[A-Z]\w*(?:<[^>]*>)?|#\w+)$/;

/** Every way to write a rule out. */
function expanded(given: readonly string[]): Part[][] {
  const all = sequences(given, 0);
  return all.map((parts) => {
    const joined: Part[] = [];
    for (const part of parts) {
      const last = joined.at(-1);
      if ('words' in part && last && 'words' in last)
        joined[joined.length - 1] = { words: `${last.words} ${part.words.slice(1)}` };
      else joined.push(part);
    }
    return joined;
  });
}

function sequences(given: readonly string[], start: number): Part[][] {
  let all: Part[][] = [[]];
  for (let at = start; at < given.length; at += 1) {
    const word = given[at]!;
    let choices: Part[][];
    let isOptional = word.length > 1 && word.endsWith('?');
    if (word === '(') {
      const end = closing(given, at);
      isOptional = given[end] === ')?';
      choices = alternatives(given.slice(at + 1, end)).flatMap((some) => sequences(some, 0));
      at = end;
    } else {
      const name = isOptional ? word.slice(0, -1) : word;
      choices = [[IS_SYMBOL.test(name) ? { symbol: name } : { words: `=${name.replace(/^'(.+)'$/, '$1')}` }]];
    }
    if (isOptional)
      choices.push(
        choices[0]!.flatMap((part): Part[] =>
          'symbol' in part ? [{ omitted: part.symbol }] : 'omitted' in part ? [part] : [],
        ),
      );
    all = all.flatMap((before) => choices.map((choice) => [...before, ...choice]));
  }
  return all;
}

function closing(given: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < given.length; at += 1) {
    if (given[at] === '(') depth += 1;
    if (given[at] === ')' || given[at] === ')?') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A group has no end: ${given.join(' ')}`);
}

function alternatives(given: readonly string[]): string[][] {
  const all: string[][] = [[]];
  let depth = 0;
  for (const word of given) {
    if (word === '(') depth += 1;
    if (word === ')' || word === ')?') depth -= 1;
    if (word === '|' && depth === 0) all.push([]);
    else all.at(-1)!.push(word);
  }
  return all;
}

/** Which symbols say nothing: words without a meaning, and rules of nothing else. */
function muteSymbols(
  rules: readonly Written[],
  lexical: ReadonlyMap<string, readonly { value: unknown }[]>,
  ruled: ReadonlySet<string>,
) {
  const speaking = new Set(
    [...lexical].filter(([, all]) => all.some(({ value }) => value !== null)).map(([name]) => name),
  );
  const speaks = (part: Part) => 'symbol' in part && (part.symbol.startsWith('#') || speaking.has(part.symbol));
  for (let size = -1; size < speaking.size; ) {
    size = speaking.size;
    for (const { lhs, rhs, act } of rules) if (act || rhs.some(speaks)) speaking.add(lhs);
  }
  return (name: string) => {
    if (!name.startsWith('#') && !ruled.has(name) && !lexical.has(name))
      throw new Error(`The grammar has no symbol ${name}.`);
    return !name.startsWith('#') && !speaking.has(name);
  };
}

function compiled(
  { line, lhs, rhs, act }: Written,
  symbols: ReadonlyMap<string, number>,
  isMute: (name: string) => boolean,
): Rule {
  const kept = rhs.filter((part) => !('omitted' in part));
  const args: number[] = [];
  let at = 0;
  for (const part of rhs) {
    if ('omitted' in part) {
      if (!isMute(part.omitted)) args.push(-1);
      continue;
    }
    if ('symbol' in part && (part.symbol.endsWith('~') || !isMute(part.symbol))) args.push(at);
    at += 1;
  }
  const said = args.filter((one) => one >= 0).length;
  if (!act && said > 1) throw new Error(`The rule needs an action: ${line}`);
  const numbers = kept.map((part) => symbols.get('symbol' in part ? part.symbol : 'words' in part ? part.words : '')!);
  if (numbers.some((number) => number === undefined)) throw new Error(`A symbol is unknown: ${line}`);
  return {
    lhs: symbols.get(lhs)!,
    rhs: numbers,
    act: act ?? onlyPart,
    args,
  };
}

/** The meaning of the only part that has one. */
const onlyPart: Action = (...parts) => parts.find((one) => one !== undefined) ?? null;

function indexed(rules: readonly Rule[], terminals: number): Pick<Grammar, 'byStart' | 'beginnings'> {
  const byStart = new Map<number, { closed: Map<number, number[]>; open: number[] }>();
  const beginnings = new Map<number, Set<number>>();
  /** By symbol, those that can begin with it. */
  const begunBy = new Map<number, Set<number>>();
  for (const [index, { lhs, rhs }] of rules.entries()) {
    const entry = byStart.get(lhs) ?? byStart.set(lhs, { closed: new Map(), open: [] }).get(lhs)!;
    const known = beginnings.get(lhs) ?? beginnings.set(lhs, new Set()).get(lhs)!;
    const [first] = rhs as [number];
    if (first < terminals) known.add(first);
    if (first >= terminals) {
      entry.open.push(index);
      (begunBy.get(first) ?? begunBy.set(first, new Set()).get(first)!).add(lhs);
    } else if (!entry.closed.get(first)?.push(index)) entry.closed.set(first, [index]);
  }
  const changed = [...beginnings.keys()];
  for (let symbol = changed.pop(); symbol !== undefined; symbol = changed.pop())
    for (const lhs of begunBy.get(symbol) ?? []) {
      const known = beginnings.get(lhs)!;
      const size = known.size;
      for (const terminal of beginnings.get(symbol)!) known.add(terminal);
      if (known.size > size) changed.push(lhs);
    }
  return { byStart, beginnings };
}
