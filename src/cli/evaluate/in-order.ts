/**
 * Passes on values in their order, whatever the order in which they arrive.
 * @param most How many places may lie between the first value that is missing and the last one that is there.
 */
export function inOrder<Value>(pass: (value: Value) => void, most: number) {
  const held = new Map<number, Value>();
  let next = 0;
  let given = 0;
  let free = Promise.withResolvers<void>();
  return {
    /** Resolves when there is room for another value; each call takes one place. */
    async room(): Promise<void> {
      given++;
      while (given - next > most) await free.promise;
    },
    add(index: number, value: Value): void {
      held.set(index, value);
      for (let found = held.get(next); found !== undefined; found = held.get(next)) {
        held.delete(next++);
        pass(found);
      }
      free.resolve();
      free = Promise.withResolvers<void>();
    },
    /** Passes on what is there, across gaps. */
    flush(): void {
      for (const index of [...held.keys()].sort((one, other) => one - other)) pass(held.get(index)!);
      held.clear();
    },
  };
}
