/** A text is too long for a check that needs a parser: it would keep the process from everything else. */
export class TooLongError extends Error {
  constructor() {
    super(`The response is longer than ${mostParsed.toLocaleString('en-US')} characters, too long to be parsed.`);
  }
}

/**
 * The longest text that is parsed, in UTF-16 code units. A text made to be slow takes 5 µs a character, so that one of this
 * length holds the process for half a second at most.
 */
const mostParsed = 100_000;

/** @throws TooLongError */
export function mustBeParsable(text: string): void {
  if (text.length > mostParsed) throw new TooLongError();
}
