import { readFileSync } from 'node:fs';

const { env, pid, platform } = process;

/** Process ID of the launcher that started this process with the clone's Node. Not inherited by child processes. */
const launcher = env.DEEMSTER_LAUNCHER;
delete env.DEEMSTER_LAUNCHER;

/**
 * Treats the end of the parent process as SIGTERM if the parent is only a wrapper, such as npm's shell.
 *
 * "npm start" and "npx deemster" run the command in a shell and forward signals only to that shell. Many shells then exit
 * and leave the command running. (`exec` in the script would help, but Windows lacks it, and npx runs no script.) If npm
 * itself is killed, its shell survives; this is detected on Linux. A killed launcher cannot forward signals either.
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

/** Makes the child process that this one waits for end with it. */
export function announceLauncher() {
  env.DEEMSTER_LAUNCHER = String(pid);
}

/** Whether a process is `sh -c …`. Other shells `exec` the command, whose parent is then npm itself. */
const isShellCommand = (process) => readProc(process, 'cmdline')?.split('\0')[1] === '-c';

/** The parent's process ID, on Linux only. The name in parentheses may contain any characters. */
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
