import { outsideCode } from '../markdown/outside-code.ts';
import type { Place, Wanted } from './find.ts';
import { isSwearing } from './swearing.ts';

/** Why it is unclear whether a word is another one with the same spelling, as a sentence. */
export const MAYBE_OTHER =
  'A word of the text may be the wanted one, or an abbreviation, a numeral or a label that is written alike, or a part of an address or of ' +
  'a longer text.';

/** Most places looked at; beyond them, any match counts as possibly another word. */
const mostPlaces = 2000;
/** How far behind a place code may end, in UTF-16 code units. */
const longestCode = 2000;

/** At how many places a wanted text may be something else: "I" in "World War I", "us" in "the US", "no" in "No. 5". */
export function countMaybeOthers(text: string, places: readonly Place[], wanted: Wanted): number {
  if (!wanted.wholeWords && !SIGNED.test(wanted.text) && !BRACED.test(wanted.text)) return 0;
  const tests = TESTS.filter(({ concerns }) => concerns(wanted.text, text));
  const near = places.slice(0, mostPlaces);
  if (tests.length === 0 || near.length === 0) return 0;
  const plain = /^\p{L}$/u.test(wanted.text) ? outsideCode(text.slice(0, near.at(-1)!.end + longestCode)) : text;
  const others = near.filter((place) => tests.some(({ isOther }) => isOther(contextOf(text, plain, place))));
  return others.length + places.length - near.length;
}

interface Context {
  said: string;
  before: string;
  after: string;
  /** Whether it is in code; only known of single letters. */
  isCode: boolean;
  /** What stands before it, at most 200 characters; empty if a blank stands right before it. */
  lead: string;
}

const REACH = 40;
/** Longest address that is looked through. */
const LONGEST_LEAD = 200;

const contextOf = (text: string, plain: string, { start, end }: Place): Context => ({
  said: text.slice(start, end),
  before: text.slice(Math.max(0, start - REACH), start),
  after: text.slice(end, end + REACH),
  isCode: plain[start] !== text[start],
  lead: /\s/u.test(text[start - 1] ?? ' ') ? '' : text.slice(Math.max(0, start - LONGEST_LEAD), start),
});

/** Words that are written like an abbreviation in capitals. */
const LIKE_ACRONYMS = new Set([
  ...['us', 'it', 'who', 'am', 'or', 'me', 'in', 'hi', 'as', 'is', 'id', 'ma', 'pa', 'la', 'co', 'al', 'de', 'ad'],
  ...[
    'aids',
    'led',
    'ram',
    'sat',
    'act',
    'ice',
    'era',
    'map',
    'gap',
    'pin',
    'cat',
    'rest',
    'soap',
    'nice',
    'sad',
    'step',
  ],
]);

/** Whom one numbers so; after another word with a capital at the beginning of a sentence, "I" is who speaks. */
const NUMBERED_NAME =
  /(?<!\p{L})(?:Henry|Charles|Elizabeth|James|George|William|Edward|Francis|Francois|Louis|Napoleon|Nicholas|Alexander|Peter|Philip|Frederick|Leopold|Otto|Mary|Ferdinand|Franz|Joseph|Pius|John|Paul|Pope|King|Queen|Ramses|Darius|Cyrus|Ptolemy|Victoria|Catherine|Christian|Gustav|Carol|Pedro|Juan|Carlos|Formula|World\sWar|War|Rocky)\s$/u;
