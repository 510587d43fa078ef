import { type Fact, type Form, isFact, partsOf } from '../form.ts';
import { readNumber } from '../number-words.ts';
import type { Around } from './reason-words.ts';
import { NUMBER } from './remark-patterns.ts';
import {
  ANY_CASE,
  ANYWHERE,
  AT_LEAST,
  AT_MOST,
  BOTH,
  EACH,
  EVEN_BY,
  IN_ORDER,
  IN_WORDS,
  INCLUDED,
  JUST,
  LIMIT,
  LINE_BY_LINE,
  MORE_KEYS,
  MORE_OR_LESS,
  NAMED_AGAIN,
  NO_BREAKS,
  NO_MORE,
  NO_OTHER_LANGUAGE,
  NO_OTHER_VALUE,
  NO_PUNCTUATION,
  NONE,
  NOT_MORE,
  NOTHING_AFTER,
  NOTHING_ELSE,
  OF_DIGITS,
  OTHER_CASE,
  oneSide,
  PER_LINE,
  PLAIN,
  SHORT,
  STRICT,
  THE_REST,
  THROUGHOUT,
  TOO_LONG,
  TOO_SHORT,
  WHICHEVER,
  WRITTEN_IN,
} from './remark-words.ts';
import { wordToken } from './tokens.ts';

/** What is said of "the text", as of the response. */
const inText = (form: Form): Form =>
  isFact(form) && form.ask === 'own text' ? ((form.of as { of?: Form }).of ?? form) : form;

const WHOLES = [
  'comma list',
  'equals',
  'whole number',
  'whole form',
  'one letter',
  'text shape',
  'whole match',
  'empty',
];
const LONGEST_ALONE: Readonly<Record<string, number>> = { words: 2, sentences: 1, lines: 1000 };

/** Whether a form is of all of a response, so that nothing can stand beside it. */
export function isAll(said: Form): boolean {
  const form = inText(said);
  if (!isFact(form)) return 'or' in form && partsOf(form).every(isAll);
  const { ask, of, in: numbers } = form;
  if (ask === 'json') return (of as { mayBeFenced?: boolean }).mayBeFenced === false;
  if (ask === 'json text') return of === 'lines of JSON';
  if (ask === 'only') return typeof of === 'string';
  const [low, high] = numbers?.[0] ?? [0, 0];
  return WHOLES.includes(ask) || (low > 0 && low === high && high <= (LONGEST_ALONE[ask] ?? 0));
}

const boundsIn = (said: Form): readonly [number, number] | undefined => {
  const form = inText(said);
  const fact = 'part' in form ? form.holds : form;
  return isFact(fact) && fact.in?.length === 1 ? fact.in[0] : undefined;
};

const numberIn = (text: string) =>
  /\d/u.test(text) ? Number(text) : readNumber([wordToken(text.toLowerCase())], 0)!.value;

/** The numbers that a form asks for, wherever they stand in it: of a list, of the columns of a table. */
function numbersIn(form: unknown): (readonly [number, number])[] {
  if (typeof form !== 'object' || form === null) return [];
  return Object.entries(form).flatMap(([key, value]) =>
    key === 'in' || key === 'numbers' ? (value as [number, number][]) : numbersIn(value),
  );
}

/** Whether a number is bounded so that these words of more and less add nothing. */
function isExact(form: Form, tail: string): boolean {
  const [only, ...more] = numbersIn(form);
  const [low, high] = boundsIn(form) ?? (more.length === 0 ? only : undefined) ?? [0, Infinity];
  const others = [...tail.matchAll(new RegExp(`\\b${NUMBER}\\b`, 'giu'))].map(([one]) => numberIn(one));
  return low > 0 && high < Infinity && others.every((one) => one < low || one > high);
}

const isNone = (form: Form, { isFault }: Around) => {
  const [low, high] = boundsIn(form) ?? [];
  const isNoText = asks(form, 'texts') && (inText(form) as Fact).in?.[0]?.[1] === 0;
  return isNoText || high === 0 || (isFault && low === 1 && high === Infinity);
};

const numberSaid = (says: RegExp, tail: string) => {
  const found = says
    .exec(tail)!
    .slice(1)
    .find((one) => one !== undefined);
  return found === undefined ? undefined : numberIn(found);
};

/** What has a value of its own. */
const NUMBERS =
  /^(?:(?:negative |(?:semantic )?version )?numbers|.* amounts|numerals|digits|percentages|prices|years|times|dates)$/u;

