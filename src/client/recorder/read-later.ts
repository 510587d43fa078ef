/** How what a function returned makes it work: as a generator, or as the tool runner of Anthropic's package. */
const ways = ['next', 'return', 'then', Symbol.asyncIterator];

type Way = (...given: unknown[]) => unknown;

/**
 * A result that does its work only when it is read, so that it does it in the right place. Anything else stays as it is:
 * a promise's work is under way already.
 * @param within Runs a function in that place.
 */
export function readLater<Result>(result: Result, within: <Given>(work: () => Given) => Given): Result {
  if (typeof result !== 'object' || result === null || result instanceof Promise) return result;
  for (const key of ways) {
    const way = result[key as keyof typeof result] as Way | undefined;
    if (typeof way !== 'function') continue;
    const value: Way = (...given) => {
      const read = within(() => way.apply(result, given));
      return key === Symbol.asyncIterator && read !== result ? readLater(read, within) : read;
    };
    // Nothing of the program may break: what cannot be changed is left.
    Reflect.defineProperty(result, key, { value, configurable: true, writable: true });
  }
  return result;
}
