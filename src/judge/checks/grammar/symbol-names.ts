import { isSymbol } from './expansion.ts';

/** The names of a grammar's symbols as numbers, and the values of the features in them. */
export class SymbolNames {
  private readonly ids = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly features: Feature[] = [];
  /** By the number of a name, the features in it, each a bit. */
  private readonly inNames: number[] = [];
  /** By a word of a rule, the number of the symbol that it is; -1 for a word that stands for itself. */
  private readonly ofWords = new Map<string, number>();

  get size(): number {
    return this.names.length;
  }

  idOf(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    this.ids.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  nameOf(id: number): string {
    return this.names[id]!;
  }

  /** The number of the symbol that a word of a rule is; -1 for one that stands for itself. */
  ofWord(word: string): number {
    const known = this.ofWords.get(word);
    if (known !== undefined) return known;
    const id = isSymbol(word) ? this.idOf(word) : -1;
    this.ofWords.set(word, id);
    return id;
  }

  addFeature(name: string, values: readonly string[]): void {
    this.features.push({ pattern: new RegExp(`(?<=[<,])${name}(?=[>,])`, 'g'), values, ids: new Map() });
    this.inNames.length = 0;
  }

  /** Names with each value of every feature that is in one of them; the first feature changes last. -1 stands for no name. */
  valued(ids: readonly number[]): (readonly number[])[] {
    let features = 0;
    for (const id of ids) if (id >= 0) features |= this.featuresIn(id);
    let all = [ids];
    for (const [at, feature] of this.features.entries())
      if (((features >> at) & 1) === 1) all = all.flatMap((some) => this.withValues(some, at, feature));
    return all;
  }

  /** The features in a name, each a bit. */
  private featuresIn(id: number): number {
    let found = this.inNames[id];
    if (found !== undefined) return found;
    found = 0;
    const name = this.names[id]!;
    if (name.includes('<'))
      for (const [at, { pattern }] of this.features.entries()) if (name.search(pattern) >= 0) found |= 1 << at;
    this.inNames[id] = found;
    return found;
  }

  private withValues(ids: readonly number[], at: number, { pattern, values, ids: known }: Feature): number[][] {
    const all = values.map(() => ids.slice());
    for (const [place, id] of ids.entries()) {
      if (id < 0 || ((this.featuresIn(id) >> at) & 1) === 0) continue;
      let found = known.get(id);
      if (!found) {
        found = values.map((value) => this.idOf(this.names[id]!.replaceAll(pattern, value)));
        known.set(id, found);
      }
      for (const [value, one] of all.entries()) one[place] = found[value]!;
    }
    return all;
  }
}

interface Feature {
  pattern: RegExp;
  values: readonly string[];
  /** By the number of a name, the numbers of that name with each value. */
  ids: Map<number, readonly number[]>;
}
