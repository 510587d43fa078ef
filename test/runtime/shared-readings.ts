import { read as readAnew } from '../../src/judge/checks/grammar/settle.ts';

export * from '../../src/judge/checks/grammar/settle.ts';

type Read = typeof readAnew;

const known = new WeakMap<Parameters<Read>[0], Map<string, ReturnType<Read>>>();

/** Each criterion is read once in a process, because every server of a test would read the same few again. */
export const read: Read = (grammar, criterion, tools) => {
  // What notes which names it is asked for is asked each time.
  if (tools && tools.constructor !== Set) return readAnew(grammar, criterion, tools);
  const readings = known.get(grammar) ?? new Map();
  known.set(grammar, readings);
  const key = JSON.stringify([criterion, tools && [...tools]]);
  const reading = readings.get(key) ?? readAnew(grammar, criterion, tools);
  readings.set(key, reading);
  return reading;
};
