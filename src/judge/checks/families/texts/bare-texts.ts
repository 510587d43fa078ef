import { and, both, canonical, type Fact, or, type Said } from '../../form.ts';
import { COMMANDS } from '../../grammar/bare-names.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { inside } from '../../grammar/said.ts';
import type { Wanted } from '../../texts/find.ts';
import { hasBlank } from '../../texts/text-blanks.ts';
import { each } from '../shape.ts';
import { besideOf } from '../values/named-values.ts';
import { noneOf, plainText, type Quoted, some, type TextList, wanted } from './texts.ts';

/** What ends a list of plain words: "…: fast, secure in the answer". */
export const NO_ITEMS = new Set(
  (
    'and or nor not but if when unless in on at of to the a an is are be as with without more less fewer than once twice ' +
    'then it its them any anywhere somewhere exactly verbatim only each all none one two three times also ignoring'
  ).split(' '),
);
/** "One of JSON or XML" is a format. */
const FORMATS = new Set([
  'JSON',
  'XML',
  'YAML',
  'CSV',
  'TSV',
  'HTML',
  'CSS',
  'SQL',
  'PDF',
  'ASCII',
  'PNG',
  'SVG',
  'RTF',
]);
const PROGRAM_WORDS = new Set([...COMMANDS, 'REVOKE', 'HACK', 'WARNING', 'ERROR', 'DEBUG', 'INFO', 'TBD', 'YES', 'NO']);
/** What is numbered: "the order number 48213". */
const NUMBERED = [
  ...['order', 'ticket', 'tracking', 'invoice', 'account', 'reference', 'case', 'booking', 'confirmation', 'flight'],
  ...['serial', 'part', 'model', 'article', 'customer', 'policy', 'contract', 'claim', 'room', 'product', 'item'],
];
const CODES = ['error', 'promo', 'discount', 'coupon', 'voucher', 'product', 'country', 'currency', 'zip', 'status'];

/** What several names are names of. */
const CLASSES = [
  ...['competitors', 'brands', 'products', 'names'],
  ...['rivals', 'companies', 'vendors', 'carriers', 'providers', 'suppliers', 'services', 'websites'],
  ...['frameworks', 'platforms', 'apps', 'tools', 'customers', 'authors', 'cities', 'countries', 'banks', 'airlines'],
  ...['models', 'databases', 'partners', 'clients', 'employees', 'people', 'players', 'teams'],
];

/** Texts without quotation marks that can be nothing else: names in a list, labels in capitals, codes, words after a colon. */
export function bareTexts(notation: Notation): void {
  names(notation);
  labels(notation);
  plainWords(notation);
  codes(notation);
}

const named = (text: string): Quoted => ({ ...wanted(text, { kind: 'word', isLiteral: true })!, mayBeCased: true });

