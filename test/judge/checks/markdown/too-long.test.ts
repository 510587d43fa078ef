import { judged } from '../judged.ts';

const long = 'Text. '.repeat(200_000);

test.each(['contains a table', 'contains no headings', 'contains a link', 'has 3 paragraphs', 'contains a code block'])(
  'a text that is too long for a parser is a model’s: %s',
  (condition) => {
    expect(() => judged(`Passes if the response ${condition}`, long)).toThrow(
      'The response is longer than 1,000,000 characters, too long to be parsed.',
    );
  },
);

test('a text that is not, and one that needs no parser, are checked', () => {
  expect(judged('Passes if the response contains no tables', long.slice(0, 1_000_000))).toMatchObject({ score: 1 });
  expect(judged('Passes if the response has at most 3 words', long)).toMatchObject({ score: 0 });
  expect(judged('Passes if the response contains a table and has at most 3 words', long)).toMatchObject({ score: 0 });
});
