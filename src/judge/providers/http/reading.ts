export const NO_COMPLETION = "The judge model's server answered without a completion.";
export const FILTERED = "The judge model's server withheld the reply by a content filter.";
export const REFUSED = 'The judge model refused to judge the conversation.';

export type Fields = Record<string, unknown>;

/** The fields of a value that may be anything; none if it is not an object. */
export const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** No call has more tokens. An absurd count would corrupt the account's totals permanently. */
const MOST_TOKENS = 1e9;

/** A number of tokens from a value that may be anything; 0 if it is not one. */
export const count = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_TOKENS ? Number(value) : 0;
