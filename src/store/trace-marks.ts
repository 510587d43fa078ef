/** Traces on one page. */
const pageLength = 8192;

/**
 * A small number per trace, 0 by default, where a map of a million traces would take long to fill and to look into. Traces that
 * follow each other share a page.
 */
export class TraceMarks {
  private readonly pages = new Map<number, Uint8Array>();
  private at = -1;
  private page: Uint8Array | undefined;

  get(seq: number): number {
    this.turnTo(Math.floor(seq / pageLength));
    return this.page === undefined ? 0 : this.page[seq % pageLength]!;
  }

  /** @param mark Up to 255. */
  set(seq: number, mark: number): void {
    this.turnTo(Math.floor(seq / pageLength));
    if (!this.page) {
      this.page = new Uint8Array(pageLength);
      this.pages.set(this.at, this.page);
    }
    this.page[seq % pageLength] = mark;
  }

  private turnTo(at: number): void {
    if (at === this.at) return;
    this.at = at;
    this.page = this.pages.get(at);
  }
}
