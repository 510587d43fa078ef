import { SingleBar } from 'cli-progress';
import type { Candidate } from '../../client/index.ts';

/** A bar on standard error with what was judged so far; nothing without a terminal. */
export function replayProgress(cases: number) {
  const bar = new SingleBar({
    format: '{bar} {value}/{total}{failed}, {tokens} tokens',
    barsize: 20,
    clearOnComplete: true,
    noTTYOutput: false,
    stream: process.stderr,
    gracefulExit: false,
    linewrap: true,
  });
  bar.start(cases, 0, { failed: '', tokens: 0 });
  return {
    update({ scored, not_applicable, failed, tokens }: Candidate['progress']): void {
      bar.update(scored + not_applicable + failed, {
        failed: failed > 0 ? `, ${failed} failed` : '',
        tokens: tokens.toLocaleString('en'),
      });
    },
    [Symbol.dispose]: () => bar.stop(),
  };
}
