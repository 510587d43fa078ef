interface Agent {
  readonly name: string;
  /** Its caller's choice. */
  readonly id: string | undefined;
}

/** The most characters of an instance's id, as the contract has it. */
export const longestId = 255;

/**
 * An id for each instance, in their order: the given one, else the agent's name, with a number from the second instance on
 * (`planner`, `planner-2`) or where another instance was given that id.
 * @throws TypeError for an id that two instances were given
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

/** In characters as people count them, not in UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

/** A name or id in an error's sentence. */
export const shown = (text: string): string => JSON.stringify(lengthOf(text) > longestId ? `${cut(text, 20)}…` : text);
