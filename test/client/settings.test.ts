import { inspect } from 'node:util';
import {
  AsyncDeemster,
  type AsyncDeemsterOptions,
  AuthenticationError,
  DeemsterError,
} from '../../src/client/index.ts';
import { readSettings } from '../../src/client/settings.ts';

const { DEEMSTER_API_KEY, DEEMSTER_BASE_URL } = process.env;
beforeEach(() => {
  delete process.env.DEEMSTER_API_KEY;
  delete process.env.DEEMSTER_BASE_URL;
});
afterAll(() => {
  Object.assign(process.env, DEEMSTER_API_KEY && { DEEMSTER_API_KEY }, DEEMSTER_BASE_URL && { DEEMSTER_BASE_URL });
});

const apiKey = 'deemster_key';

test('every option has its default', () => {
  const defaults = {
    apiKey,
    baseUrl: 'http://127.0.0.1:8080',
    numRetries: 1,
    modelCore: undefined,
    timeout: 60,
    maxConcurrentRequests: 5,
  };
  expect(readSettings({ apiKey })).toEqual(defaults);
  expect(
    readSettings({
      apiKey,
      baseUrl: undefined,
      numRetries: undefined,
      modelCore: undefined,
      timeout: undefined,
      maxConcurrentRequests: undefined,
    }),
  ).toEqual(defaults);
});

test.each([
  ['the habit of others', { baseURL: 'http://other.test' }, 'The client has no option baseURL.'],
  ['an option of a call', { criteria: 'Passes if' }, 'The client has no option criteria.'],
  ['a text', 'deemster_key', 'The client expects an object of options.'],
  ['null', null, 'The client expects an object of options.'],
])('%s is no option, and not passed over', (_, options, message) => {
  process.env.DEEMSTER_API_KEY = apiKey;
  expect(() => new AsyncDeemster(options as AsyncDeemsterOptions)).toThrow(new TypeError(message));
});

describe('the environment', () => {
  test('gives the key and the address', () => {
    process.env.DEEMSTER_API_KEY = 'deemster_environment';
    process.env.DEEMSTER_BASE_URL = 'http://deemster.test:1234/';
    expect(readSettings()).toMatchObject({ apiKey: 'deemster_environment', baseUrl: 'http://deemster.test:1234' });
  });

  test('gives way to an option', () => {
    process.env.DEEMSTER_API_KEY = 'deemster_environment';
    process.env.DEEMSTER_BASE_URL = 'http://deemster.test:1234/';
    expect(readSettings({ apiKey, baseUrl: 'http://other.test' })).toMatchObject({
      apiKey,
      baseUrl: 'http://other.test',
    });
    expect(() => readSettings({ apiKey: '' })).toThrow(AuthenticationError);
  });

  test('counts as silent where a variable is empty', () => {
    process.env.DEEMSTER_API_KEY = '';
    process.env.DEEMSTER_BASE_URL = '';
    expect(() => readSettings()).toThrow(AuthenticationError);
    expect(readSettings({ apiKey })).toMatchObject({ baseUrl: 'http://127.0.0.1:8080' });
  });
});

describe('the key', () => {
  test('that is nowhere is an AuthenticationError that says where it may be', () => {
    expect(() => new AsyncDeemster()).toThrow(AuthenticationError);
    expect(() => new AsyncDeemster()).toThrow(DeemsterError);
    expect(() => new AsyncDeemster({})).toThrow('No API key: pass apiKey, or set DEEMSTER_API_KEY.');
  });

  test.each([
    ['a line break', 'deemster_secret\n'],
    ['a space', 'deemster secret'],
    ['a letter that is no ASCII', 'deemster_sécret'],
    ['a control character', 'deemster_secret\u0000'],
  ])('with %s fits into no header, and the error does not hold it', (_, key) => {
    let error: unknown;
    try {
      new AsyncDeemster({ apiKey: key });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TypeError);
    expect(inspect(error, { showHidden: true })).not.toContain('cret');
  });

  test('must be a text', () => {
    expect(() => new AsyncDeemster({ apiKey: 5 as unknown as string })).toThrow(TypeError);
  });
});

describe('baseUrl', () => {
  test.each([
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['https://deemster.test/service', 'https://deemster.test/service'],
    ['https://deemster.test/service//', 'https://deemster.test/service'],
    ['HTTPS://Deemster.Test:443', 'https://deemster.test'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['http://deemster.test/?', 'http://deemster.test'],
    ['http://deemster.test/#', 'http://deemster.test'],
  ])('%s is %s', (baseUrl, wanted) => {
    expect(readSettings({ apiKey, baseUrl }).baseUrl).toBe(wanted);
  });

  test.each([
    '',
    'deemster',
    '127.0.0.1:8080',
    'localhost:8080',
    '/api',
    'ftp://deemster.test',
    'file:///deemster',
    'http://',
  ])('"%s" is none', (baseUrl) => {
    expect(() => readSettings({ apiKey, baseUrl })).toThrow(TypeError);
  });

  test.each(['http://deemster.test/?key=secret', 'http://deemster.test/#secret', 'http://me:secret@deemster.test'])(
    '%s is none, and the error does not repeat it',
    (baseUrl) => {
      expect(() => readSettings({ apiKey, baseUrl })).toThrow(TypeError);
      expect(() => readSettings({ apiKey, baseUrl })).not.toThrow(/secret/);
    },
  );
});

const OUT_OF_RANGE: [keyof AsyncDeemsterOptions, unknown[], unknown[]][] = [
  ['numRetries', [1, 2, 100], [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null]],
  ['maxConcurrentRequests', [1, 20, 10_000], [0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null]],
  ['timeout', [0.001, 60, 2_147_483], [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2_147_484, '60']],
];

test.each(OUT_OF_RANGE)('%s has its range', (name, good, bad) => {
  for (const value of good) expect(readSettings({ apiKey, [name]: value })).toMatchObject({ [name]: value });
  for (const value of bad) {
    expect(() => readSettings({ apiKey, [name]: value })).toThrow(RangeError);
    expect(() => readSettings({ apiKey, [name]: value })).toThrow(new RegExp(`^${name} must be `));
  }
});
