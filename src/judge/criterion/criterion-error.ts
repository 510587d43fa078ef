/** A criterion that is invalid, that nothing can meet, or that the model core does not support. The caller may see the message. */
export class CriterionError extends Error {
  override readonly name = 'CriterionError';
}
