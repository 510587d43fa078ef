import { UsageError } from '../usage-error.ts';
import { visibleText } from '../visible-text.ts';

/** What keys send. */
const ENTER = '\r';
const NEWLINE = '\n';
const ESCAPE = '\u001b';
const BACKSPACE = '\b';
const DELETE = '\u007f';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

export interface Keyboard extends Disposable {
  /** The next key; null after Ctrl-C, Ctrl-D or the end of the terminal. */
  key(): Promise<string | null>;
  /** A line that is typed after a prompt; null after Escape, Ctrl-C or Ctrl-D. */
  line(prompt: string): Promise<string | null>;
}

/** Reads single keys of the terminal. @throws UsageError if standard input is not a terminal */
export function openKeyboard(): Keyboard {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) throw new UsageError('Labelling needs a terminal. To import labels from a file, use --import.');
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  const typed: (string | null)[] = [];
  let wake: (() => void) | undefined;
  const take = (...keys: (string | null)[]) => {
    typed.push(...keys);
    wake?.();
  };
  // A key such as an arrow arrives as one chunk that begins with Escape: no single key is meant.
  const onData = (text: string) => take(...(text.startsWith(ESCAPE) && text.length > 1 ? [] : text));
  const onEnd = () => take(null);
  stdin.on('data', onData).on('end', onEnd);

  const key = async (): Promise<string | null> => {
    while (typed.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const next = typed.shift()!;
    return next === CTRL_C || next === CTRL_D ? null : next;
  };
  return {
    key,
    async line(prompt) {
      stdout.write(prompt);
      let text = '';
      for (;;) {
        const next = await key();
        if (next === null || next === ESCAPE || next === ENTER || next === NEWLINE) {
          stdout.write('\n');
          return next === ENTER || next === NEWLINE ? text : null;
        }
        if (next === BACKSPACE || next === DELETE) {
          if (text !== '') stdout.write('\b \b');
          text = [...text].slice(0, -1).join('');
        } else if (visibleText(next) === next) {
          text += next;
          stdout.write(next);
        }
      }
    },
    [Symbol.dispose]() {
      stdin.off('data', onData).off('end', onEnd);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}
