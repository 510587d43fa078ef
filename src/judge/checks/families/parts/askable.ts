import { type Form, isFact, isOnePart, type Said } from '../../form.ts';
import { factsOf } from '../../grammar/doubts.ts';
import { THINGS } from '../things/things.ts';
import { askedOfValues, hasOwnRules } from './value-parts.ts';

/** What is said of a text as such, and so of each part that is one. */
const ANY = [
  ...['words', 'characters', 'text', 'texts', 'start', 'end', 'equals', 'equals one', 'order', 'case', 'language'],
  ...['words in capitals', 'words shouted', 'words that', 'word at', 'wrapped', 'framed', 'is question', 'matches'],
  ...['whole match', 'whole number', 'whole form', 'text shape', 'only', 'citations', 'counts compared', 'divisible'],
  ...[
    'in script',
    'valued',
    'written like',
    'dates in format',
    'dates like',
    'links to',
    'secure links',
    'insecure links',
  ],
];
/** What fills lines, or is asked with words of its own. */
const NOT_INLINE =
  /^(?:.*\b(?:sentences|paragraphs|lines?|line breaks|bullets|bullet points|items|lists|checklists|checkboxes|ticked boxes|unticked boxes|headings|subheadings|sections|tables|code blocks|block quotes|rules|footnotes|comments|tags|Markdown|blanks|tabs|TODO marks|FIXME marks)|(?:headings|bullets|calls|code blocks) .*|words)$/u;
const INLINE = Object.keys(THINGS).filter((name) => !NOT_INLINE.test(name));
/** What may fill several lines. */
const BLOCKS = [
  ...['lines', 'paragraphs', 'bullet points', 'numbered items', 'list of', 'headings', 'tables', 'code blocks'],
  'block quotes',
];
const LINE = [...ANY, ...INLINE];
const TEXT = [...LINE, 'sentences'];
const DATA = ['json', 'yaml', 'empty'];
/** What makes no sense of a sentence, or of a row, whose cells have signs between them. */
const NOT_OF_SENTENCE = ['whole number', 'whole form', 'text shape', 'equals one'];
const NOT_OF_ROW = [...NOT_OF_SENTENCE, 'characters', 'equals', 'only', 'framed', 'wrapped'];
/** What is said of prose, and may be said of code or an address with another meaning. */
const PROSE = [
  ...['words', 'language', 'is question', 'questions', 'citations', 'bold passages', 'italic passages', 'inline code'],
  ...['words in capitals', 'words shouted', 'markdown links', 'markdown images', 'whole match', 'whole form', 'only'],
];
/** Signs that draw a table or a list. */
const DRAWING = [
  'asterisks',
  'plus signs',
  'vertical bars',
  'colons',
  'en dashes',
  'em dashes',
  'digits',
  'numerals',
  'numbers',
];
const without = (all: readonly string[], ...more: readonly (readonly string[])[]) =>
  all.filter((ask) => !more.flat().includes(ask));
const OF_VALUES = [
  ...['words', 'characters', 'text', 'texts', 'equals', 'case', 'matches', 'whole match', 'counts compared', 'only'],
  ...['divisible', 'digits', 'capital letters', 'lowercase letters', 'wrapped', 'framed'],
];
/** What can be asked of each kind of part. */
const ASKABLE: Record<string, readonly string[]> = {
  sentence: without(LINE, NOT_OF_SENTENCE),
  heading: LINE,
  section: [...TEXT, ...BLOCKS, 'layout'],
  code: [...without(LINE, PROSE, ['semicolons']), 'lines', ...DATA],
  table: [
    ...without(INLINE, DRAWING),
    ...[
      'text',
      'texts',
      'matches',
      'valued',
      'written like',
      'dates in format',
      'dates like',
      'words that',
      'links to',
    ],
  ],
  // "Each URL is in parentheses" speaks of what stands around it.
  url: without(LINE, PROSE, ['wrapped', 'framed']),
  'link text': LINE,
  question: without(TEXT, NOT_OF_SENTENCE, ['is question', 'questions', 'question marks', 'sentences']),
  // Other things are asked with words of their own: "every word starts with 's'".
  word: ['text', 'equals', 'whole number', 'whole form', 'digits', 'emojis', 'case'],
  prose: [...TEXT, 'lines', 'paragraphs'],
  // Sizes, quotations, case and patterns are asked of a value itself.
  value: [...without(TEXT, OF_VALUES, NOT_OF_SENTENCE), ...BLOCKS, 'language alone'],
  tagged: [...without(TEXT, ['equals one']), ...BLOCKS, ...DATA],
  cut: [...TEXT, ...BLOCKS, ...DATA, 'language alone', 'sentences start', 'agreeing'],
};
Object.assign(ASKABLE, askedOfValues(LINE));
ASKABLE.list = [...ASKABLE.table!, 'sentences'];
for (const kind of ['paragraph', 'quote', 'bullet']) ASKABLE[kind] = [...TEXT, 'lines'];
for (const kind of ['top bullet', 'nested bullet']) ASKABLE[kind] = ASKABLE.bullet!;
// "Every step has a number" may mean the number before it.
for (const kind of ['step', 'numbered', 'item', 'top item', 'nested item'])
  ASKABLE[kind] = without(ASKABLE.bullet!, ['numbers', 'numerals']);