/** "Osorkon I is", "Basil I's": nobody says so of himself. */
const OF_NAME = /^(?:['’]s|\s(?:is|has|does|reigned|ruled|of))(?![\p{L}])/u;

const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
const isSmall = (word: string) => word === word.toLowerCase();

/** What a letter or a numeral follows as a label. */
const LABELLED =
  /(?<!\p{L})(?:types?|parts?|vitamins?|plans?|groups?|class(?:es)?|grades?|options?|figures?|tables?|phases?|sections?|chapters?|volumes?|levels?|steps?|appendix|schedules?|hepatitis|influenza|wars?|teams?|points?|columns?|rows?|sides?|variables?|letters?|exhibits?|annex|acts?|books?|stages?|versions?|vol\.|no\.)\s["'“‘(]?$/iu;
/** A word with a capital that begins no sentence. */
const NAME = /[\p{L}\p{N},;)]["'”’]?\s\p{Lu}[\p{L}\p{M}]*\s$/u;
/** Joined to something with a sign and no blank. */
const JOINED_BEFORE = /[\p{L}\p{N}][-/&+]$/u;
const JOINED_AFTER = /^(?:[-/&]\p{L}|[-+]\p{N}|[+#=]|\s?=\s)/u;
/** Where a list's label may stand. */
const LINE_START = /(?:^|[\r\n])[\s>*_#-]*\(?$/u;
const LABEL_END = /^[.)]["*_]*\s/u;
const BRACKETS = /\($/u;

const SIGNS_OF_ADDRESS = ['](', '://', 'www.', '@'];
/** The beginning of a link's target or of an address, and what has come of it. */
const ADDRESS_BEFORE = /(?:\]\(|:\/\/|(?<!\p{L})www\.|\p{L}@)[^\s()]*$/u;

const SIGNED = /^[-–−+]\p{N}/u;
/** Placeholders: "{name}", "[name]", "<name>", "%name%". */
const BRACED = /^(?:\{\w+\}|\[\w+\]|<\w+>|%\w+%)$/u;

/** What a mark or a number beside the wanted text makes another one of: "10:30" in "10:30:15", "--force" in "--force-with-lease". */
const CONTINUED: readonly { wanted: RegExp; before?: RegExp; after?: RegExp }[] = [
  { wanted: /^\p{N}/u, before: /\p{N}[:/-]$|(?:^|[\s(])[-−]$/u },
  { wanted: /\p{N}$/u, after: /^[:/-]\p{N}/u },
  { wanted: /\p{N}[.:]\p{N}+$/u, after: /^[-+]\p{L}/u },
  // "PROJ-123" in "PROJ-123-A"
  { wanted: /^\p{Lu}+-\p{N}+$/u, after: /^-[\p{L}\p{N}]/u },
  // "5 km" in "5 km/h"
  { wanted: /\p{N}\s?\p{L}+$/u, after: /^\/\p{L}/u },
  { wanted: /^-/u, before: /[\p{L}\p{N}-]$/u },
  { wanted: /^-{1,2}\p{L}/u, after: /^-[\p{L}\p{N}]/u },
  { wanted: /[+#]$/u, after: /^[+#]/u },
  // "{name}" in "{{name}}" or "${name}"
  { wanted: /^\{[^{]/u, before: /[{$#%]$/u },
  { wanted: /^\[\w+\]$/u, before: /\[$/u, after: /^[\](]/u },
  { wanted: /^<\w+>$/u, before: /<$/u },
  { wanted: /^%\w+%$/u, before: /%$/u, after: /^%/u },
  { wanted: /^@/u, before: /[\p{L}\p{N}.]$/u },
  // "#top" in "a.com/#top" and "[Up](#top)"
  { wanted: /^[#＃]\p{L}/u, before: /(?:[\p{L}\p{N}_&#/]|\]\()$/u },
  // "example.com" in "example.com.au"
  { wanted: /\p{L}\.\p{L}+$/u, before: /[\p{L}\p{N}]-$/u, after: /^\.\p{L}{2}/u },
];

const TESTS: readonly { concerns: (word: string, text: string) => boolean; isOther: (context: Context) => boolean }[] =
  [
    {
      concerns: (word) => /^\p{L}$/u.test(word),
      isOther: ({ said, before, after, isCode }) => {
        const isLabel =
          (LINE_START.test(before) && LABEL_END.test(after)) || (BRACKETS.test(before) && after[0] === ')');
        const isNumbered = NUMBERED_NAME.test(before) || (/\p{Lu}\p{Ll}+\s$/u.test(before) && OF_NAME.test(after));
        const isNamed = !isSmall(said) && (LABELLED.test(before) || NAME.test(before) || isNumbered);
        return isCode || isLabel || isNamed || JOINED_BEFORE.test(before) || JOINED_AFTER.test(after);
      },
    },
    {
      // In a text in capitals "US" is "us".
      concerns: (word) => LIKE_ACRONYMS.has(word),
      isOther: ({ said, before, after }) => isCapitals(said) && !isAmongCapitals(before, after),
    },
    {
      // "AI" in "J'ai"
      concerns: (word) => /^\p{Lu}{2,5}$/u.test(word),
      isOther: ({ said, before }) => !isCapitals(said) && /\p{L}['’]$/u.test(before),
    },
    {
      // "-5" in "10-5"
      concerns: (word) => SIGNED.test(word),
      isOther: ({ before }) => /[\p{L}\p{N}]$/u.test(before),
    },
    {
      concerns: (word) => word.toLowerCase() === 'no',
      isOther: ({ after }) => /^\.\s?#?\d/u.test(after),
    },
    {
      // "refund" in "[here](https://bank.com/refund)", "refund@bank.com" and "![refund](a.png)"
      concerns: (word, text) =>
        /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u.test(word) &&
        !/^(?:https?|www|mailto|com|org|net)$/iu.test(word) &&
        SIGNS_OF_ADDRESS.some((sign) => text.includes(sign)) &&
        !/^[^\s()]+$/u.test(text),
      isOther: ({ lead, before, after }) =>
        ADDRESS_BEFORE.test(lead) ||
        /^[\p{L}\p{N}._+-]*@\p{L}/u.test(after) ||
        (/!\[[^\]\n]*$/u.test(before) && /^[^\]\n]*\]\(/u.test(after)),
    },
    {
      // "Hell-bent" swears at nobody.
      concerns: isSwearing,
      isOther: ({ before, after }) => JOINED_BEFORE.test(before) || JOINED_AFTER.test(after),
    },
    ...CONTINUED.map(({ wanted, before: joined, after: goesOn }) => ({
      concerns: (word: string) => wanted.test(word),
      isOther: ({ before, after }: Context) => joined?.test(before) === true || goesOn?.test(after) === true,
    })),
  ];

function isAmongCapitals(before: string, after: string): boolean {
  const words = [before.match(/\p{L}+(?=\P{L}*$)/u)?.[0], after.match(/\p{L}+/u)?.[0]].filter(
    (word) => word !== undefined,
  );
  return words.some((word) => isCapitals(word));
}
