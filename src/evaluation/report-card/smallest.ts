/** The items that come first: at most so many, whatever number is offered. */
export class Smallest<Item> {
  readonly #most: number;
  readonly #ranked: { rank: number; tie: string; item: Item }[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** @param tie Decides between equal ranks. */
  offer(rank: number, tie: string, item: Item): void {
    const isBefore = (other: { rank: number; tie: string }) =>
      other.rank < rank || (other.rank === rank && other.tie < tie);
    if (this.#ranked.length === this.#most && (this.#most === 0 || isBefore(this.#ranked.at(-1)!))) return;
    this.#ranked.splice(this.#ranked.findLastIndex(isBefore) + 1, 0, { rank, tie, item });
    if (this.#ranked.length > this.#most) this.#ranked.pop();
  }

  get items(): Item[] {
    return this.#ranked.map(({ item }) => item);
  }
}
