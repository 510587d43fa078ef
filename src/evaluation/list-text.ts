import type { JsonText } from '../store/json-text.ts';

export { type JsonText, slicesOf } from '../store/json-text.ts';

/**
 * One page of a list, in pieces.
 * @param name The property that holds the objects.
 * @param objects Are read one after the other, each to its end.
 * @param next Returns the token of the following page, null on the last page; called after the last object.
 * @param more Further properties of the list.
 */
export async function* listText<Name extends string, Shape>(
  name: Name,
  objects: AsyncIterable<JsonText<Shape>> | Iterable<JsonText<Shape>>,
  next: () => string | null,
  more: object = {},
): AsyncGenerator<string, void> {
  yield `{"${name}":[`;
  let isFirst = true;
  for await (const object of objects) {
    if (!isFirst) yield ',';
    isFirst = false;
    yield* object;
  }
  const rest = JSON.stringify({ next_page_token: next(), ...more });
  yield `],${rest.slice(1)}`;
}
