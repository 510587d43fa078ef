import type { FieldWish } from '../../data/field-wish.ts';
import type { Scalar } from '../../data/json-demands.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { ArgumentWish } from '../../tools/tool-argument-shapes.ts';
import type { Wanted } from '../../tools/tool-arguments.ts';
import { textSays } from '../json/text-says.ts';
import { each } from '../shape.ts';
import { type Args, type Marked, namedBy, there, valued, wishing, without } from './call-wishes.ts';

/** Arguments by their names, their values and what is asked of them, one or several. */
export function argumentWords(notation: Notation): void {
  names(notation);
  values(notation);
  described(notation);
  rows(notation);
}

const ARGUMENT = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
/** Words that say which argument or what kind of value is meant, before a name or a value, and so may be no name themselves. */
const NO_ARGUMENTS = [
  ...['not', 'no', 'never', 'neither', 'nor'],
  ...['argument', 'parameter', 'the', 'its', 'an', 'a', 'arguments', 'parameters', 'one', 'single', 'some', 'any'],
  ...['another', 'each', 'every', 'extra', 'right', 'required', 'same', 'first', 'last', 'only', 'just', 'exactly'],
  ...['string', 'number', 'numeric', 'integer', 'boolean', 'valid', 'invalid', 'bad', 'good', 'correct', 'wrong'],
  ...['lowercase', 'uppercase', 'optional', 'default', 'null', 'negative', 'positive', 'missing', 'empty', 'blank'],
  ...[
    'without',
    'unique',
    'different',
    'distinct',
    'duplicate',
    'identical',
    'similar',
    'matching',
    'specific',
    'certain',
  ],
  ...['particular', 'additional', 'other', 'separate', 'fresh', 'repeated', 'unchanged', 'proper', 'appropriate'],
  ...['given', 'new', 'old', 'quoted', 'long', 'short', 'plain', 'list', 'user', 'word', 'term', 'keyword', 'text'],
  ...[
    'non-empty',
    'nonempty',
    'phrase',
    'value',
    'either',
    'anything',
    'something',
    'nothing',
    'no',
    'both',
    'all',
    'two',
    'three',
    'non',
  ],
];

/** Nouns that are names beside "argument"; "a sensitive argument" has another name. */
export const ARGUMENT_NOUNS = [
  ...['password', 'token', 'secret', 'email', 'query', 'limit', 'id', 'path', 'city', 'country', 'date', 'url'],
  ...['username', 'amount', 'currency', 'language', 'priority', 'subject', 'body', 'title', 'name', 'phone', 'address'],
  ...['recipient', 'reason', 'status', 'location', 'quantity', 'timezone', 'unit', 'units', 'offset', 'page'],
];

/** Arguments by their names: "`city`", "the city argument", "the parameter city". */
function names(notation: Notation): void {
  notation.kind('#argument', (token) => {
    const name = token.kind === 'quoted' ? token.text : token.kind === 'word' ? token.raw : '';
    if (!ARGUMENT.test(name) || (token.kind === 'word' && NO_ARGUMENTS.includes(token.text))) return undefined;
    return { name, isMarked: token.kind === 'quoted' || name.includes('_') };
  });
  const marked = ({ name, isMarked }: Marked) => (isMarked ? name : undefined);
  const nameOf = ({ name }: Marked) => name;
  notation.rule('Argument = ( the | its | an )? #argument', marked);
  notation.rule('Argument = ( the | its | an )? ( argument | parameter ) #argument', nameOf);
  notation.rule('Argument = ( the | its | an )? #argument ( argument | parameter )', nameOf);
  // A plain word is one where a value follows at once.
  notation.rule('ArgumentSet = the? #argument', ({ name, isMarked }: Marked) => (isMarked ? undefined : name));
  notation.rule('ArgumentSet = Argument');
  notation.rule('ArgumentNoun = ( a | an | the | any )? #argument ( argument | parameter )', nameOf);
  notation.rule('ArgumentNoun = ( a | an | the | any )? ( argument | parameter ) #argument', nameOf);
  notation.words('ArgumentWord', ['field', 'key', 'argument', 'parameter', 'property']);
  notation.rule('NamedArgument = ( a | an | the )? Argument ArgumentWord?');
  notation.rule('NamedArguments = NamedArgument', (one: string) => [one]);
  notation.rule('NamedArguments = NamedArguments ( , | and | , and ) NamedArgument', (all: string[], one: string) => [
    ...all,
    one,
  ]);
  notation.rule('AnArgument = ( a | an | its ) #argument ( field | key | property )?', (one: Marked) => one);
  notation.rule('AnArgument = ArgumentNoun', (name: string) => ({ name, isMarked: true }));
  notation.rule('ArgumentRow = #argument and #argument', (a: Marked, b: Marked) => [a, b]);
  notation.rule('ArgumentRow = ArgumentRow2 ,? and #argument', (all: Marked[], one: Marked) => [...all, one]);
  notation.rule('ArgumentRow2 = #argument , #argument', (a: Marked, b: Marked) => [a, b]);
  notation.rule('ArgumentRow2 = ArgumentRow2 , #argument', (all: Marked[], one: Marked) => [...all, one]);
}

