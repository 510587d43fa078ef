import { SingleBar } from 'cli-progress';
import { bytesText } from '../database.ts';

/** A bar on a terminal, else one line per tenth; one per gigabyte if the size is unknown. */
export function showProgress() {
  let bar: SingleBar | undefined;
  let steps = 0;
  const end = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    end,
    progress(bytes: number, size: number | null) {
      const text = `${bytesText(bytes)}${size === null ? '' : ` of ${bytesText(size)}`}`;
      if (process.stderr.isTTY && size !== null) {
        if (!bar) {
          bar = new SingleBar({ format: '{bar} {text}, {eta_formatted} left', stream: process.stderr });
          bar.start(size, bytes, { text });
        }
        bar.update(bytes, { text });
        return;
      }
      const now = Math.floor(bytes / (size === null ? 1e9 : size / 10));
      if (now !== steps) console.error(text);
      steps = now;
    },
    report(sentences: string) {
      end();
      console.error(sentences);
    },
  };
}
