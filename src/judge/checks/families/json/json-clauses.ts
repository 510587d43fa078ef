import type { FieldWish } from '../../data/field-wish.ts';
import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import { and, canonical, type Fact, isFact, OPEN, or, type Said } from '../../form.ts';
import { isSome } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { isAge } from './json-arrays.ts';
import { fieldSubjects, type Subject } from './json-subjects.ts';
import { contrary, fieldSaid, isList, type TypedPath } from './json-values.ts';
import { jsonVerbs } from './json-verbs.ts';
import { type TextSays, textSays } from './text-says.ts';

/** What is said of a value: one of several ways, each with all of its wishes. */
interface Says extends TextSays {
  /** A number of something without "at least" or "exactly". */
  bare?: true | undefined;
  /** Below the value: "has a numeric 'price'". */
  at?: Path;
  /** Of two names in quotation marks it may be that of another field, or a text. */
  isEqual?: true;
  /** "Lacks a 'name'": said of none or of some. */
  isLack?: true;
  isOfSeveral?: true;
  /** "Are not unique". */
  isNotSo?: true;
  /** "Is missing". */
  isGone?: true;
  joined?: 'and' | 'or';
}

/** Every clause about a value of JSON: what names it, and what is said of it. */
export function fieldClauses(notation: Notation): void {
  notation.feature('NUM', ['one', 'many']);
  notation.add(jsonVerbs);
  notation.add(fieldSubjects);
  says(notation);
  objects(notation);
  notation.rule('Clause = FieldAt<NUM> FieldSays<NUM>', said);
  notation.rule('Clause = FieldAt<NUM> FieldSays<NUM> InJson2', (of: Subject, is: Says) =>
    said(of.named === 'quoted' || is.isGone ? { ...of, named: 'field' } : of, is),
  );
  notation.rule('Penalize = FieldAt<one> ( that | which ) FieldSays<one>', (of: Subject, is: Says) =>
    of.of === 'some' || of.of === 'one' ? said(of, is) : undefined,
  );
  notation.rule('Clause = ( QuotedAt | BareAt ) FieldSays<one> InJson2', (of: Subject, is: Says) => said(of, is));
  // "Is JSON and 'status' equals 'open'": beside JSON, a name in quotation marks is that of a field.
  notation.rule('Clause = Clause ( and | , and ) FieldAt<NUM> FieldSays<NUM>', (json: Said, of: Subject, is: Says) => {
    const isJson = isFact(json) && json.ask === 'json' && !Object.hasOwn(json.of as object, 'wish');
    const field = isJson && of.named === 'quoted' ? said(of, is, true) : undefined;
    return field && and(json, field);
  });
}