/** "City set to 'Paris'", "a city of 'Paris'", "'Oslo' as the city", "an amount over 100" */
function values(notation: Notation): void {
  notation.words('ArgumentIs', ['set to', 'equal to', 'with the value', 'with value', 'being', '=', '= =', ':']);
  // The value may be null, so that it is wrapped.
  notation.kind('#callvalue', (token) =>
    token.kind === 'quoted' ? { is: token.text, ...(token.mark === '`' && { isCode: true }) } : undefined,
  );
  notation.rule('CallValue = #callvalue');
  notation.rule('CallValue = #number', (is: number) => ({ is }));
  notation.rule('CallValue = - #number', (is: number) => ({ is: -is }));
  for (const is of [true, false, null]) notation.words('CallValue', [`${is}`], { is });
  interface Value {
    is: Scalar;
    isCode?: true;
  }
  notation.rule('Sets = ArgumentSet ArgumentIs CallValue', (argument: string, { is }: Value): Wanted[] => [
    { argument, value: is },
  ]);
  notation.words('SetJoin', ['and', ', and', ',']);
  notation.rule('Sets = Sets SetJoin Sets', (all: Wanted[], more: Wanted[]) =>
    more.length > 1 ? undefined : [...all, ...more],
  );
  notation.rule('CallArgs1 = Sets', (wanted: Wanted[]): Args => ({ wanted }));
  notation.rule('Bounded = ArgumentSet ArgumentIs ( either )? Choice', (argument: string, oneOf: Scalar[]) =>
    valued({ name: argument, isMarked: true }, oneOf),
  );
  notation.rule(
    'Bounded = ( a | an | the | its )? #argument ( argument | parameter )? ( of | that is )? NumberBounds',
    (one: Marked, bounds: FieldWish): ArgumentWish => ({ ...namedBy(one), is: [bounds] }),
  );
  // "A fresh `query`": what stands in backticks is rather the name.
  notation.rule('Bounded = ( a | an | the )? #argument of? CallValue', (one: Marked, { is, isCode }: Value) =>
    isCode && !one.isMarked && !ARGUMENT_NOUNS.includes(one.name) ? undefined : valued(one, [is]),
  );
  notation.rule('Bounded = ( a | an | the )? #argument ( either )? Choice', valued);
  notation.words('AsArgument', ['as', 'as the', 'as its', 'for', 'for the', 'as the value of', 'as the value for']);
  notation.rule('ValueAs = CallValue AsArgument #argument ArgumentWord?', ({ is }: Value, one: Marked) =>
    valued(one, [is]),
  );
  // "With city set to Paris"
  notation.kind('#barevalue', (token) =>
    token.kind === 'word' && /^\p{Lu}[\p{L}\d-]+$/u.test(token.raw) && !NO_VALUES.includes(token.text)
      ? token.raw
      : undefined,
  );
  notation.rule('BareValue = #barevalue');
  notation.rule('BareValue = #barevalue #barevalue', (a: string, b: string) => `${a} ${b}`);
  notation.rule(
    'BareSet = ( a | the | its )? #argument ArgumentWord? ArgumentIs BareValue',
    (one: Marked, value: string): ArgumentWish => ({ ...valued(one, [value]), isBare: true }) as ArgumentWish,
  );
}
type Size = 'items' | 'words' | 'characters';
/** What a field has, and whether that is a number without a comparator. */
interface Sized {
  wishes: FieldWish[];
  bare?: true;
}
const NO_VALUES = ['true', 'false', 'null', 'none', 'json', 'yaml', 'html', 'csv', 'utc', 'iso', 'english'];

