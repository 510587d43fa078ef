import { temporaryFolder } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';

async function explain(...args: string[]) {
  await using folder = await temporaryFolder();
  return await runDeemster(['explain', ...args], { cwd: folder.path });
}

const said = (...lines: string[]) => ({ code: 0, stdout: lines.map((line) => `${line}\n`).join(''), stderr: '' });

test('one check is told with what it looks at and asks', async () => {
  expect(await explain('Fails if the response exceeds 50 words')).toEqual(
    said('Fails on words: more than 50.', '  words: more than 50 (words)'),
  );
});

test('several checks are told as a tree', async () => {
  expect(await explain('Passes if the response contains "foo" or has no bullet points')).toEqual(
    said(
      'Passes on occurrences of "foo": at least one, or bullet points: none.',
      '  one of',
      '    occurrences of "foo": at least one (text)',
      '    bullet points: none (bullets)',
    ),
  );
});

test('words that no check understands are told one part a line', async () => {
  expect(await explain('Passes if it is\npolite, has 3 sentences and never\n mentions a price')).toEqual(
    said('Needs a model.', '  not understood: polite', '  not understood: never mentions a price'),
  );
});

test('--json prints what the endpoint answers', async () => {
  const { code, stdout, stderr } = await explain('--json', 'Passes if the response has 3 sentences');
  expect([code, stderr, JSON.parse(stdout)]).toEqual([
    0,
    '',
    {
      decided_by: 'check',
      reading: 'Passes on sentences: exactly 3.',
      checks: { name: 'sentences', what: 'sentences', asked: 'exactly 3' },
      unrecognised: [],
      possible_meanings: [],
      reader_version: 'reader-3',
    },
  ]);
});

test.each([
  ['Is it short?', 'A criterion must begin with one of: Reward, Penalize, Passes if, Fails if.'],
  [
    'Penalise links',
    'A criterion must begin with one of: Reward, Penalize, Passes if, Fails if. Did you mean "Penalize …"?',
  ],
  ['Passes if', 'The criterion says nothing after "Passes if".'],
  ['Passes if it has between 5 and 3 words', 'No number of words is between 5 and 3.'],
])('what is no criterion, or one that nothing can meet, is wrong usage: %s', async (criterion, line) => {
  expect(await explain(criterion)).toEqual({ code: 2, stdout: '', stderr: `deemster: ${line}\n` });
});

test('a criterion must be given', async () => {
  expect(await explain()).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining("'criterion'") });
});
