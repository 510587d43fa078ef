import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { createJudge } from '../../../../src/judge/judge.ts';
import { middleHalf, weigh } from '../../../../src/judge/model/weigh.ts';
import { LONGEST_TEXT } from '../../../../src/judge/providers/bounds.ts';
import { openaiProvider } from '../../../../src/judge/providers/openai/openai.ts';
import type { InspectableProvider } from '../../../../src/judge/providers/provider.ts';
import { watched } from '../../../../src/judge/reply-form.ts';
import type { Verdict } from '../../../../src/judge/verdict.ts';
import { asked as completionOf } from '../completion-requests.ts';
import { MODEL, type RealServer } from './real-servers.ts';

/** Milliseconds: far more than a judgment takes, so that a busy machine fails nothing. */
export const LONGEST_JUDGMENT = 1_200_000;

export const messages = (answer = 'Of course, with pleasure. What do you need?') => [
  { role: 'user', content: 'Can you help me?' },
  { role: 'assistant', content: answer },
];

export const judgeBy = async (provider: InspectableProvider, criterion: string, answer?: string) => {
  const { verdict } = await createJudge({ modelFor: () => ({ provider, reasoning: false }) }).judge({
    conversation: { messages: messages(answer), system: null, tools: null },
    criterion,
    modelCore: 'align-20260109',
    evaluateLatest: true,
    clean: false,
    signal: AbortSignal.timeout(LONGEST_JUDGMENT),
    deadline: performance.now() + LONGEST_JUDGMENT,
  });
  return verdict;
};

export const providerAt = ({ url }: RealServer) => openaiProvider({ model: MODEL, baseURL: url });

/** At least one of three judgments is a verdict. Some replies of so small a model are unusable; each of those is an error. */
async function judgeSoon(provider: InspectableProvider, criterion: string): Promise<Verdict> {
  for (const answer of ['Of course.', 'With pleasure.']) {
    try {
      return await judgeBy(provider, criterion, answer);
    } catch (error) {
      console.log(`${criterion}: ${(error as Error).message}`);
      expect(error).toMatchObject({ fault: 'unusable_reply' });
    }
  }
  return judgeBy(provider, criterion);
}

/** The answer to a call that Deemster's own code did not make. */
export async function post({ origin }: RealServer, path: string, body: object) {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer none' };
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return await response.json();
}

export const schemaWith = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const BINARY = 'Passes if the response is friendly';
export const GRADED = 'Penalize rudeness';

/**
 * Tests that Deemster judges with a server: by a schema, with probabilities and with every field that it sends. The model is
 * far too small to be right.
 * @param isJson Whether the server's grammar allows JSON only: llama-cpp-python's also allows bare line breaks in texts.
 * @param form How the server accepts a schema.
 * @param start Starts the server, and the one behind it if there is one.
 * @param criteria Each is judged, until one reply is usable.
 */
export function judges(
  isJson: boolean,
  form: keyof typeof FORM,
  start: () => Promise<RealServer[]>,
  criteria = [BINARY, GRADED],
): void {
  let servers: RealServer[];
  beforeAll(async () => {
    servers = await start();
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server[Symbol.asyncDispose]();
  });

  test.each(criteria)('%s', async (criterion) => {
    const { provider, keptForm } = watched(providerAt(servers[0]!));
    const begin = performance.now();
    const verdict = await judgeSoon(provider, criterion);
    console.log(`${criterion}: ${Math.round(performance.now() - begin)} ms, ${JSON.stringify(verdict)}`);
    expect(provider.traits()).toMatchObject({ structuredOutput: 'json_schema', leftOut: [] });
    if (isJson) expect(keptForm()).toBe(true);
    expect([provider.givesProbabilities, verdict.method]).toEqual([
      true,
      expect.stringMatching(/^(binary|graded)-probabilities$/),
    ]);
    const probabilities = verdict.labelProbabilities!;
    expect(Object.values(probabilities).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    const { score } = weigh(probabilities, parseCriterion(criterion), middleHalf);
    expect(verdict.score).toBe(score);
    if (score !== null) expect(score >= 0 && score <= 1).toBe(true);
    expect(verdict.usage!.prompt).toBeGreaterThan(500);
    expect(verdict.explanation).not.toBe('');
  });

  test('a text that would not end is bounded by the schema', async () => {
    const content = `Continue: {"song": "${'the night is long and the road goes on, '.repeat(12)}`;
    const messages = [{ role: 'user' as const, content }];
    const schema = schemaWith({ song: { type: 'string' } });
    const { choices } = await post(servers[0]!, '/v1/chat/completions', {
      ...{ model: MODEL, messages, temperature: 0, max_tokens: 280, response_format: FORM[form](schema) },
    });
    // Without the bound only the limit of the reply ends it. So this also shows that the server keeps to that limit.
    expect(choices[0].finish_reason).toBe('length');
    expect(choices[0].message.content.length).toBeGreaterThan(LONGEST_TEXT);

    const deadline = performance.now() + LONGEST_JUDGMENT;
    const request = completionOf({ messages, schema: { name: 'song', schema }, deadline });
    const { text, finish } = await providerAt(servers[0]!).complete(request);
    const { song } = JSON.parse(text.replaceAll('\n', ' ')) as { song: string };
    expect(finish).toBe('stop');
    // The last tokens that fit may be longer than one character.
    expect([...song].length).toBeGreaterThan(LONGEST_TEXT - 20);
    expect([...song].length).toBeLessThanOrEqual(LONGEST_TEXT);
  });
}

const FORM = {
  json_schema: (schema: object) => ({ type: 'json_schema', json_schema: { name: 'song', schema, strict: true } }),
  object_schema: (schema: object) => ({ type: 'json_object', schema }),
};
