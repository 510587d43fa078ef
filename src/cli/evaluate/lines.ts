/** The longest line, and the longest JSON document, in UTF-16 code units: 64 MiB of ASCII text. */
export const LONGEST = 64 * 1024 * 1024;

export interface Line {
  /** From 1. */
  number: number;
  /** Null: longer than LONGEST, and not kept. */
  text: string | null;
}

/** Splits a text into lines, without the line feeds. Holds one line at a time. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1;
  let parts: string[] = [];
  let length = 0;
  const add = (text: string) => {
    length += text.length;
    if (length > LONGEST) parts = [];
    else parts.push(text);
  };
  const take = (): Line => {
    const line = { number: number++, text: length > LONGEST ? null : parts.join('') };
    parts = [];
    length = 0;
    return line;
  };
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', start)) {
      add(piece.slice(start, end));
      yield take();
      start = end + 1;
    }
    if (start < piece.length) add(piece.slice(start));
  }
  if (length > 0) yield take();
}
