/**
 * "npm start" and "npx deemster" run a command in a shell, and pass a signal on to that shell only. Many shells end by it
 * and leave the command running, which therefore takes the end of the shell for SIGTERM. (`exec` in the script would do,
 * but Windows has none, and npx runs no script.)
 */
export function endWithShellOfNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  watch.unref();
}
