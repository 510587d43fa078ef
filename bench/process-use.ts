import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Used } from './child.ts';

const isLinux = process.platform === 'linux';

/** The resources that a process has used, without its cooperation: from /proc, or from ps, whose times are coarse. */
export function usedBy(pid: number): Used {
  if (isLinux) {
    const threads = readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}/schedstat`);
    const nanoseconds = threads.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]));
    return {
      cpuMicroseconds: nanoseconds.reduce((sum, one) => sum + one, 0) / 1000,
      residentBytes: statusBytes(pid, 'VmRSS'),
    };
  }
  const [resident, time] = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/) as [string, string];
  const seconds = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpuMicroseconds: seconds * 1e6, residentBytes: Number(resident) * 1024 };
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
