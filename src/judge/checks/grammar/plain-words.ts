import { each } from '../families/shape.ts';
import { SAME_FORMS } from './same-verbs.ts';
import { isOneOf, isWord, type Token, textOf, wordList, wordToken } from './tokens.ts';

const LINES = [
  ...[
    ['first', 'one', 1],
    ['second', 'two', 2],
    ['third', 'three', 3],
    ['fourth', 'four', 4],
    ['fifth', 'five', 5],
  ],
] as const;
const LEFT_IN_CODE = ['console', 'todo', 'fixme', 'debugger', 'print', 'placeholder'];
const IS_ALL = 'the response is';
/** "We get an address in there": a part of it. */
const PLACED = ['there', 'it', 'them', 'somewhere', 'anywhere', 'inside', 'within'];
const SPELLINGS = ['british', 'american', 'canadian', 'australian', 'uk', 'us'];
const UNITS = ['line', 'word', 'sentence', 'paragraph', 'section', 'heading', 'bullet', 'item', 'question'];

/**
 * Words that the rules read, each with others that say the same wherever they can stand. Words that say nothing of a text, such as
 * "whatsoever", stand for none. Only what is read in no other way is put in these words.
 */
const SAME: readonly (readonly [plain: string, others: readonly string[]])[] = [
  [
    '',
    [
      'already',
      'whatsoever',
      'as it stands',
      'still',
      'of any sort',
      'of any kind',
      'at any place',
      'anywhere in its text',
    ],
  ],
  ['', ['from beginning to end', 'from start to finish', ', from start to finish', 'in any place', 'at all']],
  ['', [', spaces included', ', including spaces', ', counting spaces', ', counting spaces and line breaks']],
  ...SAME_FORMS,
  ['appear', ['can be found', 'can be seen', 'can be read', 'are found', 'are provided', 'are offered', 'are present']],
  ['appear', ['are there', 'are stated']],
  ['appears', ['is found', 'is provided', 'is offered', 'is present', 'is there', 'is in there', 'is stated']],
  ['appears', ['is given out', 'is handed out', 'does appear', 'does occur']],
  // That it is so in fact, of what is present or not.
  ...['appear', 'appears', 'occur', 'occurs', 'contain', 'contains', 'include', 'includes'].map(
    (verb): [string, string[]] => [verb, [`actually ${verb}`]],
  ),
  ...['used', 'mentioned', 'present', 'included', 'stated', 'named'].flatMap((one) =>
    ['is', 'are'].map((is): [string, string[]] => [
      `${is} ${one}`,
      each(each([is], ['actually', 'explicitly', 'expressly', 'literally']), [one]),
    ]),
  ),
  ['contains', ['does contain', 'does include']],
  ['appear in', ['slip into', 'sneak into', 'creep into']],
  ['appears in', ['stands in', 'sits in', 'slips into', 'sneaks into', 'creeps into', 'is named in']],
  ['first', ['very first']],
  ['last', ['very last']],
  ['last row', ['bottom row']],
  ['same', ['very same', 'selfsame']],
  ...UNITS.flatMap((unit): [string, string[]][] => [
    [`first ${unit}`, [`opening ${unit}`]],
    [`one ${unit}`, [`a single ${unit}`]],
    [`last ${unit}`, [`closing ${unit}`, `final ${unit}`]],
  ]),
  ...LINES.flatMap(([ordinal, number, digit]): [string, string[]][] => [
    [`the ${ordinal} line`, [`line ${number}`, `line ${digit}`]],
    [`in the ${ordinal} line`, [`on line ${number}`, `on line ${digit}`]],
    [
      `the ${ordinal} line of the commit message`,
      [`the commit's ${ordinal} line`, `the commit message's ${ordinal} line`],
    ],
  ]),
  [
    'the first line of the commit message',
    ['the commit subject', 'the commit subject line', 'the subject of the commit', "the commit's subject line"],
  ],
  [
    'the second line of the commit message is blank',
    [
      'the commit subject is followed by a blank line',
      'there is a blank line after the commit subject',
      'the commit has a blank line after the subject',
    ],
  ],
  ['before', ['in front of', 'prior to', 'ahead of', 'earlier in the text than']],
  ['comes before', ['precedes', 'stands before', 'stands ahead of', 'stands above', 'comes ahead of']],
  ['comes after', ['follows', 'stands after', 'stands below']],
  [
    'in a row',
    ['one after the other', 'directly one after the other', 'side by side', 'next to each other', 'back to back'],
  ],
  ['points to', ['points at']],
  ['point to', ['point at']],
  [
    'is longer than',
    ['tops', 'runs longer than', 'runs to more than', 'runs over', 'runs past', 'goes over', 'goes beyond'],
  ],
  ['are longer than', ['run longer than', 'run to more than', 'run over', 'run past', 'go over', 'go beyond']],
  ['has', ['takes', 'runs to', 'comes to', 'amounts to']],
  ['consists of', ['is made of', 'is made up of', 'is composed of']],
  ['consists only of', ['is made solely of', 'is made up solely of', 'is made up only of', 'is composed only of']],
  ['no', ['not one', 'not a single', 'not even one']],
  ['any', ['any of the', 'so much as one', 'so much as a', 'even one', 'even a single']],
  ['from', ['somewhere from', 'anywhere from']],
  ['between', ['somewhere between', 'anywhere between']],
  ['without any', ['without a single', 'free of', 'free from', 'devoid of']],
  ['has no', ['lacks', 'is free of', 'is free from', 'does without', 'gets by without', 'gets by without a single']],
  ['have no', ['lack', 'are free of', 'are free from', 'do without', 'get by without', 'get by without a single']],
  ['all', ['all the', 'all of the']],
  ['every', ['each and every', 'every single']],
  ['it is a', ['it is one', "it's one"]],
  [
    'and nothing else',
    [
      "and that's all",
      "and that's it",
      'and that is all',
      'with nothing around it',
      ', with nothing around it',
      ', nothing around it',
    ],
  ],
  ['and nothing else', ['and nothing more', 'and not a word more', 'and no other text', 'and only that']],
  [
    'and nothing else',
    ['with nothing else', 'with no other text', ', nothing more', ', nothing else', ', with nothing else'],
  ],
  [
    IS_ALL,
    each(
      ['all', 'all that'],
      ['you get is', 'we get is', 'it returns is', 'it prints is', 'it outputs is', 'comes back is'],
    ),
  ],
  ['it outputs', ['it prints', 'it prints out', 'it emits']],
  ['is between', ['lands between', 'falls between', 'comes in between', 'sits between', 'clocks in between']],
  ['is under', ['lands under', 'stays under', 'comes in under', 'clocks in under', 'lands below', 'stays below']],
  ['is', ['lands at', 'comes in at', 'clocks in at', 'weighs in at']],
  [
    'is there only when',
    each(
      each(['only'], ['appears', 'exists', 'shows up', 'occurs']).concat(
        each(['appears', 'exists', 'shows up', 'is present', 'is included'], ['only']),
        each(['is only'], ['present', 'there', 'set', 'included']),
      ),
      ['when', 'if'],
    ),
  ],
  [
    'does not end with a period',
    each(each(['has no', 'has no final', 'lacks a final', 'lacks a'], ['period', 'full stop']), ['at the end']).concat(
      each(['has no final', 'lacks a final'], ['period', 'full stop']),
    ),
  ],
  ...['number', 'integer', 'whole number'].map((one): [string, string[]] => [
    `just ${one === 'integer' ? 'an' : 'a'} ${one}`,
    each(['a bare', 'a plain', 'a raw'], [one]),
  ]),
  ['that does not end with', ['ending without', 'that ends without']],
  [IS_ALL, ['we get', 'we get back', 'what we get is', 'what you get is', 'what comes back is', 'what it returns is']],
  ['the response contains', ['you can find', 'one can find', 'there can be found']],
  [
    'the whole response',
    ['the whole thing', 'the entire thing', 'the whole answer', 'the entire answer', 'the whole reply'],
  ],
  ['bare', ['naked']],
  ['has no', each(['comes', 'comes back', 'arrives'], ['without', 'without a', 'without any', 'with no'])],
  ['is never closed', ['never gets closed', 'is left open', 'never closes']],
  ['no', ['zero']],
  // Of a bound it is the number.
  ...['below', 'above', 'than', 'under', 'over'].map((one): [string, string[]] => [`${one} zero`, [`${one} zero`]]),
  ['one', ['one single', 'a single one']],
  ['is', ['is itself']],
  ['is in', ['is shouted in', 'is put in']],
  // "A stray comma" is one in the wrong place.
  ...LEFT_IN_CODE.map((one): [string, string[]] => [
    `a ${one}`,
    each(['a'], [`leftover ${one}`, `stray ${one}`, `forgotten ${one}`]),
  ]),
  ['appears twice', ['appears twice in the list', 'occurs twice in the list', 'stands twice in the list']],
  ['longer than', ['wider than']],
  ...['spaces', 'whitespace'].map((one): [string, string[]] => [
    `trailing ${one}`,
    each(each([`trailing ${one}`], ['at the end of', 'on', 'in']), ['any line', 'a line', 'lines']),
  ]),
  ['is the sum of', ['is what you get when you add up', 'is what you get by adding up']],
  [
    'a string of',
    ['a string made up of', 'a string consisting of', 'a string that consists of', 'a string composed of'],
  ],
  [
    'in it',
    ['inside it', ...each(['anywhere', 'somewhere'], ['in it', 'inside it', 'in there', 'inside', 'within it'])],
  ],
  ...['key', 'field', 'property'].map((one): [string, string[]] => [
    `and no other ${one}s`,
    each(
      each(each(['and', 'and with', 'with', ', with', ', and with'], ['no']), [one, `${one}s`, 'other']),
      each(
        ['besides', 'beyond', 'other than', 'apart from', 'than', 'except'],
        ['these', 'those', 'them', 'these two', 'these three', 'these four', 'those two', 'those three'],
      ),
    ),
  ]),
  ['is one paragraph', each(['is in', 'is all in', 'is all', 'comes in'], ['one paragraph', 'a single paragraph'])],
  ['is one line', each(['is all on', 'is all in', 'sits on', 'all sits on'], ['one line', 'a single line'])],
  ['it fits', ['everything fits', 'it all fits', 'all of it fits']],
  ['and', ['as well as']],
  ['is', ['was']],
  ['are', ['were']],
  ['word for word', ['back word for word']],
  [
    'the same message twice',
    each(each(['the same message', 'the exact same message'], ['two times', 'twice']), [
      '',
      'in the conversation',
      'in the chat',
    ]),
  ],
  ...['first', 'last'].flatMap((place) =>
    ['row', 'line'].map((one): [string, string[]] => [`the ${place} ${one} of the csv`, [`the csv's ${place} ${one}`]]),
  ),
  ['both', ['both of', 'both words', 'both of the words']],
  ['numbered', ['numbered 1 , 2 , 3', 'numbered 1 , 2 , 3 ,']],
  ...['price', 'link', 'url', 'date', 'number', 'name', 'amount', 'percentage', 'email address'].map(
    (one): [string, string[]] => [
      one,
      each(
        [one],
        each(['it'], ['mentions', 'gives', 'lists', 'contains', 'quotes', 'states', 'shows', 'cites', 'recommends']),
      ),
    ],
  ),
  ['twice', ['two times']],
  ['but', ['yet']],
  ['the response is just', ['the answer is just', 'the answer is only', 'the answer is nothing but']],
  ['keeping it', ['staying', 'keeping the answer', 'keeping the reply']],
  ...['anything', 'something'].map((one): [string, string[]] => [
    `there is ${one} outside`,
    each(each([one], ['is', 'sits', 'stands', 'appears']), ['outside', 'outside of']),
  ]),
  ['bold', ['* * bold * *']],
  ['at the end', ['at the very bottom', 'at the bottom', 'at the very end']],
  ['is', ['gets']],
  ['is empty', ['comes back empty', 'comes out empty', 'ends up empty', 'is left empty', 'is returned empty']],
  ['as a whole word', ['as a word', 'as a separate word', 'as a standalone word', 'as a word of its own']],
  [
    'regardless of case',
    [
      'in any letter case',
      ', in any letter case',
      ', any case',
      ', any casing',
      ', in any casing',
      'in any casing',
      'any case',
      'whether capitalized or not',
      'no matter how it is capitalized',
    ],
  ],
  ['regardless of case', ['however it is capitalized', ', however it is capitalized', ', capitals do not matter']],
  ['exactly', ['word for word', 'word-for-word', 'verbatim']],
  ...['in capital letters', 'in capitals', 'in lowercase', 'in uppercase'].map((one): [string, string[]] => [
    one,
    [`${one} throughout`, `${one} from start to finish`],
  ]),
  ['is lowercase', ['is lowercase only', 'is only lowercase']],
  ['is uppercase', ['is uppercase only', 'is only uppercase']],
  ['is mentioned', ['gets a mention', 'gets mentioned']],
  ['are mentioned', ['get a mention', 'get mentioned']],
  ['mentions', ['brings up', 'talks of']],
  ['mentioning', ['bringing up', 'talking of']],
  ['is', ['happens to be', 'turns out to be']],
  ['has', ['happens to have', 'turns out to have']],
  ['ends', ['happens to end']],
  ['contains', ['happens to contain', 'happens to include']],
  ['characters', ['chars']],
  ['in bold', ['in bold type', 'in bold letters', 'in boldface', 'set in bold']],
  ...['ends', 'starts', 'begins', 'contains', 'has'].map((verb): [string, string[]] => [
    verb,
    [`happens to ${verb === 'has' ? 'have' : verb.slice(0, -1)}`],
  ]),
  ['any', ['any one of the']],
  ['the response contains', ['we get', 'we get back']],
  ...['dates', 'prices', 'times', 'links', 'headings', 'bullets', 'items', 'sentences', 'lines', 'paragraphs'].map(
    (many): [string, string[]] => [`all ${many} are`, [`${many} are all`, `the ${many} are all`]],
  ),
  ['in the release notes', ['in release notes']],
  ['in the last line', ['on the last line', 'on the final line']],
  ['in the first line', ['on the first line', 'on the opening line']],
  ['survives', ['survives the translation', 'makes it through', 'makes it through the translation']],
  ['is not mentioned', ['goes unmentioned', 'is left unmentioned']],
  ['does not fit in', ['is too long for']],
  ['does not fit', ['will not fit', 'would not fit', 'can not fit']],
  ['in bold', ['in bold markdown', 'in markdown bold', 'in bold in markdown']],
  ['the final message', ['the last message', 'the latest message']],
  ['an email address', ['a valid email address', 'a valid e-mail address', 'a well-formed email address']],
  [
    'lacks a dollar sign',
    [
      'lacks a price tag ( $ )',
      'has no $',
      'has no $ in it',
      'is missing a price tag ( $ )',
      'lacks a dollar sign ( $ )',
      'lacks a $ sign',
    ],
  ],
  ['a dollar sign', ['a price tag ( $ )', 'a dollar sign ( $ )', 'a $ sign', 'a $ symbol']],
  ['alphabetically', each(['alphabetically'], ['from a to z', ', a to z', '( a to z )', '( a - z )', ', from a to z'])],
  ['in alphabetical order', each(['arranged', 'put', 'placed'], ['in alphabetical order'])],
  [
    'in alphabetical order',
    each(['in alphabetical order'], ['from a to z', 'from top to bottom', ', a to z', '( a to z )', ', from a to z']),
  ],
  ['returns', ['returned', 'gives back', 'gave back', 'sends back']],
  ...['more', 'fewer', 'less', 'longer', 'shorter'].map((one): [string, string[]] => [`${one} than`, [`${one} then`]]),
  ['or', ['and / or']],
  ['', ['of any length', ', of any length', 'of whatever length']],
  ['mention', ['so much as mention']],
  ...['contains', 'has', 'is', 'does', 'ends', 'starts', 'mentions', 'includes', 'uses'].map(
    (verb): [string, string[]] => [`and ${verb}`, [`& ${verb}`]],
  ),
  ['', ['however often', ', however often', 'no matter how often', ', no matter how often']],
];