/** "Mentions Slack, Teams or Zoom", "names at least two of Python, Java and Go": only what is mentioned or named is a name. */
function names(notation: Notation): void {
  notation.rule('BareName = #name', (text: string) => [text]);
  notation.rule('BareName = BareName #name', (all: string[], text: string) =>
    hasBlank([...all, text].join(' ')) ? undefined : [...all, text],
  );
  notation.rule('BareNames = BareName', (one: string[]) => [one]);
  notation.rule('BareNames = BareNames , BareName', (all: string[][], one: string[]) => [...all, one]);
  // Of "North and South Korea" the last word belongs to both.
  for (const joiner of ['and', 'or', 'nor'] as const)
    notation.rule(`NameRow<${joiner}> = BareNames ,? ${joiner} BareName`, (all: string[][], one: string[]) =>
      all.every((name) => name.length === one.length) ? [...all, one].map((name) => named(name.join(' '))) : undefined,
    );
  notation.feature('NJ', ['and', 'or', 'nor']);
  notation.rule('ClassNoun = #plural', () => null);
  notation.rule('ClassNoun = #adjective #plural', () => null);
  notation.kind('#plural', (token) =>
    token.kind === 'word' && /^\p{Ll}{3,}s$/u.test(token.raw) && !NO_ITEMS.has(token.raw) ? true : undefined,
  );
  notation.kind('#adjective', (token) =>
    token.kind === 'word' && /^\p{Ll}{3,}$/u.test(token.raw) && !NO_ITEMS.has(token.raw) ? true : undefined,
  );
  notation.words('ClassOf', ['the', 'our', 'these', 'its', 'the following', 'these following']);
  notation.rule('NameClass = ClassOf N? ClassNoun :', () => null);
  // After a colon commas are enough.
  notation.rule('ClassRow = NameClass BareNames', (_: null, all: string[][]) =>
    all.length > 1 ? all.map((name) => named(name.join(' '))) : undefined,
  );
  notation.rule('ClassRow = NameClass ( NameRow<and> | NameRow<or> )', (_: null, all: Quoted[]) => all);
  const any = (all: Quoted[]) => or(...all.map(some));
  // "Mentions competitors Zendo or Helpify"
  notation.words('ClassBefore', each(['', 'our', 'any of our', 'the other'], CLASSES));
  // "The competitors Zendo and Helpify" has rules of its own.
  notation.words('ClassBefore', each(['the'], CLASSES.slice(4)));
  // "A competitor (Zendo or Helpify)"
  notation.words('ClassAny', [
    ...each(
      ['a', 'any'],
      CLASSES.map((one) => one.replace(/ies$/u, 'y').replace(/s$/u, '')),
    ),
    ...each(['any of our', 'any of the', 'one of our', 'any', 'one of the'], CLASSES),
  ]);
  notation.rule("NameDet = ClassAny '(' ( NameRow<or> | NameRow<and> ) ')'", any);
  notation.rule("NameDet = ClassAny '(' BareNames ')'", (all: string[][]) =>
    any(all.map((name) => named(name.join(' ')))),
  );
  notation.rule('NameDet = either? ClassBefore? NameRow<or>', any);
  notation.rule('NameDet = ClassBefore? NameRow<and>', (all: Quoted[]) => and(...all.map(some)));
  notation.rule('NameDet = ( both | all of | each of | every one of ) ( NameRow<and> | ClassRow )', (all: Quoted[]) =>
    both(...all.map(some)),
  );
  notation.words(
    'NotBothNames',
    each(['but not', ', but not', ', not', 'but never', ', but never'], ['both', 'both of them']),
  );
  const oneOf = (all: Quoted[]): Said | undefined =>
    all.length === 2 ? { ask: 'texts', of: all.map(plainText), in: [[1, 1]] } : undefined;
  notation.rule('NameDet = either? NameRow<or> NotBothNames', oneOf);
  notation.rule('NameDet = ( exactly one of | only one of ) ( NameRow<and> | NameRow<or> | ClassRow )', oneOf);
  notation.rule('NameDet = one of NameRow<or> NotBothNames', oneOf);
  // "Names all three: Red, Green and Blue"
  notation.rule(
    'NameDet = ( all N | all N of these | all N of them | all of these ) : ( NameRow<and> | BareNames )',
    (...parts: unknown[]) => {
      const last = parts.at(-1) as (Quoted | string[])[];
      const all = last.map((one) => (Array.isArray(one) ? named(one.join(' ')) : one));
      const n = typeof parts[0] === 'number' ? parts[0] : undefined;
      return all.length > 1 && (n === undefined || n === all.length) ? both(...all.map(some)) : undefined;
    },
  );
  notation.rule('NameDet = neither NameRow<nor>', noneOf);
  notation.rule(
    'NameDet = ( any of | any one of | one of | at least one of | one or more of ) ( NameRow<and> | NameRow<or> | ClassRow )',
    (all: Quoted[]): Said => ({
      or: all.map(some),
      list: 'any',
    }),
  );
  notation.rule('NameDet = none of ( NameRow<and> | NameRow<or> | ClassRow )', noneOf);
  notation.rule('NameDet = Amount of ( NameRow<and> | NameRow<or> | ClassRow )', (amount: Amount, all: Quoted[]) =>
    amount.bare ||
    amount.in[0]![0] < 1 ||
    amount.in[0]![0] > all.length ||
    (amount.in[0]![0] === 1 && amount.in[0]![1] === Infinity)
      ? undefined
      : { ask: 'texts', of: all.map(plainText), ...amount },
  );
  // One name may be of what the text is about; that its case does not matter is said of a text.
  notation.rule('Core<F,W> = NameVerb<F> BareName InAnyCase', (name: string[]) =>
    some({ ...named(name.join(' ')), caseSensitive: false }),
  );
  // Who "says Yes or No" answers so.
  notation.rule('Core<F,W> = NameVerb<F> NameDet');
  for (const [at, form] of FORMS.entries())
    notation.words(`NameVerb<${form}>`, [
      ['mentions', 'mention', 'mention', 'mentioned', 'mentioning'][at]!,
      ['names', 'name', 'name', 'named', 'naming'][at]!,
    ]);
  notation.words('IsNamed', each(['is', 'are', 'must be', 'should be'], ['mentioned', 'named', 'mentioned by name']));
  notation.words('AllNamed', each(['are', 'must be', 'should be'], ['both mentioned', 'all mentioned', 'all named']));
  notation.words('NotNamed', each(['is', 'are'], ['not mentioned', 'never mentioned', 'not named', 'never named']));
  notation.rule('Clause = NameDet IsNamed Inside?', (form: Said, isIn?: true) => inside(form, isIn));
  notation.rule('Clause = NameRow<and> AllNamed Inside?', (all: Quoted[], isIn?: true) =>
    inside(both(...all.map(some)), isIn),
  );
  notation.rule('Clause = NameRow<or> NotNamed Inside?', (all: Quoted[], isIn?: true) => inside(noneOf(all), isIn));
  // "All three carriers are named: UPS, FedEx and DHL"
  notation.rule(
    'Clause = ( all | all of the | all the ) N ClassNoun ( IsNamed | AllNamed ) Inside? : NameRow<and>',
    (n: number, ...rest: unknown[]) => {
      const all = rest.at(-1) as Quoted[];
      return n === all.length ? inside(both(...all.map(some)), rest.at(-2) === true ? true : undefined) : undefined;
    },
  );
  // "Two or more of the following are named: UPS, FedEx and DHL"
  notation.rule(
    'Clause = Amount of ( the following | these | the ) ClassNoun? ( IsNamed | AllNamed ) : ( NameRow<and> | NameRow<or> | BareNames )',
    (amount: Amount, ...rest: unknown[]): Said | undefined => {
      const all = (rest.at(-1) as (Quoted | string[])[]).map((one) =>
        Array.isArray(one) ? named(one.join(' ')) : one,
      );
      return amount.bare || amount.in[0]![0] < 1 || amount.in[0]![0] > all.length
        ? undefined
        : { ask: 'texts', of: all.map(plainText), ...amount };
    },
  );
  notation.rule('Penalize = ( any )? ( mention of | mentions of ) ClassBefore? NameRow<or>', any);
  notation.rule('Penalize = ( any )? ( mention of | mentions of ) ClassBefore Texts<or>', any);
}

