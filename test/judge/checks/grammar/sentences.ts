import type { Grammar } from '../../../../src/judge/checks/grammar/chart.ts';

/** A generator of numbers from 0 to 1, always the same for a seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const QUOTED = [
  'foo',
  'sorry',
  'red',
  'Thank you',
  'bar',
  'the end',
  '!',
  'e',
  'Yes',
  '<<title>>',
  '***',
  'P.S.',
  'DAY X',
];
const KINDS: Readonly<Record<string, readonly string[]>> = {
  '#number': ['1', '2', '3', '5', '10', '100'],
  '#quoted': QUOTED.map((text) => `"${text}"`),
  '#quotation': ['"', '"foo"'],
  '#letter': ['e', 'q', 'B'],
  '#language': ['German', 'French', 'English'],
  '#piece': ['name', 'title'],
  '#capital': ['X', 'N'],
  '#tool': ['`search`', '`book`', 'get_weather'],
  '#argument': ['`city`', '`days`'],
  '#callvalue': ["'Rome'", "'3'"],
  '#address': ['example'],
  '#sign': ['!'],
  '#plainsign': ['#'],
};

/** Writes sentences that a grammar reads, at random: at each symbol one of its rules, and near the end of the depth the shortest. */
export function sentencesOf(grammar: Grammar, random: () => number): (start: string) => string {
  const phrases = new Map<number, string[]>();
  for (const { terminal, phrase } of grammar.lexicon.phrases())
    phrases.set(terminal, [...(phrases.get(terminal) ?? []), phrase]);
  const rules = Array.from(grammar.rules.lhs, (lhs, rule) => ({ lhs, rhs: [...grammar.rules.rhsOf(rule)] }));
  const rulesOf = Map.groupBy(rules, ({ lhs }) => lhs);
  const depths = new Map<number, number>();
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const { lhs, rhs } of rules) {
      const depth = 1 + Math.max(...rhs.map((one) => (one < grammar.terminals ? 0 : (depths.get(one) ?? Infinity))));
      if (depth < (depths.get(lhs) ?? Infinity)) {
        depths.set(lhs, depth);
        isDone = false;
      }
    }
  }
  /** Kept, because a symbol may have thousands of rules, and is written many times. */
  const fitting = new Map<string, typeof rules>();
  const fits = (symbol: number, depth: number) => {
    const known = fitting.get(`${symbol} ${depth}`);
    if (known) return known;
    const own = rulesOf.get(symbol)!;
    const costs = own.map(({ rhs }) => Math.max(...rhs.map((one) => depths.get(one) ?? 0)));
    const most = Math.max(depth, Math.min(...costs));
    const found = own.filter((_, at) => costs[at]! <= most);
    fitting.set(`${symbol} ${depth}`, found);
    return found;
  };
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const write = (symbol: number, depth: number): string => {
    if (symbol < grammar.terminals) {
      const name = grammar.names[symbol]!;
      return pick(KINDS[name] ?? phrases.get(symbol) ?? ['?']);
    }
    return pick(fits(symbol, depth))
      .rhs.map((one) => write(one, depth - 1))
      .join(' ');
  };
  return (start) =>
    write(grammar.symbols.get(start)!, 3 + Math.floor(random() * 5))
      .replaceAll(/ (?=[,:)\]])/g, '')
      .replaceAll(/(?<=[([]) /g, '');
}