/** So many of what there is: "a link, just one". */
const ofThese =
  (says: RegExp, bounds: (n: number) => readonly [number, number]) =>
  (form: Form, { isFault }: Around, _: string, tail: string): Form | undefined => {
    const n = numberSaid(says, tail)!;
    // "A number, at least 10" may be said of the number itself.
    if (NUMBERS.test(askedIn(form)) && (n > 1 || /\d/u.test(tail))) return undefined;
    const [least, most] = bounds(n);
    const [low, high] = boundsIn(form) ?? [];
    if ((low === least || (least === 1 && low === 0)) && high === most) return form;
    // "More than two, max two", "fewer than three, at least three"
    if (isFault && (high === Infinity ? low === most + 1 : most === Infinity && low === 0 && high === least - 1))
      return form;
    const isSome = !isFault && isFact(form) && low === 1 && high === Infinity && most > 0;
    return isSome ? { ...form, in: [[Math.max(1, least), most]] } : undefined;
  };

/** The limit from above, of which more is a fault. */
function mostOf(form: Form, isFault: boolean): number | undefined {
  const [low, high] = boundsIn(form) ?? [0, Infinity];
  if (isFault) return high === Infinity && low > 1 ? low - 1 : undefined;
  return high === Infinity || high === 0 ? undefined : high;
}

/** The limit from below, of which fewer are a fault. */
function leastOf(form: Form, isFault: boolean): number | undefined {
  const [low, high] = boundsIn(form) ?? [0, Infinity];
  if (isFault) return low === 0 && high < Infinity ? high + 1 : undefined;
  return low > 1 ? low : undefined;
}

/**
 * A limit that is said again: "at most 3 links, 3 is the max", "over 160 characters, too long for SMS"; or that makes a number one:
 * "100 words, max".
 */
function limited(form: Form, { isFault }: Around, head: string, tail: string): Form | boolean {
  const most = mostOf(form, isFault);
  const n = numberSaid(LIMIT, tail);
  const isSaid =
    most !== undefined && (n === undefined ? isLength(form) : n === most) && (isFault || !/too/u.test(tail));
  if (!isSaid || isFault || boundsIn(form)?.[0] !== most || !/(?:limit|max|maximum|cap)$/iu.test(tail)) return isSaid;
  return isFact(form) && !/\bexactly\b/iu.test(head) && { ask: form.ask, in: [[0, most]] };
}

/** Of links without a text, "no links" would be more. */
const QUALIFIED =
  /\b(?:with|without|that|which|where|whose|longer|shorter|over|under|more|than|to|from|starting|ending|before|after|containing|called|named)\b/iu;

/** Whether what is not to be there, or any of what is, is named again: "question marks, no questions please". */
function isNamedAgain(form: Form, { isFault }: Around, head: string, tail: string): boolean {
  const [, says, names] = NAMED_AGAIN.exec(tail)!;
  const [low, high] = boundsIn(form) ?? [];
  const isAny = says!.toLowerCase() === 'any';
  if (QUALIFIED.test(head)) return false;
  const isIn = names!
    .trim()
    .split(' ')
    .every((name) =>
      head.toLowerCase().includes(
        name
          .toLowerCase()
          .replace(/[^\p{L}]/gu, '')
          .replace(/s$/u, ''),
      ),
    );
  const isThere = low === undefined ? isFact(inText(form)) : low === 1 && high === Infinity;
  return isIn && (isAny ? low! > 0 && high === Infinity : high === 0 || (isFault && isThere));
}

const LENGTHS = ['words', 'sentences', 'characters', 'lines', 'paragraphs', 'user-perceived characters'];
const isLength = (said: Form): boolean => {
  const form = inText(said);
  return isFact(form) && LENGTHS.includes(form.ask);
};
const askedIn = (form: Form): string => {
  const said = inText(form);
  return isFact(said) ? said.ask : '';
};
export const asks = (form: Form, ...all: readonly string[]) => {
  const said = inText(form);
  return isFact(said) && all.includes(said.ask);
};

const PROSE = ['sentences', 'paragraphs'];
const OF_ALL = /\b(?:nothing|other|extra|additional|more|only|entire|whole|alone|itself|own)\b/iu;
/** So many sentences or paragraphs, and no list, table or heading beside them. */
export function onlyProse(form: Fact): Form | undefined {
  const [low, high] = form.in?.[0] ?? [0, 0];
  return low > 0 && low === high ? { and: [form, { ask: 'only', of: 'prose' }] } : undefined;
}

