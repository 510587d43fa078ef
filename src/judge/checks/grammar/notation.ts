import { Beginnings } from './beginnings.ts';
import type { Grammar } from './chart.ts';
import { expanded, plainWord } from './expansion.ts';
import { type Kind, Lexicon } from './lookup.ts';
import { type Action, Rules } from './rules.ts';
import { SymbolNames } from './symbol-names.ts';

/**
 * Writes a grammar down. In a rule, `Name = …`, a word that begins with a capital letter is a symbol, `#name` a kind of token,
 * and everything else stands for itself; a mark that means something here is quoted, as in `'?'`. `x?` may be left out, and
 * `( a | b c )` is one of several. `Name<X>` stands for a symbol of each value of the feature X.
 *
 * An action gets the meaning of each symbol and kind that has one, and undefined for one that is left out.
 *
 * The first criterion waits for thousands of rules and phrases, so each becomes numbers as soon as it is written down.
 */
export class Notation {
  private names = new SymbolNames();
  private readonly lexicon = new Lexicon();
  /** By the number of a kind's name. */
  private readonly kinds = new Map<number, Kind>();
  /** By the number of a symbol's name: whether any of its phrases has a meaning. */
  private readonly phrased = new Map<number, boolean>();
  /** Phrases that stand for themselves in rules, and the numbers of their names. */
  private readonly plain = new Map<string, number>();
  private readonly lines: Line[] = [];
  /** Which parts of the grammar define a symbol, a kind or a feature. */
  private readonly definedBy = new Map<string, Set<GrammarPart>>();
  private readonly shared = new Set<string>();
  private part: GrammarPart | undefined;

  /** Adds what a part of the grammar, such as a family, writes down. A part in a file of its own is added too, not just called. */
  add(part: GrammarPart): void {
    const around = this.part;
    this.part = part;
    part(this);
    this.part = around;
  }

  /** Names symbols to which several parts may add: each other one belongs to one part, so that none takes a name that is taken. */
  share(names: readonly string[]): void {
    for (const name of names) this.shared.add(name);
  }

  /** Names the values of a feature. */
  feature(name: string, values: readonly string[]): void {
    this.define(`the feature ${name}`);
    this.names.addFeature(name, values);
  }

  /** Names a kind of token by the value of one; undefined for a token that is of another kind. */
  kind(name: string, meaningOf: Kind): void {
    this.define(name);
    this.kinds.set(this.names.idOf(name), meaningOf);
  }

  /** Phrases of a symbol, with what they mean; those without a meaning say nothing to the rules where they stand. */
  words(name: string, phrases: readonly string[], value: unknown = null): void {
    this.define(name);
    if (phrases.length === 0) return;
    const id = this.names.idOf(name);
    this.phrased.set(id, value !== null || this.phrased.get(id) === true);
    for (const phrase of phrases) this.lexicon.add(phrase, id, value);
  }

  /** Adds a rule. @param act By default the meaning of the only part that has one. */
  rule(line: string, act?: Action): void {
    const equals = line.indexOf(' = ');
    const lhs = line.slice(0, equals).trim();
    this.define(lhs);
    const right = line.slice(equals + 3).trim();
    const words = right.split(/\s+/);
    const names = [this.names.idOf(lhs), ...words.map((word) => this.names.ofWord(plainWord(word)))];
    const ways = expanded(words).map((parts) => {
      const way: number[] = [];
      let phrase = '';
      for (const part of parts) {
        if (typeof part === 'string') phrase = phrase === '' ? part : `${phrase} ${part}`;
        else {
          if (phrase !== '') way.push(names.push(this.plainPhrase(phrase)) - 1);
          phrase = '';
          way.push(part < 0 ? part : part + 1);
        }
      }
      if (phrase !== '') way.push(names.push(this.plainPhrase(phrase)) - 1);
      return way;
    });
    this.lines.push({ line, act: act ?? onlyPart, names: this.names.valued(names), ways });
  }

  /** The number of the name of a phrase that stands for itself. */
  private plainPhrase(phrase: string): number {
    const known = this.plain.get(phrase);
    if (known !== undefined) return known;
    const id = this.names.idOf(`=${phrase}`);
    this.plain.set(phrase, id);
    return id;
  }

  private define(symbol: string): void {
    const feature = symbol.indexOf('<');
    const name = feature < 0 ? symbol : symbol.slice(0, feature);
    const parts = this.definedBy.get(name) ?? new Set();
    if (this.part) this.definedBy.set(name, parts.add(this.part));
  }