function said(
  { path, named, of: share, type }: Subject,
  { any, bare, at, isEqual, isDenied, isLack, isOfSeveral, isNotSo, isGone, isOpen, denies, plainFor, onlyFor }: Says,
  isBesideJson = false,
): Said | undefined {
  if (isOpen) return OPEN;
  const all = any.flat();
  const of = share === 'the' ? 'each' : share;
  // "The key 'status' is in lower case" may be said of the key itself.
  if (named === 'key') return all.some(isOfText) ? OPEN : undefined;
  // "'price' is in lower case" may be said of a text in a value.
  if (
    named === 'quoted' &&
    !isBesideJson &&
    (isEqual || (all.length === 1 && ('isThere' in all[0]! || 'inCase' in all[0]! || isOfEdge(all[0]!))))
  )
    return undefined;
  // "'wellbeing' is one word" and "'iOS' is never in lower case" may be said of how that text is spelled.
  if (named === 'quoted' && !isBesideJson && !of && all.every((wish) => isOneWord(wish) || isNoCase(wish)))
    return undefined;
  const to = at ? [...path, ...at] : path;
  const isMany = of !== undefined || to.some((part) => ['*', '**', '{}', '{keys}'].includes(part as string));
  const isOfAny = of === 'some' || of === 'one' || of === 'least';
  const isUnclear = isDenied ? !isOfAny && share !== 'the' : isGone;
  if ((isUnclear && isMany) || (isOfSeveral && of !== 'each')) return undefined;
  const isSaid = all.some((one) => 'says' in one);
  if (isSaid && isList(path)) return undefined;
  // Open: "no item has no commas", which is hard to read, and "the items contain a link", which may be each or any.
  if ((denies && of === 'none') || (isMany && of !== 'each' && (plainFor ?? onlyFor))) return OPEN;
  if (share === 'the' && all.some((one) => 'says' in one && isSome(one.says))) return OPEN;
  const entries = to[0] === '{}' || to[0] === '{keys}' ? to[0] : undefined;
  if (entries && !isOfEntries(entries, of, all, at)) return undefined;
  const mayBeElse = at
    ? named === 'quoted'
    : !entries && named !== 'field' && !(all.length === 1 && 'isThere' in all[0]!);
  // "The ages are sorted, oldest first" is another order than that of dates.
  if (isAge(String(to.at(-1))) && all.some((one) => 'sorted' in one)) return undefined;
  if (isLack && (of === undefined || of === 'each')) return undefined;
  // "'tags' are lowercase" may be said of a text.
  if (named === 'quoted' && of && all.some((one) => 'inCase' in one || 'oneOf' in one)) return undefined;
  // Of a key at the top another rule reads that it is missing.
  if (isGone && path.length === 1 && named !== 'spoken') return undefined;
  const one = (wishes: readonly FieldWish[]) => ofKey(to, wishes, mayBeElse);
  const whole: readonly FieldWish[] = any.length === 1 ? any[0]! : [{ either: any }];
  if (of !== undefined && of !== 'each') {
    const isNot = whole.length === 1 ? denied(whole[0]!) : undefined;
    if (!isNot || bare) return undefined;
    const none = one([isNot]);
    if (of === 'none') return { ...none, undeniable: true };
    return of === 'least' ? { ...failing(none), plainFor: undefined, undeniable: true } : failing(none);
  }
  const every = isMany ? one(whole) : or(...any.map(one));
  const isOfEach = !all.some((wish) => 'isUnique' in wish || 'sorted' in wish);
  const form = type && isOfEach ? ofThoseAmong(every, one([{ either: [...any, [{ isNot: { type } }]] }])) : every;
  if (isNotSo) return failing(form);
  return {
    ...form,
    ...(bare || (share === 'the' && (isSaid || isDenied)) ? { plainFor: 1 as const } : plainFor && { plainFor }),
    ...(onlyFor && { onlyFor }),
    ...((of === 'each' || isSaid) && { undeniable: true as const }),
  };
}

/** What is asked of all items, and of those of a type: where there are others, readers differ. */
const ofThoseAmong = (all: Said, those: Said): Said => ({
  ask: 'agreeing',
  of: [canonical(all), canonical(those)],
  names: true,
});

/** Whether these words ask of every value, or every key, at the top; rules of their own read types and nulls, at any depth. */
function isOfEntries(
  part: '{}' | '{keys}',
  of: Subject['of'],
  all: readonly FieldWish[],
  at: Path | undefined,
): boolean {
  const isNamed = all.some((one) => 'form' in one || ('inCase' in one && one.inCase === 'lower'));
  if (part === '{keys}')
    return at === undefined && !isNamed && all.every((one) => isOfText('isNot' in one ? one.isNot : one));
  const isOfType = all.some((one) =>
    ['type', 'types', 'isNull', 'isEmpty', 'isThere', 'sorted'].some((key) => key in one),
  );
  return at === undefined && (of === 'each' ? !all.some((one) => 'isThere' in one || 'sorted' in one) : !isOfType);
}

/** "'name' starts with a capital letter" may be said of that text, wherever it stands. */
const isOfEdge = (wish: FieldWish) => {
  const fact = 'says' in wish ? ('not' in wish.says ? wish.says.not : wish.says) : undefined;
  return fact !== undefined && isFact(fact) && (fact.ask === 'start' || fact.ask === 'end');
};

