/** A word of a POSIX shell's command line. */
export const shellWord = (text: string): string =>
  /^[\w.,:@%+/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The last argument of a command line, also if it looks like an option. */
export const lastArgument = (text: string): string => `${text.startsWith('-') ? '-- ' : ''}${shellWord(text)}`;
