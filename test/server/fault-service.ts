import { bytesOf, type Deemster, modelCriterion, type Reply, startDeemster } from '../helpers.ts';
import { type PlainStep, type ScriptedProvider, type Step, scriptedProvider } from '../scripted-provider.ts';
import { type ProviderName, SECRET, SETTINGS } from './fault-providers.ts';
import { type Row, type Tokens, times, usual } from './fault-row.ts';

/** What every conversation and many replies hold, so that it can be looked for. */
export const CONTENT = 'zanzibar-marker-7391';

/** A service and its scripted judge, which rows go through one after the other. */
export async function faultService(name: ProviderName, overrides: Record<string, unknown> = {}) {
  await using resources = new AsyncDisposableStack();
  const provider = resources.use(await scriptedProvider());
  const deemster = resources.use(await startDeemster({ ...SETTINGS[name](provider), logLevel: 'trace', ...overrides }));
  const kept = resources.move();

  return {
    provider,
    deemster,
    /** Judges a conversation of the row's own while the judge does what the row says, and checks all that comes of it. */
    async check(row: Row): Promise<Reply> {
      const steps = row.amongSamples ? oneOfThree(provider, row.steps) : row.steps;
      await using script = begin(provider, steps);
      const reply = await checkRow(deemster, {
        paid: usual(row.steps.filter((step) => 'reply' in step).length),
        ...row,
      });
      expect({ calls: script.calls() }).toEqual({ calls: steps.length });
      return reply;
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

export type FaultService = Awaited<ReturnType<typeof faultService>>;

/** A graded score is drawn three times. One of them fails for good, before the others have an answer. */
function oneOfThree(provider: ScriptedProvider, [first, repair]: Step[]): Step[] {
  const before = provider.requests.length;
  let hasBegun = false;
  return times(4, async ({ body }) => {
    if (body.messages.some(({ role }) => role === 'assistant')) return repair as PlainStep;
    if (hasBegun) return { hang: true };
    hasBegun = true;
    await provider.arrived(before + 3);
    return first as PlainStep;
  });
}

/** Puts steps into the script, and takes out what was not used when it ends: a row that fails is to spoil no other. */
export function begin(provider: ScriptedProvider, steps: Step[]) {
  const first = provider.requests.length;
  let isOver = false;
  provider.script(
    ...steps.map(
      (step): Step =>
        (request) => {
          if (isOver) return { status: 410 };
          return typeof step === 'function' ? step(request) : step;
        },
    ),
  );
  return {
    calls: () => provider.requests.length - first,
    async [Symbol.asyncDispose]() {
      isOver = true;
      while (provider.requests.length < first + steps.length)
        await fetch(`${provider.url}/chat/completions`, { method: 'POST' });
    },
  };
}

/** Judges a conversation, and checks the answer, what was used for it and what is stored of it. */
export async function checkRow(deemster: Deemster, row: Omit<Row, 'steps'>): Promise<Reply> {
  const { does, want, paid = usual(0) } = row;
  const before = await usedBy(deemster);
  const reply = await deemster.evaluate(requestOf(row));
  expectAnswer(reply, want);
  const isScore = 'score' in want;
  const used = difference(await usedBy(deemster), before);
  expect(used).toEqual({ requests: 1, evaluations: isScore ? 1 : 0, judge_tokens: paid });
  const { traces } = (await deemster.get(`/api/v1/traces?tag=${encodeURIComponent(`row:${does}`)}`)).body;
  if (isScore)
    expect(traces).toMatchObject([{ evaluations: [{ score: reply.body.score, sub_trace: { usage: paid } }] }]);
  else expect(traces).toEqual([]);
  return reply;
}

/** The request for a verdict on a conversation that no other row has. */
export const requestOf = ({ does, graded = false, request }: Pick<Row, 'does' | 'graded' | 'request'>) => ({
  messages: [
    { role: 'user', content: `How long do refunds take? (${does})` },
    { role: 'assistant', content: `Refunds arrive within five working days, says ${CONTENT}.` },
  ],
  evaluation_criteria: graded ? 'Reward warmth' : modelCriterion,
  tags: { row: does },
  ...request,
});

/** A fault has its status and its sentence, and nothing that could be taken for a verdict. */
export function expectAnswer({ status, headers, body }: Reply, want: Row['want']): void {
  if ('score' in want) {
    expect([status, body.detail]).toEqual([200, undefined]);
    if (want.score === null) expect(body.score).toBeNull();
    else expect(body.score).toBeCloseTo(want.score, 12);
  } else {
    expect([status, body]).toEqual([want.status, { detail: want.detail }]);
    expect([headers.get('x-trace-id'), headers.get('x-evaluation-id')]).toEqual([null, null]);
    const isKeyTold = [...headers].some(([, value]) => value.includes(SECRET));
    expect([headers.has('retry-after'), isKeyTold]).toEqual([status === 429, false]);
  }
}

/** Stops the service and checks that the key can be read nowhere, and of content nothing in the log. */
export async function checkSecrets(deemster: Deemster): Promise<void> {
  await deemster.stop();
  expect((await bytesOf(deemster.dataDir)).includes(SECRET)).toBe(false);
  expect(deemster.log.filter((line) => line.includes(SECRET) || line.includes(CONTENT))).toEqual([]);
}

/** What an account has used. */
export interface Used {
  requests: number;
  evaluations: number;
  judge_tokens: Tokens;
}

/** What was used so far, over all days and models. */
export async function usedBy(deemster: Pick<Deemster, 'get'>): Promise<Used> {
  const rows: Used[] = (await deemster.get('/api/v1/usage')).body.usage;
  const sum = (count: (row: Used) => number) => rows.reduce((total, row) => total + count(row), 0);
  return {
    requests: sum(({ requests }) => requests),
    evaluations: sum(({ evaluations }) => evaluations),
    judge_tokens: {
      prompt: sum(({ judge_tokens }) => judge_tokens.prompt),
      completion: sum(({ judge_tokens }) => judge_tokens.completion),
      cached_prompt: sum(({ judge_tokens }) => judge_tokens.cached_prompt),
    },
  };
}

/** What was used in between. */
export const difference = (now: Used, before: Used): Used => ({
  requests: now.requests - before.requests,
  evaluations: now.evaluations - before.evaluations,
  judge_tokens: {
    prompt: now.judge_tokens.prompt - before.judge_tokens.prompt,
    completion: now.judge_tokens.completion - before.judge_tokens.completion,
    cached_prompt: now.judge_tokens.cached_prompt - before.judge_tokens.cached_prompt,
  },
});