  /**
   * Builds the grammar, once: what was written down is given up, since the actions of rules keep the notation alive.
   * @throws Error where two parts define a symbol that is not shared, or where a rule names a symbol that is not defined.
   */
  build(): Grammar {
    for (const [name, parts] of this.definedBy)
      if (parts.size > 1 && !this.shared.has(name))
        throw new Error(`${[...parts].map((part) => part.name).join(' and ')} both define ${name}.`);
    for (const [phrase, id] of this.plain) this.lexicon.add(phrase, id, null);
    const ruled = new Set<number>();
    for (const { names } of this.lines) for (const [lhs] of names) ruled.add(lhs!);
    // Phrases of a symbol that also has rules are a symbol of their own.
    const both = [...this.phrased.keys()].filter((id) => ruled.has(id));
    const numbers: number[] = [];
    const names: string[] = [];
    const addNumber = (id: number, name: string) => {
      numbers[id] = names.push(name) - 1;
    };
    for (const id of this.phrased.keys()) addNumber(id, `${this.names.nameOf(id)}${ruled.has(id) ? '~' : ''}`);
    for (const id of [...this.plain.values(), ...this.kinds.keys()]) addNumber(id, this.names.nameOf(id));
    const terminals = names.length;
    this.lexicon.renumber(numbers);
    this.lexicon.kinds = [...this.kinds].map(([id, meaningOf]) => [numbers[id]!, meaningOf]);
    const phrases = both.map((id) => numbers[id]!);
    for (const id of ruled) addNumber(id, this.names.nameOf(id));
    const symbols = new Map<string, number>();
    for (const name of names) symbols.set(name, symbols.size);
    const rules = new Rules();
    this.addTo(rules, numbers);
    for (const [at, id] of both.entries()) rules.add(numbers[id]!, [phrases[at]!], onlyPart, [0]);
    const beginnings = new Beginnings(rules, terminals, names.length);
    this.names = new SymbolNames();
    this.lines.length = 0;
    for (const all of [this.kinds, this.phrased, this.plain, this.definedBy]) all.clear();
    return { lexicon: this.lexicon, terminals, rules, beginnings, symbols, names };
  }

  /** Adds every rule in numbers. */
  private addTo(rules: Rules, numbers: readonly (number | undefined)[]): void {
    const speaks = this.speakingNames();
    for (const { line, names: all, ways, act } of this.lines)
      for (const names of all)
        for (const parts of ways) {
          const rhs: number[] = [];
          const args: number[] = [];
          let said = 0;
          for (const part of parts) {
            const name = names[part < 0 ? -part : part]!;
            const number = numbers[name];
            if (number === undefined) throw new Error(`The grammar has no symbol ${this.names.nameOf(name)}.`);
            if (speaks[name]) args.push(part < 0 ? -1 : rhs.length);
            if (part < 0) continue;
            if (speaks[name]) said += 1;
            rhs.push(number);
          }
          if (act === onlyPart && said > 1) throw new Error(`The rule needs an action: ${line}`);
          rules.add(numbers[names[0]!]!, rhs, act, args);
        }
  }

  /** By the number of a name, whether it says anything: words with a meaning, kinds, and rules that do not consist of nothing else. */
  private speakingNames(): readonly (true | undefined)[] {
    const speaks: (true | undefined)[] = [];
    for (const id of this.kinds.keys()) speaks[id] = true;
    for (const [id, isMeant] of this.phrased) if (isMeant) speaks[id] = true;
    for (let isDone = false; !isDone; ) {
      isDone = true;
      for (const { names: all, ways, act } of this.lines)
        for (const names of all) {
          if (speaks[names[0]!]) continue;
          if (act === onlyPart && !ways.some((parts) => parts.some((part) => part > 0 && speaks[names[part]!])))
            continue;
          speaks[names[0]!] = true;
          isDone = false;
        }
    }
    return speaks;
  }
}

/** A subject of the grammar: adds its words and rules. */
export type GrammarPart = (notation: Notation) => void;

/** A rule as it is written down. */
interface Line {
  line: string;
  act: Action;
  /** The numbers of its names, with each value of its features: its symbol first, then its words, then its phrases. */
  names: readonly (readonly number[])[];
  /** Every way to write it out: the places of names in `names`, negative for one that is left out. */
  ways: readonly (readonly number[])[];
}

/** The meaning of the only part that has one. */
const onlyPart: Action = (...parts) => parts.find((one) => one !== undefined) ?? null;
