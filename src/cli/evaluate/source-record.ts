/** Where a row stands. */
export interface Position {
  /** The path as given; `-` for standard input. */
  file: string;
  /** From 1; null in a JSON document. */
  line: number | null;
  /** For messages: the file and the line, or the index in the list. */
  location: string;
}

/** A row as its file has it, or a sentence that says what is wrong with it and what to do. */
export type SourceRecord = { position: Position } & ({ value: unknown } | { fault: string });
