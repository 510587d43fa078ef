import { readFile, stat, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import client from '../../src/client/package.json' with { type: 'json' };
import manifest from '../../src/package.json' with { type: 'json' };
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';
import { somethingElse } from './something-else.ts';

const list = '/api/v1/evaluators';
let deemster: Deemster;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  deemster = await startDeemster();
});
afterEach(async () => {
  await deemster[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const environmentOf = ({ url, key }: { url: string; key: string }) => ({
  DEEMSTER_BASE_URL: url,
  DEEMSTER_API_KEY: key,
});
const run = (args: string[], env: Record<string, string> = environmentOf(deemster)) =>
  runDeemster(['evaluators', ...args], { cwd: folder.path, env });

async function push(content: string | Buffer, env?: Record<string, string>) {
  await writeFile(`${folder.path}/evaluators.yaml`, content);
  return run(['push', 'evaluators.yaml'], env);
}
const said = (...lines: string[]) => ({ code: 0, stdout: lines.map((line) => `${line}\n`).join(''), stderr: '' });
const refused = (line: string, stdout = '') => ({ code: 2, stdout, stderr: `deemster: ${line}\n` });
const stored = async (name: string) => (await deemster.get(`${list}/${encodeURIComponent(name)}`)).body;

const policy = 'refund-policy:\n  evaluation_criteria: Passes if the response names the refund policy\n';
const tone = 'tone:\n  evaluation_criteria: Reward kindness\n';

describe('push', () => {
  test('creates what is missing, changes what differs, and does not change what is equal or not in the file', async () => {
    const full = `${policy}  model_core: align-20250529\n  explanation_cleaning: end_user\n  description: Short.\n  memory: true\n`;
    expect(await push(full + tone)).toEqual(said('refund-policy: created, version 1', 'tone: created, version 1'));
    expect(await stored('refund-policy')).toMatchObject({
      evaluation_criteria: 'Passes if the response names the refund policy',
      model_core: 'align-20250529',
      explanation_cleaning: 'end_user',
      description: 'Short.',
      memory: true,
    });
    expect(await push(tone + full)).toEqual(said('tone: unchanged, version 1', 'refund-policy: unchanged, version 1'));

    const others = 'not in the file and left alone: 1 evaluator';
    expect(await push(policy)).toEqual(said('refund-policy: changed, version 2', others));
    expect(await stored('refund-policy')).toMatchObject({
      model_core: 'align-20251111',
      explanation_cleaning: null,
      description: null,
      memory: false,
    });
    // What is default, said or not, is no difference.
    const spoken = `${policy}  model_core: align-20251111\n  explanation_cleaning: null\n  description:\n  memory: false\n`;
    expect(await push(spoken)).toEqual(said('refund-policy: unchanged, version 2', others));
    expect(await push(`${policy}  description: ""\n`)).toEqual(said('refund-policy: changed, version 3', others));
    expect(await push('{}')).toEqual(said('not in the file and left alone: 2 evaluators'));
    expect((await stored('tone')).version).toBe(1);
  });

  test('names are any text, and stand on one line each', async () => {
    const names = ['a/b', '%2F', '100% 👍🏽', ' x ', '__proto__', 'a?b#c', 'line\nbreak', '1.0', 'null', '~', '<<'];
    const file = names.map(
      (name) => `${JSON.stringify(name)}: { evaluation_criteria: Reward ${names.indexOf(name)} }\n`,
    );
    const plain = ['1.5', 'true'].map((name) => `${name}: { evaluation_criteria: Reward it }\n`);
    const finished = await push([...file, ...plain].join(''));
    const shown = names.map((name) => (/^ |\n/.test(name) ? JSON.stringify(name) : name));
    expect(finished).toEqual(said(...[...shown, '1.5', 'true'].map((name) => `${name}: created, version 1`)));
    for (const [index, name] of names.entries())
      expect(await stored(name)).toMatchObject({ name, evaluation_criteria: `Reward ${index}` });

    const changed = await push([...file, ...plain].join('').replaceAll('Reward', 'Penalize'));
    expect(changed).toEqual(said(...[...shown, '1.5', 'true'].map((name) => `${name}: changed, version 2`)));
    for (const [index, name] of names.entries())
      expect(await stored(name)).toMatchObject({ name, evaluation_criteria: `Penalize ${index}` });
  });

  test('what the service refuses leaves what was pushed before it, and says so', async () => {
    const wrong = 'wrong:\n  evaluation_criteria: Reward it\n  model_core: align-lightning-20251127\n';
    const reason =
      'evaluation_criteria: align-lightning-20251127 supports only criteria that begin with "Passes if" or "Fails if".';
    expect(await push(wrong + tone)).toEqual(
      refused(`wrong: ${deemster.url} answered 422: ${reason} Nothing was changed.`),
    );
    expect(await push(policy + tone)).toMatchObject({ code: 0 });
    expect(
      await push(`${policy}  description: New.\n${tone}other${tone.slice(4)}${wrong}last${tone.slice(4)}`),
    ).toEqual(
      refused(
        `wrong: ${deemster.url} answered 422: ${reason} Already pushed: refund-policy, other.`,
        'refund-policy: changed, version 2\ntone: unchanged, version 1\nother: created, version 1\n',
      ),
    );
    expect((await stored('other')).version).toBe(1);
    expect((await stored('last')).detail).toBe('No such evaluator.');
  });

  describe('reads and checks the whole file before it sends anything', () => {
    const settings = 'evaluation_criteria, model_core, explanation_cleaning, description, memory';
    const cores = 'align-20251111, align-20250529, align-20260109, align-lightning-20251127, align-lightning-20250731';
    const prefixes = 'Begin with "Reward", "Penalize", "Passes if" or "Fails if", then say what is asked';
    const text = 'Give a string, in quotes if YAML would otherwise read it as something else';
    const long = 'n'.repeat(256);
    const cases: [what: string, content: string | Buffer, line: string][] = [
      [
        'no YAML',
        'a: [',
        ' is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ] at line 1, column 5.',
      ],
      ['an alias of nothing', 'a: *b', ' is not YAML: Unresolved alias (the anchor must be set before the alias): b.'],
      [
        'an unknown tag',
        'tone: !!python/object\n  evaluation_criteria: Reward kindness\n',
        ' is not plain YAML: Unresolved tag: tag:yaml.org,2002:python/object at line 1, column 7.',
      ],
      [
        'bytes that are no UTF-8',
        Buffer.from('tone:\n  evaluation_criteria: Reward caf\xe9\n', 'latin1'),
        ' is not UTF-8.',
      ],
      ['a list', '- a\n', ` must map names of evaluators to their settings (${settings}).`],
      ['nothing', '', ` must map names of evaluators to their settings (${settings}).`],
      ['settings that are no mapping', 'tone: Reward kindness\n', `: tone: Give a mapping of settings: ${settings}.`],
      ['an unknown setting', `${tone}  core: x\n`, `: tone: core is not a setting. The settings are ${settings}.`],
      ['no criterion', 'tone:\n  description: x\n', ': tone: evaluation_criteria is missing.'],
      ['a criterion that is null', 'tone:\n  evaluation_criteria:\n', `: tone: evaluation_criteria: ${prefixes}.`],
      ['another prefix', 'tone:\n  evaluation_criteria: Is it kind?\n', `: tone: evaluation_criteria: ${prefixes}.`],
      [
        'nearly a prefix',
        'tone:\n  evaluation_criteria: Fail if rude\n',
        `: tone: evaluation_criteria: ${prefixes}. Did you mean "Fails if …"?`,
      ],
      ['a criterion that is no text', 'tone:\n  evaluation_criteria: 5\n', `: tone: evaluation_criteria: ${prefixes}.`],
      ['an unknown core', `${tone}  model_core: gpt-5\n`, `: tone: model_core: Give one of ${cores}.`],
      ['no core', `${tone}  model_core:\n`, `: tone: model_core: Give one of ${cores}.`],
      ['another cleaning', `${tone}  explanation_cleaning: all\n`, ': tone: explanation_cleaning: Give end_user.'],
      ['a memory that is no truth value', `${tone}  memory: some\n`, ': tone: memory: Give true or false.'],
      ['a description that is a number', `${tone}  description: 5\n`, `: tone: description: ${text}.`],
      ['NUL in a text', `${tone}  description: "\\0"\n`, `: tone: description: ${text}.`],
      ['a name twice', `${policy}${tone}${policy}`, ', line 5: refund-policy appears twice.'],
      ['a setting twice', `${tone}  evaluation_criteria: Reward it\n`, ', line 5: evaluation_criteria appears twice.'],
      ['a name that is too long', long + tone.slice(4), `: ${long}: Give a name of 1 to 255 characters.`],
      ['an empty name', `""${tone.slice(4)}`, ': "": Give a name of 1 to 255 characters.'],
      ['the name ..', `..${tone.slice(4)}`, ": ..: Give a name other than '.' and '..', which no address can hold."],
    ];
    test.each(cases)('%s', async (_what, content, line) => {
      const sent: unknown[] = [];
      await using service = await somethingElse(({ method, url }, response) => {
        sent.push([method, url]);
        response.destroy();
      });
      const env = environmentOf({ url: service.url, key: 'key' });
      // Something good stands before it, where it can.
      const stands = typeof content === 'string' && content.startsWith('tone:') && !content.includes('!!');
      expect(await push(stands ? policy + content : content, env)).toEqual(refused(`evaluators.yaml${line}`));
      expect(sent).toEqual([]);
    });
  });

  test('a file that is not there', async () => {
    const { code, stderr } = await run(['push', 'typo.yaml']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^deemster: Cannot read typo\.yaml: there is no such file \(ENOENT\)\.\n$/),
    ]);
  });
});

describe('pull', () => {
  test('prints what push takes, sorted by name, without what is default', async () => {
    const file = `courtesy:
  evaluation_criteria: Reward kindness
  model_core: align-20250529
  explanation_cleaning: end_user
  memory: true
refund-policy:
  evaluation_criteria: |-
    Passes if the response
      - names the policy: "refunds"
      - says why

    and nothing more
  description: Short answers.
`;
    expect(await run(['pull'])).toEqual(said('{}'));
    const [courtesy, refundPolicy] = file.split(/^(?=refund)/m) as [string, string];
    expect(await push(refundPolicy + courtesy)).toMatchObject({ code: 0 });
    expect(await run(['pull'])).toEqual({ code: 0, stdout: file, stderr: '' });
    expect(await run(['pull', '-'])).toEqual({ code: 0, stdout: file, stderr: '' });
  });

  test('what it wrote is equal for push, whatever the names and texts', async () => {
    const texts = [
      ' begins with a space',
      'ends with one ',
      '\n\nlines\n\n',
      '  \n\n',
      'a\n \nb',
      '\ttab',
      'carriage\r\nreturn',
      'bell\u0007 escape\u001b[31m',
      '\ufeffmark',
      '\u2028\u0085',
      '# comment',
      'a: b',
      '- item',
      '"quoted" \'twice\' \\n',
      '---',
      '...',
      '%YAML 1.2',
      '| literal',
      'null',
      '1.0',
      '2026-11-20',
      '👍🏽',
      '__proto__',
      'word '.repeat(100),
    ];
    const store = createStore(openSqlite(deemster.dataDir));
    for (const text of texts)
      await store.createEvaluator(
        1,
        text.slice(0, 255),
        {
          evaluation_criteria: `Passes if ${text}!`,
          model_core: 'align-20251111',
          explanation_cleaning: null,
          description: text,
          memory: false,
          reading: null,
        },
        0,
        null,
      );
    await store.close();
    const wrote = said(`Wrote all.yaml: ${texts.length} evaluators.`);
    expect(await run(['pull', 'all.yaml'])).toEqual(wrote);
    const file = await readFile(`${folder.path}/all.yaml`, 'utf8');
    const pushed = await push(file);
    expect(pushed).toMatchObject({ code: 0, stderr: '' });
    expect(pushed.stdout.split(': unchanged, version 1\n')).toHaveLength(texts.length + 1);

    await using other = await startDeemster();
    expect((await push(file, environmentOf(other))).stdout.split(': created, version 1\n')).toHaveLength(
      texts.length + 1,
    );
    expect((await run(['pull'], environmentOf(other))).stdout).toBe(file);
  });

  test('takes all pages', async () => {
    const store = createStore(openSqlite(deemster.dataDir));
    const settings = {
      model_core: 'align-20251111',
      explanation_cleaning: null,
      description: null,
      memory: false,
      reading: null,
    } as const;
    const numbers = Array.from({ length: 1001 }, (_, number) => String(number).padStart(4, '0'));
    await Promise.all(
      numbers.map((number) =>
        store.createEvaluator(1, `n${number}`, { evaluation_criteria: `Reward ${number}`, ...settings }, 0, null),
      ),
    );
    await store.close();
    const file = numbers.map((number) => `n${number}:\n  evaluation_criteria: Reward ${number}\n`).join('');
    expect((await run(['pull'])).stdout).toBe(file);
    expect((await push(file)).stdout.match(/: unchanged, version 1$/gm)).toHaveLength(1001);
  });

  test('overwrites a file only with --force', async () => {
    await push(tone);
    const file = `${folder.path}/letter.txt`;
    await writeFile(file, 'Dear grandmother,');
    expect(await run(['pull', 'letter.txt'])).toEqual(
      refused('letter.txt already exists. Choose another name, or overwrite it with --force.'),
    );
    expect(await readFile(file, 'utf8')).toBe('Dear grandmother,');
    expect(await run(['pull', 'letter.txt', '--force'])).toEqual(said('Wrote letter.txt: 1 evaluator.'));
    expect([await readFile(file, 'utf8'), (await stat(file)).isFile()]).toEqual([tone, true]);
  });
});

describe('the service', () => {
  test('is where --url says, else the environment; a slash at its end is nothing', async () => {
    const env = { DEEMSTER_BASE_URL: `${deemster.url}/`, DEEMSTER_API_KEY: deemster.key };
    expect(await run(['pull'], env)).toEqual(said('{}'));
    expect(await run(['pull', '--url', deemster.url], { ...env, DEEMSTER_BASE_URL: 'http://127.0.0.1:2' })).toEqual(
      said('{}'),
    );
    const { stdout } = await run(['pull', '--help']);
    expect(stdout).toMatch(/default\s+http:\/\/127\.0\.0\.1:8080/);
  });

  const address =
    '--url (DEEMSTER_BASE_URL) must be an http or https address such as http://127.0.0.1:8080, without a query';

  test.each([
    [
      { DEEMSTER_API_KEY: '' },
      'DEEMSTER_API_KEY is not set. Set it to a key of the service ("deemster keys create" makes one).',
    ],
    [{ DEEMSTER_API_KEY: 'schlüssel' }, 'The API key must be visible ASCII characters without spaces.'],
    [{ DEEMSTER_BASE_URL: 'ftp://x' }, `${address}.`],
    [{ DEEMSTER_BASE_URL: 'http://me:secret@x' }, `${address} and contain no user name; pass the key as apiKey.`],
  ])('%j is wrong usage', async (env, line) => {
    expect(await run(['pull'], { ...environmentOf(deemster), ...env })).toEqual(refused(line));
  });

  test('an address of --url that is none', async () => {
    for (const url of ['', `${deemster.url}/?a=b`, `${deemster.url}/#a`])
      expect(await run(['pull', '--url', url])).toEqual(refused(`${address}.`));
  });

  test('a key that it does not take', async () => {
    const env = { ...environmentOf(deemster), DEEMSTER_API_KEY: 'deemster_wrong' };
    const line = `${deemster.url} does not accept the key in DEEMSTER_API_KEY. Set it to a valid key.`;
    expect(await run(['pull'], env)).toEqual(refused(line));
    expect(await push(tone, env)).toEqual(refused(line));
  });

  test('a server that is not there, or not Deemster', async () => {
    const at = (url: string) => run(['pull'], { ...environmentOf(deemster), DEEMSTER_BASE_URL: url });
    const named = "Set the service's address with --url.";
    // The system never assigns this port, so no server listens there.
    const gone = 'http://127.0.0.1:2';
    expect(await at(gone)).toEqual(
      refused(`No response from ${gone} (ECONNREFUSED). Is the service running? ${named}`),
    );
    const none = 'not from Deemster. Is the base URL right?';
    const seen: unknown[] = [];
    await using elsewhere = await somethingElse((request, response) => {
      seen.push(request.headers['api-key']);
      response.writeHead(200).end('{"evaluators":[],"next_page_token":null}');
    });
    const answers: [RequestListener, (url: string) => string][] = [
      [
        (_, response) => response.end('<html>'),
        (url) => `${url} answered 200: the response is not JSON. Is the base URL right? ${named}`,
      ],
      [
        (_, response) => response.end('null'),
        (url) => `${url} answered 200: the response is JSON, but ${none} ${named}`,
      ],
      [(_, response) => response.end('{}'), (url) => `${url} answered 200: the response is JSON, but ${none} ${named}`],
      [
        (_, response) => response.writeHead(404).end('{}'),
        (url) => `${url} answered 404: the response is ${none} ${named}`,
      ],
      [
        (request, response) => response.writeHead(307, { Location: elsewhere.url + request.url }).end(),
        (url) =>
          `${url} answered with a redirect to ${elsewhere.url}${list}?page_size=500. It was not followed, because that would send the key along. Set --url (DEEMSTER_BASE_URL) to the service's own address.`,
      ],
      [
        (_, response) => response.writeHead(500).end('{"detail":"Something went wrong."}'),
        (url) => `${url} answered 500: Something went wrong.`,
      ],
      [
        (_, response) => void response.destroy(),
        (url) => `No response from ${url} (UND_ERR_SOCKET). Is the service running? ${named}`,
      ],
    ];
    for (const [answer, line] of answers) {
      await using other = await somethingElse(answer);
      expect(await at(other.url)).toEqual(refused(line(other.url)));
    }
    // The key goes to the address that was named, and to no other.
    expect(seen).toEqual([]);
  });
});

test('what the client needs is installed with the command, in the same version', () => {
  expect(manifest.dependencies).toMatchObject(client.dependencies);
});
