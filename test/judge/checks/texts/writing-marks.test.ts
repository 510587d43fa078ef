import { judged, scored } from '../judged.ts';

/** Marks of the direction of writing and other marks that print nothing. */
const MARKS = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\ufeff',
  '\u200b',
];
const named = MARKS.map((mark) => [mark.charCodeAt(0).toString(16), mark] as const);

/** What holds of "Shalom, world!" */
const CONDITIONS: [string, string][] = [
  ['starts with "Shalom"', 'text'],
  ['starts with a capital letter', 'text'],
  ['ends with "world!"', 'text'],
  ['ends with an exclamation mark', 'punctuation'],
  ['is exactly "Shalom, world!"', 'text'],
];

test.each(named)('U+%s at both ends changes nothing', (_, mark) => {
  for (const [condition, family] of CONDITIONS)
    expect([condition, scored(`Passes if the response ${condition}`, `${mark} Shalom, world!${mark}\n`)]).toEqual([
      condition,
      `${family} 1`,
    ]);
  expect(scored('Passes if the response contains "Shalom"', `Sha${mark}lom`)).toBe('text 1');
  expect(scored('Passes if the response is wrapped in quotation marks', `${mark}"Shalom"${mark}`)).toBe('wrapped 1');
});

/** A word, a text, and whether it stands there. */
const POINTED: [string, string, boolean][] = [
  ['שלום', 'שָׁלוֹם לך', true],
  ['שלום', 'שָׁלוֹם', true],
  ['ספר', 'קראתי סֵפֶר טוב', true],
  ['ספר', 'קראתי סִפְרִי', false],
  ['בראשית', 'בְּרֵאשִׁ֖ית בָּרָ֣א', true],
  ['مرحبا', 'مَرْحَبًا بك', true],
  ['كتاب', 'هَذَا كِتَابٌ جديد', true],
  ['كتاب', 'كتـــاب', true],
  ['كتاب', 'مكتبة', false],
  ['الرحمن', 'الرَّحْمَٰنِ', true],
  // A pointed word asks for its points.
  ['סֵפֶר', 'סֵפֶר', true],
  ['סֵפֶר', 'סַפָּר', false],
  ['café', 'cafe', false],
];

test.each(POINTED)('%j in %j', (word, text, holds) => {
  expect(scored(`Passes if the response contains the word "${word}"`, text)).toBe(`text ${holds ? 1 : 0}`);
});

test('a pointed word is found at the edges and in lists, and quoted as it stands', () => {
  const text = 'שָׁלוֹם לְךָ חָבֵר';
  expect(scored('Passes if the response starts with "שלום"', text)).toBe('text 1');
  expect(scored('Passes if the response ends with "חבר"', text)).toBe('text 1');
  expect(scored('Passes if the response contains all of the words "שלום" and "חבר"', text)).toBe('text 1');
  const { evidence } = judged('Passes if the response contains the word "לך"', text)!;
  expect(evidence).toMatchObject([{ quote: text }]);
  expect(scored('Passes if the response contains the exact text "שלום"', text)).toBe('text 0');
});