const isNoCase = (wish: FieldWish): boolean => 'isNot' in wish && 'inCase' in wish.isNot;
const isOneWord = (wish: FieldWish): boolean =>
  'isNot' in wish ? isOneWord(wish.isNot) : 'size' in wish && wish.size === 'words' && `${wish.in}` === '1,1';

const isOfText = (wish: FieldWish) =>
  ['inCase', 'edge', 'includes', 'matches', 'size', 'form', 'says'].some((key) => key in wish);

/** Objects of an array that is not named. */
function objects(notation: Notation): void {
  notation.words('AllObjects', each(['all', 'all the', 'all of the'], ['objects', 'items', 'elements', 'entries']));
  const ofTop = (keys: string[]): Said => ({ ...ofKey(['*'], [{ keys }], false), undeniable: true });
  notation.rule('Clause = ( EachItem HasKey | AllObjects Have<many> ) SomeKeys', ofTop);
}

/** That not each is so, as a fault. */
function failing(form: Said): Said {
  const { names: _, ...fact } = form;
  return { not: fact as Fact, plainFor: -1 };
}

/** That each item has a key is said of what is under the key, and that items are in order, of the array. */
function ofKey(path: Path | TypedPath, wishes: readonly FieldWish[], mayBeElse: boolean): Said {
  const [first] = wishes;
  if (path.length > 1 && path.at(-1) === '*' && wishes.every((one) => 'isUnique' in one || 'sorted' in one))
    return fieldSaid(path.slice(0, -1), wishes, mayBeElse);
  return path.at(-1) === '*' && wishes.length === 1 && 'keys' in first! && first.keys.length === 1
    ? fieldSaid([...path, first.keys[0]!], [{ isThere: true }], mayBeElse)
    : fieldSaid(path, wishes, mayBeElse);
}

function denied(is: FieldWish): FieldWish | undefined {
  if ('types' in is || 'isUnique' in is || 'sorted' in is) return undefined;
  if ('isThere' in is) return is.isThere ? undefined : { isThere: true };
  return 'isNot' in is ? is.isNot : { isNot: is };
}

