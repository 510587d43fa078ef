import type { Check } from '../../check.ts';
import { questionsCheck } from '../../conversation/questions.ts';
import { datesCheck } from '../../data/dates.ts';
import { numbersCheck } from '../../data/numbers.ts';
import type { Notation } from '../../grammar/notation.ts';
import { bulletsCheck } from '../../markdown/bullets.ts';
import { codeBlocksCheck } from '../../markdown/code-blocks.ts';
import { emphasisCheck } from '../../markdown/emphasis.ts';
import { headingsCheck } from '../../markdown/headings.ts';
import { linksCheck } from '../../markdown/links.ts';
import { numberedCheck } from '../../markdown/numbered-lists.ts';
import { quotesCheck } from '../../markdown/quotes.ts';
import { tablesCheck } from '../../markdown/tables.ts';
import { tagsCheck } from '../../markdown/tags.ts';
import { matchPlaces, placeCountCheck } from '../../place-count.ts';
import { cardNumbers } from '../../privacy/card-numbers.ts';
import { addresses } from '../../privacy/email.ts';
import { ibans } from '../../privacy/ibans.ts';
import { identifiers } from '../../privacy/identifiers.ts';
import { ipAddresses } from '../../privacy/ip-addresses.ts';
import { phoneNumbers } from '../../privacy/phone-numbers.ts';
import { secrets } from '../../privacy/secrets.ts';
import type { Showing } from '../../privacy/sightings.ts';
import type { Quantity } from '../../quantity.ts';
import { BLANKS, blanksCheck } from '../../texts/blanks.ts';
import { lettersCheck } from '../../texts/casing.ts';
import { charactersCheck } from '../../texts/characters.ts';
import { emojiCheck } from '../../texts/emoji.ts';
import { linesCheck } from '../../texts/lines.ts';
import { nothingBeside } from '../../texts/nothing-beside.ts';
import { paragraphsCheck } from '../../texts/paragraphs.ts';
import { marksCheck } from '../../texts/punctuation.ts';
import { MARKS } from '../../texts/punctuation-marks.ts';
import { sentencesCheck } from '../../texts/sentences.ts';
import { wordsCheck } from '../../texts/words.ts';
import { type Class, type Counter, counting, type Decider, type Thing } from '../bridge.ts';
import { MARKED_THINGS } from '../markdown/marked-things.ts';
import { MORE_THINGS } from './more-things.ts';

const both = (adjectives: readonly string[], nouns: readonly string[]) =>
  adjectives.flatMap((one) => nouns.map((noun) => (one === '' ? noun : `${one} ${noun}`)));
const plural = (name: string) =>
  /(?:s|sh|ch)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;

const named = (names: string) => ({ one: names.split('|'), many: names.split('|').map(plural) });
/** A thing by its names of one. */
const thing = (kind: Class, check: Counter, names: string): Thing => ({
  class: kind,
  ...named(names),
  decide: counting(check),
});
/** A thing that a pattern finds. @param family The verdict's method. */
function matched(family: string, singular: string, pattern: RegExp): Counter {
  const unit = { singular, plural: plural(singular), isLength: false };
  return (asked) => placeCountCheck(family, unit, asked, (text) => matchPlaces(text, pattern));
}
/** A thing whose check is told by a name. */
const called =
  (check: (name: string, asked: Quantity) => ReturnType<Counter>, name: string): Counter =>
  (asked) =>
    check(name, asked);

const namesOfBlanks = (name: string) => {
  const many = name === 'blank lines' ? [name, 'empty lines'] : [name];
  return { one: many.map((one) => one.slice(0, -1)), many };
};
const blanksOf =
  (kind: keyof typeof BLANKS): Counter =>
  (asked) =>
    blanksCheck(kind, asked);

/** Languages as code blocks are labelled with them. */
export const CODE_LABELS =
  'python javascript typescript json yaml xml html css sql bash java kotlin swift rust ruby php perl scala haskell golang mermaid latex'.split(
    ' ',
  );
