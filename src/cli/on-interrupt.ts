/** A second signal within this many milliseconds is a copy: npm repeats a Ctrl-C that the terminal sent to all processes. */
const copies = 500;

/** Calls `first` at the first of the signals, and `second` at any later one. */
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
