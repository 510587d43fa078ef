import { and, boundsOf, type Fact, type Form, isFact, OPEN, type Part, type Said } from '../form.ts';
import { factsOf, isAmount, isSize, isText } from '../grammar/doubts.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { boundAfter } from '../grammar/quantities.ts';
import { beginsAsMarker } from '../parts/part-marker.ts';
import type { PartKind } from '../reading/part-names.ts';
import type { Wanted } from '../texts/find.ts';
import { plainText, type Quoted } from './texts.ts';

/** Names of the parts of a response. "Items" and "points" alone may be anything. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['paragraph'],
  sentence: ['sentence'],
  line: ['line', 'non-empty line'],
  bullet: ['bullet point', 'bullet', 'bullet-point', 'bulleted item', 'bullet item'],
  numbered: ['numbered item', 'numbered list item', 'numbered point', 'numbered step'],
  item: ['list item'],
  heading: ['heading', 'section heading'],
};
const ITEMS = ['of the list', 'in the list', 'of its list', 'in its list'];
/** As what each kind is counted. */
const COUNTED: Readonly<Record<string, string>> = {
  paragraph: 'paragraphs',
  sentence: 'sentences',
  line: 'lines',
  bullet: 'bullet points',
  numbered: 'numbered items',
  heading: 'headings',
};

const RESPONSES = ['response', 'answer', 'output', 'reply'];
const OWNERS = ['the', 'its', ...[...RESPONSES, 'assistant', 'model'].map((noun) => `the ${noun}'s`)];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** What can be asked of any part; links, emphasis and sentences may reach over several sentences or lines. */
const ANY = [
  'words',
  'characters',
  'text',
  'texts',
  'start',
  'end',
  'equals',
  'case',
  'capital letters',
  'lowercase letters',
  'words in capitals',
  'emojis',
  'wrapped',
  'framed',
  'e-mail addresses',
  'questions',
  'is question',
  'matches',
  'whole match',
];
const MARKS = [
  'commas',
  'full stops',
  'periods',
  'exclamation marks',
  'question marks',
  'semicolons',
  'colons',
  'em dashes',
  'en dashes',
  'asterisks',
  'ampersands',
  'underscores',
  'backticks',
  'dollar signs',
  'percent signs',
  'parentheses',
  'square brackets',
  'curly braces',
  'double quotation marks',
  'ellipses',
  'hashtags',
];
const MARKED = ['sentences', 'links', 'URLs', 'markdown links', 'markdown images', 'bold passages', 'italic passages'];
const ASKABLE: Readonly<Record<string, readonly string[]>> = {
  paragraph: [...ANY, ...MARKS, ...MARKED, 'lines'],
  sentence: [...ANY, ...MARKS],
  line: [...ANY, ...MARKS, 'sentences'],
  bullet: [...ANY, ...MARKS, ...MARKED],
  numbered: [...ANY, ...MARKS, ...MARKED],
  item: [...ANY, ...MARKS, ...MARKED],
  heading: [...ANY, ...MARKS],
};
const askOf = (form: Form): string => (isFact(form) ? form.ask : 'not' in form ? form.not.ask : 'part');
const isAskable = (kind: string, form: Said) =>
  factsOf(form).every((one) => ASKABLE[kind]!.includes(askOf(one)) || askOf(one) === 'open');

const has = (form: Said, is: (one: Said) => boolean | undefined): boolean =>
  is(form) === true || ('and' in form ? form.and : 'or' in form ? form.or : []).some((one) => has(one, is));

/** Of how many parts something is said, and how: whether "not" and "must" after it are plain. */
interface Several {
  kind: string;
  which: Part['which'];
  denied: 'plain' | 'modal' | 'exceed' | 'never';
  must: boolean;
  isPlural?: true;
  isIts?: true;
  /** Said as "any". */
  isAny?: true;
}

/** What is said of several parts; undefined where it is not said of such parts, and open where it has two meanings. */
function ofSeveral({ kind, which, denied, must, isPlural, isIts }: Several, holds: Said): Said | undefined {
  if (!isAskable(kind, holds)) return undefined;
  if (which === 'none' && holds.onlyFor)
    return holds.list === 'fault'
      ? { part: { kind, which }, holds: { or: (holds as { or: Form[] }).or }, plainFor: 1, names: true }
      : undefined;
  const facts = factsOf(holds);
  if (has(holds, (one) => one.must) && !must) return OPEN;
  if (has(holds, (one) => one.negated) && !isPlainDenial(denied, holds)) return OPEN;
  // "No sentence has no commas", and the like, is better left to somebody who can ask.
  const isOfNone = which === 'none' || which === 'notAll';
  if (isOfNone && (facts.some((one) => one.denies || 'not' in one) || facts.some((one) => one.bare && !isSize(one))))
    return OPEN;
  if (isOfNone && 'and' in holds) return OPEN;
  if (typeof which !== 'string' && facts.length > 1) return OPEN;
  if (which === 'notAll' && facts.length > 1) return OPEN;
  // Their sum, or each: "the paragraphs have 100 words"; one in all, or one in each.
  if (isPlural && has(holds, (one) => one.total)) return OPEN;
  if (which === 'plural' && has(holds, (one) => one.held) && facts.some((one) => isAmount(one) || one.one)) return OPEN;
  if (which === 'bare' && facts.some((one) => !SAID_OF_ALL.includes(askOf(one)))) return OPEN;
  if (facts.some((one) => mayBeMarker(kind, one) || isBlind(kind, one))) return OPEN;
  const isDeniedOfAll = which === 'all' && has(holds, (one) => one.negated);
  return {
    part: { kind, which },
    holds,
    ...((which === 'plural' || which === 'bare' || isDeniedOfAll) && { plainFor: 1 }),
    names: true,
    ...(isIts && { refers: true }),
  };
}

