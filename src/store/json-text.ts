/**
 * A JSON text in pieces, generated while it is read, so that even a long one needs little memory. Shape is the type of
 * the parsed text.
 *
 * Texts of usual length are read at once. Of longer ones, each further piece takes one short read of the database, and others may
 * write between two pieces. The first piece fixes the content of the text; a later one fails if that content has been deleted.
 */
export interface JsonText<Shape> extends AsyncIterable<string> {
  /** Never set: carries the type. */
  readonly shape?: Shape;
}

/** An object's JSON text, built from the JSON texts of its fields. */
export const objectText = (fields: Record<string, string>): string =>
  `{${Object.entries(fields)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
    .join()}}`;

/** In characters. */
const sliceLength = 64 * 1024;

/** A long text in slices. None splits a surrogate pair, which would be written as two invalid characters. */
export function* slicesOf(text: string): Generator<string, void> {
  for (let start = 0; start < text.length; ) {
    const isHalf = /[\uD800-\uDBFF]/.test(text[start + sliceLength - 1] ?? '');
    const end = start + sliceLength - (isHalf ? 1 : 0);
    yield text.slice(start, end);
    start = end;
  }
}
