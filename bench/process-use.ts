import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Used } from './child.ts';

const isLinux = process.platform === 'linux';

/** The resources that a process has used, without its cooperation: from /proc, or from ps, whose times are coarse. */
export function usedBy(pid: number): Used {
  if (isLinux) return { cpuMicroseconds: scheduledMicroseconds(pid), residentBytes: statusBytes(pid, 'VmRSS') };
  const [resident, time] = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/) as [string, string];
  const seconds = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpuMicroseconds: seconds * 1e6, residentBytes: Number(resident) * 1024 };
}

function scheduledMicroseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}/schedstat`);
  const nanoseconds = threads.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]));
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

/** The CPU that each process has used, in microseconds, by its pid; without those that have ended. */
export function cpuOf(pids: readonly number[]): Map<number, number> {
  const used = new Map<number, number>();
  for (const pid of pids)
    try {
      used.set(pid, isLinux ? scheduledMicroseconds(pid) : usedBy(pid).cpuMicroseconds);
    } catch (error) {
      if (isRunning(pid)) throw error;
    }
  return used;
}

/** The CPU used between two looks. A process that began in between counts, one that ended does not: its share is unknown. */
export function cpuBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [pid, used] of after) sum += used - (before.get(pid) ?? 0);
  return sum;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code !== 'ESRCH';
  }
}

/** Returns the peak memory of a process. On Linux the kernel records it; elsewhere it is polled. */
export function watchPeak(pid: number) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, usedBy(pid).residentBytes);
  };
  const timer = isLinux ? undefined : setInterval(look, 100);
  return {
    bytes: (): number => {
      if (isLinux) return statusBytes(pid, 'VmHWM');
      look();
      return peak;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

function statusBytes(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)![1]) * 1024;
}
