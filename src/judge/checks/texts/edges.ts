import type { Check } from '../check.ts';
import { foldWithoutEmphasis } from '../markdown/emphasis-marks.ts';
import { spoken } from '../spoken.ts';
import { edgeCheck } from './edge-check.ts';
import { endsWith, hasMark, isSame, named, type Place, placesAtEdge, startsWith, type Wanted } from './find.ts';
import { type Folded, trimmed } from './fold.ts';
import { BLANK_FIRST, OPEN_BLANK } from './lines.ts';
import { AFFIX, isNear } from './near-words.ts';
import { blocksIn } from './paragraph-split.ts';
import { countSentences, sentencesIn } from './sentences.ts';
import { mayBeSigned } from './signed.ts';

/** One end of a response. */
export interface Edge {
  holds: (text: Folded, wanted: Wanted) => boolean;
  line: (lines: readonly string[]) => string | undefined;
  side: 'start' | 'end';
  /** So many of them at this end. */
  sentences: (all: readonly string[], count: number) => readonly string[];
}

const STARTS: Edge = {
  holds: startsWith,
  line: (lines) => lines[0],
  side: 'start',
  sentences: (all, count) => all.slice(0, count),
};

const ENDS: Edge = {
  holds: endsWith,
  line: (lines) => lines.at(-1),
  side: 'end',
  sentences: (all, count) => all.slice(-count),
};

/**
 * Whether a response starts or ends with a text.
 * @param isSentence Whether it is called a sentence, so that a part of one is another.
 */
export function edgeTextCheck(side: Edge['side'], wanted: Wanted, isSentence: boolean, negated: boolean): Check {
  const edge = edgeOf(side);
  const isWhole = isSentence ? (text: string) => isOfSentences(text, wanted, edge) : undefined;
  return textsCheck(edge, [wanted], negated, edge.holds, { isWhole });
}

/** Whether a response starts or ends with one of several texts. */
export const edgeTextsCheck = (side: Edge['side'], wanted: readonly Wanted[], negated: boolean): Check =>
  textsCheck(edgeOf(side), wanted, negated, edgeOf(side).holds);

/** Whether the first or the last line of a response is a text. */
export const edgeLineCheck = (side: Edge['side'], wanted: Wanted, negated: boolean): Check => {
  const check = textsCheck(edgeOf(side), [wanted], negated, isSame, {
    cut: (text) => edgeOf(side).line(linesOf(text)) ?? '',
    isLine: true,
  });
  return {
    ...check,
    what: side === 'start' ? 'the first line' : 'the last line',
    run: (subject) => {
      const said = spoken(subject);
      const isBlank = side === 'start' && 'text' in said && BLANK_FIRST.test(said.text);
      return isBlank ? { holds: 'undecided', reason: OPEN_BLANK } : check.run(subject);
    },
  };
};

const edgeOf = (side: Edge['side']) => (side === 'start' ? STARTS : ENDS);

/** Whether the sentences at an end of a text are the wanted ones, and not just a part of one. */
function isOfSentences(text: string, wanted: Wanted, { sentences }: Edge): boolean {
  const there = sentences(sentencesIn(text), Math.max(1, countSentences(wanted.text))).join(' ');
  const one = { ...wanted, text: wanted.text.normalize('NFC') };
  // A line of its own that is bold may be a heading.
  return [there, ...sentences(blocksIn(text), 1)].some((part) =>
    isSame(foldWithoutEmphasis(part.normalize('NFC'), wanted.caseSensitive, [one]), one),
  );
}

const linesOf = (text: string) => text.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '');

interface Compared {
  /** The part of the text that is compared. */
  cut?: (text: string) => string;
  /** Whether a text that stands there is no part of another. */
  isWhole?: ((text: string) => boolean) | undefined;
  isLine?: boolean;
}

/** Marks that end a sentence. */
const MARK = /^[.!?…。！？]+$/u;

const OPEN_END =
  'It may be a part of a longer word or sentence, or other signs stand beside it, or it differs in upper and lower case.';

/** Emojis and other signs, which are no words. */
const SIGN = String.raw`[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f]`;

