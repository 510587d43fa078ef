/** A shorter part repeats itself more often before it counts: `-----` and `ha ha ha` are ordinary text. */
const LEAST_REPEATS = 3;
const LEAST_TOKENS = 24;

/** Whether a text ends with the same tokens over and over, as small models write until something stops them. */
export function isLooping(tokens: readonly number[]): boolean {
  const { length } = tokens;
  for (let period = 1; period * LEAST_REPEATS <= length; period++) {
    const repeated = Math.max(LEAST_TOKENS, period * LEAST_REPEATS);
    if (repeated > length) continue;
    let at = length - 1;
    while (at >= length - repeated + period && tokens[at] === tokens[at - period]) at--;
    if (at < length - repeated + period) return true;
  }
  return false;
}
