import { explain, type ReadCriterion } from '../../in-process.ts';
import { CriterionError } from '../../judge/criterion/criterion-error.ts';
import type { Criterion } from './imported.ts';

export interface Proved {
  sentence: string;
  /** Code decides it. */
  isExact: boolean;
}

/** Returns the first sentence of a criterion that the reader proves, or why there is none. */
export function prove({ sentences, otherwise }: Criterion, readCriterion: ReadCriterion): Proved | { why: string } {
  let refusal: string | undefined;
  for (const { text, proof } of sentences) {
    try {
      const { decided_by, reading } = explain(readCriterion(text));
      const isExact = decided_by === 'check';
      if (!proof || (isExact && proof.test(reading))) return { sentence: text, isExact };
    } catch (error) {
      if (!(error instanceof CriterionError)) throw error;
      refusal ??= error.message;
    }
  }
  return { why: otherwise ?? refusal ?? 'No sentence says exactly this to code' };
}

/** A sentence as a file has it, where `{{name}}` would be a placeholder. */
export const withoutPlaceholders = (sentence: string): string =>
  sentence.replaceAll(/\{\{\s*[^{}\n]+?\s*\}\}/gu, '\\$&');
