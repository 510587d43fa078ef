import { bytesOf, criterion, type Deemster, type Reply, startDeemster } from '../helpers.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
/** Of an account without evaluators. */
let otherKey: string;
beforeAll(async () => {
  deemster = await startDeemster();
  otherKey = await otherAccount(deemster);
});
afterAll(() => deemster[Symbol.asyncDispose]());

const list = '/api/v1/evaluators';
const place = (name: string) => `${list}/${encodeURIComponent(name)}`;
const create = (name: string, body: object = {}, on = deemster) =>
  on.post(list, { name, evaluation_criteria: criterion, ...body });
const update = (name: string, body: object = {}) =>
  deemster.call('PUT', place(name), { evaluation_criteria: criterion, ...body });
const remove = (name: string, on = deemster) => on.call('DELETE', place(name));
const namesOf = ({ body }: Reply): string[] => body.evaluators.map(({ name }: { name: string }) => name);
const statusesOf = (replies: Reply[]) => replies.map(({ status }) => status);

test('an evaluator is created, read, changed in versions and deleted', async () => {
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const settings = {
    evaluation_criteria: 'Reward kindness',
    model_core: 'align-20250529',
    explanation_cleaning: 'end_user',
    description: 'For the 👍🏽 team.\n',
    memory: true,
  };
  const made = await create('life', settings);
  const common = { name: 'life', labels_since: 1, created_at: time };
  const first = { ...common, version: 1, ...settings, updated_at: made.body.created_at };
  expect([made.status, made.body]).toEqual([201, first]);

  const changed = await update('life');
  const second = {
    name: 'life',
    version: 2,
    evaluation_criteria: criterion,
    model_core: 'align-20251111',
    explanation_cleaning: null,
    description: null,
    memory: false,
    labels_since: 2,
    created_at: made.body.created_at,
    updated_at: time,
  };
  expect([changed.status, changed.body]).toEqual([200, second]);
  expect((await deemster.get(place('life'))).body).toEqual(changed.body);
  expect((await deemster.get(`${place('life')}?version=1`)).body).toEqual(made.body);
  expect((await deemster.get(`${place('life')}?version=2`)).body).toEqual(changed.body);
  expect((await deemster.get(list)).body.evaluators).toContainEqual(changed.body);
  for (const version of ['3', '9007199254740993', '99999999999999999999'])
    expect((await deemster.get(`${place('life')}?version=${version}`)).status).toBe(404);
  for (const version of ['0', '-1', '1.5', 'x', ''])
    expect((await deemster.get(`${place('life')}?version=${version}`)).status).toBe(422);

  const deleted = await remove('life');
  expect([deleted.status, deleted.body]).toEqual([204, '']);
  const replies = await Promise.all([
    deemster.get(place('life')),
    deemster.get(`${place('life')}?version=1`),
    update('life'),
    remove('life'),
  ]);
  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    Array(4).fill([404, { detail: 'No such evaluator.' }]),
  );
  expect(namesOf(await deemster.get(list))).not.toContain('life');
});

