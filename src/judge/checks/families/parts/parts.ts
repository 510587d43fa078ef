import { boundsOf, isFact, OPEN, type Part, type Said } from '../../form.ts';
import { factsOf, isAmount, isSize } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { boundAfter } from '../../grammar/quantities.ts';
import { deny, noted } from '../../grammar/said.ts';
import { plainText, type Quoted, some } from '../texts/texts.ts';
import { listedParts } from './listed-parts.ts';
import { COUNTED, type One, ofOne, ofSeveral, ofThem, type Place, placed, type Several } from './of-parts.ts';
import { OWNERS, partGroups, RESPONSES } from './part-groups.ts';
import { VALUES_AS_PARTS } from './value-parts.ts';

const both = (adjectives: readonly string[], nouns: readonly string[]) =>
  adjectives.flatMap((one) => nouns.map((noun) => `${one} ${noun}`));

/** Names of the parts of a response. "Items" and "points" alone may be anything. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['paragraph'],
  sentence: ['sentence'],
  line: ['line', 'non-empty line'],
  bullet: ['bullet point', 'bullet', 'bullet-point', 'bulleted item', 'bullet item'],
  numbered: ['numbered item', 'numbered list item', 'numbered point', 'numbered step'],
  item: ['list item'],
  heading: ['heading', 'section heading', 'section title', 'section header'],
  subheading: ['subheading', 'sub-heading', 'subheader', 'sub-header'],
  section: ['section', 'markdown section'],
  ...Object.fromEntries(
    [1, 2, 3].map((level) => {
      const signs = Array.from('#'.repeat(level)).join(' ');
      const headings = [`a ${signs} heading`, `an h${level}`, `an h${level} heading`, `a level-${level} heading`];
      const names = [`${signs} section`, `h${level} section`, `level-${level} section`];
      return [`section ${level}`, [...headings.map((one) => `section under ${one}`), ...names]];
    }),
  ),
  code: ['code block', 'fenced code block'],
  url: ['url', 'web address'],
  question: ['question'],
  word: ['word'],
  'link text': ['link text', 'link label', 'anchor text'],
  step: ['step'],
  row: ['row', 'table row', 'row in the table', 'row of the table', 'row of its table'],
  'data row': ['data row', 'body row', 'data row of the table', 'data row in the table'],
  cell: ['cell', 'table cell', 'cell in the table', 'cell of the table', 'cell of its table'],
  'head cell': ['column header', 'column heading', 'column title', 'header cell'],
  quote: ['block quote', 'blockquote', 'quote block', 'markdown blockquote'],
  'alt text': ['alt text', 'image alt text', "image's alt text", 'alternative text'],
  'top bullet': both(['top-level', 'first-level'], ['bullet', 'bullet point']),
  'top item': both(['top-level', 'first-level'], ['item', 'list item']),
  'nested bullet': [...both(['nested', 'indented'], ['bullet', 'bullet point']), 'sub-bullet', 'subbullet'],
  'nested item': [...both(['nested', 'indented'], ['item', 'list item']), 'sub-item', 'subitem'],
  email: ['e-mail address', 'email address'],
  phone: ['phone number', 'telephone number'],
  date: ['date'],
  number: ['number'],
  percentage: ['percentage'],
  emoji: ['emoji'],
  bold: both(['bold', 'bolded'], ['passage', 'phrase', 'section']),
};
/** These have names of their own for one by its place: "the first code block". */
const NOT_BY_PLACE = ['code'];
/** "Section 2" may be one that is called so. */
const NOT_BY_NUMBER = [
  'code',
  'url',
  'link text',
  'word',
  'question',
  ...VALUES_AS_PARTS,
  'item',
  'numbered',
  'section',
  'step',
  'row',
  'cell',
  'quote',
];
/** Lists by what their items are. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  item: ['list'],
  bullet: ['bulleted list', 'bullet list', 'bullet-point list', 'unordered list'],
  numbered: ['numbered list', 'ordered list'],
};
const pluralOf = (name: string) =>
  name.endsWith('address')
    ? `${name}es`
    : name.replace(/^section(?= under)|(?= (?:in|of) )|$/u, (found) => `${found}s`);
/** "Item in the list", "entry of its numbered list" */
const ofList = (kind: string, nouns: readonly string[]) =>
  (LISTS[kind] ?? []).flatMap((list) =>
    nouns.flatMap((noun) => ['in the', 'of the', 'in its', 'of its'].map((of) => `${noun} ${of} ${list}`)),
  );
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const EACH = { which: 'all', denied: 'plain', must: true } as const;
const isOneOrFewer = ({ in: [span] }: Amount) => span![0] === 0 && span![1] <= 1;

