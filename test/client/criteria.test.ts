import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import * as groups from '../../src/client/criteria.ts';
import { AsyncDeemster } from '../../src/client/index.ts';
import { compile } from '../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../src/judge/criterion/criterion.ts';
import { runDeemster } from '../cli/deemster-process.ts';
import { conversation, startDeemster, temporaryFolder } from '../helpers.ts';
import { presentReply, scriptedProvider, verdictReply } from '../scripted-provider.ts';

const { rag, safety } = groups;
const text = await readFile(new URL('../../docs/criteria.md', import.meta.url), 'utf8');
const scripts = [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, block]) => block!) as [string, string, string];

/** Every criterion by its name with the group's, such as `rag.citation`. */
const every = Object.entries(groups).flatMap(([group, criteria]) =>
  Object.entries(criteria).map(([name, sentence]): [string, string] => [`${group}.${name}`, sentence]),
);
const kindOf = (sentence: string) => (parseCriterion(sentence).scale === 'graded' ? 'graded' : 'pass or fail');

/** A script of the document, with this clone in the place of the packages that it imports. */
const local = (script: string) =>
  script.replace(/'deemster-client(\/criteria)?'/g, (_, entry) =>
    JSON.stringify(new URL(`../../src/client/${entry ? 'criteria' : 'index'}.ts`, import.meta.url).href),
  );

test('the document has every criterion word for word, in the order of the code', () => {
  const rows = text
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.split(' | '));
  const order = ['rag', 'agent', 'tools', 'response', 'safety'];
  const inOrder = every.toSorted(
    ([one], [other]) => order.indexOf(one.split('.')[0]!) - order.indexOf(other.split('.')[0]!),
  );
  expect(rows.map(([name, kind, sentence]) => [name, kind, sentence])).toEqual(
    inOrder.map(([name, sentence]) => [`| \`${name}\``, kindOf(sentence), sentence]),
  );
  expect(rows.filter((row) => row.length !== 5 || row.some((cell) => cell.trim() === ''))).toEqual([]);
});

test("the editor's text of every criterion says what it looks at and when it is null, as the document does", async () => {
  const sources = await Promise.all(
    Object.keys(groups).map(async (group) => [
      group,
      await readFile(new URL(`../../src/client/criteria/${group}.ts`, import.meta.url), 'utf8'),
    ]),
  );
  const told = sources.flatMap(([group, source]) =>
    [...source!.matchAll(/^ {2}\/\*\*\n([\s\S]*?)\*\/\n {2}(\w+):/gm)].map(([, comment, name]) => {
      const words = comment!.replace(/\s+\*?\s*/g, ' ');
      const [, looks, when] = words.match(/ Looks at (.+?)\. (?:null when|Never null:) (.+)\. $/) ?? [];
      return [`${group}.${name}`, looks, when];
    }),
  );
  const written = text.matchAll(/^\| `(\S+)` \| .+ \| (.+) \| (?:never; )?(.+) \|$/gm);
  expect(told.sort()).toEqual([...written].map(([, ...cells]) => cells).sort());
  expect(told).toHaveLength(every.length);
});

test('no two criteria are the same, and none can be changed', () => {
  expect(new Set(every.map(([, sentence]) => sentence)).size).toBe(every.length);
  expect(Object.values(groups).every((group) => Object.isFrozen(group))).toBe(true);
});