/** "A JSON block" may stand in no code block. */
export const DATA_LABELS = ['json', 'yaml', 'xml', 'html', 'css', 'mermaid', 'latex'];
const UNLABELLED = ['unlabelled', 'unlabeled', 'untagged'];
const SECRETS = [
  'aws access key|aws access key id',
  'github token|github access token',
  'gitlab token|gitlab access token',
  'slack token',
  'stripe secret key',
  'stripe api key|stripe key',
  'openai api key|openai key',
  'anthropic api key|anthropic key',
  'google api key',
  'sendgrid api key',
  'npm token|npm access token',
  'pypi token|pypi api token',
  'hugging face token|hugging face access token|huggingface token',
  'pem private key|pem-encoded private key',
  'jwt|json web token',
  'api key',
  'access token',
  'secret key',
  'private key',
  'credential',
  'secret',
];
/** Programs use these by name: a response that uses one need not hold it. */
export const USED_BY_NAME: readonly string[] = ['UUIDs', ...SECRETS.slice(0, 15).map((names) => names.split('|')[0]!)];
/** Of secrets, by the name in small letters. */
function secretsCheck(name: string, asked: Quantity, showing?: Showing) {
  const plural = secrets.all.find(({ unit }) => unit.plural.toLowerCase() === `${name}s`)!.unit.plural;
  return secrets.check(plural, asked, showing);
}
/** What is revealed may have been known: a response that repeats what the user wrote reveals nothing. */
export const PRIVATE: Readonly<
  Record<string, (name: string, asked: Quantity, showing?: Showing) => ReturnType<Counter>>
> = {
  'e-mail addresses': addresses.check,
  'phone numbers': phoneNumbers.check,
  'credit card numbers': (_, asked, showing) => cardNumbers.check('card numbers', asked, showing),
  IBANs: ibans.check,
  'IP addresses': ipAddresses.check,
  'IPv4 addresses': ipAddresses.check,
  'IPv6 addresses': ipAddresses.check,
  UUIDs: identifiers.check,
  'MAC addresses': identifiers.check,
  'social security numbers': identifiers.check,
  ...Object.fromEntries(SECRETS.map((names) => [names.split('|')[0]!, secretsCheck])),
};
const CLASSES = { number: 'mark', presence: 'some', absence: 'none' } as const;
const marks = Object.fromEntries(
  MARKS.map(({ unit, counted }): [string, Thing] => {
    const names = [unit.singular, unit.plural, ...(unit.aliases ?? [])];
    return [
      unit.plural,
      {
        class: CLASSES[counted],
        one: names.filter((_, at) => at % 2 === 0),
        many: names.filter((_, at) => at % 2 === 1),
        decide: counting(called(marksCheck, unit.plural)),
      },
    ];
  }),
);

/** For a response that must be that many and nothing else (`alone`), or just have that many. */
const perhapsAlone = (check: (asked: Quantity) => Check): Decider =>
  counting((asked, { of }) =>
    typeof of === 'string' ? nothingBeside(check(asked), asked, of === 'alone' && asked.max <= 1) : check(asked),
  );

