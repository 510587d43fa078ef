/** Where a text was found: the ends of its first and its last occurrence, in UTF-16 code units. */
export interface Occurrences {
  firstEnd: number;
  lastEnd: number;
}

/**
 * Looks for many texts in one, all at once (Aho and Corasick): the time follows the length of all texts together, however many
 * there are and however they overlap. Null for a text that does not occur, and for an empty one.
 */
export function findSequences(wanted: readonly string[], text: string): (Occurrences | null)[] {
  const trie = createTrie(wanted.reduce((sum, { length }) => sum + length, 1));
  const ends = wanted.map((one) => trie.add(one));
  const order = trie.link();
  const first = new Int32Array(trie.size()).fill(-1);
  const last = new Int32Array(trie.size()).fill(-1);
  let node = 0;
  for (let at = 0; at < text.length; at += 1) {
    node = trie.step(node, text.charCodeAt(at));
    if (first[node]! < 0) first[node] = at + 1;
    last[node] = at + 1;
  }
  // Where a sequence ends, so does each that it ends with; the longest ones come last in the order.
  for (const at of order.reverse()) {
    const shorter = trie.fallback(at);
    if (first[at]! < 0) continue;
    first[shorter] = first[shorter]! < 0 ? first[at]! : Math.min(first[shorter]!, first[at]!);
    last[shorter] = Math.max(last[shorter]!, last[at]!);
  }
  return ends.map((end) => (end === 0 || first[end]! < 0 ? null : { firstEnd: first[end]!, lastEnd: last[end]! }));
}

/** All beginnings of the texts, each a node; 0 is the empty one. Its edges stand in one open hash table of plain numbers. */
function createTrie(most: number) {
  const capacity = 2 ** Math.ceil(Math.log2(2 * most + 1));
  const from = new Int32Array(capacity).fill(-1);
  const unit = new Uint16Array(capacity);
  const to = new Int32Array(capacity);
  const parent = new Int32Array(most);
  const unitOf = new Uint16Array(most);
  const depth = new Int32Array(most);
  const fallbacks = new Int32Array(most);
  let count = 1;

  /** The slot of an edge, or the free one where it would be. */
  function slot(node: number, code: number): number {
    let at = (Math.imul(node, 0x9e3779b1) ^ Math.imul(code, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & (capacity - 1);
    while (from[at] !== -1 && (from[at] !== node || unit[at] !== code)) at = (at + 1) & (capacity - 1);
    return at;
  }

  function child(node: number, code: number): number {
    const at = slot(node, code);
    return from[at] === -1 ? 0 : to[at]!;
  }

  /** The longest beginning that ends with what was read and one more unit. */
  function step(node: number, code: number): number {
    for (let at = node; ; at = fallbacks[at]!) {
      const next = child(at, code);
      if (next !== 0 || at === 0) return next;
    }
  }

  return {
    step,
    size: () => count,
    fallback: (node: number) => fallbacks[node]!,
    /** Adds a text and returns its node. */
    add(text: string): number {
      let node = 0;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const place = slot(node, code);
        if (from[place] === -1) {
          from[place] = node;
          unit[place] = code;
          to[place] = count;
          parent[count] = node;
          unitOf[count] = code;
          depth[count] = at + 1;
          count += 1;
        }
        node = to[place]!;
      }
      return node;
    },
    /** Finds for each node the longest other one that it ends with; returns the nodes but the empty one, short ones first. */
    link(): Int32Array {
      const order = byDepth(depth.subarray(0, count)).subarray(1);
      for (const node of order) {
        const before = parent[node]!;
        fallbacks[node] = before === 0 ? 0 : step(fallbacks[before]!, unitOf[node]!);
      }
      return order;
    },
  };
}

/** The numbers of the nodes in the order of their depths, counted rather than compared. */
function byDepth(depth: Int32Array): Int32Array {
  const deepest = depth.reduce((most, one) => Math.max(most, one), 0);
  const next = new Int32Array(deepest + 2);
  for (const one of depth) next[one + 1]! += 1;
  for (let at = 1; at < next.length; at += 1) next[at]! += next[at - 1]!;
  const order = new Int32Array(depth.length);
  for (let node = 0; node < depth.length; node += 1) {
    const at = depth[node]!;
    order[next[at]!] = node;
    next[at]! += 1;
  }
  return order;
}