describe.each(every)('%s', (_, sentence) => {
  test('needs a model, whatever tools the conversation has', () => {
    const criterion = parseCriterion(sentence);
    expect(compile(criterion)).toBeUndefined();
    expect(compile(criterion, new Set(sentence.match(/[\w-]+/g)))).toBeUndefined();
  });

  test('is one to three sentences of ordinary characters, and says when it applies', () => {
    const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(sentence)];
    expect(sentences.length).toBeLessThanOrEqual(3);
    expect(sentences.at(-1)!.segment).toMatch(/^(Does not apply when|Applies to every response)\b.*\.$/);
    expect(sentence).toMatch(/^(Reward|Penalize|Passes if|Fails if) [a-z][\x20-\x7e]+$/);
  });

  test('can stand in a YAML file and in a table as it is', () => {
    expect(parse(`criterion: ${sentence}`)).toEqual({ criterion: sentence });
    expect(sentence).not.toMatch(/[|`*_<\\]/);
  });
});

test('without a model none gets a score', async () => {
  await using deemster = await startDeemster();
  const replies = await Promise.all(every.map(([, sentence]) => deemster.evaluate({ evaluation_criteria: sentence })));
  expect(replies.map(({ status }) => status)).toEqual(every.map(() => 400));
  expect(replies.filter(({ body }) => !body.detail.includes('DEEMSTER_JUDGE'))).toEqual([]);
});

test('the service takes every one, asks the model word for word, and scores what is good higher', async () => {
  await using model = await scriptedProvider(every.map(() => presentReply));
  await using deemster = await startDeemster({ judge: 'openai:model', openaiBaseUrl: model.url });
  await using client = new AsyncDeemster({ apiKey: deemster.key, baseUrl: deemster.url });
  const sentences = every.map(([, sentence]) => sentence);
  const results = await client.evaluate({ messages: conversation, criteria: sentences });
  expect(results.map(({ score }) => score)).toEqual(
    sentences.map((sentence) => (/^(Reward|Passes if) /.test(sentence) ? 1 : 0)),
  );
  expect(sentences.filter((sentence) => !model.requests.some(({ text: asked }) => asked.includes(sentence)))).toEqual(
    [],
  );
});

test('the ways of use in the document ask what they say', async () => {
  const wanted = [
    [rag.faithfulness],
    [rag.refusal, safety.privacy],
    Object.values(rag),
    [...Object.values(rag), ...Object.values(safety)],
    [`${rag.faithfulness} A number that differs in any digit is unsupported.`],
  ].flat();
  // What was asked before costs nothing.
  const once = [...new Set(wanted)];
  await using model = await scriptedProvider(once.map(() => presentReply));
  await using deemster = await startDeemster({ judge: 'openai:model', openaiBaseUrl: model.url });
  await using folder = await temporaryFolder();
  const setup = `import { AsyncDeemster } from 'deemster-client';
    const deemster = new AsyncDeemster();
    const messages = ${JSON.stringify(conversation)};`;
  await writeFile(`${folder.path}/use.mjs`, local(setup + scripts[0]));
  await run('use.mjs', [], { cwd: folder.path, deemster });
  const asked = model.requests.map(({ text: chat }) =>
    wanted.findIndex((criterion) => chat.includes(`${criterion}\n`)),
  );
  expect(asked.map((at) => wanted[at]).sort()).toEqual(once.toSorted());
});

test('its scripts make named evaluators, and compare their verdicts with ratings', async () => {
  await using folder = await temporaryFolder();
  const labels = ['Y', 'N', 'X', 'Y'];
  await using model = await scriptedProvider(labels.map((label) => ({ reply: verdictReply({ label }) })));
  await using deemster = await startDeemster({ judge: 'openai:model', openaiBaseUrl: model.url });
  await using client = new AsyncDeemster({ apiKey: deemster.key, baseUrl: deemster.url });
  const place = { cwd: folder.path, deemster };

  await writeFile(`${folder.path}/evaluators.mjs`, local(scripts[1]));
  await run('evaluators.mjs', [], place);
  const pushed = await runDeemster(['evaluators', 'push', 'evaluators.yaml'], {
    cwd: folder.path,
    env: { DEEMSTER_API_KEY: deemster.key, DEEMSTER_BASE_URL: deemster.url },
  });
  expect(pushed).toMatchObject({ code: 0, stderr: '' });
  const { body } = await deemster.get('/api/v1/evaluators/rag.refusal');
  expect(body).toMatchObject({ evaluation_criteria: rag.refusal, version: 1 });

  for (const [number, rating] of [true, false, true, undefined].entries()) {
    const messages = [{ role: 'user', content: `Number ${number}, rated ${rating}` }, ...conversation];
    const { trace_id } = await client.evaluate({ messages, evaluatorName: 'rag.refusal' });
    if (rating !== undefined) await client.rate(trace_id!, rating);
  }
  await writeFile(`${folder.path}/compare.mjs`, local(scripts[2]));
  expect(await run('compare.mjs', ['rag.refusal'], place)).toBe(
    '{\n  true: { passed: 1, failed: 0, null: 1 },\n  false: { passed: 0, failed: 1, null: 0 }\n}\n',
  );
});

interface Place {
  cwd: string;
  deemster: { key: string; url: string };
}

/** Runs a script as a user of the package does; gives what it prints. */
async function run(script: string, args: string[], { cwd, deemster }: Place): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd,
    env: { DEEMSTER_API_KEY: deemster.key, DEEMSTER_BASE_URL: deemster.url },
  });
  expect(stderr).toBe('');
  return stdout;
}

test('the criterion that the document says needs no model is decided without one', async () => {
  const [, quoted] = text.match(/a criterion such as\n"([^"]+)"/)!;
  await using deemster = await startDeemster();
  expect((await deemster.evaluate({ evaluation_criteria: quoted })).body).toMatchObject({ score: 0 });
});
