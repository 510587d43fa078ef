/** The methods that make a lazy result work: those of generators and of the tool runner in Anthropic's package. */
const lazyMethods = ['next', 'return', 'then', Symbol.asyncIterator];

type Method = (...given: unknown[]) => unknown;

/**
 * Makes a lazy result (one that works only when it is read) do its work in the given context. Any other result is
 * unchanged: the work of a promise has already started.
 * @param within Runs a function in the context.
 */
export function readLater<Result>(result: Result, within: <Given>(work: () => Given) => Given): Result {
  if (typeof result !== 'object' || result === null || result instanceof Promise) return result;
  for (const key of lazyMethods) {
    const method = result[key as keyof typeof result] as Method | undefined;
    if (typeof method !== 'function') continue;
    const value: Method = (...given) => {
      const read = within(() => method.apply(result, given));
      return key === Symbol.asyncIterator && read !== result ? readLater(read, within) : read;
    };
    // Does not throw for a property that cannot be changed: recording must not break the program.
    Reflect.defineProperty(result, key, { value, configurable: true, writable: true });
  }
  return result;
}
