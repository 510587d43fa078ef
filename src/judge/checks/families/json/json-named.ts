import type { FieldWish } from '../../data/field-wish.ts';
import type { Scalar } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import { hasShape } from '../../data/json-shapes.ts';
import { NO_FLAGS } from '../../data/pattern-engine.ts';
import type { WholeForm } from '../../data/plain-forms.ts';
import { type CharacterClass, shapeInWords, sourceOf, type TextShape } from '../../data/text-shapes.ts';
import { and, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { escaped } from '../texts/written-texts.ts';
import { fieldSaid } from './json-values.ts';

/** Labels that nothing but a value is: of other words, such as "long or boring", a reader may judge. */
const LABELS = [
  ...['positive', 'negative', 'neutral', 'mixed', 'low', 'medium', 'high', 'critical', 'urgent', 'normal', 'minor'],
  ...['major', 'yes', 'no', 'pass', 'fail', 'passed', 'failed', 'open', 'closed', 'pending', 'approved', 'rejected'],
  ...['denied', 'spam', 'ham', 'active', 'inactive', 'draft', 'published', 'shipped', 'delivered', 'paid', 'unpaid'],
  ...['success', 'error', 'ok', 'warning', 'info', 'debug', 'done', 'todo', 'new', 'resolved'],
];
/** Fields that hold a label. */
const LABELLED =
  /(?:^|[\s_])(?:status|state|sentiment|priority|severity|verdict|label|category|level|risk|polarity|decision|outcome|urgency|impact|stance)$/iu;

/** What is said of a value by its name, in a field of JSON or as a short answer: its labels, its characters, what it looks like. */
export function namedValues(notation: Notation): void {
  labels(notation);
  characters(notation);
  beginnings(notation);
  shown(notation);
  missing(notation);
  lists(notation);
}

function labels(notation: Notation): void {
  notation.kind('#labelword', (token) =>
    token.kind === 'word' && LABELS.includes(token.text) ? token.raw : undefined,
  );
  notation.rule('LabelWords = #labelword , #labelword', (a: string, b: string) => [a, b]);
  notation.rule('LabelWords = LabelWords , #labelword', (all: string[], one: string) => [...all, one]);
  notation.rule('LabelChoice = ( either )? #labelword or #labelword', (a: string, b: string) => [a, b]);
  notation.rule('LabelChoice = ( either )? LabelWords ,? or #labelword', (all: string[], one: string) => [...all, one]);
  const said = (path: Path, oneOf: string[]) =>
    LABELLED.test(String(path.at(-1))) ? fieldSaid(path, [{ oneOf }], true) : undefined;
  notation.rule('Clause = ( SpokenField | LooseName ) FieldBe LabelChoice', said);
  // "A, B, C or F", "USD or EUR"
  notation.kind('#capitalvalue', (token) =>
    token.kind === 'word' && /^[A-Z][A-Z\d_-]*$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('CapitalValues = #capitalvalue , #capitalvalue', (a: string, b: string) => [a, b]);
  notation.rule('CapitalValues = CapitalValues , #capitalvalue', (all: string[], one: string) => [...all, one]);
  notation.rule('CapitalChoice = ( either )? #capitalvalue or #capitalvalue', (a: string, b: string) => [a, b]);
  notation.rule('CapitalChoice = ( either )? CapitalValues ,? or #capitalvalue', (all: string[], one: string) => [
    ...all,
    one,
  ]);
  notation.rule('Clause = SpokenField FieldBe CapitalChoice', (path: Path, oneOf: string[]) =>
    fieldSaid(path, [{ oneOf }], true),
  );
  notation.rule('FieldIs = ( one of | one of these | one of the following ) : BareKeys3', (oneOf: string[]) => [
    { oneOf },
  ]);
}

interface Bounds {
  from?: number;
  to?: number;
  isOpen?: boolean;
}

/** That all of a text matches. */
const matching = (source: string, called: string): FieldWish => ({
  matches: { source: `^${source}$`, flags: NO_FLAGS, called },
});

/** "Contains spaces or uppercase letters", "is only lowercase letters and digits" */
function characters(notation: Notation): void {
  notation.rule('AnyChars = ( a | an | any )? ( Characters | CountedCharacters )');
  notation.words('AnyChars', ['a space', 'any space', 'any whitespace', 'whitespace'], 'spaces');
  notation.words('AnyChars', each(['a', 'any'], ['period', 'dot', 'full stop']), 'dots');
  notation.words('AnyChars', ['a hyphen', 'a dash', 'any hyphen', 'any dash'], 'hyphens');
  notation.words('AnyChars', ['an underscore', 'any underscore'], 'underscores');
  notation.rule('CharsOr = AnyChars', (one: CharacterClass) => [one]);
  notation.rule('CharsOr = CharsOr ( , | or | , or ) AnyChars', (all: CharacterClass[], one: CharacterClass) => [
    ...all,
    one,
  ]);
  const holds = (of: CharacterClass[]) =>
    matching(`[\\s\\S]*[${sourceOf(of)}][\\s\\S]*`, `a text with ${of.join(' or ')}`);
  const not = (of: CharacterClass[]): FieldWish => ({ isNot: holds(of) });
  notation.words('HoldsChars', ['contains', 'has', 'includes', 'uses', 'must contain', 'must include', 'must have']);
  notation.words('HoldsNone', [
    ...['contains no', 'has no', 'includes no', 'uses no', 'must not contain', 'must not have', 'must not include'],
    ...['does not contain', 'does not include', 'does not have', 'does not use', 'should not contain'],
  ]);
  const holdsSign = (sign: string) => matching(`[\\s\\S]*${escaped(sign)}[\\s\\S]*`, `a text with "${sign}"`);
  notation.rule('FieldVerb = HoldsChars SpokenSign', (sign: string) => [holdsSign(sign)]);
  notation.rule('FieldVerb = ( HoldsNone | lacks ) SpokenSign', (sign: string) => [{ isNot: holdsSign(sign) }]);
  notation.words('InItself', ['in it', 'anywhere', 'in them']);
  notation.rule('FieldVerb = HoldsChars CharsOr InItself?', (of: CharacterClass[]) => [holds(of)]);
  notation.rule('FieldVerb = HoldsNone CharsOr', (of: CharacterClass[]) => [not(of)]);
  notation.rule('FieldVerb = HoldsNone CharsOr and ( no )? CharsOr', (a: CharacterClass[], b: CharacterClass[]) => [
    not([...a, ...b]),
  ]);
  notation.words('WithNoChars', each(['', ','], ['with no', 'without', 'without any', 'and no', 'no']));
  notation.rule('FieldIs = FieldIs WithNoChars CharsOr', (all: FieldWish[], of: CharacterClass[]) => [...all, not(of)]);
  for (const size of ['word', 'character'] as const) {
    const one: FieldWish = { size: `${size}s` as const, in: [[1, 1]] };
    notation.words('FieldIs', each(['a single', 'one', 'one single', 'just one', 'exactly one', 'only one'], [size]), [
      one,
    ]);
    for (const [inCase, names] of [
      ['lower', ['lowercase', 'lower-case']],
      ['upper', ['uppercase', 'upper-case', 'all-caps']],
    ] as const)
      notation.words('FieldIs', each(each(['a single', 'one', 'a'], names), [size]), [one, { inCase }]);
  }
  // "Below 0 or above 10"
  notation.rule('FieldIs = NumberBounds or NumberBounds', (...bounds: FieldWish[]): FieldWish[] | undefined => {
    const both = bounds.map((one) => (one as { number: Bounds }).number);
    const [to, from] = [both.find((one) => one.from === undefined)?.to, both.find((one) => one.to === undefined)?.from];
    const isOutside = both.every(({ isOpen }) => isOpen) && to !== undefined && from !== undefined && to < from;
    return isOutside ? [{ type: 'number' }, { isNot: { number: { from: to, to: from } } }] : undefined;
  });
  const textual = ['size', 'inCase', 'shape', 'edge', 'matches', 'format', 'form', 'isNot', 'isEmpty'];
  const isTextual = (all: FieldWish[]) => all.every((one) => textual.some((name) => name in one));
  const isShaped = (all: FieldWish[]) => all.some((one) => 'shape' in one || 'matches' in one);
  const both = (a: FieldWish[], b: FieldWish[]) =>
    isTextual([...a, ...b]) && !(isShaped(a) && isShaped(b)) ? [...a, ...b] : undefined;
  notation.rule('FieldIs = FieldIs and FieldIs', both);
  notation.rule('FieldIs = FieldIs FieldSuch', (a: FieldWish[], b: FieldWish[]) =>
    a.some((one) => 'format' in one) ? undefined : both(a, b),
  );
  notation.words('FieldIs', each(['a single', 'one', 'just one', 'exactly one'], ['digit']), [
    { shape: { of: ['digits'], count: [1, 1] } },
  ]);
  notation.words('FieldIs', each(['a hex', 'a hexadecimal'], ['string', 'number', 'value']), [
    { shape: { of: ['hexadecimal digits'] } },
  ]);
  // "Has 13 digits", wherever they stand
  notation.rule(
    'FieldVerb = ( consists of | is made of | is made up of ) CountedShape',
    (shape: TextShape): FieldWish[] => [{ shape }],
  );
  notation.rule('FieldVerb = ( has | contains | must have ) CountedShape', ({ of, count }: TextShape) => {
    const set = sourceOf(of);
    return [
      matching(
        `[^${set}]*(?:[${set}][^${set}]*)${times(count)}`,
        `a text with ${shapeInWords({ of, ...(count && { count }) })}`,
      ),
    ];
  });
  notation.words('OnlyChars', ['only', 'just', 'nothing but', 'all', 'made up of only', 'made of only', 'purely']);
  notation.rule('FieldIs = OnlyChars CharacterList ( only )?', (shape: TextShape): FieldWish[] => [{ shape }]);
  notation.rule('FieldIs = CharacterList only', (shape: TextShape): FieldWish[] => [{ shape }]);
}

/** "Starts with a plus and then only digits", "two letters, a dash and four digits": the whole text as a pattern. */
function beginnings(notation: Notation): void {
  const signs = { '-': ['dash', 'hyphen'], '/': ['slash'], '.': ['dot', 'period'], ':': ['colon'] };
  for (const [sign, names] of Object.entries({ ...signs, _: ['underscore'], ' ': ['space'] }))
    notation.words('ShapePiece', each(['a', 'an', 'one'], names), { source: escaped(sign), called: `"${sign}"` });
  interface Piece {
    source: string;
    called: string;
  }
  notation.rule('ShapePiece = CountedShape', (shape: TextShape) => ({
    source: `[${sourceOf(shape.of)}]${times(shape.count)}`,
    called: shapeInWords(shape),
  }));
  notation.rule(
    'ShapePieces = ShapePiece ( followed by | , followed by | then | and then | , ) ShapePiece',
    (...all: Piece[]) => all,
  );
  notation.rule(
    'ShapePieces = ShapePieces ( followed by | then | and then | , | and | , and ) ShapePiece',
    (all: Piece[], one: Piece) => [...all, one],
  );
  notation.rule('FieldIs = ShapePieces', (all: Piece[]) => [
    matching(all.map(({ source }) => source).join(''), all.map(({ called }) => called).join(' and ')),
  ]);
  notation.words('WrittenLikeDay', [
    ...each(['looks', 'is written', 'is formatted', 'is given', 'must look', 'reads'], ['like']),
    // "Is given as 2024-03-05" may be said of that day.
    'is formatted as',
    'is in the form',
  ]);
  notation.kind('#shownisoday', (token) => (token.kind === 'date' ? true : undefined));
  notation.rule('FieldVerb = WrittenLikeDay #shownisoday', () => [{ format: 'YYYY-MM-DD' }]);
  // "In the format X.Y.Z", "snake_case"
  const form = (form: WholeForm): FieldWish[] => [{ form }];
  notation.rule('FieldIs = VersionWord? ( VersionParts | ShownBy<version> )', () => form('a version number X.Y.Z'));
  notation.rule('FieldVerb = ( follows | matches | uses ) ( the )? ThreeParts ( format | pattern )?', () =>
    form('a version number X.Y.Z'),
  );
  notation.rule('FieldIs = ( in | written in | formatted in )? NameCase', form);
  notation.rule('FieldIs = ( a hex code | a hex value | a hex string ) ShownBy<hex>', () => [{ format: 'hex color' }]);
  for (const [sign, names] of [
    ['+', ['a plus', 'a plus sign', 'a +', 'the plus sign', '+', 'a leading +']],
    ['#', ['a hash', 'a hash sign', 'a #']],
    ['@', ['an at sign', 'an @', 'an @ sign', 'an @ symbol', '@']],
    ['/', ['a slash', 'a /', 'a forward slash']],
    ['-', ['a minus sign', 'a -']],
    ['$', ['a dollar sign', 'a $']],
  ] as const)
    notation.words('SpokenSign', names, sign);
  notation.rule('FieldVerb = FieldEdge SpokenSign', (edge: 'start' | 'end', text: string): FieldWish[] => [
    { edge, text },
  ]);
  notation.kind('#oneletter', (token) => (token.kind === 'word' && token.raw.length === 1 ? token.raw : undefined));
  notation.rule('FieldVerb = FieldEdge ( a | an | the letter ) #oneletter', (edge: 'start' | 'end', text: string) => [
    { edge, text },
  ]);
  notation.rule('FieldIs = FieldIs EdgeGerund SpokenSign', (all: FieldWish[], edge: 'start' | 'end', text: string) => [
    ...all,
    { edge, text },
  ]);
  notation.words('AndThen', [
    ...each(['', ','], ['and then', 'then', 'followed by', 'and is followed by', 'and after that']),
  ]);
  notation.rule('Rest = ( only | just | nothing but ) CharacterList');
  notation.rule('Rest = CharacterList only');
  notation.rule('Rest = ( only | just | exactly )? CountedShape');
  notation.rule(
    'FieldVerb = FieldEdge ( SpokenSign | EdgeValue ) AndThen Rest',
    (edge: 'start' | 'end', text: string, { of, count }: TextShape): FieldWish[] | undefined =>
      edge === 'end'
        ? undefined
        : [
            matching(
              `${escaped(text)}[${sourceOf(of)}]${times(count)}`,
              `"${text}" and then ${shapeInWords({ of, ...(count && { count }) })}`,
            ),
          ],
  );
}

const times = (count: TextShape['count']) => (count ? `{${count[0]},${count[1] === Infinity ? '' : count[1]}}` : '+');

/** "Three uppercase letters, e.g. "USD"": an example that is so adds nothing. */
function shown(notation: Notation): void {
  notation.words('SuchAs', each(['', ','], ['like', 'such as', 'e . g .', 'e . g . ,', 'for example', 'as in']));
  const isSo = (wish: FieldWish, value: Scalar) =>
    ['shape', 'format', 'inCase', 'edge', 'matches', 'form'].some((name) => name in wish)
      ? hasShape(value, wish as never) === true
      : 'type' in wish && (wish.type === 'string' ? typeof value === 'string' : typeof value === 'number');
  const like = (all: FieldWish[], ...shown: { value: Scalar }[]) =>
    all.every((wish) => shown.every(({ value }) => isSo(wish, value))) ? all : undefined;
  notation.kind('#shownday', (token) => (token.kind === 'date' ? { value: token.text } : undefined));
  notation.rule('ShownValue = ( FieldValue | #shownday )', (one: { value: Scalar }) => one);
  notation.rule('ShownValue = #capitalvalue', (value: string) => ({ value }));
  notation.rule('FieldIs = FieldIs SuchAs ShownValue', like);
  notation.rule("FieldIs = FieldIs '(' ( SuchAs )? ShownValue ')'", like);
  notation.rule('FieldIs = FieldIs SuchAs ShownValue or ShownValue', like);
}

/** "Is either null or not there at all", "is empty or only spaces" */
function missing(notation: Notation): void {
  const blank = [matching('\\s*', 'nothing but blanks')];
  const gone = each(
    ['missing', 'absent', 'left out', 'not there', 'not present', 'omitted', 'not included', 'not set', 'not given'],
    ['', 'altogether', 'entirely', 'at all', 'completely'],
  );
  notation.words('GoneWord', gone);
  notation.words('FieldIs', ['blank'], blank);
  // "The footer is missing" may be said of any text.
  for (const name of ['AnyName', 'LooseName', 'SpokenField']) {
    const orGone = (path: Path, wishes: FieldWish[]) => {
      const is: FieldWish = wishes.length === 1 ? wishes[0]! : { either: [wishes] };
      const mayBeElse = name === 'SpokenField' && !('isNull' in is);
      return or(fieldSaid(path, [is], mayBeElse), fieldSaid(path, [{ isThere: false }], mayBeElse));
    };
    notation.rule(`Clause = ${name} FieldBe ( either )? FieldIs or GoneWord InJson2?`, orGone);
    notation.rule(`Clause = ${name} FieldBe ( either )? GoneWord or FieldIs InJson2?`, orGone);
  }
  // Types beside null are read of any field.
  const isNothing = (all: FieldWish[]) => all.some((one) => 'isNull' in one || 'isEmpty' in one);
  notation.rule('FieldIs = ( either )? FieldIs or FieldIs', (...both: FieldWish[][]): FieldWish[] | undefined => {
    const isTyped = both.some(([one, ...more]) => 'type' in one! && more.length === 0);
    const isBlank = both.some(([one]) => 'shape' in one! && one.shape.of.includes('spaces'));
    return both.some(isNothing) && !isBlank && !(isTyped && both.some(([one]) => 'isNull' in one!))
      ? [{ either: both }]
      : undefined;
  });
  notation.words('OrBlank', [
    ...each(each(['or', ', or'], ['only', 'just', 'all', 'nothing but', 'contains only', 'has only']), [
      'spaces',
      'whitespace',
      'blanks',
      'white space',
    ]),
    ...each(['or', 'and/or', ', or'], ['blank', 'whitespace', 'whitespace only', 'whitespace-only', 'spaces only']),
  ]);
  notation.rule('FieldIs = ( empty | an empty string ) OrBlank', () => blank);
  notation.words('FieldIs', ['an empty or blank string', 'blank or empty', 'only whitespace or empty'], blank);
}

/** "All 'tags' are lowercase with no duplicates", "no 'id' appears twice" */
function lists(notation: Notation): void {
  const said = (path: Path, wishes: FieldWish[], tail: FieldWish[]): Said => ({
    ...and(fieldSaid([...path, '*'], wishes, true), fieldSaid(path, tail, true)),
    undeniable: true,
  });
  notation.rule('Clause = AllOfList Be<many> ( FieldIs | ValuesBe ) UniqueTail', said);
  notation.words('KeyTwice', each(['appears', 'occurs', 'is used', 'exists'], ['twice', 'more than once']));
  notation.rule(
    'Clause = no #path OneNoun? InArray? KeyTwice',
    (key: Path, array: Path | undefined): Said => ({
      ...fieldSaid([...(array ?? ['**']), ...key], [{ isUnique: true }], true),
      undeniable: true,
    }),
  );
}
