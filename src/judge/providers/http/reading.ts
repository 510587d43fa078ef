export const NO_COMPLETION = "The judge model's server answered without a completion.";
export const FILTERED = "The judge model's server withheld the reply by a content filter.";
export const REFUSED = 'The judge model refused to judge the conversation.';

export type Fields = Record<string, unknown>;

/** The fields of a value that may be anything; none where it is no object. */
export const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** More tokens have no call; an absurd count would spoil the account's sums for good. */
const MOST_TOKENS = 1e9;

/** A count of tokens that may be anything; 0 where it is none. */
export const count = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_TOKENS ? Number(value) : 0;