test('its versions are listed, the newest first, with who made each', async () => {
  const path = `${place('a/listed')}/versions`;
  expect(await deemster.get(path)).toMatchObject({ status: 404, body: { detail: 'No such evaluator.' } });
  const session = await deemster.post('/api/v1/session', { key: deemster.key }, { key: null });
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  const asPage = { key: null, headers: { Cookie: cookie, 'X-Deemster-Pages': '1', Origin: deemster.url } };
  const first = await create('a/listed', { description: 'First.' });
  const second = await deemster.call('PUT', place('a/listed'), { evaluation_criteria: 'Reward wit' }, asPage);
  const third = await update('a/listed', { keep_labels: true, memory: true });
  const made = [first, second, third].map(
    ({ body: { name: _, created_at: _created, updated_at, ...settings } }, at) => ({
      ...settings,
      created_at: updated_at,
      ...(at === 1
        ? { made_by: 'page', key_id: null, key_label: null }
        : { made_by: 'key', key_id: expect.stringMatching(/^[0-9a-f-]{36}$/), key_label: 'first' }),
    }),
  );
  expect((await deemster.get(path)).body).toEqual({ versions: made.toReversed(), next_page_token: null });

  const pages: Reply[] = [];
  for (let token: string | null = ''; token !== null; token = pages.at(-1)!.body.next_page_token)
    pages.push(await deemster.get(`${path}?page_size=2${token && `&page_token=${token}`}`));
  expect(pages.map(({ body }) => body.versions.map(({ version }: { version: number }) => version))).toEqual([
    [3, 2],
    [1],
  ]);
  const token = pages[0]!.body.next_page_token;
  await create('other-listed');
  expect((await deemster.get(`${place('other-listed')}/versions?page_token=${token}`)).status).toBe(422);
  expect((await deemster.get(path, { key: otherKey })).status).toBe(404);

  await remove('a/listed');
  expect((await deemster.get(path)).status).toBe(404);
  await create('a/listed');
  expect((await deemster.get(path)).body.versions).toMatchObject([{ version: 4 }]);
});

test('a deleted name that is used again continues its versions', async () => {
  await create('phoenix', { evaluation_criteria: 'Reward ashes' });
  await update('phoenix', { evaluation_criteria: 'Reward fire' });
  await remove('phoenix');
  expect((await create('phoenix')).body.version).toBe(3);
  expect((await update('phoenix')).body.version).toBe(4);
  for (const version of [1, 2]) expect((await deemster.get(`${place('phoenix')}?version=${version}`)).status).toBe(404);
  expect((await deemster.get(`${place('phoenix')}?version=3`)).body.evaluation_criteria).toBe(criterion);
});

test('of many that ask for one name at once exactly one gets it', async () => {
  for (const version of [1, 2]) {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, number) => create('one', { description: String(number) })),
    );
    expect(statusesOf(replies).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    const winner = replies.find(({ status }) => status === 201)!;
    expect([winner.body.version, (await deemster.get(place('one'))).body]).toEqual([version, winner.body]);
    expect(replies.find(({ status }) => status === 409)!.body).toEqual({
      detail: 'An evaluator with this name already exists.',
    });
    await remove('one');
  }
});

test('changes at once are a version each, and each is told its own', async () => {
  await create('many');
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, number) => update('many', { description: String(number) })),
  );
  expect(statusesOf(replies)).toEqual(Array(8).fill(200));
  expect(replies.map(({ body }) => body.version).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(replies.map(({ body }) => body.description)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  for (const { body } of replies)
    expect((await deemster.get(`${place('many')}?version=${body.version}`)).body).toEqual(body);
});

test('of changes at once that expect the same version one is stored, and the others are told which is the newest', async () => {
  await create('expected', { description: 'First.' });
  const expected_version = 1;
  const replies = await Promise.all(
    ['a', 'b', 'c'].map((description) => update('expected', { description, expected_version })),
  );
  expect(statusesOf(replies).toSorted()).toEqual([200, 409, 409]);
  const stored = replies.find(({ status }) => status === 200)!.body;
  expect(stored.version).toBe(2);
  for (const { status, body } of replies)
    if (status === 409) expect(body.detail).toMatch(/^Version 2 was saved meanwhile, so this was not stored\./);
  const { body: newest } = await deemster.get(place('expected'));
  expect(newest).toEqual(stored);
  expect((await update('expected', { expected_version: 3 })).body.detail).toMatch(
    /^There is no version 3,.* version 2 /,
  );
  for (const [version, of] of [
    [3, { expected_version: 2 }],
    [4, { expected_version: null }],
  ] as const)
    expect((await update('expected', of)).body.version).toBe(version);
  expect(await update('nobody', { expected_version })).toMatchObject({ status: 404 });
  for (const wrong of [0, 1.5, '1']) expect((await update('expected', { expected_version: wrong })).status).toBe(422);
  // A name that is used again continues its numbers, so what was known of the old one is overtaken.
  await remove('expected');
  await create('expected');
  expect((await update('expected', { expected_version: 4 })).status).toBe(409);
});

