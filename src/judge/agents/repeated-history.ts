/**
 * Finds how much of each interaction's input repeats earlier messages. Messages are numbers here, the same for equal ones. The
 * time is linear in the number of messages.
 */
export function createHistory() {
  /** All sequences so far as a tree: from a node and a message to the next node. */
  const edges = new Map<string, number>();
  /** The nodes directly after an output. */
  const answered = new Set<number>();
  let previous: readonly number[] = [];
  /** Where the previous sequence ended. */
  let latest = ROOT;

  /** Adds messages after a node. */
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
     * Adds an interaction. Its input may repeat the beginning of an earlier sequence of input and output, followed by the end
     * of the previous sequence, because some agents cut out old messages. The repetition must end after an output, or at the
     * end of the previous sequence: a question that is asked again is not a repetition, because its new answer belongs to it.
     * @param outputs The forms in which later inputs may repeat the output.
     * @returns the number of repeated messages at the beginning of the input
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
      // Their common beginning is already counted.
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

/** The length of the longest prefix of `beginning` that is a suffix of `end` (Knuth, Morris and Pratt). */
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

/** A separator that is not a message's number. */
const NONE = -1;
