/**
 * How providers and Node name errors: `model_not_found`, `INVALID_ARGUMENT`, `NotFoundError`. No key, no address and no
 * sentence looks like that.
 */
const CODE = /^(?=.{2,64}$)(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)*|(?:[A-Z][a-z]+){2,8})$/;

/**
 * The first of some values that is an error's name, and may be shown; undefined where none is.
 * @param hidden Texts that no name may be a part of: secrets, and the conversation.
 */
export const errorCode = (values: readonly unknown[], hidden: readonly string[]): string | undefined =>
  values.find(
    (value): value is string =>
      typeof value === 'string' && CODE.test(value) && !hidden.some((text) => text.includes(value)),
  );