function says(notation: Notation): void {
  const all = (wishes: readonly FieldWish[]): Says => ({ any: [wishes] });
  notation.rule('FieldSays<one> = FieldBe FieldIs', all);
  notation.rule('FieldSays<many> = Be<many> ( FieldIs | ValuesBe )', all);
  notation.rule(
    'FieldSays<one> = FieldBe OneBe',
    (wishes: FieldWish[]): Says => ({ ...all(wishes), isOfSeveral: true }),
  );
  notation.rule('FieldSays<one> = FieldBeNot FieldIs', (wishes: FieldWish[]): Says | undefined => {
    const [first] = wishes;
    if (wishes.length > 1)
      return wishes.every((one) => 'type' in one || 'number' in one || 'isEmpty' in one)
        ? { any: wishes.map((isNot) => [{ isNot }]), isDenied: true, joined: 'or' }
        : undefined;
    return 'types' in first! ? undefined : { any: [[contrary(first!)]], isDenied: true };
  });
  const is = (values: readonly Scalar[]): Says => ({
    any: [[{ oneOf: values }]],
    ...(values.some((one) => typeof one === 'string') && { isEqual: true }),
  });
  notation.rule('FieldSays<NUM> = Equal<NUM> FieldValue', ({ value }: { value: Scalar }) => is([value]));
  notation.rule('FieldSays<NUM> = Equal<NUM> ( either )? Choice', is);
  notation.rule('FieldSays<one> = Differs FieldValue', ({ value }: { value: Scalar }) => ({
    ...is([value]),
    any: [[{ isNot: { oneOf: [value] } }]],
    isDenied: true as const,
  }));
  notation.rule('FieldSays<NUM> = HasBeenSet<NUM> OfSet', all);
  notation.rule('FieldSays<NUM> = HasOneOf<NUM> :? ( ValueRow | EachValue )', (oneOf: Scalar[]) => all([{ oneOf }]));
  const has = ({ wishes, bare }: { wishes: FieldWish[]; bare?: true }): Says => ({ any: [wishes], bare });
  notation.rule('FieldSays<NUM> = Have<NUM> FieldHas', has);
  notation.rule('FieldSays<NUM> = Consist<NUM> FieldHas', (of: { wishes: FieldWish[] }) =>
    'size' in of.wishes[0]! && of.wishes[0].size !== 'items' ? has(of) : undefined,
  );
  notation.rule('FieldSays<NUM> = Lie<NUM> NumberBounds', (bounds: FieldWish): Says | undefined =>
    'number' in bounds && bounds.number.from !== undefined && bounds.number.to !== undefined
      ? all([bounds])
      : undefined,
  );
  notation.rule('FieldSays<NUM> = Hold<NUM> FieldIs', (wishes: FieldWish[]): Says | undefined => {
    const [first] = wishes;
    if ('items' in first!) return all(wishes);
    return 'type' in first! || 'format' in first! ? all(wishes.map((holding) => ({ holding }))) : undefined;
  });
  notation.rule('FieldSays<NUM> = Have<NUM> no ( value | item | element | entry ) ( more than once | twice )', () =>
    all([{ isUnique: true }]),
  );
  notation.rule('FieldSays<one> = Pred<third,response>', textSays);
  notation.rule('FieldSays<many> = Pred<plural,response>', textSays);
  notation.rule('FieldSays<one> = FieldVerb', all);
  notation.rule('FieldSays<many> = PluralVerb', all);
  notation.rule('FieldSays<one> = FieldThere', (is: FieldWish): Says => ({ ...all([is]), isEqual: true }));
  // "The 'zip' field in the JSON is missing", "'address.zip' is missing from the JSON"
  notation.words('FieldGone', [
    'does not exist',
    'is absent',
    'is missing',
    'is left out',
    'is omitted',
    'is not there',
  ]);
  notation.rule(
    'FieldSays<one> = FieldGone',
    (): Says => ({ ...all([{ isThere: false }]), isEqual: true, isGone: true }),
  );
  notation.words('IsOfType', ['is of type', 'has type', 'has the type', 'must be of type', 'should be of type']);
  notation.rule('FieldSays<one> = IsOfType ( a )? TypeBefore', (type: ItemType) => all([{ type }]));
  // What an array includes: "contains 'billing'".
  notation.rule('OneMember = ( the value | the item | the entry | the element )? FieldValue');
  const any = (values: readonly Scalar[], wish: (value: Scalar) => FieldWish): Says => ({
    any: values.map((value) => [wish(value)]),
    joined: 'or',
  });
  const includes = (value: Scalar): FieldWish => ({ includes: value });
  notation.rule('FieldSays<NUM> = Includes<NUM> OneMember', ({ value }: { value: Scalar }) => all([includes(value)]));
  notation.rule('FieldSays<one> = Includes<one> ( either | at least one of | one of )? Choice', (values: Scalar[]) =>
    any(values, includes),
  );
  notation.rule(
    'FieldSays<one> = Includes<one> both FieldValue and FieldValue',
    (a: { value: Scalar }, b: { value: Scalar }): Says => ({
      any: [[includes(a.value), includes(b.value)]],
      bare: true,
    }),
  );
  notation.rule('FieldSays<one> = IncludesNot OneMember', ({ value }: { value: Scalar }) =>
    all([{ isNot: includes(value) }]),
  );
  notation.rule('FieldSays<one> = FieldEdge ( either )? Choice', (edge: 'start' | 'end', values: Scalar[]) =>
    values.every((one) => typeof one === 'string') ? any(values, (text) => ({ edge, text: String(text) })) : undefined,
  );
  notation.words('OutOfRange', [
    ...each(each(['is', 'falls', 'lies'], ['outside', 'outside of', 'not in']), ['', 'the range', 'the range from']),
    ...each(each(['is', 'falls', 'lies'], ['outside', 'outside of', 'not in']), ['the range of']),
  ]);
  notation.rule('FieldSays<one> = OutOfRange Signed ( to | and | - | – ) Signed', (from: number, to: number) =>
    from < to ? all([{ isNot: { number: { from, to } } }]) : undefined,
  );
  notation.words('IsNoneOf', ['is not one of', 'is none of', 'is not any of', 'is not either']);
  notation.rule(
    'FieldSays<one> = ( IsNoneOf | FieldBeNot one of ) ( Choice | PlainChoice | CapitalChoice )',
    (oneOf: Scalar[]) => all([{ isNot: { oneOf } }]),
  );
  notation.rule('FieldSays<one> = FieldBeNot ( either )? ( PlainChoice | CapitalChoice )', (oneOf: Scalar[]) =>
    all([{ isNot: { oneOf } }]),
  );
  notation.rule('FieldSays<one> = FieldBe neither FieldValue nor FieldValue', (...both: { value: Scalar }[]) =>
    all([{ isNot: { oneOf: both.map(({ value }) => value) } }]),
  );
  // What it holds in turn: "has a 'city' of 'Oslo'".
  notation.rule(
    'FieldSays<NUM> = Have<NUM> ( TypedKey | Pair | DescribedOne )',
    ({ field, is }: { field: Path; is: FieldWish }): Says => ({ ...all([is]), at: field }),
  );
  notation.rule('FieldSays<NUM> = Have<NUM> CalledKeys', (keys: string[]): Says => all([{ keys }]));
  // "Contains 'a' and 'b'": keys of an object, or words of a text.
  notation.rule(
    'FieldSays<NUM> = Have<NUM> NamePair',
    (keys: string[]): Says => ({ ...all([{ keys, orTexts: 'so' }]), bare: true }),
  );
  notation.rule('FieldSays<NUM> = Have<NUM> ( both )? AKeys', (keys: string[]): Says | undefined =>
    keys.length > 1 ? all([{ keys, orTexts: 'open' }]) : undefined,
  );
  notation.words('LacksOne', [
    ...each(['lacks', 'is missing', 'does not have', 'omits', 'is without'], ['a', 'an', 'its', 'the']),
    'has no',
  ]);
  notation.rule('LackedKey = LacksOne #key FieldNoun?');
  // As a fault: "the ids in 'users' are not unique".
  notation.rule('FieldSays<many> = ( are not | are not all ) ValuesBe', (wishes: FieldWish[]): Says | undefined =>
    wishes.length === 1 && ('isUnique' in wishes[0]! || 'sorted' in wishes[0]!)
      ? { any: [wishes], isNotSo: true }
      : undefined,
  );
  notation.rule(
    'FieldSays<one> = LackedKey',
    (key: string): Says => ({
      ...all([{ isThere: false }]),
      at: [key],
      isLack: true,
    }),
  );
  // "Is a string and starts with 'A'"
  const join =
    (joined: 'and' | 'or') =>
    (a: Says, b: Says): Says | undefined => {
      if (
        [a, b].some(
          (one) =>
            one.at ||
            one.bare ||
            one.isEqual ||
            one.isOfSeveral ||
            one.isLack ||
            one.isNotSo ||
            one.isGone ||
            one.isOpen ||
            one.plainFor ||
            one.onlyFor ||
            (one.joined ?? joined) !== joined,
        )
      )
        return undefined;
      const isDenied = {
        ...((a.isDenied ?? b.isDenied) && { isDenied: true as const }),
        ...((a.denies ?? b.denies) && { denies: true as const }),
      };
      if (joined === 'or') return { any: [...a.any, ...b.any], joined, ...isDenied };
      return { any: [[...a.any[0]!, ...b.any[0]!]], joined, ...isDenied };
    };
  notation.rule('FieldSays<NUM> = FieldSays<NUM> ( and | , and | but ) FieldSays<NUM>', join('and'));
  notation.rule('FieldSays<NUM> = FieldSays<NUM> or FieldSays<NUM>', join('or'));
  // "Is a string that starts with 'A'"
  notation.rule('FieldSays<one> = FieldBe OneType ( that | which ) FieldSays<one>', (type: ItemType, is: Says) =>
    is.isDenied || is.joined ? undefined : join('and')(all([{ type }]), is),
  );
}
