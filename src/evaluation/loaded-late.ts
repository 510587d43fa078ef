/** An operation whose code is loaded when it is first called, because an idle server is to stay small. */
export function loadedLate<Args extends unknown[], Result>(load: () => Promise<(...args: Args) => Promise<Result>>) {
  let loaded: ReturnType<typeof load> | undefined;
  return async (...args: Args): Promise<Result> => {
    loaded ??= load();
    return (await loaded)(...args);
  };
}