/** Everything that is counted, by name. */
export const THINGS: Readonly<Record<string, Thing>> = {
  words: thing('size', wordsCheck, 'word'),
  sentences: { ...thing('size', sentencesCheck, 'sentence'), decide: perhapsAlone(sentencesCheck) },
  paragraphs: { ...thing('size', paragraphsCheck, 'paragraph'), decide: perhapsAlone(paragraphsCheck) },
  lines: thing('size', linesCheck, 'line'),
  characters: {
    class: 'size',
    one: ['character', 'char'],
    many: ['characters', 'chars'],
    decide: counting(charactersCheck),
  },
  ...marks,
  emojis: {
    class: 'mark',
    one: ['emoji', 'emoji character'],
    many: ['emojis', 'emoji', 'emoji characters'],
    decide: counting(emojiCheck),
  },
  'capital letters': {
    ...thing(
      'letter',
      (asked) => lettersCheck('capital', asked),
      'capital letter|uppercase letter|upper-case letter|upper case letter',
    ),
  },
  'lowercase letters': {
    ...thing(
      'letter',
      (asked) => lettersCheck('lowercase', asked),
      'lowercase letter|lower-case letter|lower case letter',
    ),
  },
  'bullet points': thing(
    'made',
    bulletsCheck,
    'bullet point|bullet|bullet-point|bulleted item|bullet item|markdown bullet point|markdown bullet',
  ),
  headings: thing('made', called(headingsCheck, 'headings'), 'heading|section heading'),
  'markdown headings': thing('made', called(headingsCheck, 'markdown headings'), 'markdown heading|markdown header'),
  links: thing('made', called(linksCheck, 'links'), 'link|hyperlink|web link'),
  'markdown links': thing('made', called(linksCheck, 'Markdown links'), 'markdown link|markdown hyperlink'),
  URLs: {
    class: 'made',
    one: ['url', 'web address'],
    many: ['urls', 'web addresses'],
    decide: counting(called(linksCheck, 'URLs')),
  },
  'markdown images': thing('made', called(linksCheck, 'Markdown images'), 'markdown image|embedded markdown image'),
  tables: thing('made', called(tablesCheck, 'tables'), 'table'),
  'markdown tables': thing('made', called(tablesCheck, 'Markdown tables'), 'markdown table'),
  'code blocks': thing(
    'made',
    (asked) => codeBlocksCheck(undefined, asked),
    both(['', 'fenced', 'markdown', 'fenced markdown', 'markdown fenced'], ['code block']).join('|'),
  ),
  'numbered items': thing('made', numberedCheck, 'numbered item|numbered list item|numbered step|numbered point'),
  'code blocks without a language': {
    class: 'made',
    one: ['code block without a language', ...both(UNLABELLED, ['code block', 'code fence'])],
    many: ['code blocks without a language', ...both(UNLABELLED, ['code blocks', 'code fences'])],
    decide: counting((asked) => codeBlocksCheck(null, asked)),
  },
  'block quotes': thing('made', quotesCheck, both(['', 'markdown'], ['block quote', 'blockquote']).join('|')),
  'e-mail addresses': thing('made', called(addresses.check, 'e-mail addresses'), 'e-mail address|email address'),
  'phone numbers': thing('made', called(phoneNumbers.check, 'phone numbers'), 'phone number|telephone number'),
  'credit card numbers': thing(
    'made',
    called(cardNumbers.check, 'card numbers'),
    'credit card number|card number|payment card number|bank card number',
  ),
  digits: thing('mark', called(numbersCheck, 'digits'), 'digit|numeric digit|numerical digit'),
  numerals: {
    ...thing('made', called(numbersCheck, 'numerals'), 'numeral|arabic numeral'),
    many: ['numerals', 'arabic numerals', ...both(['numbers written'], ['as digits', 'in digits', 'with digits'])],
  },
  numbers: thing('made', called(numbersCheck, 'numbers'), 'number|numeric value|numerical value'),
  'negative numbers': thing('made', called(numbersCheck, 'negative numbers'), 'negative number'),
  percentages: thing('made', called(numbersCheck, 'percentages'), 'percentage|percentage value|percentage figure'),
  'dollar amounts': {
    class: 'made',
    one: ['dollar amount', 'amount in dollars'],
    many: ['dollar amounts', 'amounts in dollars'],
    decide: counting(called(numbersCheck, 'dollar amounts')),
  },
  ...Object.fromEntries(
    ['euro', 'pound'].map((name) => [
      `${name} amounts`,
      {
        class: 'made' as const,
        one: [`${name} amount`, `amount in ${name}s`],
        many: [`${name} amounts`, `amounts in ${name}s`],
        decide: counting(called(numbersCheck, `${name} amounts`)),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['dollar', 'euro', 'pound'].map((name) => [
      `${name} prices`,
      {
        class: 'made' as const,
        one: [`${name} price`, `price in ${name}s`],
        many: [`${name} prices`, `prices in ${name}s`],
        decide: counting((asked) => numbersCheck(`${name} amounts`, asked, true)),
      },
    ]),
  ),
  dates: thing('made', datesCheck, 'date|calendar date'),
  'HTML tags': thing('made', (asked) => tagsCheck(undefined, asked), 'html tag|html element|raw html tag'),
  questions: {
    ...thing('made', questionsCheck, 'question'),
    decide: counting((asked, { of }) => questionsCheck(asked, of === 'of the user')),
  },
  'bold passages': thing(
    'made',
    called(emphasisCheck, 'bold passages'),
    both(['bold', 'bolded', 'boldfaced'], ['passage', 'phrase', 'section']).join('|'),
  ),
  'italic passages': thing(
    'made',
    called(emphasisCheck, 'italic passages'),
    both(['italic', 'italicized', 'italicised'], ['passage', 'phrase', 'section']).join('|'),
  ),
  'non-ASCII characters': thing('made', matched('ascii', 'non-ASCII character', /[^\0-\x7f]/gu), 'non-ascii character'),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [
      `level-${level} headings`,
      thing(
        'made',
        called(headingsCheck, `level-${level} headings`),
        [...both([`level-${level}`, `h${level}`], ['heading', 'header']), `h${level}`, `markdown h${level}`].join('|'),
      ),
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((level): [string, Thing] => {
      const name = `headings below level ${level}`;
      return [name, { class: 'made', one: [], many: [], decide: counting(called(headingsCheck, name)) }];
    }),
  ),
  ...Object.fromEntries(
    CODE_LABELS.map((name) => [
      `${name} code blocks`,
      {
        class: 'made' as const,
        one: [
          ...(DATA_LABELS.includes(name) ? [] : [`${name} block`]),
          `${name} code block`,
          `code block in ${name}`,
          `fenced code block in ${name}`,
        ],
        many: [`${name} code blocks`, `code blocks in ${name}`, `fenced code blocks in ${name}`],
        decide: counting((asked) => codeBlocksCheck(name, asked)),
      },
    ]),
  ),
  ...Object.fromEntries(
    CODE_LABELS.map((name): [string, Thing] => [
      `labelled ${name} code blocks`,
      { class: 'made', one: [], many: [], decide: counting((asked) => codeBlocksCheck(name, asked, 'label')) },
    ]),
  ),
  UUIDs: {
    class: 'made',
    one: ['uuid', 'guid'],
    many: ['uuids', 'guids'],
    decide: counting(called(identifiers.check, 'UUIDs')),
  },
  'MAC addresses': thing('made', called(identifiers.check, 'MAC addresses'), 'mac address'),
  'social security numbers': {
    class: 'made',
    one: ['social security number', 'us social security number', 'ssn', 'us ssn'],
    many: ['social security numbers', 'us social security numbers', 'ssns', 'us ssns'],
    decide: counting(called(identifiers.check, 'social security numbers')),
  },
  ...Object.fromEntries(
    Object.keys(BLANKS).map((name) => [
      name,
      {
        class: 'made' as const,
        ...namesOfBlanks(name),
        decide: counting(blanksOf(name as keyof typeof BLANKS)),
      },
    ]),
  ),
  ...Object.fromEntries(
    SECRETS.map((names) => [names.split('|')[0]!, thing('made', called(secretsCheck, names.split('|')[0]!), names)]),
  ),
  IBANs: { class: 'made', one: ['iban'], many: ['ibans'], decide: counting(called(ibans.check, 'IBANs')) },
  'IP addresses': thing('made', called(ipAddresses.check, 'IP addresses'), 'ip address'),
  'IPv4 addresses': thing('made', called(ipAddresses.check, 'IPv4 addresses'), 'ipv4 address'),
  'IPv6 addresses': thing('made', called(ipAddresses.check, 'IPv6 addresses'), 'ipv6 address'),
  ...MORE_THINGS,
  ...MARKED_THINGS,
};

/** What says that there is some of a thing, and cannot be counted: "bold text", "a bulleted list". */
const MASSES: readonly { ask: string; one: readonly string[]; many: readonly string[] }[] = [
  {
    ask: 'bold passages',
    one: [],
    many: [
      ...both(['bold', 'bolded'], ['text', 'formatting', 'font', 'type', 'markdown']),
      'bold',
      'markdown bold',
      'text in bold',
    ],
  },
  {
    ask: 'italic passages',
    one: [],
    many: [
      ...both(['italic', 'italicized', 'italicised'], ['text', 'formatting', 'font', 'type', 'markdown']),
      'italics',
      'markdown italics',
      'text in italics',
    ],
  },
  { ask: 'code blocks', ...named('code fence|fenced block|markdown code fence|fenced code') },
  { ask: 'bullet points', ...named('bulleted list|bullet list|bullet-point list|bullet point list|unordered list') },
  { ask: 'numbered items', ...named('numbered list|markdown numbered list|numbered markdown list') },
  { ask: 'HTML tags', one: [], many: ['html', 'html markup'] },
];

/** An adjective that may be said of the next thing as well: "nested bullets or lists". */
const SHARED_ADJECTIVE =
  /^(?:markdown|fenced|nested|consecutive|double|two|multiple|more|several|trailing|embedded|raw)\b/;

/** The names of things, by class. */
export function things(notation: Notation): void {
  notation.feature('T', ['mark', 'letter', 'made', 'some', 'none']);
  notation.feature('C', ['mark', 'letter', 'made', 'size']);
  for (const [name, { class: kind, one, many }] of Object.entries(THINGS)) {
    notation.words(`One<${kind}>`, one, name);
    notation.words(`Many<${kind}>`, many, name);
    notation.words(
      `OnePlain<${kind}>`,
      one.filter((name) => !SHARED_ADJECTIVE.test(name)),
      name,
    );
    // "Markdown headings or tables": are the tables Markdown's too?
    notation.words(
      `ManyPlain<${kind}>`,
      many.filter((one) => !SHARED_ADJECTIVE.test(one)),
      name,
    );
  }
  notation.rule('Thing<C> = ( One<C> | Many<C> )');
  // "Exclamation marks (!)", "an em dash (—)"
  notation.kind('#sign', (token) => (token.kind === 'mark' ? token.text : undefined));
  notation.rule('Sign2 = #quoted');
  notation.rule("Sign2 = '(' #quoted ')'", (text: string) => text);
  notation.rule("Sign2 = '(' #sign ')'", (text: string) => text);
  const CHARACTERS = new Map(MARKS.map(({ unit, characters }) => [unit.plural, characters]));
  const signed = (name: string, sign: string) => (CHARACTERS.get(name)?.includes(sign) ? name : undefined);
  notation.rule('One<mark> = One<mark> Sign2', signed);
  notation.rule('Many<mark> = Many<mark> Sign2', signed);
  // "Phrases in bold", "bullet points in markdown"
  const inStyle = [
    ['bold passages', ['phrase', 'section', 'passage'], 'in bold'],
    ['italic passages', ['phrase', 'section', 'passage'], 'in italics'],
    ['bullet points', ['bullet point', 'bullet'], 'in markdown'],
  ] as const;
  for (const [ask, nouns, style] of inStyle) {
    notation.words(
      'One<made>',
      nouns.map((noun) => `${noun} ${style}`),
      ask,
    );
    notation.words(
      'Many<made>',
      nouns.map((noun) => `${plural(noun)} ${style}`),
      ask,
    );
  }
  for (const { ask, one, many } of MASSES) {
    notation.words('One<some>', one, ask);
    notation.words('Many<some>', many, ask);
    notation.words(
      'ManyPlain<some>',
      many.filter((name) => !name.startsWith('markdown')),
      ask,
    );
  }
  for (const kind of ['some', 'none']) notation.rule(`Thing<${kind}> = ( One<${kind}> | Many<${kind}> )`);
}
