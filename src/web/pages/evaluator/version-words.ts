import type { Schemas } from '../../api/client.ts';

type Version = Schemas['EvaluatorVersion'];

/** Who made a version; empty if that is not known. */
export const authorOf = ({ made_by, key_label }: Version): string =>
  made_by === 'page'
    ? 'in these pages'
    : made_by === 'key'
      ? key_label
        ? `by the key “${key_label}”`
        : 'by a key'
      : '';

/** What changed besides the wording. */
export function changesOf(
  before: Version,
  { model_core, memory, explanation_cleaning, description }: Version,
): string[] {
  return [
    before.model_core === model_core ? '' : `Core ${before.model_core} → ${model_core}.`,
    before.memory === memory ? '' : `Memory ${memory ? 'on' : 'off'}.`,
    before.explanation_cleaning === explanation_cleaning
      ? ''
      : `Explanations for end users ${explanation_cleaning ? 'on' : 'off'}.`,
    before.description === description ? '' : `Note: ${description ?? 'none.'}`,
  ].filter(Boolean);
}
