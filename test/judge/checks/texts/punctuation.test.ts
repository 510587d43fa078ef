import { judged, scored } from '../judged.ts';

/** A condition, an answer, and whether it holds. */
const CONDITIONS: [string, string, boolean][] = [
  ['contains no commas', 'a b', true],
  ['contains no commas.', 'a, b', false],
  ['contains no commas', '1,000', false],
  ['contains no commas', '你好，世界', false],
  ['contains no commas', '苹果、梨', false],
  ['contains no commas', 'مرحبا، عالم', false],
  ['contains no commas', 'a; b‚ c٬ d', true],
  ['contains no commas (,)', 'a, b', false],
  ['contains no commas (",")', 'a, b', false],
  ['has zero commas', 'a, b', false],
  ['does not contain a comma', 'a, b', false],
  ['does not contain a single comma', 'a, b', false],
  ["doesn't use any commas at all", 'a b', true],
  ['uses no commas whatsoever', 'a, b', false],
  ['never uses commas', 'a, b', false],
  ['avoids commas', 'a, b', false],
  ['avoids using commas', 'a b', true],
  ['avoids the use of commas', 'a, b', false],
  ['refrains from using commas', 'a, b', false],
  ['lacks commas', 'a b', true],
  ['is free of commas', 'a, b', false],
  ['remains free of any commas', 'a b', true],
  ['is written without commas', 'a, b', false],
  ['is written without using any commas', 'a b', true],
  ['contains no commas anywhere in the response', 'a, b', false],
  ['must not contain commas', 'a, b', false],
  ['has a comma count of 2', 'a, b, c', true],
  ['uses fewer than 3 exclamation marks', 'Oh! Ah!', true],
  ['uses fewer than 3 exclamation marks', 'Oh! Ah!!', false],
  ['uses at most two exclamation points', 'Oh！ Ah!!', false],
  ['is limited to 1 exclamation mark', 'Oh!!', false],
  ['does not exceed one exclamation mark', 'Oh!', true],
  ['contains no exclamation marks', 'Wow❗', false],
  ['contains no exclamation marks', 'A colon: fine', true],
  ['has at most one question mark', 'Why? Who?', false],
  ['has at most one question mark', '为什么？', true],
  ['contains exactly one question mark', 'ليش؟', true],
  ['contains 2 question marks', 'Why??', true],
  ['contains no semicolons', 'a; b', false],
  ['contains no semi-colons', 'a: b', true],
  ['contains no colons', 'at 10:30', false],
  ['contains at least one colon', 'a: b', true],
  ['contains no full stops', 'It is 3.14.', false],
  ['contains at most 2 full stops', 'A. B. C.', false],
  ['contains no periods', 'A. B.', false],
  ['has fewer than 5 periods', 'A. B.', true],
  ['does not use em dashes', 'a – b -- c - d', true],
  ['does not use em dashes', 'a — b', false],
  ['contains no em-dashes (—)', 'a—b', false],
  ['contains no en dashes', '1–2', false],
  ['contains no asterisks', '**a**', false],
  ['contains at least 3 asterisks', '**a**', true],
  ['contains no parentheses', 'a (b) c', false],
  ['contains parentheses', 'a (b) c', true],
  ['contains no square brackets', '[a]', false],
  ['contains no curly braces', '{a}', false],
  ['contains no double quotation marks', "it's 'so'", true],
  ['contains no double quotes', '“so”', false],
  ['contains no ellipses', 'Well...', false],
  ['contains no ellipses', 'Well..', true],
  ['contains no backticks', 'a `b`', false],
  ['contains no ampersands or dollar signs', 'a & b', false],
  ['contains no em dashes, semicolons, or parentheses', 'a; b', false],
  ['contains no em dashes, semicolons, or parentheses', 'a, b', true],
  ['contains no commas and no semicolons', 'a b', true],
];

test.each(CONDITIONS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toMatch(
    new RegExp(`^punctuation(?:\\+punctuation)* ${holds ? 1 : 0}$`),
  );
});

const ENDS: [string, string, boolean][] = [
  ['ends with a question mark', 'Anything else?', true],
  ['ends with a question mark', '**Anything else?** \n', true],
  ['ends with a question mark', '"Anything else?"', true],
  ['ends with a question mark', '还有吗？', true],
  ['ends with a question mark', 'Anything else? Yes', false],
  ['ends with a question mark', 'Anything else? 😊', false],
  ['ends with a question mark', '', false],
  ['ends with a question mark (?)', 'Why?', true],
  ['ends in a question mark', 'Why?', true],
  ['must end with a question mark', 'Why.', false],
  ['does not end with a question mark', 'Why?', false],
  ['never ends with an exclamation point', 'Oh!', false],
  ['ends with a full stop', 'Yes.', true],
  ['ends with a period.', 'Yes', false],
  ['ends with an ellipsis', 'Well...', true],
  ['ends with an ellipsis', 'Well…', true],
  ['ends with an ellipsis', 'Well.', false],
  ['ends with a colon', 'As follows:', true],
];

