import { jest } from '@jest/globals';
import { startDeemster } from '../helpers.ts';
import { type PlainStep, type Step, verdictReply } from '../scripted-provider.ts';
import { error, PROVIDERS, SETTINGS } from './fault-providers.ts';
import { rawServer } from './fault-raw-server.ts';
import { FAULT, type Row, times, usual } from './fault-row.ts';
import { begin, checkRow, checkSecrets, expectAnswer, faultService, requestOf, usedBy } from './fault-service.ts';

const GOOD: PlainStep = { reply: verdictReply() };
const WARM: PlainStep = { reply: verdictReply({ label: '9' }) };
const PROSE: PlainStep = { reply: 'The response passes. Score: 1.0' };
const HANG: PlainStep = { hang: true };

/** What a server does until the deadline. Side by side, so that all of them wait for one deadline. */
const LATE: (Pick<Row, 'does' | 'graded'> & { steps: PlainStep[] })[] = [
  { does: 'does not answer', steps: [HANG] },
  { does: 'begins an answer without an end', steps: [{ drip: true }] },
  { does: 'does not answer the repair', steps: [PROSE, HANG] },
  { does: 'fails, and then does not answer', steps: [{ status: 500 }, HANG] },
  { does: 'does not answer one of three samples', graded: true, steps: [WARM, WARM, HANG] },
];

// Retries come soon. Of a limit it asks after 0.3 and 0.9 s; the next time would be 0.1 s past the deadline.
jest.spyOn(Math, 'random').mockReturnValue(0.6);
afterAll(() => void jest.restoreAllMocks());

// All that wait for the deadline do so at the same time.
test.concurrent.each(PROVIDERS)(
  'what does not come to an end before the deadline is cancelled, and what %s was paid is recorded',
  async (name) => {
    await using service = await faultService(name, { timeoutSeconds: 2 });
    const { deemster, provider } = service;
    // From here on it is known that there are no label probabilities.
    await service.check({ does: 'answers', steps: [GOOD], want: { score: 1 } });
    const rows = LATE.map(({ steps, ...row }) => ({ ...row, steps: [...steps] }));
    const next: Step = ({ text }) => rows.find(({ does }) => text.includes(`(${does})`))!.steps.shift()!;
    const calls = LATE.flatMap(({ steps }) => steps).length;
    await using script = begin(provider, times(calls, next));
    const replies = await Promise.all(rows.map((row) => deemster.evaluate(requestOf(row))));
    for (const reply of replies) expectAnswer(reply, FAULT.late);
    expect(rows.flatMap(({ steps }) => steps)).toEqual([]);
    expect(script.calls()).toBe(calls);
    expect(await usedBy(deemster)).toEqual({ requests: 1 + LATE.length, evaluations: 1, judge_tokens: usual(1 + 3) });
    expect((await deemster.get('/api/v1/traces')).body.traces).toHaveLength(1);
    await checkSecrets(deemster);
  },
);

test.concurrent.each(PROVIDERS)('what drips past the deadline is cancelled by %s', async (name) => {
  await using server = await rawServer();
  await using deemster = await startDeemster({ ...SETTINGS[name](server), timeoutSeconds: 2 });
  const closed = Promise.withResolvers<void>();
  server.answer((response) => {
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => {
      clearInterval(drip);
      closed.resolve();
    });
  });
  await checkRow(deemster, { does: 'drips', want: FAULT.late });
  await closed.promise;
});

test.concurrent.each(PROVIDERS)(
  'a limit of %s until the deadline is told on, with a time to come back',
  async (name) => {
    await using server = await rawServer();
    await using deemster = await startDeemster({ ...SETTINGS[name](server), timeoutSeconds: 2 });
    server.answer((response) => response.writeHead(429).end());
    const { headers } = await checkRow(deemster, { does: 'limits', want: FAULT.limited });
    expect(headers.get('retry-after')).toMatch(/^[12]$/);
  },
);

describe.each(PROVIDERS)('behind %s, a server that', (name) => {
  const date = (milliseconds: number) => new Date(Date.now() + milliseconds).toUTCString();
  test.each<[as: string, retryAfter: () => string, want: RegExp]>([
    ['seconds', () => '120', /^120$/],
    ['a date', () => date(120_500), /^1[012]\d$/],
    ['parts of a second', () => '120.2', /^121$/],
    ['a number beyond numbers', () => '9'.repeat(400), /^86400$/],
  ])('limits past the deadline, as %s, is told on at once and left in peace', async (_as, retryAfter, want) => {
    // Less than the half minute for which such a limit holds others back: they are told at once too.
    await using service = await faultService(name, { timeoutSeconds: 15 });
    const limited = error(429, {}, { 'retry-after': retryAfter() });
    const { headers } = await service.check({ does: 'limits', steps: [limited], want: FAULT.limited });
    expect(headers.get('retry-after')).toMatch(want);
    const again = await service.check({ does: 'limits others too', steps: [], want: FAULT.limited });
    expect(again.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    await checkSecrets(service.deemster);
  });
});
