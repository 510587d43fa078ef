/**
 * Tells of one interaction after the other how much of its input repeats what went before. Messages are numbers here,
 * equal ones the same; all of it takes time in proportion to their count.
 */
export function createHistory() {
  /** All sequences so far as one tree: from a node and a message to the next node. */
  const edges = new Map<string, number>();
  let previous: readonly number[] = [];

  return {
    /**
     * Adds an interaction. Its input repeats the beginning of an earlier sequence of input and output, and right after
     * that the end of the previous one, which is what agents do that cut old messages out.
     * @returns how many messages at the beginning of the input are repeated
     */
    add(input: readonly number[], output: readonly number[]): number {
      const sequence = [...input, ...output];
      let node = 0;
      let known = 0;
      for (const [place, message] of sequence.entries()) {
        const edge = `${node}:${message}`;
        const next = edges.get(edge);
        if (next !== undefined && known === place && place < input.length) known += 1;
        node = next ?? edges.size + 1;
        if (next === undefined) edges.set(edge, node);
      }
      // What the two have in common already cannot be repeated once more.
      const cut = previous.slice(commonLength(previous, input));
      previous = sequence;
      return known + overlap(input.slice(known), cut);
    },
  };
}

function commonLength(first: readonly number[], second: readonly number[]): number {
  const end = first.findIndex((message, place) => message !== second[place]);
  return end === -1 ? first.length : end;
}

/** The length of the longest beginning of the one that the other ends with (Knuth, Morris and Pratt). */
function overlap(beginning: readonly number[], end: readonly number[]): number {
  const all = [...beginning, NONE, ...end];
  const borders = [0];
  for (let place = 1; place < all.length; place += 1) {
    let length = borders[place - 1]!;
    while (length > 0 && all[length] !== all[place]) length = borders[length - 1]!;
    borders.push(all[length] === all[place] ? length + 1 : 0);
  }
  return borders.at(-1)!;
}

/** No message's number. */
const NONE = -1;
