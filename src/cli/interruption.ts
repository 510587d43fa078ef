import { constants } from 'node:os';
import { fileFault } from '../file-fault.ts';
import { onInterrupt } from './on-interrupt.ts';

/** Why a command ends before its work is done. */
type Interruption = 'Ctrl-C' | 'reader gone';

/**
 * A signal that aborts at Ctrl-C, and when the reader of the output closes it (`| head`). A second Ctrl-C ends the process
 * at once. So does a write error, with the exit code for wrong usage.
 */
export function interruptions(): AbortSignal {
  const stop = new AbortController();
  const interrupt = (why: Interruption) => stop.abort(why);
  onInterrupt(['SIGINT'], () => interrupt('Ctrl-C'), endings['Ctrl-C']);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return interrupt('reader gone');
    console.error(`deemster: Cannot write the output: ${fileFault(error, 'write')}.`);
    process.exit(2);
  });
  return stop.signal;
}

const endings: Record<Interruption, () => void> = {
  'Ctrl-C': () => {
    process.removeAllListeners('SIGINT');
    process.kill(process.pid, 'SIGINT');
  },
  'reader gone': () => process.exit(128 + constants.signals.SIGPIPE),
};

/** Ends the process at once, with the exit status that a shell expects after an interruption. */
export const endInterrupted = ({ reason }: AbortSignal): void => endings[reason as Interruption]();
