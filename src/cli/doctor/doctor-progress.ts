import { doctorJudgments } from '../../in-process.ts';
import { progressBar } from '../progress-bar.ts';

/** The progress of an examination. */
export function doctorProgress(judges: number) {
  const total = judges * doctorJudgments;
  const bar = progressBar((value, drawn, left) => [`${drawn} ${value}/${total} judgments`, ...left]);
  bar.start(total, 0);
  return {
    step: () => void bar.increment(),
    stop: () => bar.stop(),
    [Symbol.dispose]: () => bar.stop(),
  };
}
