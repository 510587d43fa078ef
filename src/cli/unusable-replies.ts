import { visibleText } from './visible-text.ts';

/** A longer reply is cut, in characters. */
const LONGEST = 4000;

/**
 * What a model sent that is of no use, for `--debug`. Each line has a mark in front, so that no reply can pass for output of
 * the command, and control characters are replaced, so that none can rewrite the terminal.
 * @param mask masks secrets: a server can repeat the key that it was sent
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
