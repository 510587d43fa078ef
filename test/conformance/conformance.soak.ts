import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runDeemster } from '../cli/deemster-process.ts';
import { somethingElse } from '../cli/something-else.ts';
import { startDeemster, temporaryFolder } from '../helpers.ts';
import { type Alteration, alteringProxy } from './altering-proxy.ts';
import { installSuite, testSuite } from './python.ts';

beforeAll(installSuite, 300_000);

const key = 'correct-horse-battery-staple';

/** Runs the command as a person does, with few requests. */
const conformance = (args: string[], env: Record<string, string> = {}) =>
  runDeemster(['conformance', ...args, '--max-examples', '2'], {
    cwd: '/',
    env: { HOME: homedir(), DEEMSTER_API_KEY: key, ...env },
  });

const start = (overrides = {}) => startDeemster({ bootstrapKey: key, validateResponses: 0, ...overrides });

testSuite('Deemster conforms, and what was not checked is listed', async () => {
  await using deemster = await start();
  const operations = ['reward_api_v1_evals_reward_post', 'createTrace', 'attachComment', 'deleteTrace'];

  const { code, stdout, stderr } = await conformance([`${deemster.url}/`, '--operation', ...operations]);

  expect(stderr).toBe('');
  expect(stdout).toMatch(/^reward_api_v1_evals_reward_post +\d+/m);
  expect(stdout).toContain('Not checked: whether accounts see each other; this needs a second key.\n');
  expect(stdout).toContain('Not checked: criteria that need a model.\n');
  expect(stdout).toMatch(new RegExp(`^${deemster.url} conforms to the contract \\(\\d+ requests\\)\\.$`, 'm'));
  expect(code).toBe(0);
});

describe('a server is found out that', () => {
  const cases: [what: string, operations: string[], alter: Alteration, found: RegExp][] = [
    [
      'answers with another status',
      ['createTrace'],
      (exchange) => {
        if (exchange.status === 201) exchange.status = 200;
      },
      /ST103 Undocumented status code/,
    ],
    [
      'leaves a field out',
      ['getUsage'],
      (exchange) => {
        if (exchange.status === 200) delete exchange.body.usage;
      },
      /ST108 Response violates schema/,
    ],
    [
      'accepts a request that breaks the contract',
      ['explainCriterion'],
      (exchange) => {
        if (exchange.status === 422) Object.assign(exchange, { status: 200, body: {} });
      },
      /ST201 Schema-violating request accepted/,
    ],
    [
      'fails',
      ['getRateLimits'],
      (exchange) => {
        if (exchange.status === 200) Object.assign(exchange, { status: 500, body: { detail: 'Broken.' } });
      },
      /Server error/,
    ],
  ];

  for (const [what, operations, alter, found] of cases)
    testSuite(what, async () => {
      await using deemster = await start();
      await using proxy = await alteringProxy(deemster.url, {
        answer: (exchange) => exchange.method !== 'OPTIONS' && alter(exchange),
      });
      const { code, stdout } = await conformance([proxy.url, '--yes', '--operation', ...operations]);
      expect(stdout).toMatch(found);
      expect(stdout).toContain(`${proxy.url} contradicts the contract`);
      expect(stdout).not.toContain(key);
      expect(code).toBe(1);
    });

  testSuite('needs no key', async () => {
    await using deemster = await start();
    await using proxy = await alteringProxy(deemster.url, {
      headers: (headers) => {
        headers['api-key'] = key;
      },
    });
    const { code, stdout } = await conformance([proxy.url, '--operation', 'getRateLimits']);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/accepts (requests without|invalid) authentication/)]);
  });

  testSuite('shows one account the objects of another', async () => {
    await using deemster = await start();
    await using proxy = await alteringProxy(deemster.url, {
      headers: (headers) => {
        if (headers['api-key'] === 'key-of-another-account') headers['api-key'] = key;
      },
    });
    const { code, stdout } = await conformance([proxy.url, '--operation', 'createTrace', 'getTrace'], {
      DEEMSTER_OTHER_API_KEY: 'key-of-another-account',
    });
    expect(stdout).not.toContain('whether accounts see each other');
    expect([code, stdout]).toEqual([1, expect.stringMatching(/authori[sz]ation/i)]);
  });
});