const AROUND = String.raw`[\s.!?…,;:"'”’»*_~()]`;

/** One sign and more, with marks around them. */
const SIGNS_AT: Record<Edge['side'], RegExp> = {
  start: new RegExp(`^${AROUND}{0,20}${SIGN}(?:${SIGN}|${AROUND}){0,80}`, 'u'),
  end: new RegExp(`(?<!${SIGN}|${AROUND})(?:${SIGN}|${AROUND}){0,80}${SIGN}${AROUND}{0,20}$`, 'u'),
};

/** A word that continues after a hyphen or an apostrophe: "Yes-man", "I'm"; and what is no hashtag: "a.com/#top". */
const JOINED: Record<Edge['side'], RegExp> = { start: /^['’-]\p{L}/u, end: /\p{L}-.$|[\p{L}\p{N}_&#/][#＃]$/su };

/** "No. 5" */
const NUMBER = /^\.\s?#?\d/u;

/** "Sure-fire" after "Sure". */
const COMPOUND = /^-\p{L}/u;

/** An opener that may also be said of the sentence: "Certainly not all", "Of course not". */
const ADVERB = /^(?:\S+|of course)$/iu;

/** Brackets, dots and the signs of links and tables, through which a reader may see the first or last word, or may not. */
const ENCLOSING: Record<Edge['side'], RegExp> = {
  start: /^(?=[^\p{L}\p{N}]{0,40}(?:[([{|…‹„‚「『（【<]|\.\.|#{2}))[\s"'“”„‚‘’«»‹›¿¡*_~`#>([{|….「『（【<-]{1,40}/u,
  end: /(?:\]\([^()\s]{0,400}\)|[\])}|›」』）】>])(?:[\s"'“”’»*_~`.!?…,;:)\]}|›」』）】>]|\]\([^()\s]{0,400}\)){0,40}$/u,
};

/** The sign of a hashtag, which is no part of its word. */
const HASH = /^[\s*_]{0,9}#(?=[\p{L}\p{N}])/u;

/** What may stand after a mark that ends a text. */
const CLOSED = /["'”’»›」』)\]\s]{1,20}$/u;

/** Marks of other scripts that end a sentence, as "." does. */
const OTHER_STOPS = /[。！？｡؟۔।॥]/u;
const STOPPED = /[。！？｡؟۔।॥]{1,9}(?=["'”’»›」』)\]*_~`\s]{0,20}$)/u;

function textsCheck(
  edge: Edge,
  wanted: readonly Wanted[],
  negated: boolean,
  holds: Edge['holds'],
  { cut = (text) => text, isWhole, isLine = false }: Compared = {},
): Check {
  const texts = wanted.map(named).join(' or ');
  const normal = wanted.map((one) => ({ ...one, text: one.text.normalize('NFC') }));
  const standsIn = (text: string, among: readonly Wanted[]) => {
    const part = nearEdge(cut(text).normalize('NFC'), edge.side, among);
    const haystack = foldWithoutEmphasis(part, among[0]!.caseSensitive, among);
    return among.some((one) => holds(haystack, one));
  };
  /** Where one of them stands at this end as `isMeant` says. */
  const isAtEdge = (text: string, isMeant: (part: string, place: Place, one: Wanted) => boolean, among = normal) => {
    const part = nearEdge(cut(text).normalize('NFC'), edge.side, among);
    return among.some((one) =>
      placesAtEdge(foldWithoutEmphasis(part, one.caseSensitive, [one]), one, edge.side).some((place) =>
        isMeant(part, place, one),
      ),
    );
  };
  const isExact = (text: string) =>
    !normal.some((one) => one.mayBeCased) ||
    standsIn(
      text,
      normal.map((one) => ({ ...one, caseSensitive: true })),
    );
  const isMarkedBeside = (text: string) => {
    const part = nearEdge(cut(text).normalize('NFC'), edge.side, normal);
    return normal.every((one) => hasMark(foldWithoutEmphasis(part, one.caseSensitive, normal), one));
  };
  // "Ends with '-ing'"
  const affixes = normal.flatMap((one) =>
    AFFIX.test(one.text) ? { ...one, text: one.text.replace(/[-–]/u, '') } : [],
  );
  const isStop = edge.side === 'end' && !normal.some((one) => OTHER_STOPS.test(one.text));
  const stands = (given: string) => {
    const text = isStop ? given.replace(STOPPED, '.') : given;
    if (standsIn(text, normal)) {
      const isCut = isAtEdge(
        text,
        (part, { start, end }, { text: one, isUnit, isOpener, wholeWords }) =>
          (edge.side === 'start' && /^no$/iu.test(one) && NUMBER.test(part.slice(end))) ||
          (edge.side === 'start' && wholeWords && /^\p{L}+$/u.test(one) && COMPOUND.test(part.slice(end))) ||
          (isOpener === true && ADVERB.test(one) && /^\s+\p{Ll}/u.test(part.slice(end))) ||
          (isUnit === true &&
            JOINED[edge.side].test(
              edge.side === 'start' ? part.slice(end) : part.slice(Math.max(0, start - 2), start + 1),
            )),
      );
      return isCut || !isExact(text) || isMarkedBeside(text) || isWhole?.(text) === false ? undefined : true;
    }
    // "Starts with the letter 'A'", of "- Apple" or "(Apple)".
    const isLetter = normal.every((one) => /^\p{L}$/u.test(one.text) && !one.wholeWords);
    const bare = nearEdge(cut(text), edge.side, normal);
    const first = edge.side === 'start' ? /^[^\p{L}]+/u : /[^\p{L}]{1,100}$/u;
    if (isLetter && first.test(bare) && standsIn(bare.replace(first, ''), normal)) return undefined;
    const said = trimmed(text).replace(SIGNS_AT[edge.side], '');
    if (said.length < trimmed(text).length && standsIn(said, normal))
      return normal.every(({ isUnit, isAlone }) => isUnit && !isAlone) || undefined;
    if (isAtEdge(text, (part, place, { isUnit, wholeWords }) => wholeWords && !isUnit && isNear(part, place)))
      return undefined;
    if (affixes.length > 0 && isAtEdge(text, () => true, affixes)) return undefined;
    const words = normal.filter((one) => one.wholeWords && /[\p{L}\p{N}]/u.test(one.text));
    if (words.length > 0 && standsIn(openedAt(edge.side, cut(text), words), words)) return undefined;
    if (edge.side === 'end' && !isLine && normal.some((one) => mayBeSigned(text, one))) return undefined;
    // "Ends with '.'", of a text that ends in a quotation, is as "ends with a period".
    const isMarked = edge.side === 'end' && MARK.test(normal[0]!.text) && CLOSED.test(text);
    return isMarked && standsIn(text.replace(CLOSED, ''), normal) ? undefined : false;
  };
  return edgeCheck('text', edge.side, texts, negated, stands, {
    open: OPEN_END,
    isLine,
    why: (text) =>
      LOOSER.find(({ loosen }) =>
        standsIn(
          text,
          normal.map((one) => ({ ...one, ...loosen })),
        ),
      )?.reason,
  });
}

/** A text without what encloses its first or last word. */
function openedAt(side: Edge['side'], text: string, wanted: readonly Wanted[]): string {
  const opened = nearEdge(text.normalize('NFC'), side, wanted).replace(ENCLOSING[side], '');
  return side === 'start' && wanted.every(({ isUnit }) => isUnit) ? opened.replace(HASH, '') : opened;
}

const LONG_BLANK = /\s{20}/u;

const REACH = 500;

/** As much of a text, which may be long, as can stand at its edge: more than what is wanted and the signs around it. */
function nearEdge(given: string, side: Edge['side'], wanted: readonly Wanted[]): string {
  const text = trimmed(given);
  const length = REACH + 4 * Math.max(...wanted.map((one) => one.text.length));
  const part = side === 'start' ? text.slice(0, length) : text.slice(-length);
  return LONG_BLANK.test(part) ? text : part;
}

/** What a text that is not found at an edge may have been missed by. */
const LOOSER: readonly { loosen: Partial<Wanted>; reason: string }[] = [
  { loosen: { wholeWords: false }, reason: 'only whole words count' },
  { loosen: { caseSensitive: false }, reason: 'upper and lower case count' },
];

interface Letter {
  asked: string;
  pattern: RegExp;
  /** Letters that may be such. */
  maybe?: RegExp;
}
const VOWEL = /^[aeiouàáâãäåæèéêëìíîïòóôõöøœùúûü]/iu;
const LETTERS: readonly (readonly [string, Letter])[] = [
  ...['capital', 'capitalized', 'uppercase', 'upper-case', 'upper case'].map(
    (word) =>
      [
        `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} letter`,
        { asked: 'a capital letter', pattern: /^[\p{Lu}\p{Lt}]/u },
      ] as const,
  ),
  ...['lowercase', 'lower-case', 'lower case', 'small'].map(
    (word) => [`a ${word} letter`, { asked: 'a lowercase letter', pattern: /^\p{Ll}/u }] as const,
  ),
  ['a digit', { asked: 'a digit', pattern: /^\p{Nd}/u }],
  ['a letter', { asked: 'a letter', pattern: /^\p{L}/u }],
  ['a vowel', { asked: 'a vowel', pattern: VOWEL, maybe: /^[^\P{L}b-df-hj-np-tv-xz]/iu }],
  ['a consonant', { asked: 'a consonant', pattern: /^[b-df-hj-np-tv-xz]/iu, maybe: /^[^\P{L}aeiou]/iu }],
];

/** Quotation marks and Markdown's emphasis and headings stand before a first letter. */
const DECORATION = /^(?:[\s"'“”„‘’«»¿¡([*_~>`]|#{1,6}\s)/u;

const LONGEST_SIGN = 8;

const BRACKETED = /^[^\p{L}\p{N}]{0,20}[([]/u;

/** A bullet or dash before the first letter. */
const BULLET = /^[-+•◦▪▫‣⁃●○–—]\s+/u;

/** Whether a response starts with "a capital letter", "a lowercase letter" or "a digit". */
export function letterAtStartCheck(name: string, negated: boolean): Check | undefined {
  const found = LETTERS.find(([, one]) => one.asked === name);
  if (!found) return undefined;
  const { asked, pattern, maybe } = found[1];
  const stands = (part: string, one = pattern) => {
    let at = 0;
    for (let sign: string | undefined; ; at += sign.length) {
      sign = DECORATION.exec(part.slice(at, at + LONGEST_SIGN))?.[0];
      if (!sign) return one.test(part.slice(at, at + 2));
    }
  };
  const judge = (text: string) => {
    const part = trimmed(text);
    if (maybe && !stands(part) && stands(part, maybe)) return undefined;
    // "(5) Pay" may begin with its number, or with the bracket.
    if (stands(part)) return asked === 'a digit' && BRACKETED.test(part) ? undefined : true;
    return stands(part.replace(BULLET, '').replace(SIGNS_AT.start, '')) ? undefined : false;
  };
  return edgeCheck('text', 'start', asked, negated, judge, { open: OPEN_END });
}

/** Marks, signs and brackets after a last letter. */
const TRAIL = new RegExp(String.raw`(?:${SIGN}|[^\p{L}\p{N}]){1,80}$`, 'u');

/** Whether a response ends with "a capital letter", "a lowercase letter" or "a digit"; with a mark after it, it may or may not. */
export function letterAtEndCheck(name: string, negated: boolean): Check | undefined {
  const found = LETTERS.find(([, one]) => one.asked === name);
  if (!found) return undefined;
  const { asked, pattern, maybe } = found[1];
  const isLast = (part: string, one = pattern) => one.test(part.slice(-2)) || one.test(part.slice(-1));
  const judge = (text: string) => {
    const part = trimmed(text);
    const last = [...part.slice(-2)].at(-1) ?? '';
    if (maybe?.test(last) && !pattern.test(last)) return undefined;
    if (!TRAIL.test(part)) return pattern.test(last);
    return isLast(part.replace(TRAIL, '')) ? undefined : false;
  };
  return edgeCheck('text', 'end', asked, negated, judge, { open: OPEN_END });
}
