/** All traces that hold what is looked for, to be looked at many times. */
export interface NotedMatches {
  /** All of them, if there are at most so many; undefined: there are more. */
  few(most: number): number[] | undefined;
  has(seq: number): boolean;
}

/** The traces of an account that hold what is looked for. SQLite answers at once, PostgreSQL after a while. */
export interface TextMatches {
  few(most: number): number[] | undefined | Promise<number[] | undefined>;
  /** Those among these. */
  among(seqs: readonly number[]): Set<number> | Promise<Set<number>>;
  noted(): NotedMatches | Promise<NotedMatches>;
  unsearched: number;
}

/** So many traces that are not indexed yet are searched anyway, the newest first, if they have no more than so many bytes. */
export const mostFresh = 2000;
const mostFreshBytes = 8 * 1024 * 1024;

/** Those of the newest that are searched one by one, but at least one. @param waiting The newest first, with their sizes. */
export function searchedFresh(waiting: readonly (readonly [seq: number, bytes: number])[]): number[] {
  let bytes = 0;
  const fresh = waiting.filter(([, size]) => {
    bytes += size;
    return bytes <= mostFreshBytes || bytes === size;
  });
  return fresh.map(([seq]) => seq);
}
