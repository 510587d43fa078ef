/** A text is too long for a check that needs a parser: it would take more time and memory than one response may. */
export class TooLongError extends Error {
  constructor() {
    super(`The response is longer than ${mostParsed.toLocaleString('en-US')} characters, too long to be parsed.`);
  }
}

/**
 * The longest text that is parsed, in UTF-16 code units. A text made to be slow takes 5 µs and half a kilobyte a character:
 * one of this length 5 s and 500 MB, of a thread of its own.
 */
const mostParsed = 1_000_000;

/** @throws TooLongError */
export function mustBeParsable(text: string): void {
  if (text.length > mostParsed) throw new TooLongError();
}
