import type { components } from '../../../generated/openapi.d.ts';

type Conversation = components['schemas']['Conversation'];

/** What a source's assertion or rubric becomes. */
export interface Criterion {
  /** The evaluator's name. */
  name: string;
  /** What it was, such as `regex assertion`. */
  what: string;
  /** The sentences that would say it, the most readable first. The first one that the reader proves is used. */
  sentences: Sentence[];
  /** Why it is left out if the reader proves none. */
  otherwise?: string;
  /** Where it comes from. One that a person must reword begins with `Draft`. */
  description?: string;
}

export interface Sentence {
  text: string;
  /** What its reading must match: code decides it, and in this sense. Undefined: a model may decide it. */
  proof?: RegExp;
}

/** A person's verdict. */
export interface Label {
  evaluator: string;
  label: boolean;
  author?: string;
  comment?: string;
  created_at?: string;
}

/** One answer, or a question that is still to be answered. */
export interface ImportedCase {
  id: string;
  /** Ends with the answer, unless it is still to be given. */
  conversation: Conversation;
  isAnswered: boolean;
  criteria: Criterion[];
  labels: Label[];
  /** What the source's graders said: kept as data, and never a score. */
  verdicts: object[];
}

/** Something of the source that is not imported. */
export interface LeftOut {
  /** What it is, such as `javascript assertion`. */
  what: string;
  why: string;
  /** Where it is, such as `test 3`. */
  where: string;
}

export interface Imported {
  cases: ImportedCase[];
  leftOut: LeftOut[];
  /** The names of people's annotations; absent if the source has none whose 1 could mean a fault. */
  annotations?: ReadonlySet<string>;
}

export interface ImportOptions {
  /** Names of annotations whose 1 means a fault. */
  reversed: ReadonlySet<string>;
}

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** An evaluator for labels whose source has only a name for what people judged. */
export const draftFor = (name: string): Criterion => ({
  name,
  what: `evaluator for ${name}`,
  sentences: [{ text: `Passes if a person would approve the response for ${JSON.stringify(name)}` }],
  description: `Draft: write here what people looked for when they gave ${JSON.stringify(name)}`,
});
