import { createReadCriterion, READER_VERSION } from '../../src/judge/criterion/compiled-criterion.ts';
import { readingChangeOf } from '../../src/judge/criterion/reading-change.ts';
import { withExamples } from '../../src/judge/criterion/template.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';

const few = 'Passes if the response has fewer than 5 words';
const noEmoji = 'Passes if the response has no emoji';
const filled = 'Passes if the response contains "{{word}}"';

const readerOf = (version: string) => createReadCriterion(undefined, version);
const before = readerOf('reader-of-before');
/** The stored reading of a criterion that was read as another one is. */
const readingOf = (criterion: string, as = withExamples(criterion), change: object = {}) => {
  const pin = before(as).pin()!;
  const found = pin.replace(JSON.stringify(as), () => JSON.stringify(withExamples(criterion)));
  return Object.keys(change).length === 0 ? found : JSON.stringify({ ...JSON.parse(found), ...change });
};

/** Runs the command on a folder with evaluators that were stored by hand. */
async function check(readings: [name: string, criterion: string, reading: string | null][], ...options: string[]) {
  await using folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  const settings = { model_core: 'align-20251111', explanation_cleaning: null, description: null } as const;
  for (const [name, evaluation_criteria, reading] of readings)
    await store.createEvaluator(1, name, { ...settings, evaluation_criteria, memory: false, reading }, 0, null);
  await store.close();
  return await runDeemster(['evaluators', 'check', ...options, '--data-dir', folder.path], { cwd: folder.path });
}

test('evaluators that are read as they were saved pass', async () => {
  expect(
    await check([
      ['few', few, readingOf(few)],
      ['filled', filled, readingOf(filled)],
    ]),
  ).toEqual({
    code: 0,
    stdout: `2 evaluators: ${READER_VERSION} reads none of them differently than when it was saved.\n`,
    stderr: '',
  });
});

test('one that would be read differently is listed with both readings and with what to do', async () => {
  const found = await check([
    ['few', few, readingOf(few)],
    ['other', few, readingOf(few, noEmoji)],
  ]);
  expect(found).toEqual({
    code: 4,
    stdout: [
      'other, version 1, of the account default',
      `  criterion: ${few}`,
      '  before: Passes on emojis: none. (reader-of-before)',
      `  now: Passes on words: fewer than 5. (${READER_VERSION})`,
      '  It is judged as it was read before. Save a new version to take the new reading.',
      '',
      '1 of 2 evaluators.',
      '',
    ].join('\n'),
    stderr: '',
  });
});

test('one of a reader that kept no readings is listed with how it is read now', async () => {
  const { code, stdout } = await check([['old', few, null]]);
  expect([code, stdout.split('\n').slice(2, 5)]).toEqual([
    4,
    [
      '  before: read by an earlier reader whose reading was not kept',
      `  now: Passes on words: fewer than 5. (${READER_VERSION})`,
      '  It is judged as it is read now. Save a new version to keep this reading.',
    ],
  ]);
});

test('one that cannot be judged any more is a failure, and --json holds the same', async () => {
  const readings: Parameters<typeof check>[0] = [
    ['filled', filled, readingOf(filled, noEmoji)],
    ['later', few, readingOf(few, few, { shape: 99 })],
    ['other', few, readingOf(few, noEmoji)],
  ];
  const { code, stdout } = await check(readings, '--json');
  const same = { account: 'default', version: 1 };
  const emoji = { reader_version: 'reader-of-before', before: 'Passes on emojis: none.' };
  const now = 'Passes on words: fewer than 5.';
  expect([code, JSON.parse(stdout)]).toEqual([
    3,
    {
      reader_version: READER_VERSION,
      evaluators: 3,
      changes: [
        {
          ...{ ...same, evaluator_name: 'filled', criteria: filled, kind: 'refused', ...emoji },
          now: 'Passes on occurrences of "‹word›": at least one.',
        },
        { ...same, evaluator_name: 'later', criteria: few, kind: 'refused', reader_version: null, before: null, now },
        { ...same, evaluator_name: 'other', criteria: few, kind: 'read_differently', ...emoji, now },
      ],
    },
  ]);
  expect((await check(readings)).stdout).toContain(
    '  before: a reading that this release cannot decide\n' +
      `  now: ${now} (${READER_VERSION})\n` +
      '  It is not judged until a new version is saved, which takes the new reading.\n',
  );
});

describe('a change of the reading', () => {
  const [first, second] = [readerOf('reader-1'), readerOf('reader-2')];
  const now = 'Passes on words: fewer than 5.';

  test.each([
    [
      'of an evaluator of a reader that kept none',
      readingChangeOf(second, few, null),
      { kind: 'not_kept', reader: null, before: null, now },
    ],
    ['is not looked for by a reader that keeps none', readingChangeOf(first, few, null), undefined],
    [
      'to a model, and from it',
      readingChangeOf(second, few, readingOf(few, 'Passes if it is kind')),
      { kind: 'read_differently', reader: 'reader-of-before', before: 'Needs a model.', now },
    ],
    [
      'to one that is refused today',
      readingChangeOf(second, `${few} and more than 9 words`, readingOf(`${few} and more than 9 words`, few)),
      { kind: 'read_differently', reader: 'reader-of-before', before: now, now: expect.stringContaining('both') },
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});
