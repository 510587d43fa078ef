import { both, canonical, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { inside } from '../../grammar/said.ts';
import { NO_ITEMS } from './bare-texts.ts';
import { listed, noneOf, plainText, type Quoted, some, type TextList, wanted } from './texts.ts';

/** After "the words" these describe them: "the words used and those left out". */
const DESCRIBING = new Set(
  (
    'used chosen written given listed quoted mentioned below above that which who those these this here there found ' +
    'named shown following required forbidden banned allowed in on from by for was were has have had do does did not ' +
    'must should may can will said themselves present absent bold italics together'
  ).split(' '),
);
const isName = (text: string) => /^\p{Lu}[\p{L}\p{N}_-]+$/u.test(text);
const isLabel = (text: string) => /^\p{Lu}[\p{Lu}\p{N}_-]+$/u.test(text);

const isPlural = (text: string) => /[^s]s$/u.test(text);
const singular = (text: string) => text.replace(/ies$/u, 'y').replace(/(?<=[oxh])es$|s$/u, '');

/** Words in small letters without quotation marks: "none of the words cheap, free or discount". */
export function bareWords(notation: Notation): void {
  notation.kind('#listword', (token) =>
    token.kind === 'word' &&
    /^\p{L}[\p{L}\p{N}_'’-]+$/u.test(token.raw) &&
    !NO_ITEMS.has(token.text) &&
    !DESCRIBING.has(token.text)
      ? token.raw
      : undefined,
  );
  notation.rule('BareWords = #listword', (one: string) => [one]);
  notation.rule('BareWords = BareWords , #listword', (all: string[], one: string) => [...all, one]);
  for (const joiner of ['and', 'or'] as const)
    notation.rule(`WordRow<${joiner}> = BareWords ,? ${joiner} #listword`, (all: string[], one: string) => [
      ...all,
      one,
    ]);
  // "Guarantee, risk-free or '100% safe'"
  for (const joiner of ['and', 'or'] as const)
    notation.rule(`WordRow<${joiner}> = BareWords ,? ${joiner} #quoted`, (all: string[], one: string) => [...all, one]);
  notation.rule('WordRow<none> = BareWords , #listword', (all: string[], one: string) => [...all, one]);
  notation.feature('WJ', ['and', 'or']);
  lists(notation);
  alone(notation);
  named(notation);
}

function lists(notation: Notation): void {
  notation.words('WordsCalled', [
    ...['words', 'terms', 'keywords', 'key words', 'labels', 'pronouns', 'buzzwords', 'filler words', 'verbs'],
    ...['adjectives', 'adverbs', 'nouns', 'banned words', 'forbidden words', 'required words', 'category labels'],
  ]);
  const list = (joiner: TextList['joiner']) => (texts: string[]) =>
    listed(
      texts.map((text) => wanted(text, { kind: 'word', isUnit: true })),
      joiner,
      true,
    );
  // Rows of names, and of labels, have rules of their own.
  for (const joiner of ['and', 'or'] as const) {
    notation.rule(`WordList = ( the | these ) WordsCalled WordRow<${joiner}>`, (all: string[]) =>
      all.every(isName) ? undefined : list(joiner)(all),
    );
    notation.rule(`ShareList = ( the | these ) WordsCalled WordRow<${joiner}>`, (all: string[]) =>
      all.every(isName) && !all.every(isLabel) ? list(joiner)(all) : undefined,
    );
  }
  // "Contains the words foo and bar" may ask for them as a phrase.
  notation.rule('List = WordList', (of: TextList) => (of.joiner === 'or' ? of : undefined));
  notation.rule('ShareList = WordList');
}

/** "Is one of low, medium or high, with no other text": nothing but one of them. */
function alone(notation: Notation): void {
  const equals = (all: string[]): Said | undefined => {
    const texts = all.map((text) => wanted(text, { kind: 'word' }));
    return all.every(isLabel) || texts.includes(undefined)
      ? undefined
      : { ask: 'equals', of: texts.map((text) => plainText(text!)), list: 'one', undeniable: true };
  };
  for (const row of ['WordRow<and>', 'WordRow<or>', 'WordRow<none>']) {
    notation.rule(`State = ( exactly | just )? OneOfOf ${row} NothingElse2`, equals);
    notation.rule(`State = ( exactly | precisely ) OneOfOf ${row}`, equals);
  }
  notation.rule('State = ( either )? WordRow<or> NothingElse2', equals);
  for (const row of ['WordRow<and>', 'WordRow<or>', 'WordRow<none>'])
    notation.rule(`Core<F,writer> = Output<F> ( exactly | just | only )? OneOfOf ${row} NothingElse2`, equals);
}

/** "At least two of the four allergens milk, eggs, nuts and soy are named": these things have one name. */
function named(notation: Notation): void {
  notation.words('ThingsOfNames', [
    ...['ingredients', 'allergens', 'fruits', 'vegetables', 'foods', 'drinks', 'spices', 'herbs', 'nuts', 'toppings'],
    ...['flavours', 'flavors', 'colours', 'colors', 'animals', 'birds', 'trees', 'flowers', 'countries', 'cities'],
    ...['planets', 'months', 'days', 'seasons', 'metals', 'gases', 'shapes', 'instruments', 'sports'],
    ...['currencies', 'products', 'materials', 'continents', 'oceans', 'oils', 'grains'],
    ...['vitamins', 'minerals', 'meats', 'cheeses', 'dishes', 'brands', 'carriers', 'fabrics', 'gemstones'],
  ]);
  notation.rule('NamedKind = ( the | these | our ) N? ThingsOfNames :?', (count: number | undefined) => count ?? null);
  const textsOf = (all: string[], count: number | null): Quoted[] | undefined => {
    const texts = all.map((text) => wanted(text, { kind: 'word' }));
    const isAll = count === null || count === all.length;
    return isAll && !all.every(isName) && texts.every((text) => text !== undefined) ? texts : undefined;
  };
  const share = (how: 'all' | 'any' | 'none' | Amount, texts: Quoted[]): Said | undefined => {
    if (how === 'all') return both(...texts.map(some));
    if (how === 'any') return { ...or(...texts.map(some)), list: 'any' };
    if (how === 'none') return noneOf(texts);
    const [low, high] = how.in[0]!;
    return how.bare || low < 1 || low > texts.length || (low === 1 && high === Infinity)
      ? undefined
      : { ask: 'texts', of: texts.map(plainText), in: how.in, ...(how.phrase !== undefined && { phrase: how.phrase }) };
  };
  notation.words('ShareOfKind', ['all of', 'all', 'each of', 'every one of'], 'all');
  notation.words('ShareOfKind', ['any of', 'any one of', 'at least one of', 'one or more of', 'one of'], 'any');
  notation.words('ShareOfKind', ['none of'], 'none');
  notation.rule('ShareOfKind = Amount of');
  const det = (how: 'all' | Amount, count: number | null, all: string[]) => {
    const texts = textsOf(all, count);
    const said = texts && share(how, texts);
    if (!said || !all.some(isPlural)) return said;
    // "Eggs" may be named by "egg".
    const single = texts.map((text) =>
      isPlural(text.text) ? { ...text, text: singular(text.text), wholeWords: false } : text,
    );
    return { ask: 'agreeing', of: [said, share(how, single)!].map((one) => canonical(one)), undeniable: true } as Said;
  };
  notation.rule('KindDet = ShareOfKind NamedKind ( WordRow<WJ> | WordRow<none> )', det);
  notation.rule('NameDet = KindDet');
  notation.rule('Core<F,response> = Verb<have,F> KindDet');
  notation.rule('Core<F,W> = Verb<use,F> KindDet');
  // "All of these ingredients are named: flour, eggs, milk"
  notation.rule(
    'Clause = ShareOfKind NamedKind ( IsNamed | AllNamed ) Inside? : ( WordRow<WJ> | WordRow<none> )',
    (how: 'all', count: number | null, ...rest: unknown[]) => {
      const form = det(how, count, rest.at(-1) as string[]);
      return form && inside(form, rest.length > 1 && rest[0] === true ? true : undefined);
    },
  );
}
