import { DeemsterError } from '../errors.ts';

/** One page of a list and the token of the next page, null on the last page. */
interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** Yields the items of all pages, which are fetched on demand. @throws DeemsterError if a page token repeats */
export async function* pages<Item>(
  ask: (token: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  let token: string | null | undefined;
  do {
    const { items, next }: Page<Item> = await ask(token ?? undefined);
    yield* items;
    if (next !== null && seen.has(next))
      throw new DeemsterError('The list never ends: the service returned the same page token twice.');
    if (next !== null) seen.add(next);
    token = next;
  } while (token);
}
