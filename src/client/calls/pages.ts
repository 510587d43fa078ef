/** One page of a list and the token of the next; null: there is none. */
interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** The items of all pages; a page is asked for once it is needed. */
export async function* pages<Item>(
  ask: (token: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let token: string | null | undefined;
  do {
    const { items, next }: Page<Item> = await ask(token ?? undefined);
    yield* items;
    token = next;
  } while (token);
}
