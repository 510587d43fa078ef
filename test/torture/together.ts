/** Works on all items, so many at a time. */
export async function together<Item>(
  atATime: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = Iterator.from(items);
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
