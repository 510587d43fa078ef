import { readFileSync } from 'node:fs';

const { env, pid, platform } = process;

/** The process that has started this one with the clone's Node; not handed on to programs that are started from here. */
const launcher = env.DEEMSTER_LAUNCHER;
delete env.DEEMSTER_LAUNCHER;

/**
 * Takes the end of the process above for SIGTERM, where that one only stands between a person and this program.
 *
 * "npm start" and "npx deemster" run a command in a shell, and pass a signal on to that shell only. Many shells end by it
 * and leave the command running. (`exec` in the script would do, but Windows has none, and npx runs no script.) If npm itself
 * is killed, its shell stays; on Linux that is noticed too. A launcher that is killed cannot pass on anything either.
 */
export function endWithParents() {
  const isLaunched = launcher === String(process.ppid);
  if (platform === 'win32' || !(isLaunched || env.npm_lifecycle_event !== undefined)) return;
  const parent = process.ppid;
  const npm = !isLaunched && isShellCommand(parent) ? parentOf(parent) : undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(watch);
    process.kill(pid, 'SIGTERM');
  }, 100);
  watch.unref();
}

/** So that the program that this process starts, and then waits for, ends with it. */
export function announceLauncher() {
  env.DEEMSTER_LAUNCHER = String(pid);
}

/** Whether a process is `sh -c …`: other shells give up their process to the command, whose parent is then npm itself. */
const isShellCommand = (process) => readProc(process, 'cmdline')?.split('\0')[1] === '-c';

/** Only Linux tells. The name in parentheses may hold anything. */
const parentOf = (process) =>
  readProc(process, 'stat')
    ?.replace(/^.*\) \S+ /s, '')
    .split(' ')[0];

function readProc(process, file) {
  try {
    return readFileSync(`/proc/${process}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
