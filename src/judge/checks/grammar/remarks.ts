import type { Steps } from '../../steps.ts';
import { type Fact, type Form, isFact, partsOf } from '../form.ts';
import { readNumber } from '../number-words.ts';
import { type Around, CONTENTS, REMARKS, type Remark } from './reason-words.ts';
import { NUMBER, SYSTEM_WORDS, withOutsiders } from './remark-patterns.ts';
import {
  ANYWHERE,
  AT_LEAST,
  AT_MOST,
  BOTH,
  EACH,
  EVEN_BY,
  glossIn,
  IN_ORDER,
  IN_WORDS,
  INCLUDED,
  insteadIn,
  JUST,
  LIMIT,
  LINE_BY_LINE,
  MORE_OR_LESS,
  NAMED_AGAIN,
  NO_BREAKS,
  NO_MORE,
  NO_OTHER_LANGUAGE,
  NO_PUNCTUATION,
  NONE,
  NOT_MORE,
  NOTHING_ELSE,
  OF_DIGITS,
  OTHER_CASE,
  onlyIn,
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

/** A condition without what was remarked after it. */
interface Plain {
  condition: string;
  /** What the condition means with the remark; undefined where the remark would add to it. */
  meant: (form: Form) => Form | undefined;
}

/** What is said of "the text", as of the response. */
const inText = (form: Form): Form => (isFact(form) && form.ask === 'own text' ? (form.of as { of: Form }).of : form);

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

/** Whether a number is bounded so that these words of more and less add nothing. */
function isExact(form: Form, tail: string): boolean {
  const [low, high] = boundsIn(form) ?? [0, Infinity];
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

/** So many of what there is: "a link, just one". */
const ofThese =
  (says: RegExp, bounds: (n: number) => readonly [number, number]) =>
  (form: Form, { isFault }: Around, _: string, tail: string): Form | undefined => {
    const [least, most] = bounds(numberSaid(says, tail)!);
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

/** Whether it is a limit, which is said again: "at most 3 links, 3 is the max", "over 160 characters, too long for SMS". */
function isLimit(form: Form, { isFault }: Around, tail: string): boolean {
  const most = mostOf(form, isFault);
  const n = numberSaid(LIMIT, tail);
  return most !== undefined && (n === undefined ? isLength(form) : n === most) && (isFault || !/too/u.test(tail));
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
const asks = (form: Form, ...all: readonly string[]) => {
  const said = inText(form);
  return isFact(said) && all.includes(said.ask);
};

/** What is nothing but a text, or may only hold it, as what is nothing but it; of JSON with a key "nothing else" may be other keys. */
function alone(form: Form, tail: string): Form | boolean {
  if (isFact(form) && form.ask === 'equals one') return { ...form, ask: 'equals' };
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

/** A remark without the names of what the condition names: "one link max" as "one max". */
const namesLeftOut = (head: string, tail: string): string => {
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
const stemOf = (word: string) => word.replace(/s$/u, '');

/** What says again what the condition says, for forms that say it. */
const AGAIN: readonly (readonly [
  says: RegExp,
  meant: (form: Form, around: Around, head: string, tail: string) => Form | boolean | undefined,
])[] = [
  [NOTHING_ELSE, (form, _, __, tail) => alone(form, tail)],
  [AT_MOST, ofThese(AT_MOST, (n) => [1, n])],
  [AT_LEAST, ofThese(AT_LEAST, (n) => [n, Infinity])],
  [LIMIT, (form, around, _, tail) => isLimit(form, around, tail)],
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
      (boundsIn(form)?.[0] === 0 && boundsIn(form)![1] < Infinity && boundsIn(form)![1] > 0) ||
      (isExact(form, tail) && (boundsIn(form)![1] === 1 || /\b(?:exactly|just|only|precisely)\b/iu.test(head))),
  ],
  [NONE, isNone],
  [JUST, ofThese(JUST, (n) => [n, n])],
  [PLAIN, (form) => isAll(form) || boundsIn(form)?.[1] === 0],
  [LINE_BY_LINE, (form) => isFact(form) && form.ask === 'json text' && form.of === 'lines of JSON'],
  [EACH, (_, { isJoined }, head) => !isJoined && /\b(?:all|each|every)\b/iu.test(head)],
  [BOTH, (form, { isFault }) => !isFault && 'and' in form && form.and.length === 2],
  [IN_ORDER, (form, { isFault }) => !isFault && isFact(form) && form.ask === 'order'],
];

/**
 * Uses each pattern of a remark, so that no request waits while V8 compiles them all, which takes 0.1 s. V8 compiles a pattern at its
 * first two uses, and again for texts beyond Latin-1.
 */
export function* prepareRemarks(): Steps<void> {
  for (const pattern of [...REMARKS.map(({ begins }) => begins), ...AGAIN.map(([says]) => says)]) {
    for (const text of ['we', 'we', '“we”', '“we”']) pattern.test(text);
    yield;
  }
}

const NEGATIVE =
  /\b(?:no|not|never|without|none|neither|nor|zero|lacks?|lacking|misses|missing|omits|absent|avoids?|avoiding|free of)\b|n't\b/iu;
const JOINED = /\b(?:and|or|nor)\b/iu;
/** In what has more, only the last are tried. */
const MOST_PARTINGS = 4;
/** Where a remark may begin: after a mark, or with a word of its own. */
const PARTINGS = new RegExp(
  [
    ' *[,;:.!—–](?= )',
    ' - ',
    ' \\(',
    ` (?=(?:${[
      'please|thanks|and (?:no|not|only|just|nothing|that)',
      `(?:because|since|so that) (?:we|our|they|it's|users|customers|(?:the )?${SYSTEM_WORDS})`,
      'so (?:that )?(?:it|they|we|our|users|customers|people|readers)',
      'for (?:the sake of |better )?(?:accessibility|readability|consistency|clarity|seo|privacy|legal|brand|compliance|security|safety|style)',
      'to (?:keep (?:it|things|this|that)|fit (?:in|on|into|within)|stay (?:in|under|within|below)|save (?:space|tokens)|avoid (?:clutter|scrolling|truncation))',
      '(?:as )?per (?:our|the|company|house|brand)|according to (?:our|the)|in line with (?:our|the)',
      'as (?:agreed|requested|required|specified|our)|otherwise|or else',
      'instead of|rather than|in place of|as opposed to|where (?:straight|curly|let|const|spaces|the)',
      'with no (?:curly|smart|straight)',
      'with no (?:line ?breaks?|newlines?)|without (?:any )?(?:line ?breaks?|newlines?)',
      'in (?:all|every) (?:cases?|situations?)|at all times|without fail|regardless|irrespective|whatever the|no matter',
    ].join('|')})\\b)`,
  ].join('|'),
  'giu',
);
const OF_A_TEXT =
  /\b(?:words?|filler|phrases?|jargon|clichés?|cliches?|buzzwords?|say|write|use|instead|sounds?|reads?)\b/iu;
const OF_WHAT_IS_SAID = /^(?:to|for|as|per|according|in|whatever|no matter|regardless|because|since)\b/iu;
const HAS_NUMBER = new RegExp(`\\b${NUMBER}\\b`, 'iu');
const TEXT_ALONE = /^["“][^"“”]+["”]$/u;
const called = (text: string) => `the ${/\s/u.test(text) ? 'phrase' : 'word'} ${text}`;
const isInQuotation = (head: string) =>
  ['["“”„]', '`'].some((mark) => head.split(new RegExp(mark, 'u')).length % 2 === 0);

const OF_PLACE =
  /\b(?:in|for|at|only|on|above|below|under|before|after|go(?:es)?|belongs?|reserved|separately|elsewhere)\b/iu;
const THEM = ['them', 'those', 'these', 'it', 'that'];
/** Whether a reason says where what is forbidden may stand: "no emoji, as we use them in greetings", "since links go in the footer". */
function isOfPlace(reason: string, named: readonly string[]): boolean {
  const stems = named.filter((word) => word.length > 3).map(stemOf);
  const words = reason.toLowerCase().split(' ');
  return OF_PLACE.test(reason) && words.some((word) => THEM.includes(word) || stems.includes(stemOf(word)));
}

/** What turns to the one who listens, around a remark. */
const TURNING =
  /^(?:(?:please )?(?:remember|note|keep in mind|bear in mind|mind you|after all|you see|don't forget)(?: that|,)? )|(?:,? (?:after all|you know|you see|remember|otherwise))$/giu;

function isRemark(
  { begins, others, isOfOthers, is }: Remark,
  said: string,
  head: string,
  mark: string,
  around: Around,
): boolean {
  const tail = said.replace(TURNING, '');
  const begun = begins.exec(tail)?.[0];
  if (begun === undefined || is?.(around) === false) return false;
  const rest = tail.slice(begun.length);
  // "Sure, Certainly, Of course" may be names.
  if (!others) return rest === '' && (/[.!(—]/u.test(mark) || !/^(?!I\b)\p{Lu}\p{Ll}/u.test(tail));
  const named = head.toLowerCase().split(' ');
  if (around.isFault !== around.isNegative && isOfPlace(rest, named)) return false;
  // "More than two links, the widget shows only one"
  if (/\bone\b/iu.test(tail) && HAS_NUMBER.test(head)) return false;
  return (
    /^(?: (?:\p{L}[\p{L}'-]*|\d+\p{L}+))*$/u.test(rest) &&
    rest
      .toLowerCase()
      .split(' ')
      .every((word) => !others.has(word) && !(isOfOthers && CONTENTS.has(word) && !named.includes(word)))
  );
}

/**
 * A condition without what is said after it and asks for nothing: why it is asked, that it must be so, or the same again. "At most 50
 * words, no exceptions", "penalize parentheses, the voice bot reads them out loud", "20 to 30 words, no more, no less".
 */
export function* withoutRemarks(condition: string, isFault: boolean, isWish: boolean): Generator<Plain> {
  const written = condition.replaceAll('’', "'").replace(/[.!]$/u, '');
  for (const { index, 0: mark } of [...written.matchAll(PARTINGS)].slice(-MOST_PARTINGS)) {
    const [head, rest] = [written.slice(0, index), written.slice(index + mark.length).trim()];
    const end = mark === ' (' ? rest.indexOf(')') : rest.length;
    const [tail, after] = [rest.slice(0, Math.max(0, end)), rest.slice(end + 1)];
    if (tail === '' || isInQuotation(head) || /[„`{}[\]]/u.test(tail)) continue;
    const outside = withOutsiders(tail);
    const ways = outside === tail ? [tail] : [tail, outside];
    const around: Around = { isFault, isWish, isNegative: NEGATIVE.test(head), isJoined: JOINED.test(head) };
    // As it is written: an apostrophe may stand in a quotation.
    const said = condition.slice(0, index) + after;
    // What is said of a text alone shows that it is not all of a response.
    const plain = isFault && isWish && OF_A_TEXT.test(tail) ? said.replace(TEXT_ALONE, called) : said;
    // "The reply is 'OK', nothing else"
    if (!isFault && NOTHING_ELSE.test(tail) && /\b(?:nothing|not|other|extra|additional|that|that's)\b/iu.test(tail)) {
      const just = plain.replace(/(?<=^(?:it|the \p{L}+) is )["“][^"“”]+["”]$/u, (text) => `just ${called(text)}`);
      if (just !== plain) yield { condition: just, meant: (form) => form };
      else if (tail !== 'and nothing else') yield { condition: `${plain} and nothing else`, meant: (form) => form };
    }
    // "A single code block, not two"
    if (NO_MORE.test(tail) && /\ba single\b/u.test(plain))
      yield { condition: plain.replace(/\ba single\b/u, 'exactly one'), meant: (form) => form };
    if (
      REMARKS.some((one) => ways.some((way) => isRemark(one, way, head, mark, around))) ||
      ((isFault || around.isNegative) && insteadIn(head, tail)) ||
      glossIn(head, tail) ||
      (!isFault && onlyIn(head, tail))
    )
      yield {
        condition: plain,
        // "Mentions 'captions' for accessibility" may be said of the captions.
        meant: (form) => (mark === ' ' && OF_WHAT_IS_SAID.test(tail) && asks(form, 'text', 'texts') ? undefined : form),
      };
    const short = /\b(?:with|without|that|which|where|whose|to|from|called|named|containing)\b/iu.test(head)
      ? tail
      : namesLeftOut(head, tail);
    for (const [says, meant] of AGAIN) {
      const again = [tail, short, outside].find((one) => says.test(one));
      if (again === undefined) continue;
      yield {
        condition: plain,
        meant: (form) => {
          const found = meant(form, around, head, again);
          return found === true ? form : found || undefined;
        },
      };
    }
  }
}
