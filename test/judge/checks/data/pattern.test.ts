import { compilePattern, type PatternFlags } from '../../../../src/judge/checks/data/pattern-engine.ts';
import { judged, scored } from '../judged.ts';

/** Each asks for a match of three digits. */
const WORDINGS: [string, string][] = [
  ['Passes if the response matches the regular expression /\\d{3}/', 'pattern 1'],
  ['Passes if the response matches the regex `\\d{3}`', 'pattern 1'],
  ['Passes if the response matches the regex `/\\d{3}/`.', 'pattern 1'],
  ['Passes if the response matches the following regex: /\\d{3}/', 'pattern 1'],
  ["Passes if the response matches the regex pattern '\\d{3}'", 'pattern 1'],
  ["Passes if the response matches the pattern '\\d{3}'", 'pattern 1'],
  ['Passes if the output matches /\\d{3}/.', 'pattern 1'],
  ['Passes if it must match /\\d{3}/g', 'pattern 1'],
  ['Passes if the response contains a match of /\\d{3}/', 'pattern 1'],
  ['Passes if the response contains a match for the regex /\\d{3}/', 'pattern 1'],
  ['Passes if the response contains at least one match of /\\d{3}/', 'pattern 1'],
  ['Passes if the response contains text matching /\\d{3}/', 'pattern 1'],
  ['Passes if the response contains a string that matches /\\d{3}/', 'pattern 1'],
  ['Passes if the response matches /\\d{3}/ exactly twice', 'pattern 1'],
  ['Passes if the response contains exactly 2 matches of /\\d{3}/', 'pattern 1'],
  ['Passes if the response contains a line matching /^a \\d/', 'pattern 1'],
  ['Passes if the response contains no line that matches /^\\d/', 'pattern 1'],
  ['Passes if the response does not match /\\d{4}/', 'pattern 1'],
  ["Passes if the response doesn't match the regex ^\\d+$", 'pattern 1'],
  ['Passes if the response never matches /x/', 'pattern 1'],
  ['Passes if the response matches the regex "A \\d+" (case-insensitive)', 'pattern 1'],
  ['Passes if the response matches /A \\d+/, ignoring case', 'pattern 1'],
  ['Passes if the response matches /A \\d+/', 'pattern 0'],
  ['Passes if the response matches /x/ or /\\d{3}/', 'pattern 1'],
  ['Passes if the response matches neither /x/ nor /y/', 'pattern 1'],
  ['Passes if the response fully matches /\\d{3}/', 'pattern 0'],
  ['Passes if the response fully matches /a.*/', 'pattern 1'],
  ['Passes if the response matches /\\d{3}/ in its entirety', 'pattern 0'],
  ['Fails if the response matches /\\d{3}/', 'pattern 0'],
  ['Fails if the response does not match /\\d{3}/', 'pattern 1'],
  ['Reward responses that match /\\d{3}/', 'pattern 1'],
  ['Reward responses matching /x/', 'pattern 0'],
  ['Reward responses with at least 4 matches of /\\d{3}/', 'pattern 0.5'],
  ['Penalize responses matching /\\d{3}/', 'pattern 0'],
  ['Penalize responses that contain more than 3 matches of /\\d{3}/', 'pattern 1'],
];

test.each(WORDINGS)('%s', (criterion, want) => {
  expect(scored(criterion, 'a 123 b 456')).toBe(want);
});

const TEXTS: [string, string, string, number][] = [
  ['the end of the text', '^\\d+$', '42', 1],
  ['a line break after it', '^\\d+$', '42\r\n', 1],
  ['text after it', '^\\d+$', '42\n\nx', 0],
  ['a line break that is asked for', '^\\d+\\n$', '42\n', 1],
  ['CRLF as one break', '^a\\nb$', 'a\r\nb', 1],
  ['CRLF where the pattern speaks of it', '^a\\r\\nb$', 'a\r\nb', 1],
  ['a full stop over lines', 'a.b', 'a\nb', 0],
  ['an emoji as one character', '^.$', '👍', 1],
  ['white space of Unicode', 'a\\sb', 'a\u00a0b', 1],
  ['no white space of Unicode', '^\\S+$', 'a\u00a0b', 0],
  ['a lone surrogate', '^.b$', '\ud83db', 1],
  ['an empty text', '^$', '', 1],
  ['properties of Unicode', '^\\p{Lu}\\p{Script=Greek}$', 'Éα', 1],
  ['a class with a slash', '^[/a]+$', 'a/a', 1],
  ['hexadecimal escapes', '\\x41\\u0042\\u{43}', 'ABC', 1],
  ['named groups', '(?<year>\\d{4})', 'in 2024', 1],
];

test.each(TEXTS)('reads %s', (_, pattern, text, want) => {
  expect(judged(`Passes if the response matches the regex \`${pattern}\``, text)?.score).toBe(want);
});

test('matches by lines and over lines with flags', () => {
  expect(scored('Passes if the response matches /^b$/', 'a\r\nb\r\nc')).toBe('pattern 0');
  expect(scored('Passes if the response matches /^b$/m', 'a\r\nb\r\nc')).toBe('pattern 1');
  expect(scored('Passes if the response matches /a.b/s', 'a\nb')).toBe('pattern 1');
  expect(scored('Passes if the response contains exactly 2 matches of /^./gm', 'a\nb')).toBe('pattern 1');
});

