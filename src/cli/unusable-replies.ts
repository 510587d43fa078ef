import { visibleText } from './visible-text.ts';

/** Longer replies are truncated, in characters. */
const LONGEST = 4000;

/**
 * A model's unusable replies, for `--debug`. Each line is prefixed, so that a reply cannot pass for output of the command.
 * Control characters are replaced, so that a reply cannot rewrite the terminal.
 * @param mask masks secrets: a server may echo the key that it received
 */
export const repliesText = (subject: string, replies: readonly string[], mask: (text: string) => string): string =>
  replies
    .map((reply, index) => {
      const head = `deemster: ${subject}, reply ${index + 1} of ${replies.length}, ${reply.length.toLocaleString('en')} characters`;
      const cut = reply.length > LONGEST ? `, of which the first ${LONGEST.toLocaleString('en')} follow` : '';
      return [
        `${head}${cut}:`,
        ...visibleText(mask(reply).slice(0, LONGEST))
          .split('\n')
          .map((line) => `  | ${line}`),
      ].join('\n');
    })
    .join('\n');