/** "With 'x' in the response" is said of something else. */
const OTHER_PLACES = 'conversation response reply answer turn end middle beginning call chat'.split(' ');

/** "A 'to' argument ending in '@acme.com'", "DROP in the query", "an empty subject" */
function described(notation: Notation): void {
  const such = (one: Marked, is: FieldWish[]): ArgumentWish => ({ ...namedBy(one), is });
  notation.rule(
    'ArgumentSuch = ( containing | including | that contains | that includes | that mentions ) EdgeValue',
    (includes: string): FieldWish[] => [{ includes }],
  );
  notation.rule('ArgumentSuch = FieldSuch');
  notation.rule('ArgumentSuch = ( that | which ) Pred<third,response>', (form: Said): FieldWish[] | undefined => {
    const says = textSays(form);
    const isPlain = says && !says.isOpen && !says.isDenied && !says.plainFor && !says.onlyFor;
    return isPlain && says.any.length === 1 ? [...says.any[0]!] : undefined;
  });
  notation.rule('ArgumentSuch = ( that | which ) FieldHave FieldHas', ({ wishes, bare }: Sized) =>
    bare ? undefined : wishes,
  );
  notation.rule('ArgumentSuch = of? ( Bound | Length | Range ) FieldItems', ({ in: numbers }: Amount, size: Size) =>
    size === 'items' ? undefined : [{ size, in: numbers }],
  );
  notation.rule('Bounded = ( a | an | the | its ) #argument ArgumentWord? ArgumentSuch', such);
  notation.kind('#capitals', (token) =>
    token.kind === 'word' && /^\p{Lu}{2,}$/u.test(token.raw) ? token.raw : undefined,
  );
  const texts = (values: Scalar[]) => (values.every((one) => typeof one === 'string') ? values : undefined);
  notation.rule('Held = #capitals', (text: string) => [text]);
  notation.rule('Held = #capitals #capitals', (a: string, b: string) => [`${a} ${b}`]);
  notation.rule('Held = #capitals or #capitals', (a: string, b: string) => [a, b]);
  notation.rule(
    'Held = ( the ( word | phrase | text | string | term | substring ) )? FieldValue',
    ({ value }: { value: Scalar }) => texts([value]),
  );
  notation.rule('Held = Choice', texts);
  const held = ([includes, ...others]: string[], one: Marked): ArgumentWish | undefined =>
    others.length > 0 || includes === undefined || OTHER_PLACES.includes(one.name)
      ? undefined
      : such(one, [{ includes }]);
  notation.rule('Bounded = Held ( in | inside ) ( the | its | a ) #argument ArgumentWord?', held);
  notation.rule('Bounded = ( a | the | its ) #argument with Held in it', (one: Marked, texts: string[]) =>
    held(texts, one),
  );
  const SHAPES = ['string', 'list', 'array', 'object', 'value', 'text', 'result', 'response', 'set', 'payload', 'body'];
  const ofShape = (isEmpty: boolean) => (one: Marked) =>
    SHAPES.includes(one.name) ? undefined : such(one, [{ isEmpty }]);
  notation.rule('Bounded = ( a | the | its )? ( non-empty | nonempty ) #argument ArgumentWord?', ofShape(false));
  notation.rule('Bounded = ( an | the | its )? empty #argument ArgumentWord?', ofShape(true));
}