/** "One of BILLING, TECHNICAL or SALES", "exactly one of the labels POSITIVE and NEGATIVE" */
function labels(notation: Notation): void {
  notation.kind('#barelabel', (token) =>
    token.kind === 'word' &&
    /^\p{Lu}[\p{Lu}\p{N}_-]+$/u.test(token.raw) &&
    !FORMATS.has(token.raw) &&
    !hasBlank(token.raw)
      ? token.raw
      : undefined,
  );
  notation.rule('LabelNames = #barelabel', (one: string) => [one]);
  notation.rule('LabelNames = LabelNames , #barelabel', (all: string[], one: string) => [...all, one]);
  for (const joiner of ['and', 'or'])
    notation.rule(`BareLabelRow<${joiner}> = LabelNames ,? ${joiner} #barelabel`, (all: string[], one: string) =>
      [...all, one].map(named),
    );
  notation.rule('BareLabelRow<none> = LabelNames , #barelabel', (all: string[], one: string) =>
    [...all, one].map(named),
  );
  // "Contains neither PII nor PHI" may be said of what is personal: words of programs are only words.
  notation.kind('#programword', (token) =>
    token.kind === 'word' && PROGRAM_WORDS.has(token.raw) ? token.raw : undefined,
  );
  notation.rule('Several = neither #programword nor #programword', (...all: string[]) => noneOf(all.map(named)));
  notation.rule('Several = either #programword or #programword', (...all: string[]) => ({
    ...or(...all.map((one) => some(named(one)))),
    either: true,
  }));
  const list =
    (joiner: TextList['joiner']) =>
    (all: Quoted[]): TextList => ({ texts: all.map(plainText), joiner, isAnnounced: true });
  for (const [name, joiner] of [
    ['and', 'and'],
    ['or', 'or'],
    ['none', undefined],
  ] as const)
    notation.rule(
      `LabelList = ( the | these | the following ) Nouns :? BareLabelRow<${name}>`,
      (noun: { kind: string }, all: Quoted[]) => (noun.kind === 'word' ? list(joiner)(all) : undefined),
    );
  notation.rule('ShareList = LabelList');
  const equals = (all: Quoted[], isExact = false): Said => ({
    ask: 'equals',
    of: all.map((text) => ({ ...plainText(text), ...(isExact && { wholeWords: false }) })),
    list: 'one',
  });
  notation.rule(
    'State = ( only | just )? OneOfOf ( BareLabelRow<or> | BareLabelRow<and> | BareLabelRow<none> )',
    (all: Quoted[]) => equals(all),
  );
  notation.rule('State = ( only | just )? OneOf LabelList', ({ texts }: TextList) => equals(texts as Quoted[]));
  notation.rule('State = Exactly ( either )? BareLabelRow<or>', (_: true, all: Quoted[]) => equals(all, true));
  notation.rule('State = Exactly ( OneOf LabelList )', (_: true, { texts }: TextList) =>
    equals(texts as Quoted[], true),
  );
  notation.rule(
    'State = Exactly OneOfOf ( BareLabelRow<or> | BareLabelRow<and> | BareLabelRow<none> )',
    (_: true, all: Quoted[]) => equals(all, true),
  );
  notation.rule('State = ( either )? BareLabelRow<or> NothingElse2', (all: Quoted[]) => equals(all));
  notation.rule(
    'Pred<FIN,response> = Verb<be,FIN> AnythingBut ( BareLabelRow<or> | BareLabel )',
    (all: Quoted[]): Said => ({ not: equals(all) as Fact, denies: true }),
  );
  notation.rule('BareLabel = #barelabel', (one: string) => [named(one)]);
}

