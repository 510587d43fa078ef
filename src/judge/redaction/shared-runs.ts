/** Where a run of words comes from one place and goes on: a state of the suffix automaton of all that is said. */
interface State {
  next: Map<number, number>;
  /** The state of the longest of its runs' endings that go on in more ways; -1 for the root. */
  link: number;
  /** The length of its longest run. */
  length: number;
}

export interface SharedRuns {
  /** For each of the words, how long the longest run is that ends with it and stands in one of the texts. */
  longestIn(texts: Iterable<readonly string[]>): number[];
}

/**
 * Finds the runs of words that stand in other texts too, whatever their length. Linear in the words and in the texts.
 * @param words What is said; null parts what does not belong together.
 */
export function createSharedRuns(words: readonly (string | null)[]): SharedRuns {
  const numbers = new Map<string, number>();
  const states: State[] = [{ next: new Map(), link: -1, length: 0 }];
  const ends: number[] = [];
  for (const [at, word] of words.entries()) {
    const number = word === null ? -1 - at : (numbers.get(word) ?? numbers.size);
    if (word !== null) numbers.set(word, number);
    ends.push(extend(states, ends.at(-1) ?? 0, number));
  }
  const byLength = states.keys().toArray();
  byLength.sort((a, b) => states[a]!.length - states[b]!.length);

  return {
    longestIn(texts) {
      const best = new Array<number>(states.length).fill(0);
      for (const text of texts) follow(states, text, numbers, best);
      for (const at of byLength.toReversed()) {
        const { link } = states[at]!;
        // Whatever stands there, its endings do too.
        if (link > 0 && best[at]! > 0) best[link] = states[link]!.length;
      }
      for (const at of byLength) if (best[at] === 0 && at > 0) best[at] = best[states[at]!.link]!;
      return ends.map((state) => best[state]!);
    },
  };
}

/** Adds a word after all that is said so far, which ends in the state `last`; gives the state in which it ends now. */
function extend(states: State[], last: number, word: number): number {
  const added = states.push({ next: new Map(), link: 0, length: states[last]!.length + 1 }) - 1;
  let at = last;
  for (; at !== -1 && !states[at]!.next.has(word); at = states[at]!.link) states[at]!.next.set(word, added);
  if (at === -1) return added;
  const known = states[at]!.next.get(word)!;
  if (states[known]!.length === states[at]!.length + 1) {
    states[added]!.link = known;
    return added;
  }
  const { next, link } = states[known]!;
  const copy = states.push({ next: new Map(next), link, length: states[at]!.length + 1 }) - 1;
  for (; at !== -1 && states[at]!.next.get(word) === known; at = states[at]!.link) states[at]!.next.set(word, copy);
  states[known]!.link = copy;
  states[added]!.link = copy;
  return added;
}

/** Notes for every state the longest run of a text that ends in it. */
function follow(states: State[], text: readonly string[], numbers: ReadonlyMap<string, number>, best: number[]): void {
  let at = 0;
  let length = 0;
  for (const word of text) {
    const number = numbers.get(word);
    if (number === undefined) {
      at = 0;
      length = 0;
      continue;
    }
    while (at !== 0 && !states[at]!.next.has(number)) {
      at = states[at]!.link;
      length = states[at]!.length;
    }
    const next = states[at]!.next.get(number);
    if (next === undefined) continue;
    at = next;
    length += 1;
    best[at] = Math.max(best[at]!, length);
  }
}