/** What is nothing but a text, or may only hold it, as what is nothing but it; of JSON with a key "nothing else" may be other keys. */
function alone(form: Form, tail: string): Form | boolean | undefined {
  if (isFact(form) && form.ask === 'equals one') return oneSide(tail) ? false : { ...form, ask: 'equals' };
  // "Two sentences, no explanation" may be so with a list beside them.
  if (isFact(form) && PROSE.includes(form.ask) && (oneSide(tail) || OF_ALL.test(tail)))
    return oneSide(tail) ? false : onlyProse(form);
  const isDemanding = asks(form, 'json') && Object.keys((inText(form) as Fact).of as object).length > JSON_ALONE;
  return (
    isAll(form) &&
    !(isDemanding && /\b(?:nothing|that)\b/iu.test(tail) && !/\b(?:around|before|after|outside)\b/iu.test(tail))
  );
}
/** Its kind, whether it may be fenced, and what else is. */
const JSON_ALONE = 3;

/** Whether a sample has so many digits: "like TCK-48213, five digits". */
function hasSoMany(head: string, tail: string): boolean {
  const [, , unit] = OF_DIGITS.exec(tail)!;
  const sample = head.split(' ').at(-1)!;
  const one = unit === 'digits' ? /\d/gu : unit === 'letters' ? /\p{L}/gu : /./gu;
  return (sample.match(one)?.length ?? 0) === numberSaid(OF_DIGITS, tail);
}

/** A text in just these letters, where it is written so: "'FREE', all caps". */
function writtenIn(form: Form, tail: string): Form | undefined {
  const fact = form as Fact;
  const { mayBeCased: _, ...wanted } = fact.of as { text: string; mayBeCased?: true };
  const [, upper, lower] = WRITTEN_IN.exec(tail)!;
  const { text } = wanted;
  const is = upper ? text === text.toUpperCase() : lower ? text === text.toLowerCase() : /^\p{Lu}\p{Ll}/u.test(text);
  return is && 'ask' in form ? { ...fact, of: { ...wanted, caseSensitive: true } } : undefined;
}

/** Whether it says what comes last. */
const isLast = (said: Form): boolean => {
  const form = inText(said);
  if ('part' in form)
    return (
      (form.part as { which?: unknown }).which === -1 &&
      isFact(form.holds) &&
      /^(?:equals|end|whole)/u.test(form.holds.ask)
    );
  return isFact(form) && form.ask === 'end';
};