/** By the first word of the others, the longest first. */
const BY_FIRST = Map.groupBy(
  SAME.flatMap(([plain, others]) =>
    others.map((other) => ({ other: other.split(' '), plain: plain === '' ? [] : plain.split(' ') })),
  ).toSorted((one, two) => two.other.length - one.other.length),
  ({ other }) => other[0]!,
);

/** After these, "returned" is said of a thing: "the returned object". */
const BEFORE_NOUN = wordList('the a an any each every its is are was were be been');

/** What a list is of: where no other list is spoken of, it is the list. */
const LISTED = wordList(
  'shopping grocery packing ingredient ingredients feature price guest reading wish bullet step product item name city country topic parts equipment supply recommendation',
);
const isListed = (tokens: readonly Token[], at: number) =>
  isOneOf(tokens[at], LISTED) &&
  isWord(tokens[at - 1], 'the') &&
  isWord(tokens[at + 1], 'list') &&
  tokens.filter((token) => isOneOf(token, ['list', 'lists'])).length === 1;

/** "BUG, FEATURE or QUESTION" are labels. */
const isShouted = (token: Token | undefined) => token?.kind === 'word' && token.raw === token.raw.toUpperCase();

/** The same condition in the words that rules read; undefined where none of its words has another. */
export function inPlainWords(tokens: readonly Token[]): readonly Token[] | undefined {
  const written: Token[] = [];
  const isPart = isOneOf(tokens.at(-1), PLACED);
  let isOther = false;
  for (let at = 0; at < tokens.length; ) {
    // "British 'colour'", "the shopping list"
    if ((isOneOf(tokens[at], SPELLINGS) && tokens[at + 1]?.kind === 'quoted') || isListed(tokens, at)) {
      isOther = true;
      at += 1;
      continue;
    }
    const found = BY_FIRST.get(textOf(tokens[at]) ?? '')?.find(
      ({ other, plain }) =>
        !(isPart && plain.join(' ') === IS_ALL) &&
        !(other[0] === 'returned' && isOneOf(tokens[at - 1], BEFORE_NOUN)) &&
        !(other.length === 1 && isShouted(tokens[at])) &&
        other.every((text, place) => textOf(tokens[at + place]) === text),
    );
    isOther ||= found !== undefined;
    written.push(...(found ? found.plain.map(wordToken) : [tokens[at]!]));
    at += found?.other.length ?? 1;
  }
  return isOther ? written : undefined;
}
