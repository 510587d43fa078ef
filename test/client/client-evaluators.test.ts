import { type AsyncDeemster, BadRequestError, NotFoundError, ValidationError } from '../../src/client/index.ts';
import { conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { clientOf } from './client-of.ts';
import { misbehavingServer, type Step } from './misbehaving-server.ts';

const long = 'Passes if the response has more than 50 words';

let deemster: Deemster;
let client: AsyncDeemster;
beforeEach(async () => {
  deemster = await startDeemster();
  client = clientOf(deemster);
});
afterEach(async () => {
  await client.close();
  await deemster.stop();
});

test('an evaluator is made with all its settings', async () => {
  const made = await client.evaluators.create('brevity', {
    criteria: criterion,
    modelCore: 'align-20260109',
    explanationCleaning: 'end_user',
    description: 'For short answers.',
    memory: true,
  });
  expect(made).toMatchObject({
    name: 'brevity',
    version: 1,
    evaluation_criteria: criterion,
    model_core: 'align-20260109',
    explanation_cleaning: 'end_user',
    description: 'For short answers.',
    memory: true,
  });
  expect(await client.evaluators.get('brevity')).toEqual(made);
  const { cleaned_explanation } = await client.evaluate({ messages: conversation, evaluatorName: 'brevity' });
  expect(cleaned_explanation).toContain('6 words');
});

test('an update makes a new version, which replaces all settings', async () => {
  const first = await client.evaluators.create('brevity', { criteria: criterion, description: 'For short answers.' });
  const second = await client.evaluators.update('brevity', { criteria: long });
  expect(second).toMatchObject({ name: 'brevity', version: 2, evaluation_criteria: long, description: null });
  expect(await client.evaluators.get('brevity')).toEqual(second);
  expect(await client.evaluators.get('brevity', { version: 1 })).toEqual(first);
  await expect(client.evaluators.get('brevity', { version: 3 })).rejects.toThrow(NotFoundError);
  expect(await client.evaluators.versions('brevity')).toMatchObject([
    { version: 2, evaluation_criteria: long, made_by: 'key', key_label: 'first' },
    { version: 1, evaluation_criteria: criterion, description: 'For short answers.' },
  ]);
  await expect(client.evaluators.versions('length')).rejects.toThrow(NotFoundError);
  const unseen = client.evaluators.update('brevity', { criteria: criterion, expectedVersion: 1 });
  await expect(unseen).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Version 2 was saved') });
  expect(await client.evaluate({ messages: conversation, evaluatorName: 'brevity' })).toMatchObject({ score: 0 });
});

test.each(['a/b', 'ü ✓', '100 %', 'a?b#c', '{name}'])('an evaluator may be called %s', async (name) => {
  await client.evaluators.create(name, { criteria: criterion });
  expect(await client.evaluators.get(name)).toMatchObject({ name });
  expect(await client.evaluators.update(name, { criteria: long })).toMatchObject({ name, version: 2 });
  expect(await client.evaluate({ messages: conversation, evaluatorName: name })).toMatchObject({ score: 0 });
  await client.evaluators.delete(name);
  await expect(client.evaluators.get(name)).rejects.toThrow(NotFoundError);
});

test('a report card and suggestions for labels take all their options', async () => {
  await client.evaluators.create('short', { criteria: criterion });
  const { evaluation_id } = await client.evaluate({ messages: conversation, evaluatorName: 'short' });
  expect(await client.evaluators.suggestLabels('short', { limit: 5, author: 'lead' })).toMatchObject({
    suggestions: [{ evaluation_id, why: 'random' }],
    unlabelled: 1,
  });
  await client.label(evaluation_id!, true, { author: 'lead' });
  const of = { version: 1, judge: 'check', threshold: 0.7 };
  const card = await client.evaluators.reportCard('short', { ...of, startDate: new Date(0), endDate: '2100-01-01' });
  expect(card).toMatchObject({ version: 1, judge: 'check', threshold: 0.7, confusion: { tp: 1, fn: 0, fp: 0, tn: 0 } });
  expect((await client.evaluators.reportCard('short', { endDate: new Date(0) })).evaluations.total).toBe(0);
  expect((await client.evaluators.suggestLabels('short', { author: 'lead', ...of })).suggestions).toEqual([]);
  const misspelt = { author: 'lead', treshold: 0.7 } as never;
  await expect(client.evaluators.suggestLabels('short', misspelt)).rejects.toThrow('has no option treshold');
  await expect(client.evaluators.reportCard('short', misspelt)).rejects.toThrow('has no option author');
  await expect(client.evaluators.reportCard('nobody')).rejects.toThrow(NotFoundError);
});

test('two versions are compared with all options', async () => {
  const name = 'compared';
  await client.evaluators.create(name, { criteria: criterion });
  await client.evaluate({ messages: conversation, evaluatorName: name });
  await client.evaluators.update(name, { criteria: long });
  await client.evaluate({ messages: conversation, evaluatorName: name });
  expect(await client.evaluators.compare(name)).toMatchObject({ changed_cases: [{ change: 'regressed' }] });
  const sides = { baseVersion: 2, candidateVersion: 1, baseJudge: 'check', candidateJudge: 'check', threshold: 0.7 };
  const found = await client.evaluators.compare(name, { ...sides, change: 'improved', minDifference: 1 });
  expect(found).toMatchObject({ base: { version: 2 }, threshold: 0.7, changed_cases: [{ change: 'improved' }] });
  const misspelt = { version: 1 } as never;
  await expect(client.evaluators.compare(name, misspelt)).rejects.toThrow('has no option version');
  await expect(client.evaluators.compare('nobody')).rejects.toThrow(NotFoundError);
});

test('the list has the newest version of each, by name', async () => {
  for (const name of ['b', 'c', 'a']) await client.evaluators.create(name, { criteria: criterion });
  await client.evaluators.update('b', { criteria: long });
  expect(await client.evaluators.list()).toMatchObject([
    { name: 'a', version: 1 },
    { name: 'b', version: 2, evaluation_criteria: long },
    { name: 'c', version: 1 },
  ]);
});

test('the list has those of all pages', async () => {
  const page = (name: string, next_page_token: string | null): Step => ({
    status: 200,
    body: { evaluators: [{ name }], next_page_token },
  });
  await using server = await misbehavingServer(page('a', 'x&y'), page('b', 'z'), page('c', null));
  await using own = server.client();
  expect(await own.evaluators.list()).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(server.requests.map(({ line }) => line.split('?')[1])).toEqual([
    'page_size=500',
    'page_token=x%26y&page_size=500',
    'page_token=z&page_size=500',
  ]);
});

test('what cannot be done is an error that says so', async () => {
  await client.evaluators.create('brevity', { criteria: criterion });
  await expect(client.evaluators.create('brevity', { criteria: criterion })).rejects.toMatchObject({
    name: 'DeemsterError',
    status: 409,
  });
  await expect(client.evaluators.create('other', { criteria: 'Whatever' })).rejects.toThrow(ValidationError);
  await expect(client.evaluators.update('nobody', { criteria: criterion })).rejects.toThrow(NotFoundError);
  await expect(client.evaluators.delete('nobody')).rejects.toThrow(NotFoundError);
  await client.evaluators.delete('brevity');
  await expect(client.evaluate({ messages: conversation, evaluatorName: 'brevity' })).rejects.toThrow(BadRequestError);
});

test('explain says how a criterion is read, and judges nothing', async () => {
  expect(await client.explain('Passes if the response has fewer than 9 words')).toMatchObject({
    decided_by: 'check',
    unrecognised: [],
  });
  expect(await client.explain('Passes if the response is kind')).toMatchObject({ decided_by: 'model', checks: null });
  await expect(client.explain('Pass')).rejects.toThrow(ValidationError);
  expect(await client.usage()).toEqual([]);
});

test('the model cores are listed with the judge behind each', async () => {
  expect((await client.modelCores())[0]).toEqual({
    name: 'align-20251111',
    judge: null,
    pass_fail_only: false,
    latest_only: false,
  });
});

test('usage is counted by day, model core and key', async () => {
  expect(await client.usage()).toEqual([]);
  await client.evaluate({ messages: conversation, criteria: [criterion, long] });
  const usage = await client.usage();
  expect(usage).toMatchObject([{ model_core: 'align-20251111', requests: 2, evaluations: 2 }]);
  const { day } = usage[0]!;
  expect(await client.usage({ startDate: day, endDate: day })).toEqual(usage);
  expect(await client.usage({ startDate: '2999-01-01' })).toEqual([]);
  expect(await client.usage({ endDate: '2001-01-01' })).toEqual([]);
  await expect(client.usage({ startDate: 'never' })).rejects.toThrow(ValidationError);
});

test('a candidate is planned, replayed, promoted and deleted', async () => {
  const { candidates } = client.evaluators;
  await client.evaluators.create('brevity', { criteria: 'Passes if the response has fewer than 5 words' });
  const { evaluation_id } = await client.evaluate({ messages: conversation, evaluatorName: 'brevity' });
  await client.label(evaluation_id!, true);
  const settings = { criteria: criterion, keepLabels: true, threshold: 0.7, baseJudge: 'check', maxCases: 5 };
  const { id, plan } = await candidates.create('brevity', { ...settings, maxTokens: 100, description: 'Longer.' });
  expect(plan).toMatchObject({ base_judge: 'check', cases: 1, max_cases: 5, max_tokens: 100 });
  expect(await candidates.replay('brevity', id)).toMatchObject({ id, threshold: 0.7, description: 'Longer.' });
  const { status, changed_cases } = await candidates.get('brevity', id, { wait: 30 });
  expect([status, changed_cases]).toMatchObject(['replayed', [{ evaluation_id, change: 'mended' }]]);
  await expect(candidates.promote('brevity', id)).rejects.toThrow('It cannot be said that it is better.');
  const promoted = await candidates.promote('brevity', id, { accept: 'cannot_say' });
  expect(promoted.promotion).toMatchObject({ version: 2, accepted: 'cannot_say' });
  // A list is without explanations.
  const listed = promoted.changed_cases.map((one) => ({ ...one, explanation: null }));
  expect(await candidates.list('brevity')).toEqual([{ ...promoted, changed_cases: listed }]);
  await candidates.delete('brevity', id);
  await expect(candidates.get('brevity', id)).rejects.toThrow(NotFoundError);
  const misspelt = { maxCase: 3 } as object;
  await expect(candidates.create('brevity', misspelt)).rejects.toThrow('has no option maxCase');
});

test('rules are replaced as a whole, and read with what they have done today', async () => {
  await client.evaluators.create('ruled', { criteria: criterion });
  const rule = { name: 'support', match: { service: 'bot' }, samplePercent: 5, dailyTokens: 0 };
  const { revision } = await client.replaceRules([{ ...rule, evaluators: ['ruled', { name: 'ruled', version: 1 }] }]);
  const { rules } = await client.rules();
  expect(rules).toMatchObject([
    { name: 'support', match: { service: 'bot' }, sample_percent: 5, daily_tokens: 0, today: { drawn: 0 } },
  ]);
  expect(rules[0]!.evaluators).toEqual([
    { name: 'ruled', version: null },
    { name: 'ruled', version: 1 },
  ]);
  await expect(client.replaceRules([], { expectedRevision: revision + 1 })).rejects.toMatchObject({ status: 409 });
  await expect(client.replaceRules([{ ...rule, evaluators: ['absent'] }])).rejects.toThrow(ValidationError);
  await expect(client.replaceRules([{ ...rule, evaluators: [], percent: 1 } as never])).rejects.toThrow(
    /no option percent/,
  );
  expect(await client.replaceRules([], { expectedRevision: revision })).toMatchObject({ rules: [] });
});
