/** The longest that a turn of the event loop took, in milliseconds. */
export interface Hold {
  /** The work of this thread: neither a busy machine nor V8's own threads change it. */
  cpu: number;
  /** With waits for the disk and for other processes. */
  wall: number;
}

/** Does work, and measures how long it held the event loop at a time. */
export async function longestHold(work: () => Promise<unknown>): Promise<Hold> {
  const held = { cpu: 0, wall: 0 };
  let isDone = false;
  let [wall, cpu] = [performance.now(), process.threadCpuUsage()];
  const look = () => {
    const used = process.threadCpuUsage(cpu);
    held.cpu = Math.max(held.cpu, (used.user + used.system) / 1000);
    held.wall = Math.max(held.wall, performance.now() - wall);
    [wall, cpu] = [performance.now(), process.threadCpuUsage()];
    if (!isDone) setImmediate(look);
  };
  look();
  await work();
  await new Promise(setImmediate);
  isDone = true;
  return held;
}

/** Of three tries, the one whose longest hold was the least: what the work itself needs is in each, garbage of before it is not. */
export async function repeatedHold(work: () => Promise<unknown>): Promise<Hold> {
  const holds: Hold[] = [];
  for (let tries = 0; tries < 3; tries += 1) holds.push(await longestHold(work));
  return holds.toSorted((one, other) => one.cpu - other.cpu)[0]!;
}
