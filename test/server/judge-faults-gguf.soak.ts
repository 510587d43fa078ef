import { appendFile, truncate } from 'node:fs/promises';
import { bytesOf, type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { background, endOf } from '../tasks/task-helpers.ts';
import { writeTinyGguf } from '../tiny-gguf.ts';
import { FAULT } from './fault-row.ts';
import { CONTENT, checkRow, expectAnswer, requestOf, usedBy } from './fault-service.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

/** A service whose judge is a model file. */
const judgedBy = (path: string, more: object = {}) => startDeemster({ judge: `gguf:${path}`, ggufThreads: 1, ...more });

/** A model whose labels are unlikely. */
const unclear = () => writeTinyGguf(`${folder.path}/unclear.gguf`, { labels: ['Q'] });

/** The judge was asked, which was paid, and no evaluation has come of it. */
async function expectPaidInVain(deemster: Deemster, requests = 1) {
  const used = await usedBy(deemster);
  expect([used.requests, used.evaluations]).toEqual([requests, 0]);
  expect(used.judge_tokens.prompt).toBeGreaterThan(1000);
  expect(used.judge_tokens.completion).toBeGreaterThan(10);
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
}

test('a model that is sure of no label', async () => {
  await using deemster = await judgedBy(await unclear());
  expectAnswer(await deemster.evaluate(requestOf({ does: 'is unclear' })), FAULT.unclear);
  await expectPaidInVain(deemster);
  const { body } = await deemster.post(background, requestOf({ does: 'is unclear' }));
  const failed = { status: 'failed', attempts: 1, error: FAULT.unclear, result: null, evaluation_ids: [] };
  expect(await endOf(deemster, body.task_id)).toMatchObject(failed);
  await expectPaidInVain(deemster, 2);
});

test('a model that comes to no end before the window is full', async () => {
  const path = await writeTinyGguf(`${folder.path}/endless.gguf`, { endless: true });
  await using deemster = await judgedBy(path, { judgeWindow: 4600 });
  const criterion = 'Passes if the response leaves out nothing that matters and is supported by the source';
  const request = { evaluation_criteria: criterion, explanation_cleaning: 'end_user' };
  expectAnswer(await deemster.evaluate(requestOf({ does: 'does not end', request })), FAULT.cut);
  await expectPaidInVain(deemster);
});

test('a conversation that is too long for the window, and one that fits', async () => {
  await using deemster = await judgedBy(await writeTinyGguf(`${folder.path}/good.gguf`));
  const answer = { role: 'assistant', content: 'Yes.' };
  for (const length of [20_000, 3_000_000]) {
    const messages = [{ role: 'user', content: 'x'.repeat(length) }, answer];
    await checkRow(deemster, { does: `is asked ${length} characters`, want: FAULT.tooLong, request: { messages } });
  }
  const { status, body } = await deemster.evaluate(requestOf({ does: 'is asked little' }));
  expect(status).toBe(200);
  const { judge_tokens: usage } = await usedBy(deemster);
  const [trace, ...others] = (await deemster.get('/api/v1/traces')).body.traces;
  expect([trace.evaluations, others]).toMatchObject([[{ score: body.score, sub_trace: { usage } }], []]);
});

test.each([
  ['its description', 1000],
  ['its weights', 50_000],
])('a model file that is cut in %s', async (does, length) => {
  const path = await writeTinyGguf(`${folder.path}/cut.gguf`);
  await truncate(path, length);
  await using deemster = await judgedBy(path);
  await checkRow(deemster, { does, want: FAULT.notLoaded });
});

test('a model file that is another one than at the start', async () => {
  const path = await writeTinyGguf(`${folder.path}/changing.gguf`);
  await using deemster = await judgedBy(path);
  await appendFile(path, 'x');
  await checkRow(deemster, { does: 'has changed', want: FAULT.changed });
});

test('under retention none a fault leaves its use behind, and no content', async () => {
  await using deemster = await judgedBy(await unclear());
  const request = requestOf({ does: 'is unclear', request: { data_retention: 'none' } });
  expectAnswer(await deemster.evaluate(request), FAULT.unclear);
  await expectPaidInVain(deemster);
  await deemster.stop();
  expect((await bytesOf(deemster.dataDir)).includes(CONTENT)).toBe(false);
  expect(deemster.log.filter((line) => line.includes(CONTENT))).toEqual([]);
});