describe('nothing is sent', () => {
  test('without a key', async () => {
    const { code, stderr } = await conformance(['http://127.0.0.1:9'], { DEEMSTER_API_KEY: '' });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^deemster: DEEMSTER_API_KEY is not set[^\n]+\n$/)]);
  });

  test.each([
    ['no address', ['localhost:8080']],
    ['no number', ['http://127.0.0.1:9', '--seed', 'x']],
    ['no operation', ['http://127.0.0.1:9', '--operation', 'guess']],
  ])('with %s', async (_what, args) => {
    const { code, stderr } = await conformance(args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^deemster: [^\n]+\n$/)]);
  });

  test('to an account that holds data', async () => {
    await using deemster = await start();
    await deemster.evaluate();
    const { code, stderr } = await conformance([deemster.url]);
    expect([code, stderr]).toEqual([
      2,
      'deemster: The account of this key holds traces, which this may change or delete. Use a key of an empty account, or add --yes.\n',
    ]);
  });

  test('with a key that the server refuses', async () => {
    await using deemster = await start();
    const { code, stderr } = await conformance([deemster.url], { DEEMSTER_API_KEY: 'wrong' });
    expect([code, stderr]).toEqual([3, `deemster: ${deemster.url} rejects the key.\n`]);
  });

  test('to a server that does not answer', async () => {
    const { url } = await (async () => {
      await using gone = await somethingElse(() => {});
      return { url: gone.url };
    })();
    const { code, stderr } = await conformance([url]);
    expect([code, stderr]).toEqual([3, expect.stringMatching(/^deemster: Cannot reach .+ECONNREFUSED.+\n$/)]);
  });

  test('to a server whose account may hold data', async () => {
    await using other = await somethingElse((_request, response) => response.end('Welcome'));
    const { code, stderr } = await conformance([other.url]);
    expect([code, stderr]).toEqual([3, expect.stringMatching(/returned status 200 and no list[^\n]+--yes[^\n]+\n$/)]);
  });
});

testSuite('an account over its limit decides nothing', async () => {
  await using deemster = await start({ rateLimit: '5/hour' });
  const { code, stderr } = await conformance([deemster.url, '--operation', 'getUsage']);
  expect([code, stderr]).toEqual([
    3,
    expect.stringMatching(/^deemster: \d+ requests were refused with 429\. [^\n]+\n$/),
  ]);
});

describe('the Python environment', () => {
  const prepare = async (folder: string, script: string, env: Record<string, string> = {}) => {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    if (script) {
      await writeFile(join(bin, 'python3'), `#!/bin/sh\n${script}\n`);
      await chmod(join(bin, 'python3'), 0o755);
    }
    return conformance(['http://127.0.0.1:9', '--yes'], { PATH: bin, XDG_CACHE_HOME: folder, ...env });
  };

  test.each([
    ['there is no Python', '', 'there is no python3 on the PATH'],
    ['it is old', 'echo is version 3.9.2', 'python3 is version 3.9.2'],
    ['it lacks a module', 'echo has no module ensurepip', 'python3 has no module ensurepip'],
    ['it does not run', 'exit 1', 'python3 does not run'],
  ])('says what is missing when %s', async (_what, script, lacking) => {
    await using folder = await temporaryFolder();
    const { code, stderr } = await prepare(folder.path, script);
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(
        new RegExp(`^deemster: This needs Python 3\\.11 or newer with venv, but ${lacking}\\. .+\\n$`),
      ),
    ]);
  });

  testSuite('says why pip cannot install', async () => {
    await using folder = await temporaryFolder();
    const { code, stderr } = await conformance(['http://127.0.0.1:9', '--yes'], {
      XDG_CACHE_HOME: folder.path,
      PIP_CONFIG_FILE: '/dev/null',
      PIP_INDEX_URL: 'http://127.0.0.1:9/simple',
      PIP_RETRIES: '0',
    });
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(
        /^Installing .+\ndeemster: Cannot install schemathesis with pip: ERROR: .+ Is the Python package index reachable\?\n$/,
      ),
    ]);
  });
});