const SAID_OF_ALL = ['start', 'end', 'case', 'wrapped', 'words', 'sentences', 'characters', 'lines', 'equals', 'open'];
const isPlainDenial = (denied: Several['denied'], holds: Said) =>
  denied === 'plain' ||
  (denied !== 'never' && has(holds, (one) => one.exceeds)) ||
  (denied === 'modal' && has(holds, (one) => one.must || one.never));
/** "Each bullet point starts with '-'" may be said of its sign. */
function mayBeMarker(kind: string, one: Said): boolean {
  const { ask, of } = ('not' in one ? one.not : one) as Fact;
  const texts =
    ask === 'equals' ? (of as Wanted[]) : ask === 'text' || ask === 'start' || ask === 'end' ? [of as Wanted] : [];
  if (of === 'a digit') return kind === 'numbered' || kind === 'item';
  // What a pattern finds at the beginning of a line is the marker, or what follows it.
  if ((ask === 'matches' || ask === 'whole match') && ['bullet', 'numbered', 'item', 'heading'].includes(kind)) return (of as { source: string }).source.startsWith('^');
  return texts.some((text) => typeof text === 'object' && beginsAsMarker(kind as PartKind, text.text));
}
/** A small letter after a full stop seldom begins a sentence, so that this cannot tell whether all begin with a capital. */
const isBlind = (kind: string, one: Said) =>
  kind === 'sentence' && isFact(one) && one.ask === 'start' && typeof one.of === 'string';

interface One {
  kind: string;
  place: number;
  /** It is "its" part. */
  isIts?: true;
}

const ofOne = ({ kind, place, isIts }: One, holds: Said): Said | undefined => {
  if (!isAskable(kind, holds)) return undefined;
  if (factsOf(holds).some((one) => mayBeMarker(kind, one))) return OPEN;
  const isDenied = has(holds, (one) => one.negated);
  return {
    part: { kind, which: place, ...(isDenied && { isDenied }) },
    holds,
    names: true,
    ...(isIts && { refers: true }),
  };
};