/** Parts of the response: one by its place, or so many of all. */
export function parts(notation: Notation): void {
  for (const [kind, names] of Object.entries(NAMES)) {
    notation.words('Unit', [...names, ...ofList(kind, ['item', 'entry'])], kind);
    notation.words('Units', [...names.map(pluralOf), ...ofList(kind, ['items', 'entries'])], kind);
    if (!NOT_BY_NUMBER.some((one) => kind.startsWith(one))) notation.words('Numbered', names, kind);
  }
  const nth = (place: number, ordinals: readonly string[]) => {
    notation.words('NthOwned', ordinals, { place });
    for (const owner of OWNERS)
      notation.words(
        'Nth',
        ordinals.map((one) => `${owner} ${one}`),
        { place, ...(owner === 'its' && { isIts: true }) },
      );
  };
  for (const [place, ordinal] of ORDINALS.entries()) nth(place, [ordinal]);
  nth(0, ['opening']);
  nth(-1, ['last', 'final', 'closing']);
  nth(-2, ['penultimate', 'second-to-last', 'second to last']);
  notation.words('OfWhole', [
    ...RESPONSES.flatMap((noun) => [`of the ${noun}`, `of its ${noun}`, `in the ${noun}`, `in its ${noun}`]),
  ]);
  notation.rule('OnePart = Nth Unit OfWhole?', (place: Omit<One, 'kind'>, kind: string) =>
    NOT_BY_PLACE.includes(kind) ? undefined : { kind, ...place },
  );
  notation.words(
    'OnePart',
    both(['the', 'its'], ['header row', 'heading row', 'table header', 'header of the table']),
    {
      kind: 'head row',
      place: 0,
    },
  );
  notation.rule('OnePart = Numbered N', (kind: string, n: number) => (n > 0 ? { kind, place: n - 1 } : undefined));

  const several =
    (which: Part['which'], denied: Several['denied'], must: boolean, isPlural?: true) =>
    (kind: string): Several => ({ kind, which, denied, must, ...(isPlural && { isPlural }) });
  const openings = (
    symbol: string,
    noun: 'Unit' | 'Units',
    phrases: readonly string[],
    make: (kind: string) => Several,
  ) => {
    for (const phrase of phrases)
      notation.rule(`${symbol} = ${phrase} ${noun} OfWhole?`, (kind: string) => ({
        ...make(kind),
        ...(/\bits\b/.test(phrase) && { isIts: true }),
      }));
  };
  const amongThem = (phrases: readonly string[]) =>
    phrases.flatMap((phrase) => OWNERS.map((owner) => `${phrase} ${owner}`));
  const [SINGULAR, PLURAL] = ['SomeParts<third>', 'SomeParts<plural>'];
  openings(SINGULAR!, 'Unit', ['each', 'each single'], several('all', 'plain', true));
  openings(SINGULAR!, 'Unit', ['every', 'every single', 'each and every'], several('all', 'modal', true));
  openings(PLURAL!, 'Units', ['all', ...amongThem(['all', 'all of'])], several('all', 'exceed', true, true));
  openings(SINGULAR!, 'Unit', ['not every', 'not every single'], several('notAll', 'never', false));
  openings(
    PLURAL!,
    'Units',
    ['not all', ...amongThem(['not all', 'not all of'])],
    several('notAll', 'never', false, true),
  );
  openings(PLURAL!, 'Units', amongThem(['a majority of', 'the majority of']), several('most', 'never', true, true));
  openings(SINGULAR!, 'Unit', ['no', 'not a single', 'not one', 'no single'], several('none', 'never', false));
  openings(PLURAL!, 'Units', ['no'], several('none', 'never', false, true));
  openings(SINGULAR!, 'Unit', ['any', 'any single'], (kind) => ({
    ...several('some', 'plain', false)(kind),
    isAny: true,
  }));
  openings(SINGULAR!, 'Unit', ['some'], several('some', 'plain', false));
  openings(PLURAL!, 'Units', ['any'], (kind) => ({ ...several('some', 'plain', false, true)(kind), isAny: true }));
  openings(PLURAL!, 'Units', OWNERS, several('plural', 'plain', true, true));
  notation.rule(`${PLURAL} = Units`, several('bare', 'plain', true, true));
  for (const symbol of [SINGULAR!, PLURAL!]) {
    openings(symbol, 'Units', amongThem(['each of', 'each one of']), several('all', 'plain', true));
    openings(symbol, 'Units', amongThem(['every one of']), several('all', 'modal', true));
    openings(symbol, 'Units', amongThem(['not every one of']), several('notAll', 'never', false));
    openings(symbol, 'Units', amongThem(['none of', 'not one of']), several('none', 'never', false));
    openings(symbol, 'Units', amongThem(['any of', 'any one of']), several('some', 'plain', false));
    for (const phrase of ['', ...OWNERS.map((owner) => `of ${owner}`)])
      notation.rule(
        `${symbol} = Amount ${phrase} ${phrase === '' ? '( Unit | Units )' : 'Units'} OfWhole?`.replace(/ {2,}/g, ' '),
        ({ bare, denies: _, in: numbers }: Amount, kind: string) => {
          if (bare || numbers.length > 1 || numbers[0]![1] === 0) return undefined;
          const isSome = numbers[0]![0] === 1 && numbers[0]![1] === Infinity;
          return several(isSome ? 'some' : { in: numbers }, 'plain', true)(kind);
        },
      );
  }
  notation.feature('N', ['third', 'plural']);
  notation.add(partGroups);
  notation.rule('Clause = SomeParts<N> Pred<N,response>', ofThem);
  notation.rule('Clause = OnePart Pred<third,response>', ofOne);

  // Right after their name: "sentences longer than 20 words", "a paragraph that starts with 'x'".
  notation.rule('Such<third> = ( that | which ) Pred<third,response>');
  notation.rule('Such<plural> = ( that | which ) Pred<plural,response>');
  notation.rule('Such<N> = ( With | Without )');
  notation.rule('Such<N> = Pred<gerund,response>');
  notation.rule('Such<N> = Extent', (form: Said) => ({ ...form, state: true }));
  notation.rule('Such<N> = of ( Sized<size> | Extent )');
  const described =
    (which: Several['which']) =>
    (kind: string, holds: Said): Said | undefined => {
      // "No line that matches" is of patterns.
      if (kind === 'line' && factsOf(holds).some((one) => isFact(one) && one.ask === 'matches')) return undefined;
      const found = ofSeveral({ kind, which, denied: 'plain', must: false, isPlural: true }, holds);
      // As a fault, "each sentence over 20 words" is said of any.
      const plainFor = which === 'faults' ? -1 : which === 'all' ? 1 : undefined;
      return found && { ...found, ...(plainFor && { plainFor }), names: true };
    };
  notation.rule('Described = ( no | not a single ) Unit Such<third>', described('none'));
  notation.rule('Described = no Units Such<plural>', described('none'));
  notation.rule('Described = ( a | any | even a single ) Unit Such<third>', described('some'));
  // "Has a single heading of five words" may say how many headings there are.
  notation.rule('Described = a single Unit Such<third>', (kind: string, holds: Said) => {
    const found = described('some')(kind, holds);
    return found && { ...found, plainFor: -1 as const };
  });
  notation.rule('Described = any Units Such<plural>', described('some'));
  notation.rule('Described = Units Such<plural>', described('faults'));
  notation.rule('Described = ( every | each | every single ) Unit Extent', described('all'));
  notation.rule(
    'Described = Amount ( Unit Such<third> | Units Such<plural> )',
    ({ bare, in: numbers }: Amount, kind: string, holds: Said): unknown => {
      const [low, high] = numbers[0]!;
      // "Exactly 3 paragraphs with a link", "at most two paragraphs of 50 words" may say how many there are.
      if (bare || numbers.length > 1 || low === high || (low > 0 && high < Infinity)) return OPEN;
      if (
        (low === 0 && !holds.state) ||
        factsOf(holds).some((one) => isSize(one) && isAmount(one) && boundsOf(one)![1] < Infinity)
      )
        return OPEN;
      return described(low === 1 ? 'some' : { in: numbers })(kind, holds);
    },
  );
  notation.rule('Single = Described');
  notation.rule('Clause = Described Used');
  notation.rule('Penalize = Described');
  notation.rule('Object = Described');
  notation.words('NonEmpty', [
    'non-empty lines',
    'non-empty line',
    'non-blank lines',
    'non-blank line',
    'nonblank lines',
  ]);
  const blank = both(['blank', 'empty'], ['lines', 'ones']);
  const leaving = ['not counting', 'without counting', 'excluding', 'ignoring', 'disregarding', 'not including'];
  const left = [
    ...both(leaving, blank),
    ...both(blank, ['not counted', 'excluded', 'ignored', 'not included', 'aside']),
  ];
  notation.words(
    'NonEmpty',
    both(
      ['lines', 'line'],
      left.flatMap((one) => [`, ${one}`, `( ${one} )`, one]),
    ),
  );
  notation.rule('Sized<size> = Amount NonEmpty', (amount: Amount): Said => ({ ask: 'lines', ...amount, many: true }));

  // At the end: "a link in every paragraph", "'x' in the last sentence".
  notation.words('InPart', ['in', 'within', 'on', 'inside', 'somewhere in', 'anywhere in', 'somewhere on']);
  notation.rule('Core<F,response> = Verb<have,F> Placeable InPlace', placed);
  notation.rule('Core<F,W> = Verb<use,F> Placeable InPlace', placed);
  // "One link per bullet": in each. "More than one per bullet" is a fault in any of them, and so many words an average.
  notation.words('OneEach', ['one', 'exactly one', 'a single'], { in: [[1, 1]] });
  notation.words('OneEach', ['at most one', 'no more than one', 'a maximum of one', 'up to one'], { in: [[0, 1]] });
  notation.rule('OncePer = OneEach One<C> per Unit', (amount: Amount, thing: string, kind: string) => {
    const held = placed({ ask: thing, ...amount }, several('all', 'plain', true)(kind));
    return held && { ...held, plainFor: 1, undeniable: true };
  });
  // "At most three words per bullet"; per sentence or paragraph it may be an average.
  for (const kind of ['bullet', 'item', 'numbered', 'line']) notation.words('PerUnit', NAMES[kind]!, kind);
  notation.rule('OncePer = Bound Thing<size> per PerUnit', (amount: Amount, thing: string, kind: string) => {
    const isOther = thing !== COUNTED[kind] && !isOneOrFewer(amount);
    const held = isOther ? ofSeveral({ ...EACH, kind }, { ask: thing, ...amount }) : undefined;
    return held && { ...held, plainFor: 1, undeniable: true };
  });
  notation.rule('Core<F,W> = ( Verb<have,F> | Verb<use,F> ) OncePer');
  notation.rule('Clause = ThereIs OncePer');
  notation.rule('Core<F,W> = Verb<say,F> ( Occurring | Mentioned | Lists ) InPlace', placed);
  notation.rule('Stands = ThereIs Placeable');
  notation.rule('Stands = Text Used', some);
  notation.rule('Stands = ( Several | Sized<C> | Some<S> | Bare ) Used', (form: Said) =>
    form.denies ? undefined : form,
  );
  notation.rule('Clause = Stands InPlace', placed);
  notation.rule('Clause = InPlace ,? Stands', (place: Place, form: Said) => placed(form, place));
  notation.rule('Clause = ( Text ) ( Unused | IsNotIn ) InPlace', (text: Quoted, place: Place) => {
    const holds = { ask: 'text', of: plainText(text), in: [[1, Infinity]] } as const;
    if (!('place' in place)) return place.isAny ? ofSeveral({ ...place, which: 'none' }, holds) : OPEN;
    const found = placed(holds, place);
    return found && noted(deny(found), { names: true });
  });
  const often = (text: Quoted, { in: numbers, bare, phrase }: Amount, place: Place) =>
    placed({ ask: 'text', of: plainText(text), in: numbers, ...(bare && { bare }), ...(phrase && { phrase }) }, place);
  notation.rule('Clause = ( Text ) Used Times InPlace', often);
  notation.rule('Clause = ( Text ) Used InPlace Times', (text: Quoted, place: Place, times: Amount) =>
    often(text, times, place),
  );
  notation.rule('Clause = ( None<T> | Several ) UsedPlain InPlace', placed);
  notation.rule('Placeable = ( Det | Bare | Occurring | Mentioned | Lists )');
  notation.rule('InPlace = InPart PartPlace');
  notation.rule('PartPlace = OnePart');
  notation.rule('PartPlace = SomeParts<N>');
  const inSome = several('some', 'plain', false);
  // "'x' three times in a row" is not about a table row.
  notation.rule('PartPlace = ( a | an ) Unit OfWhole?', (kind: string) => (kind === 'row' ? undefined : inSome(kind)));
  notation.words('ARow', ['table row', 'row in the table', 'row of the table', 'row of its table']);
  notation.rule('PartPlace = a ARow', () => inSome('row'));
  openings('PartPlace', 'Units', amongThem(['one of', 'at least one of']), several('some', 'plain', false));

  // "Keeps every sentence under 20 words", "limits each paragraph to 3 sentences", "starts each line with 'x'".
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries()) {
    notation.words(`Keep<${form}>`, [['keeps', 'keep', 'keep', 'kept', 'keeping'][at]!]);
    notation.words(`Confine<${form}>`, [
      ['limits', 'limit', 'limit', 'limited', 'limiting'][at]!,
      ['restricts', 'restrict', 'restrict', 'restricted', 'restricting'][at]!,
    ]);
    notation.words(`StartOf<${form}>`, [
      ['starts', 'start', 'start', 'started', 'starting'][at]!,
      ['begins', 'begin', 'begin', 'began', 'beginning'][at]!,
    ]);
    notation.words(`EndOf<${form}>`, [['ends', 'end', 'end', 'ended', 'ending'][at]!]);
  }
  const isAll = ({ which }: Several) => which === 'all' || which === 'plural' || which === 'bare';
  const kept = (of: Several, holds: Said) =>
    isAll(of) ? ofSeveral({ ...of, which: of.which === 'bare' ? 'plural' : of.which }, holds) : undefined;
  notation.rule('Core<F,W> = Keep<F> SomeParts<N> ( Extent | Adjective )', kept);
  notation.rule(
    'Core<F,W> = Keep<F> SomeParts<N> ( at most | to at most ) N Thing<size> Long?',
    (of: Several, n: number, thing: string) => kept(of, { ask: thing, in: [[0, n]] }),
  );
  notation.rule('Core<F,W> = Confine<F> SomeParts<N> to N Thing<size>', (of: Several, n: number, thing: string) =>
    kept(of, { ask: thing, in: [[0, n]] }),
  );
  notation.rule(
    'Core<F,W> = ( Confine<F> | Keep<F> ) SomeParts<N> to Bound Thing<size>',
    (of: Several, { in: numbers }: Amount, thing: string) =>
      numbers[0]![1] === Infinity ? undefined : kept(of, { ask: thing, in: numbers }),
  );
  notation.rule(
    'Core<F,W> = ( Confine<F> | Keep<F> ) SomeParts<N> to N Thing<size> After',
    (of: Several, n: number, thing: string, after: string) => {
      const amount = boundAfter(after, n);
      return amount && kept(of, { ask: thing, in: amount.in });
    },
  );
  for (const [name, edge] of [
    ['StartOf', 'start'],
    ['EndOf', 'end'],
  ]) {
    notation.rule(`Core<F,W> = ${name}<F> SomeParts<N> with Edge<${edge}>`, (of: Several, holds: Said) =>
      ofSeveral(of.which === 'bare' ? { ...of, which: 'plural' } : of, holds),
    );
    notation.rule(`Core<F,W> = ${name}<F> OnePart with Edge<${edge}>`, ofOne);
    notation.rule(`Core<F,W> = ${name}<F> a Unit with Edge<${edge}>`, (kind: string, holds: Said) =>
      ofSeveral({ kind, which: 'some', denied: 'plain', must: false }, holds),
    );
  }

  // "There is an emoji at the start of each bullet"
  for (const [edge, words] of [
    ['start', ['start', 'beginning', 'very start', 'very beginning', 'front']],
    ['end', ['end', 'very end']],
  ] as const) {
    notation.words(
      `AtEdgeOf<${edge}>`,
      words.map((one) => `at the ${one} of`),
    );
    const at = (holds: Said, place: Place): Said | undefined =>
      'place' in place ? ofOne(place, holds) : place.which === 'all' ? ofSeveral(place, holds) : undefined;
    notation.rule(`AtPartEdge<${edge}> = AtEdgeOf<${edge}> PartPlace`, (place: Place) => place);
    notation.rule(`Clause = ThereIs EdgeText<${edge}> AtPartEdge<${edge}>`, at);
    notation.rule(`Clause = AtPartEdge<${edge}> ,? ThereIs EdgeText<${edge}>`, (place: Place, holds: Said) =>
      at(holds, place),
    );
    notation.rule(`Clause = EdgeText<${edge}> IsAtEdge AtPartEdge<${edge}>`, at);
    notation.rule(`Core<F,W> = ( Verb<have,F> | Verb<use,F> ) EdgeText<${edge}> AtPartEdge<${edge}>`, at);
  }
  notation.words('IsAtEdge', [
    ...['is', 'stands', 'appears', 'comes', 'sits', 'occurs', 'is placed', 'is put', 'is used', 'must be'],
    ...['must appear'],
  ]);
  notation.add(listedParts);
}
