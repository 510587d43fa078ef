/** A place without words in the table. */
const FREE = -1;
/** How many numbers of the table are a step. */
const width = 3;

/**
 * Phrases as the words from their beginnings: each beginning of one is a node, numbered from 0, the beginning of all. There are some
 * 160,000, so that steps from one to the next are numbers in a table with open addressing: as text they take four times as much memory.
 */
export class PhraseTree {
  /** How many nodes there are. */
  size = 1;
  private readonly words = new Map<string, number>();
  /** Steps: from a node, by the number of a word, to a node. Its size is a power of two. */
  private table = new Int32Array(width << 18).fill(FREE);

  /** The node after a node and a word; undefined if there is none. */
  after(node: number, word: string): number | undefined {
    const number = this.words.get(word);
    const to = number === undefined ? FREE : this.table[this.placeOf(node, number) + 2]!;
    return to === FREE ? undefined : to;
  }

  /** The same; it is added if there is none. */
  add(node: number, word: string): number {
    let number = this.words.get(word);
    if (number === undefined) {
      number = this.words.size;
      this.words.set(word, number);
    }
    const place = this.placeOf(node, number);
    const known = this.table[place + 2]!;
    if (known !== FREE) return known;
    this.table.set([node, number, this.size], place);
    this.size += 1;
    // At most two of three places are taken, so that the next free one is near.
    if (this.size * width * 3 > this.table.length * 2) this.grow();
    return this.size - 1;
  }

  /** Whether a word stands in any phrase. */
  hasWord(word: string): boolean {
    return this.words.has(word);
  }

  /** By node, the phrase from the beginning to it. */
  texts(): string[] {
    const words = [...this.words.keys()];
    const texts = [''];
    // A node is added after the one before it.
    for (const [from, word, to] of this.steps().toSorted((one, other) => one[2] - other[2]))
      texts[to] = `${texts[from]} ${words[word]}`.trim();
    return texts;
  }

  private steps(): [from: number, word: number, to: number][] {
    const { table } = this;
    const steps: [number, number, number][] = [];
    for (let at = 0; at < table.length; at += width)
      if (table[at] !== FREE) steps.push([table[at]!, table[at + 1]!, table[at + 2]!]);
    return steps;
  }

  /** Where the step from a node by a word is, or would be. */
  private placeOf(node: number, word: number): number {
    const { table } = this;
    const last = table.length / width - 1;
    let at = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> 8;
    for (; ; at += 1) {
      const place = (at & last) * width;
      if (table[place] === FREE || (table[place] === node && table[place + 1] === word)) return place;
    }
  }

  private grow(): void {
    const steps = this.steps();
    this.table = new Int32Array(this.table.length * 2).fill(FREE);
    for (const step of steps) this.table.set(step, this.placeOf(step[0], step[1]));
  }
}
