interface Around {
  hidden: readonly string[];
  visible: readonly string[];
  toolName: string;
}

/** The rule of judging.md, 4, in its own words and as slow as it likes, for plain texts of ASCII: what may not be there. */
export function breaches(text: string, { hidden, visible, toolName }: Around): string[] {
  const words = (source: string) => source.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const standsIn = (sources: readonly string[], run: string[]) =>
    sources.some((source) => ` ${words(source).join(' ')} `.includes(` ${run.join(' ')} `));
  const said = words(text);
  const found: string[] = [];
  for (let start = 0; start < said.length; start += 1) {
    for (let end = start + 6; end <= said.length; end += 1) {
      const run = said.slice(start, end);
      if (!standsIn(hidden, run)) break;
      if (!standsIn(visible, run)) found.push(run.join(' '));
    }
  }
  const isWithin = (sources: readonly string[], piece: string) =>
    sources.some((source) =>
      new RegExp(`(?<![a-z0-9_]|\\d[.])${piece.replace('.', '\\.')}(?![a-z0-9_]|[.]\\d)`, 'i').test(source),
    );
  for (const piece of text.match(/[A-Za-z0-9_]+(?:\.\d+)?/g) ?? []) {
    const name = piece.replace(/\.$/, '');
    const isMarked = /\d|_|[a-z][A-Z]/.test(name) || name.toLowerCase() === toolName.toLowerCase();
    if (isMarked && isWithin([...hidden, toolName], name) && !isWithin(visible, name)) found.push(name);
  }
  return found;
}
