import { createJudge } from '../../../src/judge/judge.ts';
import { type RecordedRequest, type ReplyStep, type Step, scriptedProvider } from '../../scripted-provider.ts';
import { openaiAt } from './completion-requests.ts';

/**
 * Servers that behave as real ones did with a real model. The soaks in real-servers/ judge with the real ones.
 */
async function judge(steps: Step[], criterion = 'Passes if the response is friendly') {
  await using server = await scriptedProvider(steps);
  const provider = openaiAt(server);
  const judging = createJudge({ modelFor: () => ({ provider, reasoning: false }) }).judge({
    conversation: {
      messages: [
        { role: 'user', content: 'Can you help me?' },
        { role: 'assistant', content: 'Of course, with pleasure. What do you need?' },
      ],
      system: null,
      tools: null,
    },
    criterion,
    modelCore: 'align-20260109',
    evaluateLatest: true,
    clean: false,
    signal: new AbortController().signal,
    deadline: performance.now() + 60_000,
  });
  const outcome = await judging.then(
    ({ verdict }) => ({ verdict, fault: null }),
    (fault) => ({ verdict: null, fault }),
  );
  return { ...outcome, provider, requests: server.requests };
}

const schemaOf = ({ body }: RecordedRequest) =>
  (body.response_format?.json_schema?.schema ?? (body.response_format as { schema?: object })?.schema) as {
    properties: Record<string, { maxLength?: number; maxItems?: number; enum?: string[] }>;
  };

/** llama-cpp-python's answer to OpenAI's form of a JSON schema. */
const NO_JSON_SCHEMA: Step = {
  status: 500,
  body: {
    error: {
      message: `[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': "Input should be 'text' or 'json_object'", 'input': 'json_schema', 'ctx': {'expected': "'text' or 'json_object'"}}]`,
      type: 'internal_server_error',
      param: null,
      code: null,
    },
  },
};

/** Tokens as llama-cpp-python gives them: without bytes, and without the text of a sign's parts. */
const withoutBytes = (pieces: string[], labels: Record<string, number>) => ({
  content: pieces.map((token) => {
    const top = Object.hasOwn(labels, token) ? labels : { [token]: 0.9, '~': 0.05 };
    return {
      token,
      bytes: null,
      logprob: Math.log(top[token]!),
      top_logprobs: Object.entries(top).map(([text, share]) => ({
        token: text,
        bytes: null,
        logprob: Math.log(share),
      })),
    };
  }),
  refusal: null,
});

describe("llama-cpp-python's server", () => {
  const reply = ({ body, text }: RecordedRequest): ReplyStep => {
    const mark = /The mark is ([0-9a-f]+)\./.exec(text)![1];
    const pieces = [
      '{"mark": "',
      mark!,
      '", "label": "',
      'Y',
      '", "explanation": "Voil',
      '',
      '',
      ' ',
      '',
      '',
      '", "quotes": []}',
    ];
    const said = `{"mark": "${mark}", "label": "Y", "explanation": "Voilà 語", "quotes": []}`;
    return { reply: said, ...(body.logprobs && { logprobs: withoutBytes(pieces, { Y: 0.8, N: 0.15, X: 0.05 }) }) };
  };

  test('is asked for a JSON object with a schema after its 500, and its probabilities are read', async () => {
    const { verdict, requests, provider } = await judge([NO_JSON_SCHEMA, reply]);
    expect(requests.map(({ body }) => body.response_format!.type)).toEqual(['json_schema', 'json_object']);
    expect(schemaOf(requests[1]!)).toEqual(schemaOf(requests[0]!));
    expect(verdict).toMatchObject({ score: 1, method: 'binary-probabilities', explanation: 'Voilà 語' });
    expect(verdict!.labelProbabilities).toEqual({
      Y: expect.closeTo(0.8, 6),
      N: expect.closeTo(0.15, 6),
      X: expect.closeTo(0.05, 6),
    });
    expect(provider.traits().structuredOutput).toBe('json_schema');
  });

  test('that has failed for good is a fault, and is not taken to refuse something', async () => {
    const broken: Step = {
      status: 500,
      body: { error: { message: 'llama_decode returned -3', type: 'internal_server_error', param: null, code: null } },
    };
    const { fault, requests } = await judge([NO_JSON_SCHEMA, broken, broken, broken]);
    expect(fault).toMatchObject({ fault: 'failed', message: expect.stringContaining('status 500') });
    expect(requests.slice(1).map(({ body }) => body.response_format)).toEqual(
      Array(3).fill(requests[1]!.body.response_format),
    );
  });
});

describe("llama.cpp's server", () => {
  test('gets bounds for every text and list, so that a small model cannot run on', async () => {
    const good: Step = {
      reply: { label: 'Y', points: [], explanation: 'Short.', quotes: [] },
      labels: { Y: 0.9, N: 0.1 },
    };
    const { requests } = await judge([good], 'Passes if the response leaves nothing important out');
    expect(schemaOf(requests[0]!).properties).toMatchObject({
      mark: { maxLength: 900 },
      points: { maxItems: 20, items: { properties: { point: { maxLength: 240 } } } },
      explanation: { maxLength: 900 },
      quotes: { maxItems: 3, items: { properties: { text: { maxLength: 240 } } } },
    });
  });

  test('with a model that writes a mark of its own: the repair turn has it by the schema, and is a verdict', async () => {
    const own: Step = {
      reply: '{"mark": "Y", "label": "N", "explanation": "No", "quotes": [{"message": 1, "text": "Yes"}\n  ]\n  }',
      labels: { N: 0.9, Y: 0.1 },
    };
    const good: Step = { reply: { label: 'Y', explanation: 'Short.', quotes: [] }, labels: { Y: 0.6, N: 0.4 } };
    const { verdict, requests } = await judge([own, good]);
    const [mark] = schemaOf(requests[1]!).properties.mark!.enum!;
    expect([schemaOf(requests[0]!).properties.mark!.enum, requests[0]!.text.includes(`The mark is ${mark}.`)]).toEqual([
      undefined,
      true,
    ]);
    expect(verdict).toMatchObject({ score: 1, labelProbabilities: { Y: 0.6, N: 0.4 } });
  });

  test('whose model reaches the output limit is a fault that says so, and no score', async () => {
    const { verdict, fault } = await judge([{ reply: '{"mark": "Y", "label": "N", "expl', finish: 'length' }]);
    expect([verdict, fault]).toMatchObject([
      null,
      { fault: 'unusable_reply', message: 'The judge model reached its output limit before its reply was complete.' },
    ]);
  });
});
