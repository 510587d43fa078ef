/**
 * A JSON text in pieces, made while it is read, so that it takes little memory however long it is. Shape is what it
 * parses to.
 *
 * Each piece takes one short read of the database. Between two pieces, others may write: what a text holds is fixed by
 * its first piece, and it fails where that has been deleted.
 */
export interface JsonText<Shape> extends AsyncIterable<string> {
  /** Never set: carries the type. */
  readonly shape?: Shape;
}

/** An object's JSON text, from the JSON texts of its fields. */
export const objectText = (fields: Record<string, string>): string =>
  `{${Object.entries(fields)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
    .join()}}`;

/** In characters. */
const sliceLength = 64 * 1024;

/** A long text in slices. None ends between the two halves of a character, which would be written as two wrong ones. */
export function* slicesOf(text: string): Generator<string, void> {
  for (let start = 0; start < text.length; ) {
    const isHalf = /[\uD800-\uDBFF]/.test(text[start + sliceLength - 1] ?? '');
    const end = start + sliceLength - (isHalf ? 1 : 0);
    yield text.slice(start, end);
    start = end;
  }
}
