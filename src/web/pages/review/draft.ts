/** What was typed about a trace and is not stored yet. It lasts as long as the page is open. */
export interface Draft {
  comment: string;
  /** By the index of the question. */
  scores: Record<number, string>;
}

export const emptyDraft: Draft = { comment: '', scores: {} };