/** With small and capital letters taken for the same; undefined where it tells them apart, or has none. */
function anyCased(form: Form): Form | undefined {
  const said = JSON.stringify(form);
  if (
    /"caseSensitive":true|"ask":"(?:case|capital letters)"/u.test(said) ||
    !/"caseSensitive":false|"sql":/u.test(said)
  )
    return undefined;
  // Of what it starts with or ends with, only the last may be meant.
  const texts = said.match(/"text":/gu) ?? [];
  const asked = new Set(said.match(/"ask":"(?!own text)[^"]+"/gu));
  if (asked.size > 1) return undefined;
  if (!said.includes('"mayBeCased":true')) return form;
  return texts.length === 1
    ? (JSON.parse(said.replace('"mayBeCased":true,', '').replace(',"mayBeCased":true', '')) as Form)
    : undefined;
}

/** A remark without the names of what the condition names: "one link max" as "one max". */
export const namesLeftOut = (head: string, tail: string): string => {
  const stems = new Set(
    head
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map(stemOf),
  );
  return tail
    .split(' ')
    .filter((word) => !/^\p{L}{4,}$/u.test(word) || !stems.has(stemOf(word.toLowerCase())))
    .join(' ');
};
export const stemOf = (word: string) => word.replace(/s$/u, '');

/** Things of all kinds: others would be of another kind. */
const UNQUALIFIED = [
  ...['links', 'headings', 'tables', 'code blocks', 'images', 'emojis', 'hashtags', 'questions'],
  ...['words', 'sentences', 'paragraphs'],
];

/** What says again what the condition says, for forms that say it. */
export const AGAIN: readonly (readonly [
  says: RegExp,
  meant: (form: Form, around: Around, head: string, tail: string) => Form | boolean | undefined,
])[] = [
  [NOTHING_ELSE, (form, _, __, tail) => alone(form, tail)],
  [NOTHING_AFTER, (form, { isFault }) => !isFault && ((isAll(form) && !asks(form, ...PROSE)) || isLast(form))],
  [ANY_CASE, (form) => anyCased(form)],
  [
    MORE_KEYS,
    (form) =>
      asks(form, 'json') && /"(?:keys?|field)":/u.test(JSON.stringify(form)) && !/"only":/u.test(JSON.stringify(form)),
  ],
  [
    NO_OTHER_VALUE,
    (form) =>
      asks(form, 'json') && /"(?:oneOf|wish":\{"field":\["[^"]+"\],"is":\{"equals)"/u.test(JSON.stringify(form)),
  ],
  [AT_MOST, ofThese(AT_MOST, (n) => [1, n])],
  [AT_LEAST, ofThese(AT_LEAST, (n) => [n, Infinity])],
  [LIMIT, limited],
  [
    NO_PUNCTUATION,
    (form) =>
      isAll(form) &&
      asks(form, 'words') && { and: [form, { not: { ask: 'others', of: { kind: 'marks', texts: [] } } }] },
  ],
  [OF_DIGITS, (form, _, head, tail) => asks(form, 'written like', 'text shape') && hasSoMany(head, tail)],
  [EVEN_BY, (form, { isFault }) => isFault && mostOf(form, true) !== undefined],
  [WHICHEVER, (form) => boundsIn(form)?.[1] === Infinity],
  [WRITTEN_IN, (form, _, __, tail) => asks(form, 'text') && writtenIn(form, tail)],
  [SHORT, (form, { isFault }) => isLength(form) && mostOf(form, isFault) !== undefined],
  [TOO_LONG, (form, { isFault }) => mostOf(form, isFault) !== undefined],
  [TOO_SHORT, (form, { isFault }) => isLength(form) && leastOf(form, isFault) !== undefined],
  [
    MORE_OR_LESS,
    (form, _, __, tail) =>
      MORE_OR_LESS.exec(tail)![1]
        ? boundsIn(form)?.[1] === Infinity
        : boundsIn(form)?.[0] === 0 && boundsIn(form)?.[1] !== 0,
  ],
  [ANYWHERE, (form) => asks(form, 'text')],
  [
    IN_WORDS,
    (form, _, head, tail) =>
      (asks(form, 'equals') &&
        numberSaid(IN_WORDS, tail) === 1 &&
        [(inText(form) as Fact).of].flat().every((one) => !/\s/u.test((one as { text?: string }).text ?? ' '))) ||
      (asks(form, 'text') &&
        (/["“]([^"“”]+)["”]/u.exec(head)?.[1]?.split(/\s+/u).length ?? 0) === numberSaid(IN_WORDS, tail)),
  ],
  [NAMED_AGAIN, isNamedAgain],
  // Code, tables and the like may be counted or not.
  [
    INCLUDED,
    (form, _, __, tail) =>
      !/\b(?:code|tables?|markup|html|tags?|quotes?|urls?)\b/iu.test(tail) &&
      asks(form, 'words', 'characters', 'user-perceived characters'),
  ],
  [THROUGHOUT, (form) => asks(form, 'case', 'language alone') || boundsIn(form)?.[1] === 0],
  [
    NO_OTHER_LANGUAGE,
    (form) =>
      isFact(form) && form.ask === 'language' ? { ...form, ask: 'language alone' } : asks(form, 'language alone'),
  ],
  [
    OTHER_CASE,
    (form, _, __, tail) =>
      isFact(form) && form.ask === 'case' && form.of === (OTHER_CASE.exec(tail)![1] ? 'lowercase' : 'capital'),
  ],
  [NO_BREAKS, (form) => asks(form, 'lines') && boundsIn(form)?.[1] === 1],
  [THE_REST, (form) => 'part' in form],
  [STRICT, (form) => asks(form, 'json') && isAll(form)],
  [PER_LINE, (form) => asks(form, 'bullet points', 'numbered items', 'headings')],
  [NO_MORE, (form, _, __, tail) => isExact(form, tail)],
  [
    NOT_MORE,
    (form, _, head, tail) =>
      // "One link to a.com and no others" has no other links; "not a second one" is said of one.
      !(/\bothers?\b/iu.test(tail) && !UNQUALIFIED.includes(askedIn(form))) &&
      (/more$/iu.test(tail) || boundsIn(form)?.[1] === 1) &&
      ((boundsIn(form)?.[0] === 0 && boundsIn(form)![1] < Infinity && boundsIn(form)![1] > 0) ||
        (isExact(form, tail) && (boundsIn(form)?.[1] === 1 || /\b(?:exactly|just|only|precisely)\b/iu.test(head)))),
  ],
  [NONE, isNone],
  [JUST, ofThese(JUST, (n) => [n, n])],
  [PLAIN, (form) => isAll(form) || boundsIn(form)?.[1] === 0],
  [LINE_BY_LINE, (form) => isFact(form) && form.ask === 'json text' && form.of === 'lines of JSON'],
  [EACH, (_, { isJoined }, head) => !isJoined && /\b(?:all|each|every)\b/iu.test(head)],
  [BOTH, (form, { isFault }) => !isFault && (('and' in form && form.and.length === 2) || asks(form, 'order'))],
  [IN_ORDER, (form, { isFault }) => !isFault && isFact(form) && form.ask === 'order'],
];
