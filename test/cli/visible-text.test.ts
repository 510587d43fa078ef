import { resultsText } from '../../src/cli/evaluate/results-table.ts';
import { createTally } from '../../src/cli/evaluate/tally.ts';
import { repliesText } from '../../src/cli/unusable-replies.ts';
import { visibleText } from '../../src/cli/visible-text.ts';
import { loadConfig } from '../../src/config.ts';
import { keysMask } from '../../src/judges.ts';
import { runDeemster } from './deemster-process.ts';

const rewriting = '\x1b[2J\x1b]0;title\x07It is \x9b31mred\u202e.';

const rewritersIn = (text: string) => [...text].filter((sign) => '\x07\x1b\x9b\u202e'.includes(sign));

test.each([
  ['sequences that rewrite a terminal', rewriting, '\u{FFFD}[2J\u{FFFD}]0;title\u{FFFD}It is \u{FFFD}31mred\u{FFFD}.'],
  ['carriage returns', 'fail\rpass', 'fail\npass'],
  ['what people write', 'Déjà vu 👩‍💻\tनमस्ते\n“x”', 'Déjà vu 👩‍💻\tनमस्ते\n“x”'],
])('%s', (_what, text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test('the table of results shows no control character of an explanation', () => {
  const figures = { score: 1, range: null, samples: null, probability: null, first: null, error: null, usage: null };
  const place = { conversation: 1, id: rewriting, file: 'given', line: 1, evaluator: rewriting };
  const versions = { model_core: '', prompt_version: null, reader_version: '' };
  const hashes = { hash: '', content: '', input_hash: '' };
  const made = { judge: 'check', latency_ms: 1, people: null, ...hashes, ...versions };
  const result = {
    ...figures,
    ...place,
    ...made,
    criterion: rewriting,
    result: 'pass',
    explanation: rewriting,
  } as const;
  const tallies = createTally();
  tallies.add(result);
  tallies.add({ ...result, criterion: `${rewriting}.` });
  const text = resultsText([result], tallies, { milliseconds: 1, people: [] });
  expect(text).toContain('It is \u{FFFD}31mred');
  expect(rewritersIn(text)).toEqual([]);
});

test('explain shows no control character of a criterion', async () => {
  const { stdout } = await runDeemster(['explain', `Reward ${rewriting}`], { cwd: process.cwd() });
  expect(stdout).toContain('Needs a model.');
  expect(rewritersIn(stdout)).toEqual([]);
});

test('an unusable reply is shown without the key that it repeats', async () => {
  const key = 'abcdefghij0123456789';
  const config = await loadConfig({}, { environment: { OPENAI_API_KEY: key } });
  const shown = repliesText('judge', [`your key is ${key}, or ${key.slice(4, 14)}`], keysMask(config));
  expect(shown).toContain('| your key is …');
  expect(shown).not.toContain(key.slice(4, 14));
});
