import type { components } from '../../generated/openapi.d.ts';

type SubTrace = components['schemas']['SubTrace'];

/** What was not stored of evaluations at first. */
const added = { label_probabilities: null, range: null, cleaned_explanation: null };

/** Reads a stored sub-trace, or one without its subject, in today's form. */
export function readSubTrace(text: string): SubTrace {
  const stored = JSON.parse(text);
  return 'range' in stored ? stored : { ...stored, ...added };
}