test.each(ENDS)('%s: %j', (condition, answer, holds) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(`punctuation ${holds ? 1 : 0}`);
});

test('an end may be one of several marks', () => {
  const criterion = 'Passes if the response ends with a period, a question mark, or an exclamation mark';
  expect(['So.', 'So?', 'So!', 'So'].map((answer) => judged(criterion, answer)?.score)).toEqual([1, 1, 1, 0]);
});

const HASHTAGS: [string, string, number][] = [
  ['several', '#Sunset #b2b_sales #2024goals', 3],
  ['other scripts', '#春节 ＃花見 #مرحبا #café', 4],
  ['headings', '# Title\n## Part', 0],
  ['numbers, languages and anchors', '#1 C# a#b page/#part [see](#part) &#x27; ##', 0],
  ['a colour', '#ff8800 #00FF00aa', 0],
  ['a word of such letters', '#decade #facade', 2],
];

test.each(HASHTAGS)('counts hashtags: %s', (_, text, want) => {
  expect(scored(`Passes if the response includes exactly ${want} hashtags`, text)).toBe('punctuation 1');
});

const OTHER_PREFIXES: [string, string][] = [
  ['Fails if the response contains any commas', 'punctuation 0'],
  ['Fails if the response has more than 4 commas', 'punctuation 1'],
  ['Reward responses without commas', 'punctuation 0'],
  ['Reward responses with at least 8 commas', 'punctuation 0.5'],
  ['Reward not using em dashes', 'punctuation 1'],
  ['Penalize responses with more than 3 commas', 'punctuation 0.6666666666666667'],
  ['Penalize using exclamation points', 'punctuation 1'],
  ['Penalize responses that end with a question mark', 'punctuation 1'],
];

test.each(OTHER_PREFIXES)('%s', (criterion, want) => {
  expect(scored(criterion, 'a, b, c, d, e')).toBe(want);
});

const EXPLANATIONS: [string, string, string][] = [
  ['Passes if the response contains no commas', 'a b', '0 commas; the criterion asks for none.'],
  ['Fails if the response contains commas', 'a, b', '1 comma, in "a, b"; the criterion fails on at least one.'],
  [
    'Passes if the response has at most one exclamation point',
    'Oh!\nAh! Uh!',
    '3 exclamation marks, first in "Oh!"; the criterion asks for at most 1.',
  ],
  [
    'Passes if the response does not end with a full stop',
    'One.\nTwo.',
    'The response ends "…Two."; the criterion asks for anything but a full stop.',
  ],
];

test.each(EXPLANATIONS)('explains: %s', (criterion, answer, want) => {
  expect(judged(criterion, answer)?.explanation).toBe(want);
});

test('quotes up to three places', () => {
  const quotes = judged('Passes if the response contains no commas', 'a, b\nc, d\ne, f\ng, h')?.evidence;
  expect(quotes?.map(({ quote }) => quote)).toEqual(['a, b', 'c, d', 'e, f']);
});

test('does not apply to a response of only attachments', () => {
  for (const condition of ['contains no commas', 'ends with a question mark']) {
    expect(judged(`Passes if the response ${condition}`, [{ type: 'image' }])).toMatchObject({ score: null });
  }
});

/** What closes after a mark, and what only looks so. */
const CLOSED: [string, string, boolean][] = [
  ['a period', 'Then (he left.)', true],
  ['a period', '[(He left.)]**', true],
  ['a period', 'See [the docs.](https://a.com/b)', true],
  ['a period', 'See [the docs](https://a.com/b.)', false],
  ['a question mark', '(Really?)', true],
  ['a question mark', '(Really?).', false],
  ['a colon', 'Great :)', false],
  ['a colon', '(So) great :-)', false],
  ['a colon', '(as follows:)', true],
  ['a period', 'Run\n```\nx = 1\n```', false],
];

test.each(CLOSED)('ends with %s: %j', (mark, answer, holds) => {
  expect(scored(`Passes if the response ends with ${mark}`, answer)).toBe(`punctuation ${holds ? 1 : 0}`);
});

test('whether a code block ends a text nobody can tell', () => {
  expect(() => judged('Passes if the response ends with a period', 'Run\n```\nx.\n```\n')).toThrow('code block');
});