for (const kind of ['line', 'other line', 'cell', 'head cell', 'alt text', 'greeting']) ASKABLE[kind] = TEXT;
for (const kind of ['row', 'data row', 'head row']) ASKABLE[kind] = without(LINE, NOT_OF_ROW);
ASKABLE['row cell'] = TEXT;
ASKABLE.subheading = ASKABLE.heading!;
for (const level of [1, 2, 3]) ASKABLE[`section ${level}`] = ASKABLE.section!;
/** What can be asked of the first so many words or characters, where a link may be cut in two. */
export const PIECES = [
  'words',
  'characters',
  'text',
  'texts',
  'start',
  'end',
  'equals',
  'case',
  'wrapped',
  'framed',
  'matches',
]
  .concat(['capital letters', 'lowercase letters', 'words in capitals', 'words shouted', 'emojis', 'e-mail addresses'])
  .concat(['questions', 'whole match', 'citations', 'word at', 'counts compared', 'divisible', 'words that'])
  .concat(
    ['digits', 'numerals', 'numbers'],
    INLINE.filter((ask) => THINGS[ask]!.class !== 'made'),
  );
/** What is said of lines of code as they are written; of their ends and marks, those with a bracket alone may be excepted, and their length has rules of its own. */
const OF_CODE_LINES = ['text', 'texts', 'start', 'equals', 'matches'];
/** In what parts others can be looked for: "each sentence of the first paragraph". */
const OF_SEVERAL = [
  'code',
  'prose',
  'paragraph',
  'section',
  'section 1',
  'section 2',
  'section 3',
  'tagged',
  'cut',
  'bullet',
  'item',
];
/** Which parts each kind has, of which one by its place can be asked: "the first sentence of every paragraph". */
const HOLDS: Record<string, readonly string[]> = {
  row: ['row cell'],
  code: ['line'],
  section: ['paragraph', 'sentence', 'line', 'word', 'bullet', 'numbered', 'item', 'question'],
  tagged: ['paragraph', 'sentence', 'line', 'word', 'bullet', 'numbered', 'item', 'question'],
};
for (const kind of ['line', 'sentence', 'heading', 'subheading', 'question', 'cell']) HOLDS[kind] = ['word'];
for (const kind of ['paragraph', 'quote']) HOLDS[kind] = ['sentence', 'line', 'word', 'question'];
for (const kind of ['bullet', 'numbered', 'item', 'step']) HOLDS[kind] = ['sentence', 'word'];
for (const kind of ['data row', 'head row']) HOLDS[kind] = HOLDS.row!;
export const askOf = (form: Form): string => (isFact(form) ? form.ask : 'not' in form ? form.not.ask : 'part');
/** No line is a table, no sentence is a block of code, and no step is a numbered list: the steps are one. */
const isTooTall = (kind: string, form: Said): boolean =>
  ['line', 'sentence', 'heading', 'step', 'item', 'numbered', 'bullet'].includes(kind) &&
  askOf(form) === 'only' &&
  /"(?:a table|a list|a (?:bulleted|numbered) list|(?:a )?code blocks?)"/u.test(JSON.stringify(form));

/** Whether every fact can be asked of this kind of part. */
export const isAskable = (kind: string, form: Said) =>
  factsOf(form).every((one) =>
    'part' in one
      ? isOnePart(one.part.which)
        ? HOLDS[kind]?.includes(one.part.kind) === true
        : OF_SEVERAL.includes(kind) &&
          one.part.kind !== kind &&
          (kind !== 'code' || factsOf(one.holds).every((fact) => OF_CODE_LINES.includes(askOf(fact))))
      : askOf(one) === 'open' ||
        (!one.ofAll && ASKABLE[kind]!.includes(askOf(one)) && !hasOwnRules(kind, one) && !isTooTall(kind, one)),
  );
