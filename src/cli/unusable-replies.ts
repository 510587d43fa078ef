/** A longer reply is cut, in characters. */
const LONGEST = 4000;

/**
 * What a model sent that is of no use, for `--debug`. Each line has a mark in front, so that no reply can pass for output of
 * the command, and control characters are replaced, so that none can rewrite the terminal.
 */
export const repliesText = (subject: string, replies: readonly string[]): string =>
  replies
    .map((reply, index) => {
      const head = `deemster: ${subject}, reply ${index + 1} of ${replies.length}, ${reply.length.toLocaleString('en')} characters`;
      const cut = reply.length > LONGEST ? `, of which the first ${LONGEST.toLocaleString('en')} follow` : '';
      return [
        `${head}${cut}:`,
        ...visible(reply.slice(0, LONGEST))
          .split('\n')
          .map((line) => `  | ${line}`),
      ].join('\n');
    })
    .join('\n');

/** Without the control characters by which a text can rewrite a terminal; line breaks and tabs stay. */
const visible = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{C}\n\t]/gu, '\u{FFFD}');