/** Parts of the response: one by its place, or so many of all. */
export function parts(notation: Notation): void {
  for (const [kind, names] of Object.entries(NAMES)) {
    notation.words('Unit', [...names, ...(kind === 'item' ? ITEMS.map((of) => `item ${of}`) : [])], kind);
    notation.words(
      'Units',
      [...names.map((name) => `${name}s`), ...(kind === 'item' ? ITEMS.map((of) => `items ${of}`) : [])],
      kind,
    );
    if (kind !== 'item' && kind !== 'numbered') notation.words('Numbered', names, kind);
  }
  const nth = (place: number, ordinals: readonly string[]) => {
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
  notation.rule('OnePart = Nth Unit OfWhole?', (place: Omit<One, 'kind'>, kind: string) => ({ kind, ...place }));
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
  const ofThem = (phrases: readonly string[]) =>
    phrases.flatMap((phrase) => OWNERS.map((owner) => `${phrase} ${owner}`));
  const [SINGULAR, PLURAL] = ['SomeParts<third>', 'SomeParts<plural>'];
  openings(SINGULAR!, 'Unit', ['each', 'each single'], several('all', 'plain', true));
  openings(SINGULAR!, 'Unit', ['every', 'every single', 'each and every'], several('all', 'modal', true));
  openings(PLURAL!, 'Units', ['all', ...ofThem(['all', 'all of'])], several('all', 'exceed', true, true));
  openings(SINGULAR!, 'Unit', ['not every', 'not every single'], several('notAll', 'never', false));
  openings(
    PLURAL!,
    'Units',
    ['not all', ...ofThem(['not all', 'not all of'])],
    several('notAll', 'never', false, true),
  );
  openings(SINGULAR!, 'Unit', ['no', 'not a single', 'no single'], several('none', 'never', false));
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
    openings(symbol, 'Units', ofThem(['each of', 'each one of']), several('all', 'plain', true));
    openings(symbol, 'Units', ofThem(['every one of']), several('all', 'modal', true));
    openings(symbol, 'Units', ofThem(['not every one of']), several('notAll', 'never', false));
    openings(symbol, 'Units', ofThem(['none of', 'not one of']), several('none', 'never', false));
    openings(symbol, 'Units', ofThem(['any of', 'any one of']), several('some', 'plain', false));
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
  notation.rule('Clause = SomeParts<N> Pred<N,response>', ofSeveral);
  notation.rule('Clause = OnePart Pred<third,response>', ofOne);
  notation.rule('Clause = OnePart ( is | must be | should be ) Text', (one: One, text: Quoted) =>
    // "The first sentence is 'foo'" may be said of what it says.
    one.kind === 'line' && (one.place === 0 || one.place === -1)
      ? ofOne(one, { ask: 'equals', of: [plainText(text)] })
      : undefined,
  );

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
      const found = ofSeveral({ kind, which, denied: 'plain', must: false, isPlural: true }, holds);
      return found && { ...found, ...(which === 'faults' && { plainFor: -1 as const }), names: true };
    };
  notation.rule('Described = ( no | not a single ) Unit Such<third>', described('none'));
  notation.rule('Described = no Units Such<plural>', described('none'));
  notation.rule('Described = ( a | any | even a single | a single ) Unit Such<third>', described('some'));
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
  notation.words('NonEmpty', ['non-empty lines', 'non-empty line']);
  notation.rule('Sized<size> = Amount NonEmpty', (amount: Amount): Said => ({ ask: 'lines', ...amount, many: true }));

  // At the end: "a link in every paragraph", "'x' in the last sentence".
  notation.words('InPart', ['in', 'within', 'on', 'inside']);
  notation.rule('Core<F,response> = Verb<have,F> Placeable InPart PartPlace', placed);
  notation.rule('Core<F,W> = Verb<use,F> Placeable InPart PartPlace', placed);
  notation.rule('Core<F,W> = Verb<say,F> ( Occurring | Mentioned | Lists ) InPart PartPlace', placed);
  notation.rule('Clause = ThereIs Placeable InPart PartPlace', placed);
  notation.rule('Clause = ( Text ) Used InPart PartPlace', (text: Quoted, place: Place) =>
    placed({ ask: 'text', of: plainText(text), in: [[1, Infinity]] }, place),
  );
  notation.rule('Clause = ( Text ) Unused InPart PartPlace', (text: Quoted, place: Place) => {
    const some = placed({ ask: 'text', of: plainText(text), in: [[1, Infinity]] }, place);
    if (some && 'part' in some && typeof some.part.which === 'number')
      return {
        part: { ...some.part, isDenied: true },
        holds: { ask: 'text', of: plainText(text), in: [[0, 0]] },
        names: true,
      };
    const text1 = { ask: 'text', of: plainText(text), in: [[1, Infinity]] } as const;
    return !('place' in place) && place.isAny ? ofSeveral({ ...place, which: 'none' }, text1) : OPEN;
  });
  notation.rule('Clause = ( Several | Sized<C> | Some<S> | Bare ) Used InPart PartPlace', (form: Said, place: Place) =>
    form.denies ? undefined : placed(form, place),
  );
  notation.rule('Clause = ( None<T> | Several ) UsedPlain InPart PartPlace', placed);
  notation.rule('Placeable = ( Det | Bare | Occurring | Mentioned | Lists )');
  notation.rule('PartPlace = OnePart');
  notation.rule('PartPlace = SomeParts<N>');

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

  // "Three bullet points, each under 10 words"
  notation.rule('Each = ,? each Such<third>');
  notation.rule('Each = ,? each of which Pred<third,response>');
  notation.rule('Listed = Amount Units Each', (amount: Amount, kind: string, holds: Said) => {
    const each =
      COUNTED[kind] === undefined || amount.denies || amount.in[0]![1] === 0
        ? undefined
        : ofSeveral({ kind, which: 'all', denied: 'plain', must: true }, holds);
    return each && and({ ask: COUNTED[kind]!, ...amount }, each);
  });
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<consist,F> ) Listed');
  notation.rule('Core<F,W> = Verb<use,F> Listed');
}

type Place = Several | One;

/** What is said to be in a part. "Does not contain 'x' in every paragraph" may deny some or all. */
function placed(form: Said, place: Place): Said | undefined {
  if ('place' in place) return ofOne(place, form);
  const { which, isPlural } = place;
  const isOne = isFact(form) && (isText(form) || form.one === true);
  if (which === 'all') {
    const isPlain =
      !form.denies &&
      !('or' in form) &&
      !(form.many === true && isFact(form) && !isAmount(form) && boundsOf(form)?.[0] === 1 && form.any === true);
    return isPlain && (isOne || !isPlural) ? ofSeveral(place, form) : OPEN;
  }
  if (which === 'some') {
    const isUpper = isFact(form) && form.in?.length === 1 && form.in[0]![0] === 0 && form.in[0]![1] > 0;
    return isUpper && place.isAny ? ofSeveral({ ...place, which: 'all' }, { ...form }) : OPEN;
  }
  return typeof which === 'object' && isOne && !form.denies ? ofSeveral(place, form) : OPEN;
}
