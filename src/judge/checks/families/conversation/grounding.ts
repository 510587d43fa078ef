import type { Check } from '../../check.ts';
import { groundedCheck } from '../../conversation/grounded.ts';
import { SOURCES, sourceOf } from '../../conversation/grounded-sources.ts';
import type { Kind } from '../../conversation/grounding.ts';
import { type Fact, type Interval, OPEN, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { quantityOf } from '../bridge.ts';

/** What is asked of the quotations, numbers or addresses of a response: whether they stand in a text of the conversation. */
interface Grounded {
  kind: Kind;
  sources: readonly string[];
  isLiteral: boolean;
  view: 'every' | 'missing' | 'found';
  isOne?: true;
}

/** The check of such a fact. */
export function groundedDecider({ of, in: numbers, phrase }: Fact): Check | undefined {
  const { sources, isOne = false, ...asked } = of as Grounded;
  const quantity = quantityOf(numbers!, phrase);
  return quantity && groundedCheck({ ...asked, source: sourceOf(sources)!, quantity }, isOne);
}

const NAMES: Record<Kind, readonly string[]> = {
  quotation: [
    ...['', 'direct ', 'verbatim ', 'literal '].flatMap((one) => [`${one}quotation`, `${one}quote`]),
    'quoted passage',
    'quoted text',
    'quoted sentence',
    'quoted phrase',
  ],
  number: ['number', 'numerical value', 'numeric value', 'numeral'],
  URL: ['url', 'web address'],
  link: ['link', 'hyperlink', 'web link'],
};
const plural = (name: string) => (name.endsWith('address') ? `${name}es` : `${name}s`);
const each = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((other) => `${one} ${other}`));

/** Where things stand, and whether it is said that they do not. */
interface Standing {
  sources: readonly string[];
  isLiteral: boolean;
  isNegative: boolean;
}

/** Things of the response that stand in the conversation, or do not. */
export function grounding(notation: Notation): void {
  words(notation);
  const none: readonly Interval[] = [[0, 0]];
  const some: readonly Interval[] = [[1, Infinity]];
  const fact = (
    kind: Kind,
    { sources, isLiteral }: Standing,
    view: Grounded['view'],
    numbers: readonly Interval[],
    isOne?: boolean,
  ): Said => ({
    ask: 'grounded',
    of: { kind, sources, isLiteral, view, ...(isOne && { isOne: true }) },
    in: numbers,
    names: true,
    ...(numbers === none && { denies: true }),
  });
  // "Every one does not" says none or not all, and "any number appears" each or one.
  notation.rule('Clause = Every Grounded Own? Standing', (kind: Kind, where: Standing) =>
    where.isNegative ? OPEN : fact(kind, where, 'every', none),
  );
  notation.rule('Clause = AnyOfThem Grounded Own Standing', (how: string, kind: Kind, where: Standing) =>
    where.isNegative ? fact(kind, where, 'missing', some, how === 'one') : OPEN,
  );
  notation.rule('Clause = NoOfThem Grounded Own Standing', (kind: Kind, where: Standing) =>
    fact(kind, where, where.isNegative ? 'missing' : 'found', none),
  );
  notation.rule('Clause = Every Grounded Own? Matching1', (kind: Kind, where: Standing) =>
    kind === 'quotation' ? fact(kind, where, 'every', none) : undefined,
  );

  const held = (numbers: readonly Interval[], isOne: boolean) => (kind: Kind, where: Standing) =>
    fact(kind, where, where.isNegative ? 'missing' : 'found', numbers, isOne);
  notation.rule('Such1 = ( that | which ) Standing');
  notation.rule('Such1 = ( Attribute | Origin )');
  notation.rule('GroundedThing = ( no | not a single ) Grounded Such1', held(none, false));
  notation.rule('GroundedThing = ( a | an | a single | any ) Grounded Such1', held(some, true));
  notation.rule('GroundedThing = GroundedMany Such1', held(some, false));
  notation.rule(
    'GroundedThing = Amount Grounded Such1',
    ({ in: numbers, bare }: Amount, kind: Kind, where: Standing) =>
      bare ? undefined : fact(kind, where, where.isNegative ? 'missing' : 'found', numbers, numbers[0]![0] === 1),
  );
  // "A URL appears that is not in the user's message", "only URLs from the user's message are used"
  notation.words('ShowsUp', [
    'appears',
    'occurs',
    'is used',
    'is mentioned',
    'is included',
    'is given',
    'shows up',
    'is there',
  ]);
  notation.words('AreUsed', ['are used', 'appear', 'occur', 'are mentioned', 'are included', 'are given', 'are cited']);
  notation.rule('Clause = ( a | an | any ) Grounded ShowsUp ( Place | InAnswer )? Such1', held(some, true));
  notation.rule('Clause = only GroundedMany Such1 AreUsed', (kind: Kind, where: Standing) =>
    where.isNegative ? undefined : { ...fact(kind, where, 'missing', none), plainFor: 1 },
  );
  notation.rule('Single = GroundedThing');
  notation.rule('Core<F,W> = Verb<say,F> GroundedThing');
  notation.rule('Penalize = GroundedThing', (form: Said) => (form.denies ? undefined : form));
  // "Contains only numbers from the context" may want nothing else there.
  notation.rule('Core<F,W> = OnlyUsing<F> GroundedMany Such1', (kind: Kind, where: Standing) =>
    where.isNegative ? undefined : fact(kind, where, 'missing', none),
  );
  for (const [at, form] of FORMS.entries())
    notation.words(
      `OnlyUsing<${form}>`,
      [
        'uses|use|use|used|using',
        'mentions|mention|mention|mentioned|mentioning',
        'gives|give|give|gave|giving',
        'includes|include|include|included|including',
        'provides|provide|provide|provided|providing',
      ].flatMap((verb) => [`${verb.split('|')[at]} only`, `only ${verb.split('|')[at]}`]),
    );
}

