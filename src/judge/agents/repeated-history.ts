/**
 * Tells of one interaction after the other how much of its input repeats what went before. Messages are numbers here,
 * equal ones the same; all of it takes time in proportion to their count.
 */
export function createHistory() {
  /** All sequences so far as one tree: from a node and a message to the next node. */
  const edges = new Map<string, number>();
  /** The nodes right behind an output. */
  const answered = new Set<number>();
  let previous: readonly number[] = [];
  /** Where the previous sequence ended. */
  let latest = ROOT;

  /** Adds messages from a node on. */
  function extend(from: number, messages: readonly number[]): number {
    let node = from;
    for (const message of messages) {
      const edge = `${node}:${message}`;
      const next = edges.get(edge) ?? edges.size + 1;
      edges.set(edge, next);
      node = next;
    }
    return node;
  }

  return {
    /**
     * Adds an interaction. Its input repeats the beginning of an earlier sequence of input and output, and right after
     * that the end of the previous one, which is what agents do that cut old messages out. The repetition has to end
     * behind an output, or where nothing was said since: a question that is asked again is no repetition, for its answer
     * would then stand without it.
     * @param outputs the ways in which later inputs may repeat the output
     * @returns how many messages at the beginning of the input are repeated
     */
    add(input: readonly number[], outputs: readonly (readonly number[])[]): number {
      let [node, known, answeredUntil] = [ROOT, 0, 0];
      for (const message of input) {
        const next = edges.get(`${node}:${message}`);
        if (next === undefined) break;
        node = next;
        known += 1;
        if (answered.has(node) || node === latest) answeredUntil = known;
      }
      const end = extend(node, input.slice(known));
      // What the two have in common already cannot be repeated once more.
      const cut = previous.slice(commonLength(previous, input));
      const further = overlap(input.slice(known), cut);
      latest = end;
      for (const output of outputs.filter(({ length }) => length > 0)) {
        latest = extend(end, output);
        answered.add(latest);
      }
      previous = [...input, ...(outputs[0] ?? [])];
      return further > 0 ? known + further : answeredUntil;
    },
  };
}

const ROOT = 0;

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
