/** What the store asks of the index of texts. */
export interface SearchIndex {
  /** See Database.forget. Absent, as `erase`: the index is in the database, and follows its deletions by itself. */
  forget?: (seqs: number[]) => Promise<() => void>;
  /** True: no forgotten word is left in any file. */
  erase?: () => Promise<boolean>;
  close(): Promise<void>;
}
