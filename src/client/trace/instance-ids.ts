interface Agent {
  readonly name: string;
  /** The id that the caller chose, if any. */
  readonly id: string | undefined;
}

/** The maximum length of an instance's id in the contract, in characters. */
export const longestId = 255;

/**
 * Returns an id per instance, in order: the caller's, otherwise the agent's name. A number is appended from the second
 * instance on (`planner`, `planner-2`) and if the caller chose that id for another instance.
 * @throws TypeError if the caller chose the same id for two instances
 */
export function instanceIds(agents: readonly Agent[]): string[] {
  const taken = new Map<string, string>();
  for (const { name, id } of agents) {
    if (id === undefined) continue;
    const other = taken.get(id);
    if (other !== undefined)
      throw new TypeError(`The agents ${shown(other)} and ${shown(name)} have the same id ${shown(id)}.`);
    taken.set(id, name);
  }
  const counts = new Map<string, number>();
  return agents.map(({ name, id }) => {
    if (id !== undefined) return id;
    let count = counts.get(name) ?? 0;
    let free: string;
    do free = numbered(name, ++count);
    while (taken.has(free));
    counts.set(name, count);
    taken.set(free, name);
    return free;
  });
}

function numbered(name: string, count: number): string {
  const suffix = count === 1 ? '' : `-${count}`;
  return `${cut(name, longestId - suffix.length)}${suffix}`;
}

const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text].slice(0, length).join('');

/** In code points, not UTF-16 code units. */
export const lengthOf = (text: string): number => [...text].length;

/** Quotes a name or id for an error message, shortened if it is too long. */
export const shown = (text: string): string => JSON.stringify(lengthOf(text) > longestId ? `${cut(text, 20)}…` : text);
