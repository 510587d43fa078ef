import { type ScriptedProvider, type Step, scriptedProvider } from '../../scripted-provider.ts';
import { asked, failure, openaiAt } from './completion-requests.ts';
import { FULL, message, REFUSALS } from './openai-refusals.ts';

/** What a call asked for besides the messages. */
const waysOf = ({ requests }: ScriptedProvider) =>
  requests.map(({ body }) =>
    [
      body.response_format?.type ?? (body.tools ? 'tools' : 'plain'),
      ...(body.response_format && 'schema' in body.response_format ? ['with schema'] : []),
      ...(/"explanation":\{"type":"string"\}/.test(JSON.stringify(body)) ? ['unbounded'] : []),
      ...(['temperature', 'seed'] as const).filter((name) => name in body),
      body.top_logprobs ?? 0,
    ].join(' '),
  );

/** A schema with something in it to bound. */
const schema = { name: 'verdict', schema: { type: 'object', properties: { explanation: { type: 'string' } } } };

test.each(REFUSALS)('%s %d %j: then %s', async (_server, status, body, after, before = []) => {
  const steps = before.map((earlier): Step => ({ status: 400, body: earlier as object }));
  const good: Step = { reply: { label: 'Y' }, labels: { Y: 0.9, N: 0.1 } };
  await using server = await scriptedProvider([...steps, { status, body: body as object }, good, good]);
  const judge = openaiAt(server);
  await judge.complete(asked({ schema, probabilities: true }));
  await judge.complete(asked({ schema, probabilities: true }));
  const ways = waysOf(server);
  expect([ways[0], ...ways.slice(steps.length + 1)]).toEqual([FULL, after, after]);
  // With a tool's arguments none come.
  expect(judge.givesProbabilities).toBe(!after.endsWith(' 0') && !after.startsWith('tools'));
});

test.each<[string, number, unknown]>([
  ['an unknown model', 404, message('The model `gpt-9` does not exist or you do not have access to it.')],
  ['an unknown path', 404, { detail: 'Not Found' }],
  ['no access', 403, message('Project does not have access to model')],
  [
    'a prompt that is filtered',
    400,
    message('The response was filtered …', { code: 'content_filter', param: 'prompt' }),
  ],
  ['an empty account', 400, message('Your credit balance is too low to access the API.')],
])('nothing is dropped for %s', async (_, status, body) => {
  await using server = await scriptedProvider([{ status, body: body as object }]);
  await failure(openaiAt(server).complete(asked({ probabilities: true })));
});

test('a refusal that names nothing takes bounds first, then the form of the reply, and the probabilities at last', async () => {
  const refused: Step = { status: 400, body: message('Bad request') };
  await using server = await scriptedProvider([...Array<Step>(5).fill(refused), { reply: 'good' }]);
  await openaiAt(server).complete(asked({ schema, probabilities: true }));
  expect(waysOf(server)).toEqual([
    FULL,
    'json_schema unbounded temperature seed 20',
    'tools unbounded temperature seed 20',
    'json_object temperature seed 20',
    'plain temperature seed 20',
    'plain temperature seed 0',
  ]);
});

test.each([
  'Internal server error',
  'The database schema is out of date: response_format table, json_object table',
  'could not parse the grammar of the configuration',
])('a server that is broken is not one that refuses something: %s', async (text) => {
  const broken: Step = { status: 500, body: message(text, { type: 'internal_server_error' }) };
  await using server = await scriptedProvider([broken, broken, { reply: 'good' }]);
  await openaiAt(server).complete(asked({ schema, probabilities: true }));
  expect(waysOf(server)).toEqual([FULL, FULL, FULL]);
});

test('what was not asked for is not what was refused', async () => {
  const refused: Step = { status: 400, body: message("'temperature' and 'logprobs' are not supported") };
  await using server = await scriptedProvider([refused, { reply: 'good' }]);
  await openaiAt(server).complete(asked({ temperature: null }));
  expect(waysOf(server)).toEqual(['json_schema seed 0', 'tools seed 0']);
});

test('what was learned of the one is not forgotten by a call that does not ask for it', async () => {
  await using server = await scriptedProvider([
    { status: 400, body: message('`logprobs` is not supported with this model') },
    { reply: 'good' },
    { reply: 'good' },
    { reply: 'good' },
  ]);
  const judge = openaiAt(server);
  for (const probabilities of [true, false, true]) await judge.complete(asked({ probabilities }));
  expect(waysOf(server).slice(1)).toEqual(Array(3).fill('json_schema temperature seed 0'));
});
