import type { Steps } from '../../steps.ts';
import { type Chart, type Grammar, recognise } from './chart.ts';
import { type Place, type Token, tokenize } from './tokens.ts';

/** A span of tokens, `to` excluded. */
interface Span {
  from: number;
  to: number;
}

/**
 * The words of a condition that no rule reads, as they are written: what is left between the longest parts that are read.
 * Empty where every part is read, but not how they belong together, or where it cannot be cut into words.
 */
export function* unreadWords(grammar: Grammar, condition: string): Steps<string[]> {
  const places = new Map<Token, Place>();
  const tokens = tokenize(condition, places) ?? [];
  const understood = grammar.symbols.get('Understood')!;
  const width = tokens.length;
  const left: Span[] = [];
  for (let at = 0; at < width; ) {
    yield;
    const chart = recognise(grammar, tokens.slice(at), understood);
    const length = Math.max(0, ...(chart ? endsOf(chart, understood) : []));
    if (length > 0) {
      at += length;
      continue;
    }
    const last = left.at(-1);
    if (last?.to === at) last.to = at + 1;
    else left.push({ from: at, to: at + 1 });
    at += 1;
  }
  const isJoint = (at: number) => {
    const token = tokens[at]!;
    const text = token.kind === 'word' || token.kind === 'mark' ? token.text : '';
    return JOINTS.includes(text) || (at === 0 && CONDITIONAL.includes(text));
  };
  return left.flatMap(({ from, to }) => {
    while (from < to && isJoint(from)) from += 1;
    while (to > from && isJoint(to - 1)) to -= 1;
    return from === to ? [] : [condition.slice(places.get(tokens[from]!)!.start, places.get(tokens[to - 1]!)!.end)];
  });
}

/** "Reward when the response …" */
const CONDITIONAL = ['when', 'if'];
const JOINTS = ['and', 'or', 'but', ',', '.', 'nor', 'neither', 'either', 'both', 'that', 'which'];

/** Where a symbol that begins the text ends. */
const endsOf = (chart: Chart, symbol: number): readonly number[] =>
  chart.ends.get(symbol * (chart.tokens.length + 1)) ?? [];
