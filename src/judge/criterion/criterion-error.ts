/** A text that is no criterion, none that anything can meet, or none for its model core. Its message may be shown to the caller. */
export class CriterionError extends Error {
  override readonly name = 'CriterionError';
}