/** "Any of these filler words: basically, actually": after a name and a colon words need no marks. */
function plainWords(notation: Notation): void {
  notation.kind('#item', (token) =>
    token.kind === 'word' && /^[\p{L}\p{N}-]+$/u.test(token.raw) && !NO_ITEMS.has(token.text) ? token.raw : undefined,
  );
  const item = (...words: string[]) => (hasBlank(words.join(' ')) ? undefined : words.join(' '));
  notation.rule('Item1 = #item', item);
  notation.rule('Item1 = #item #item', item);
  notation.rule('ItemRow = Item1 , Item1', (a: string, b: string) => [a, b]);
  notation.rule('ItemRow = ItemRow , Item1', (all: string[], one: string) => [...all, one]);
  notation.rule('BareRow = ItemRow', (texts: string[]) => ({ texts, joiner: undefined }));
  // "… and stays short" is no item.
  for (const joiner of ['and', 'or'] as const)
    notation.rule(`BareRow = ( ItemRow | Item1 ) ,? ${joiner} Item1`, (all: string[] | string, one: string) =>
      /s /.test(one) ? undefined : { texts: [all, one].flat(), joiner },
    );
  notation.rule('LateRows = BareRow');
}

/** "The order number 48213", "the SKU AB-1200", "the year 2023", "the placeholder {name}", "the tag [SUMMARY]" */
function codes(notation: Notation): void {
  const nouns = [
    ...each(NUMBERED, ['number', 'no', 'id', 'code']),
    ...each(CODES, ['code']),
    ...['sku', 'id', 'code', 'year', 'part number', 'case id', 'number plate', 'isbn', 'version', 'ticker'],
    ...['ticker symbol', 'stock symbol', 'airport code', 'model name', 'order'],
  ];
  for (const noun of nouns) notation.words('CodeNoun', [noun], noun);
  notation.kind('#barecode', (token) => {
    if (token.kind === 'number') return String(token.value);
    const isCode = token.kind === 'word' && (/\p{N}/u.test(token.raw) || /^\p{Lu}[\p{Lu}\p{N}_]+$/u.test(token.raw));
    return isCode && !hasBlank(token.raw) ? token.raw : undefined;
  });
  notation.rule(
    'Named = the CodeNoun #barecode',
    (noun: string, text: string): Quoted => ({
      ...named(text),
      ...(!noun.startsWith('version') && { isUnit: true }),
      isApposed: true,
      ...besideOf(noun, text),
    }),
  );
  // "The order number #48213" may be written without its sign.
  notation.rule(
    'Core<F,W> = ( Verb<have,F> | Verb<use,F> | Verb<say,F> ) the CodeNoun # #barecode',
    (_: string, text: string): Said => ({
      ask: 'agreeing',
      of: [
        { ...named(`#${text}`), wholeWords: false },
        { ...named(text), isUnit: true },
      ].map((one) => canonical(some(one))),
      undeniable: true,
    }),
  );
  notation.words('SignNoun2', ['placeholder', 'variable', 'template variable', 'merge tag', 'token', 'marker']);
  notation.words('SquareNoun', ['tag', 'label', 'prefix']);
  const inBrackets =
    (open: string, close: string) =>
    (text: string): Quoted => ({
      text: `${open}${text}${close}`,
      wholeWords: false,
      caseSensitive: false,
      mayBeCased: true,
    });
  // "The placeholder [name]" may be any in square brackets.
  notation.rule("Named = the SquareNoun '[' #tag ']'", inBrackets('[', ']'));
  notation.rule("Named = the SignNoun2 '{' #tag '}'", inBrackets('{', '}'));
  notation.rule("Named = the SignNoun2 '{' '{' #tag '}' '}'", inBrackets('{{', '}}'));
  notation.rule("Named = the SignNoun2 '<' #tag '>'", inBrackets('<', '>'));
  for (const [at, form] of FORMS.entries())
    notation.words(`KeepText<${form}>`, [
      ['keeps', 'keep', 'keep', 'kept', 'keeping'][at]!,
      ['preserves', 'preserve', 'preserve', 'preserved', 'preserving'][at]!,
    ]);
  notation.words('Unchanged', ['unchanged', 'as is', 'as it is', 'intact', 'untouched', 'unaltered', 'unmodified']);
  notation.rule('Core<F,W> = KeepText<F> ( NamedText ) Unchanged', (text: Wanted) => some(text));
}