function words(notation: Notation): void {
  for (const [kind, names] of Object.entries(NAMES)) {
    notation.words('Grounded', [...names, ...names.map(plural)], kind);
    notation.words('GroundedMany', names.map(plural), kind);
  }
  const response = [
    'the response',
    'the reply',
    'the output',
    'its response',
    "the assistant's response",
    "the assistant's answer",
  ];
  const verbs = ['contains', 'uses', 'mentions', 'includes', 'gives', 'provides', 'cites', 'states'];
  notation.words('Own', [
    ...each(['in', 'within', 'of'], response),
    ...each(['the response', 'the assistant', 'it', 'that the response', 'that the assistant', 'that it'], verbs),
    ...each(['used', 'mentioned', 'given', 'cited', 'included', 'contained'], ['in the response', 'by the assistant']),
    ...each(
      ['that occurs in', 'that occur in', 'that appears in', 'that appear in', 'occurring in', 'appearing in'],
      response,
    ),
    ...each(['in', 'that occurs in', 'that appears in', 'that occur in', 'that appear in'], ['the answer']),
  ]);
  notation.words('Every', ['every', 'each', 'all', 'all the', 'all of the', 'every single', 'each and every']);
  notation.words('AnyOfThem', ['any', 'any of the', 'a', 'an', 'at least one', 'at least one of the'], 'one');
  notation.words('NoOfThem', ['no', 'none of the']);
  notation.words('HowExactly', ['verbatim', 'exactly', 'literally', 'exactly as written'], true);
  notation.words('HowExactly', ['word for word', 'word-for-word'], false);
  for (const [name] of SOURCES) notation.words('Source1', [name], [name]);
  notation.rule('Sources = Source1');
  notation.rule('Sources = Sources or ( in )? Source1', (all: string[], one: string[]) => [...all, ...one]);
  const be = ['is', 'are', 'must be', 'should be', 'can be'];
  const states = ['found', 'present', 'contained', 'included'];
  notation.words('StandsIn', each(['is also', 'are also', 'was also', 'must also be'], states), false);
  const origins = ['taken', 'copied', 'quoted', 'drawn'];
  const not = ['is not', 'are not'];
  notation.words(
    'StandsIn',
    [
      'appear',
      'appears',
      'occur',
      'occurs',
      'exist',
      'exists',
      'must appear',
      'should appear',
      'also appear',
      'also appears',
      'also occur',
      'also occurs',
      'is also',
      'are also',
      'also stands',
      'was given',
      'were given',
      'was mentioned',
      'were mentioned',
      'is given',
      'are given',
      'was',
      'were',
      'is',
      'are',
      'must be',
      'should be',
      ...each(be, states),
    ],
    false,
  );
  notation.words(
    'StandsIn',
    [
      'does not appear',
      'do not appear',
      'does not occur',
      'do not occur',
      'does not exist',
      'do not exist',
      ...not,
      'can not be found',
      ...each(not, states),
    ],
    true,
  );
  notation.words('ComesFrom', ['is', 'are', 'come', 'comes', 'must come', ...each(be, origins)], false);
  notation.words(
    'ComesFrom',
    [
      'is absent',
      'are absent',
      'is missing',
      'are missing',
      'does not come',
      'do not come',
      ...not,
      ...each(not, origins),
    ],
    true,
  );
  notation.words('StandingIn', [...states, 'appearing', 'occurring'], false);
  notation.words('StandingIn', ['not', ...states.map((one) => `not ${one}`), 'not appearing', 'not occurring'], true);
  notation.words('ComingFrom', origins, false);
  notation.words('ComingFrom', ['not', 'absent', 'missing', ...origins.map((one) => `not ${one}`)], true);
  const standing = (
    isNegative: boolean | undefined,
    before: boolean | undefined,
    sources: string[],
    after: boolean | undefined,
  ): Standing => ({ sources, isLiteral: before === true || after === true, isNegative: isNegative === true });
  for (const [symbol, stands, comes] of [
    ['Standing', 'StandsIn', 'ComesFrom'],
    ['Attribute', 'StandingIn', 'ComingFrom'],
  ]) {
    notation.rule(
      `${symbol} = ${stands} HowExactly? ( in | within | somewhere in | anywhere in ) Sources HowExactly?`,
      standing,
    );
    notation.rule(`${symbol} = ${comes} HowExactly? from Sources HowExactly?`, standing);
  }
  notation.rule(
    'Origin = HowExactly? from Sources HowExactly?',
    (before: boolean | undefined, sources: string[], after: boolean | undefined) =>
      standing(false, before, sources, after),
  );
  notation.rule(
    'Matching1 = ( matches | match | must match | should match ) HowExactly? Sources HowExactly?',
    (before: boolean | undefined, sources: string[], after: boolean | undefined) =>
      before === undefined && after === undefined ? undefined : standing(false, before, sources, after),
  );
}
