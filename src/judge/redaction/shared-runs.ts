/** A state of the suffix automaton of the words: the runs that end at the same positions. */
interface State {
  next: Map<number, number>;
  /** The suffix link: the state of the longest suffix that also ends elsewhere; -1 for the root. */
  link: number;
  /** The length of its longest run. */
  length: number;
}

export interface SharedRuns {
  /** For each word, the length of the longest run that ends with it and is in one of the texts. */
  longestIn(texts: Iterable<readonly string[]>): number[];
}

/**
 * Makes an index that finds the runs of words, of any length, that are also in other texts. Linear in the words and the texts.
 * @param words A null ends a run.
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
        // If a run is in a text, its suffixes are, too.
        if (link > 0 && best[at]! > 0) best[link] = states[link]!.length;
      }
      for (const at of byLength) if (best[at] === 0 && at > 0) best[at] = best[states[at]!.link]!;
      return ends.map((state) => best[state]!);
    },
  };
}

/** Appends a word to the words so far, which end in the state `last`. Returns the new last state. */
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

/** Records for every state the longest run of a text that ends in it. */
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