/** Which arguments there are, several of them, and none. */
function rows(notation: Notation): void {
  const one = (wish: ArgumentWish) => wishing(wish);
  notation.rule('CallArgs1 = ( Bounded | BareSet )', one);
  notation.rule('CallArgs = CallArgs1');
  notation.rule('CallArgs = ValueAs', one);
  notation.rule('CallArgs1 = ArgumentNoun', (name: string) => wishing(there({ name, isMarked: true })));
  // "With origin 'LHR' and destination 'JFK'"
  notation.rule('BoundedRow = Bounded ,? and Bounded', (a: ArgumentWish, b: ArgumentWish) => [a, b]);
  notation.rule('BoundedRow = Bounded , BoundedRow', (a: ArgumentWish, all: ArgumentWish[]) => [a, ...all]);
  notation.rule('CallArgs1 = BoundedRow', (wishes: ArgumentWish[]): Args => ({ wishes }));
  notation.rule('AnArguments = AnArgument', (one: Marked) => [one]);
  notation.rule('AnArguments = both AnArgument and AnArgument', (a: Marked, b: Marked) => [a, b]);
  notation.rule('AnArguments = AnArguments ( , | and | , and ) AnArgument', (all: Marked[], one: Marked) => [
    ...all,
    one,
  ]);
  const each1 = (all: Marked[]) => wishing(...all.map(there));
  notation.rule('CallArgs1 = AnArguments', each1);
  const named = (all: Marked[]) => wishing(...all.map(({ name }) => there({ name, isMarked: true })));
  // "With limit and offset arguments" may mean no others.
  const mayBeAll = (all: Marked[], args: Args): Args => ({ ...args, mayBeAll: all.map(({ name }) => name) });
  const row = (all: Marked[]) => mayBeAll(all, named(all));
  notation.rule('CallArgs1 = ( the | both the | both )? ArgumentRow ( arguments | parameters | fields )', row);
  notation.rule('CallArgs1 = the ( arguments | parameters ) ( ArgumentRow | ArgumentRow2 )', row);
  notation.words('AllArguments', [
    ...['all of these arguments', 'all of the following arguments', 'all these arguments', 'all of these parameters'],
    ...['all of the arguments', 'all the arguments', 'at least the arguments', 'at least these arguments'],
  ]);
  notation.rule('CallArgs1 = AllArguments :? ( ArgumentRow | ArgumentRow2 )', named);
  // "With 'start' and 'end'" may name values.
  notation.rule('CallArgs1 = ( both )? ArgumentRow', (all: Marked[]) =>
    all.every(({ isMarked }) => isMarked)
      ? mayBeAll(all, wishing(...all.map(({ name }) => there({ name, isMarked: false }))))
      : undefined,
  );
  notation.words('NoOtherArguments', [
    ...each(['and', ', and', ',', '—', '-'], ['nothing else']),
    ...each(['and', ', and', ','], ['no others']),
    'and no other arguments',
  ]);
  notation.words(
    'ExactlyArguments',
    each(['exactly', 'precisely', 'only'], each(['', 'the'], ['arguments', 'parameters'])),
  );
  const only = (all: Marked[]) => wishing({ only: all.map(({ name }) => name) });
  notation.rule('CallArgs1 = ExactlyArguments ArgumentRow NoOtherArguments?', only);
  notation.rule('CallArgs1 = the ( arguments | parameters ) ArgumentRow NoOtherArguments', only);
  notation.rule('ArgWith = with CallArgs');
  notation.words('WithoutArguments', [
    ...each(['without', 'without any', 'with no'], ['arguments', 'parameters']),
    'without any argument',
  ]);
  notation.rule('ArgWith = WithoutArguments', () => wishing({ only: [] }));
  const none = '( with no | without a | without an | without any | without the | without its | lacking a )';
  notation.rule(`ArgWith = ( ${none.slice(2, -2)} | without ) Argument`, (name: string) =>
    wishing(without({ name, isMarked: true })),
  );
  notation.rule(`ArgWith = ${none} #argument`, (one: Marked) => (one.isMarked ? undefined : wishing(without(one))));
}
