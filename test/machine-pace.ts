const TEXT = 'Refunds arrive within 5 working days, or we pay "interest" of 2.5 % on the sum. '.repeat(60);

/** Finds, counts and copies, as what is measured here does; it makes little garbage. */
function work(): void {
  const counts = new Map<string, number>();
  for (const [word] of TEXT.matchAll(/\p{L}+|\d+(?:\.\d+)?/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  JSON.parse(JSON.stringify([...counts]));
}

/** What `ROUNDS` of it take on two quiet cores of an AMD EPYC, in milliseconds of CPU. */
const USUAL = 60;
const ROUNDS = 1000;

/**
 * @returns how many times longer this thread takes for the same work, here and now, than the machine on which the
 *     bounds of CPU time were set, at least 1: a virtual machine may count as work the time in which it was not run
 */
export function machinePace(): number {
  for (let round = 0; round < ROUNDS / 4; round += 1) work();
  const before = process.threadCpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / USUAL);
}
