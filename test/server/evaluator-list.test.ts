import { conversation, criterion, type Deemster, type Reply, startDeemster } from '../helpers.ts';
import { otherAccount, withStore } from './other-account.ts';

let own: Deemster;
beforeEach(async () => {
  own = await startDeemster();
});
afterEach(() => own[Symbol.asyncDispose]());

const list = '/api/v1/evaluators';
const create = (name: string) => own.post(list, { name, evaluation_criteria: criterion });
const remove = (name: string) => own.call('DELETE', `${list}/${name}`);
const page = (query: string, key = own.key) => own.get(`${list}?${query}`, { key });
const next = async (query: string, key?: string): Promise<string> => (await page(query, key)).body.next_page_token;
const namesOf = ({ body }: Reply): string[] => body.evaluators.map(({ name }: { name: string }) => name);

test('is by name, in the order of its bytes', async () => {
  const names = ['b', 'a', 'B', ' b', 'a b', 'É', 'E\u0301', '\uff21', '😀', '10', '9', '/', '%2F', '~'];
  for (const name of names) await create(name);
  const { body } = await own.get(list);
  expect(namesOf(await own.get(list))).toEqual(
    names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
  );
  expect(body.next_page_token).toBeNull();
});

test('is paged with none twice and none skipped, while others come and go', async () => {
  const names = ['a', 'c', 'e', 'g', 'i', 'k', 'm'];
  for (const name of names) await create(name);
  const first = await page('page_size=3');
  expect(namesOf(first)).toEqual(['a', 'c', 'e']);
  // Before the place, at the place, and behind it.
  await create('b');
  await remove('e');
  await remove('g');
  await create('h');
  const second = await page(`page_size=3&page_token=${first.body.next_page_token}`);
  expect(namesOf(second)).toEqual(['h', 'i', 'k']);
  await remove('m');
  await create('n');
  await own.call('PUT', `${list}/n`, { evaluation_criteria: 'Reward change' });
  const third = await page(`page_size=3&page_token=${second.body.next_page_token}`);
  expect([namesOf(third), third.body.evaluators[0].version, third.body.next_page_token]).toEqual([['n'], 2, null]);
});

test('ends where it is full', async () => {
  for (const name of ['a', 'b']) await create(name);
  expect((await page('page_size=2')).body.next_page_token).toBeNull();
  const token = await next('page_size=1');
  await remove('b');
  expect((await page(`page_size=1&page_token=${token}`)).body).toEqual({ evaluators: [], next_page_token: null });
  for (let number = 0; number < 50; number++) await create(`c${number}`);
  expect(namesOf(await page('')).length).toBe(50);
  for (const size of ['0', '501', 'x']) expect((await page(`page_size=${size}`)).status).toBe(422);
});

test('continues after a name of any length', async () => {
  const names = ['\u0001', '"', '😀'].map((character) => character.repeat(255));
  for (const name of names) await create(name);
  const seen: string[] = [];
  let token: string | null = '';
  while (token !== null) {
    const reply = await page(`page_size=1${token && `&page_token=${token}`}`);
    expect(reply.status).toBe(200);
    seen.push(...namesOf(reply));
    token = reply.body.next_page_token;
  }
  expect(seen).toEqual(names);
});

test('ends a page early where its texts are large', async () => {
  await create('a');
  await create('c');
  // Several of some megabytes, which a body may have, would do as well, and take longer.
  const evaluation_criteria = `Passes if ${'x'.repeat(33 * 1024 * 1024)}`;
  const settings = {
    evaluation_criteria,
    model_core: 'align-20251111',
    explanation_cleaning: null,
    memory: false,
    reading: null,
  } as const;
  await withStore(own, (store) => store.createEvaluator(1, 'b', { ...settings, description: null }, 0, null));
  const pages: string[][] = [];
  let token: string | null = '';
  while (token !== null) {
    const reply = await page(token && `page_token=${token}`);
    pages.push(namesOf(reply));
    token = reply.body.next_page_token;
  }
  expect(pages).toEqual([['a'], ['b'], ['c']]);
});

test('takes a page token that it gave, and no other', async () => {
  const other = await otherAccount(own);
  for (const name of ['a', 'b', 'c']) {
    await create(name);
    await own.post(list, { name, evaluation_criteria: criterion }, { key: other });
    await own.post('/api/v1/traces', { messages: conversation });
  }
  const token = await next('page_size=1');
  expect(namesOf(await page(`page_size=2&page_token=${token}`))).toEqual(['b', 'c']);
  // As it was given before tokens were encrypted.
  const readable = Buffer.from(JSON.stringify([Buffer.from('b').toString('base64url')])).toString('base64url');
  const tokens = {
    cut: token.slice(0, -1),
    readable: `${readable}.AAAAAAAAAAAAAAAAAAAAAA`,
    longer: `${token}.x`,
    unsigned: readable,
    ofTheOther: await next('page_size=1', other),
    ofTraces: (await own.get('/api/v1/traces?page_size=1')).body.next_page_token,
  };
  for (const [what, one] of Object.entries(tokens)) {
    const { status, body } = await page(`page_token=${one}`);
    expect([what, status, body.detail[0].loc]).toEqual([what, 422, ['query', 'page_token']]);
  }
  expect((await own.get(`/api/v1/traces?page_token=${token}`)).status).toBe(422);
  expect((await page(`page_token=${token}`, other)).status).toBe(422);
});