describe('a body that is none is 422', () => {
  const lightning = 'align-lightning-20251127';
  /** Bodies, each with its fault in what it gives first. */
  const cases: [what: string, body: object, msg: RegExp][] = [
    ['a name of 256 characters', { name: '😀'.repeat(256) }, /at most 255 characters/],
    ['no name', { name: undefined }, /This field is required/],
    ['an empty name', { name: '' }, /must not be empty/],
    ['the name .', { name: '.' }, /other than '\.' and '\.\.'/],
    ['the name ..', { name: '..' }, /other than '\.' and '\.\.'/],
    ['NUL in the name', { name: 'a\0b' }, /Remove the NUL/],
    ['half a character in the name', { name: 'a\ud800' }, /lone surrogates/],
    ['a name that is no text', { name: 5 }, /^Give a string, not a number/],
    ['another prefix', { evaluation_criteria: 'Is it short?' }, /^Begin with "Reward"/],
    ['nothing after the prefix', { evaluation_criteria: 'Reward ' }, /say what is asked/],
    ['a colon after the prefix', { evaluation_criteria: 'Reward:' }, /says nothing after "Reward"/],
    ['no criterion', { evaluation_criteria: undefined }, /This field is required/],
    ['NUL in the criterion', { evaluation_criteria: 'Passes if \0' }, /Remove the NUL/],
    [
      'a criterion that its core does not take',
      { evaluation_criteria: 'Penalize haste', model_core: lightning },
      /^align-lightning-20251127 supports only criteria that begin with "Passes if" or "Fails if"\.$/,
    ],
    ['an unknown core', { model_core: 'align-1' }, /^Give "align-/],
    ['no core', { model_core: null }, /^Give "align-/],
    ['another cleaning', { explanation_cleaning: 'all' }, /^Give "end_user"/],
    ['a description that is no text', { description: ['x'] }, /^Give a string, not a list/],
    ['half a character in the description', { description: '\udc00' }, /lone surrogates/],
    ['anything else', { version: 7 }, /Unknown field/],
  ];
  let stored: Reply;
  beforeAll(async () => {
    stored = await create('steady');
  });

  test.each(cases)('%s', async (_what, body, msg) => {
    const loc = ['body', Object.keys(body)[0]];
    const fault = { detail: [expect.objectContaining({ loc, msg: expect.stringMatching(msg) })] };
    const before = (await deemster.get(`${list}?page_size=500`)).body;
    const made = await create('another', body);
    expect([made.status, made.body]).toEqual([422, fault]);
    if (!('name' in body)) {
      const changed = await update('steady', body);
      expect([changed.status, changed.body]).toEqual([422, fault]);
    }
    expect((await deemster.get(`${list}?page_size=500`)).body).toEqual(before);
  });

  test('a change may repeat the name of the path, and name no other', async () => {
    const other = await update('steady', { name: 'steady ' });
    expect([other.status, other.body]).toEqual([
      422,
      {
        detail: [
          {
            loc: ['body', 'name'],
            msg: 'Omit this, or repeat the name in the path.',
            type: 'value_error',
          },
        ],
      },
    ]);
    expect((await deemster.get(place('steady'))).body).toEqual(stored.body);
    expect((await update('steady', { name: 'steady' })).body.version).toBe(2);
    const both = await update('nobody', { name: 'x', evaluation_criteria: 'Reward:' });
    expect([both.status, both.body.detail.map(({ loc }: { loc: string[] }) => loc[1])]).toEqual([
      422,
      ['name', 'evaluation_criteria'],
    ]);
  });

  test('the core that accepts only pass-or-fail criteria accepts those', async () => {
    const made = await create('quick', { model_core: lightning });
    expect([made.status, made.body.model_core]).toEqual([201, lightning]);
    const changed = await update('quick', { evaluation_criteria: 'Reward speed', model_core: lightning });
    expect([changed.status, changed.body.detail[0].loc]).toEqual([422, ['body', 'evaluation_criteria']]);
  });
});

test.each(
  [
    'a/b',
    '/',
    '%',
    '%2F',
    '%252F',
    '100% 👍🏽',
    ' ',
    ' both ends ',
    'a?b#c',
    'a&b=c;d,e+f',
    '__proto__',
    'constructor',
    'null',
    '1e3',
    'true',
    '[1]',
    '"quoted"',
    '...',
    './x',
    'line\nbreak\ttab',
    '\ufeff',
    'É',
    'E\u0301',
    '😀'.repeat(255),
    '\u0001'.repeat(255),
  ].map((name) => [JSON.stringify(name.slice(0, 20)), name]),
)('the name %s goes through the path as it is', async (_, name) => {
  const made = await create(name);
  expect([made.status, made.body.name]).toEqual([201, name]);
  expect((await deemster.get(place(name))).body).toEqual(made.body);
  expect((await update(name, { name })).body).toMatchObject({ name, version: 2 });
  expect(namesOf(await deemster.get(`${list}?page_size=500`)).filter((one) => one === name)).toEqual([name]);
  expect((await remove(name)).status).toBe(204);
  expect((await deemster.get(place(name))).status).toBe(404);
});

test('an account sees only its own', async () => {
  await create('shared', { description: 'ours' });
  const key = otherKey;
  const replies = await Promise.all([
    deemster.get(place('shared'), { key }),
    deemster.call('PUT', place('shared'), { evaluation_criteria: criterion }, { key }),
    deemster.call('DELETE', place('shared'), undefined, { key }),
  ]);
  expect(statusesOf(replies)).toEqual([404, 404, 404]);
  expect((await deemster.get(list, { key })).body).toEqual({ evaluators: [], next_page_token: null });

  const request = { name: 'shared', evaluation_criteria: criterion, description: 'theirs' };
  expect((await deemster.post(list, request, { key })).body.version).toBe(1);
  expect((await deemster.call('DELETE', place('shared'), undefined, { key })).status).toBe(204);
  expect((await deemster.get(place('shared'))).body).toMatchObject({ version: 1, description: 'ours' });
});

test('an account that keeps no conversations keeps evaluators', async () => {
  const key = await otherAccount(deemster, 'none');
  const made = await deemster.post(list, { name: 'kept', evaluation_criteria: criterion }, { key });
  expect(made.status).toBe(201);
  expect((await deemster.get(place('kept'), { key })).body).toEqual(made.body);
});

test('what is deleted is gone from every file while the server runs', async () => {
  await using own = await startDeemster();
  const marker = 'zanzibar-marker-7391';
  const other = await create('other', { description: 'Stays.' }, own);
  // One is longer than a page of the database, so that it lies on several.
  const texts = ['x ', 'and so on '.repeat(2000), ' '].map((filler) => ({
    evaluation_criteria: `Passes if ${marker}-first ${filler} ${marker}-last`,
    description: `${marker}-description ${filler}`,
  }));
  await create('gone', texts[0], own);
  for (const text of texts.slice(1)) await own.call('PUT', place('gone'), text);
  await create('without', { evaluation_criteria: `Reward ${marker}` }, own);
  expect((await bytesOf(own.dataDir)).includes(marker)).toBe(true);

  expect(statusesOf([await remove('gone', own), await remove('without', own)])).toEqual([204, 204]);
  expect((await bytesOf(own.dataDir)).includes(marker)).toBe(false);
  expect((await own.get(place('other'))).body).toEqual(other.body);
});
