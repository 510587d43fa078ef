/** The longest key that is kept, in UTF-16 code units, because a thousand longer ones would take too much memory. */
const longestKey = 10_000;

/** Makes a memory of values by key. Above `most` entries the oldest is dropped. Most services use the same few keys. */
export function createMemory<Value>(most = 1000) {
  const remembered = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    if (remembered.has(key)) return remembered.get(key) as Value;
    const value = make();
    if (key.length > longestKey) return value;
    if (remembered.size >= most) remembered.delete(remembered.keys().next().value!);
    remembered.set(key, value);
    return value;
  };
}
