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
