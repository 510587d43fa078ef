import { machinePace } from './machine-pace.ts';

/** The most that anything may hold the event loop, in milliseconds of CPU. */
export const LONGEST_HOLD = 100;

/** The longest that a turn of the event loop took, in milliseconds. */
export interface Hold {
  /** The work of this thread, at the usual pace: neither a busy machine nor V8's own threads change it. */
  cpu: number;
  /** With waits for the disk and for other processes. */
  wall: number;
}

/** Does work, and measures how long it held the event loop at a time. */
export async function longestHold(work: () => Promise<unknown>): Promise<Hold> {
  const before = machinePace();
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
  return { ...held, cpu: held.cpu / ((before + machinePace()) / 2) };
}

/** The most tries of what holds the event loop too long. */
const TRIES = 5;

/**
 * The shortest of the longest holds of some tries, which end with the first that is short enough: what the work itself
 * needs is in each, garbage of before it and a pause of the machine are not.
 * @param measure - measures the same work each time; it is told the number of the try, from 0
 * @param enough - in milliseconds of CPU
 */
export async function shortestHold(measure: (at: number) => Promise<Hold>, enough = LONGEST_HOLD): Promise<Hold> {
  let shortest: Hold = { cpu: Infinity, wall: Infinity };
  for (let at = 0; at < TRIES && shortest.cpu >= enough; at += 1) {
    const hold = await measure(at);
    if (hold.cpu < shortest.cpu) shortest = hold;
  }
  return shortest;
}

export const repeatedHold = (work: (at: number) => Promise<unknown>, enough?: number): Promise<Hold> =>
  shortestHold((at) => longestHold(() => work(at)), enough);
