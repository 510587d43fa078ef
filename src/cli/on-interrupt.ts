/** Within so many milliseconds a second signal is a copy: npm passes on a Ctrl-C that the terminal has sent to all. */
const copies = 500;

/** Calls `first` at the first of the signals, and `second` at a later one. */
export function onInterrupt(signals: readonly NodeJS.Signals[], first: () => void, second: () => void): void {
  let since: number | undefined;
  for (const signal of signals)
    process.on(signal, () => {
      if (since === undefined) {
        since = performance.now();
        first();
      } else if (performance.now() - since > copies) second();
    });
}