const EXPLANATIONS: [string, string][] = [
  ['matches /\\d{3}/', 'A match of /\\d{3}/, in "a 123 b 456"; the criterion asks for at least one.'],
  ['matches /x/i', 'No match of /x/i; the criterion asks for at least one.'],
  ['contains 1 match of /\\d/', '6 matches of /\\d/, first in "a 123 b 456"; the criterion asks for exactly 1.'],
  ['contains no lines that match /^a/', '1 line that matches /^a/, in "a 123 b 456"; the criterion asks for none.'],
  [
    'fully matches /\\d+/',
    'The response is "a 123 b 456", which /\\d+/ does not match as a whole; the criterion asks for a match of /\\d+/.',
  ],
];

test.each(EXPLANATIONS)('explains: %s', (condition, want) => {
  expect(judged(`Passes if the response ${condition}`, 'a 123 b 456')?.explanation).toBe(want);
});

/** What JavaScript and this engine find of each pattern in each text. */
const COMPARED = [
  'a|ab',
  '(a|b)*c',
  'x*',
  '^a*$',
  '\\bcat\\b',
  '[^a-c]+',
  'a{2,3}',
  'a+?b',
  '\\w+\\s?',
  '[\\s\\S]b',
  '\\D',
];
const SAMPLES = ['', 'abcab', 'aaab', 'the cat sat', 'concat', 'a1 b2\nc3', '\u2003ab\ufeff', 'é a\vb', 'xxaxx'];

test.each(COMPARED)('finds what JavaScript finds: %s', (source) => {
  const pattern = compilePattern(source);
  if ('refused' in pattern) throw new Error(pattern.refused);
  for (const text of SAMPLES) {
    const places = Array.from(text.matchAll(new RegExp(source, 'gu')), ({ 0: found, index }) => [
      index,
      index + found.length,
    ]);
    expect(Array.from(pattern.places(text), ({ start, end }) => [start, end])).toEqual(places);
    expect(pattern.test(text)).toBe(places.length > 0);
    expect(pattern.testWhole(text)).toBe(new RegExp(`^(?:${source})$`, 'u').test(text));
  }
});

test('white space is that of JavaScript', () => {
  const pattern = (source: string) => compilePattern(source) as { test(text: string): boolean };
  const [blank, other, inClass] = [pattern('^\\s$'), pattern('^\\S$'), pattern('^[\\Sx]$')];
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    if (blank.test(character) === /^\s$/u.test(character) && other.test(character) === /^\S$/u.test(character))
      continue;
    throw new Error(`U+${code.toString(16)} is read otherwise.`);
  }
  expect([inClass.test('y'), inClass.test('\u3000')]).toEqual([true, false]);
});

const FLAGS: PatternFlags = { ignoreCase: false, multiline: false, dotAll: false };

const REFUSED: [string, RegExp][] = [
  ['(?=a)b', /looks ahead/],
  ['(?<!a)b', /looks ahead or behind/],
  ['(a)\\1', /refers back/],
  ['(?<n>a)\\k<n>', /refers back/],
  ['(?>a)b', /not every dialect/],
  ['a\\Z', /not every dialect/],
  ['a{,3}', /least number/],
  ['[]', /empty class/],
  ['[a&&b]', /"&&"/],
  ['a\\', /ends in a backslash/],
  ['(', /cannot be read/],
  ['a{2000}', /cannot be read/],
  ['(?:a{1000}){50}', /cannot be read|repeats too much/],
  ['a'.repeat(1001), /longer than/],
  [`${'(a?){100}'.repeat(20)}`, /repeats too much/],
];

test.each(REFUSED)('refuses %.20s', (source, want) => {
  const pattern = compilePattern(source, FLAGS);
  expect('refused' in pattern && pattern.refused).toMatch(want);
});

test('a pattern that would take others exponential or quadratic time ends soon, or is left open', () => {
  const text = 'a'.repeat(1_000_000);
  expect(scored('Passes if the response matches the regex ^(a+)+$', `${text}b`)).toBe('pattern 0');
  expect(() => judged('Passes if the response contains at least 3 matches of /a*b|a/', text)).toThrow(/too long/);
  expect(() => judged('Passes if the response matches /(?:a.{0,100}){3}x/', text)).toThrow(/too long/);
});

test('says nothing of a response without text', () => {
  expect(judged('Passes if the response matches /a/', [{ type: 'image' }])?.score).toBeNull();
  expect(judged('Passes if the response matches /a/', null)?.score).toBe(0);
});

test.each(['the entire response', 'the whole response', 'all of the response'])(
  '%s is matched as a whole',
  (subject) => {
    const scores = (condition: string) =>
      ['42', 'a 42'].map((text) => judged(`${condition.replace('@', `if ${subject}`)}`, text)?.score);
    expect(scores('Passes @ matches /\\d+/')).toEqual([1, 0]);
    expect(scores('Passes @ matches the regex `\\d+`')).toEqual([1, 0]);
    expect(scores('Fails @ matches /\\d+/')).toEqual([0, 1]);
    expect(scores('Fails @ does not match /\\d+/')).toEqual([1, 0]);
  },
);
