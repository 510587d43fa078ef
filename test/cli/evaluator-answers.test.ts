import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { temporaryFolder } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';
import { somethingElse } from './something-else.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  await writeFile(
    `${folder.path}/two.yaml`,
    'a:\n  evaluation_criteria: Reward a\nb:\n  evaluation_criteria: Reward b\n',
  );
});
afterAll(() => folder[Symbol.asyncDispose]());

/** The message of a command for a service that answers like this. URL stands for its address. */
async function saidOf(args: string[], answer: RequestListener) {
  await using service = await somethingElse(answer);
  const env = { DEEMSTER_BASE_URL: service.url, DEEMSTER_API_KEY: 'key' };
  const { code, stdout, stderr } = await runDeemster(['evaluators', ...args], { cwd: folder.path, env });
  return { code, stdout, stderr: stderr.replaceAll(service.url, 'URL') };
}
const refused = (line: string, stdout = '') => ({ code: 2, stdout, stderr: `deemster: ${line}\n` });

const evaluator = {
  name: 'a',
  version: 1,
  evaluation_criteria: 'Reward a',
  model_core: 'align-20251111',
  explanation_cleaning: null,
  memory: false,
  description: null,
};
const isItRight = "Is the base URL right? Set the service's address with --url.";
const noDeemster = `URL: This is not a response of Deemster. ${isItRight}`;
const none = `the response is not from Deemster. ${isItRight}`;
const otherJson = `URL answered 200: the response is JSON, but not from Deemster. ${isItRight}`;
const broken = "No response from URL (UND_ERR_SOCKET). Is the service running? Set the service's address with --url.";

test.each<[answer: unknown, status: number, line: string]>([
  [{ detail: ['x'] }, 422, `URL answered 422: ${none}`],
  [{ detail: [null] }, 422, `URL answered 422: ${none}`],
  [{ detail: [{ loc: ['body'] }] }, 422, `URL answered 422: ${none}`],
  [{ detail: '' }, 500, `URL answered 500: ${none}`],
  [{ detail: [{ loc: 'body', msg: 'x' }] }, 422, `URL answered 422: ${none}`],
  [{ detail: { a: 1 } }, 400, `URL answered 400: ${none}`],
  [null, 502, `URL answered 502: ${none}`],
  [{ detail: 'two\nlines' }, 500, 'URL answered 500: two lines.'],
  [{ evaluators: [null], next_page_token: null }, 200, noDeemster],
  [{ evaluators: [{ name: 5 }], next_page_token: null }, 200, noDeemster],
  [{ evaluators: [{ ...evaluator, evaluation_criteria: null }], next_page_token: null }, 200, noDeemster],
  [{ evaluators: [{ ...evaluator, description: 5 }], next_page_token: null }, 200, noDeemster],
  [{ evaluators: [{ ...evaluator, version: '1' }], next_page_token: null }, 200, noDeemster],
  [{ evaluators: 5, next_page_token: null }, 200, otherJson],
  [{ evaluators: [] }, 200, otherJson],
  [{ evaluators: [], next_page_token: 5 }, 200, otherJson],
  [
    { evaluators: [evaluator], next_page_token: 'again' },
    200,
    'URL: The list never ends: the service returned the same page token twice.',
  ],
])('the answer %j with %i is one line', async (answer, status, line) => {
  const send: RequestListener = (_, response) => response.writeHead(status).end(JSON.stringify(answer));
  expect(await saidOf(['pull'], send)).toEqual(refused(line));
});

/** A service without evaluators that creates a, and does something else to b. */
const breaksAtB =
  (breaks: RequestListener): RequestListener =>
  async (request, response) => {
    if (request.method === 'GET') return response.end('{"evaluators":[],"next_page_token":null}');
    const { name } = JSON.parse((await request.toArray()).join(''));
    return name === 'a' ? response.writeHead(201).end(JSON.stringify(evaluator)) : breaks(request, response);
  };

test.each<[what: string, breaks: RequestListener, reason: string]>([
  ['none', (_, response) => void response.destroy(), broken],
  [
    'one that is cut',
    (_, response) => void response.writeHead(200, { 'Content-Length': 100 }).write('{', () => response.destroy()),
    broken,
  ],
  ['an error of the service', (_, response) => response.writeHead(500).end('{"detail":"x"}'), 'URL answered 500: x.'],
  ['no JSON', (_, response) => response.end('<html>'), `URL answered 200: the response is not JSON. ${isItRight}`],
  ['null', (_, response) => response.end('null'), otherJson],
  ['too late', (_, response) => response.writeHead(524).end('{"detail":"x"}'), 'URL answered 524: x.'],
  ['no version', (_, response) => response.end('{"name":"b"}'), noDeemster],
])('a push with this answer may have stored: %s', async (_, breaks, reason) => {
  const line = `b: ${reason} It may or may not have been stored. Already pushed: a.`;
  expect(await saidOf(['push', 'two.yaml'], breaksAtB(breaks))).toEqual(refused(line, 'a: created, version 1\n'));
});

test('a push replaces only the version that it has seen', async () => {
  let sent: unknown;
  const listed = { ...evaluator, evaluation_criteria: 'Reward another', version: 3, labels_since: 3 };
  const card = { corrected_pass_rate: {}, labels: { total: 0 } };
  const answer: RequestListener = async (request, response) => {
    if (request.url!.includes('report-card')) return response.end(JSON.stringify(card));
    if (request.method === 'GET') return response.end(JSON.stringify({ evaluators: [listed], next_page_token: null }));
    sent = JSON.parse((await request.toArray()).join(''));
    return response.writeHead(409).end('{"detail":"Version 4 was saved meanwhile."}');
  };
  const line = 'a: URL answered 409: Version 4 was saved meanwhile. Nothing was changed.';
  expect(await saidOf(['push', 'two.yaml'], answer)).toEqual(refused(line));
  expect(sent).toMatchObject({ evaluation_criteria: 'Reward a', expected_version: 3 });
});

test('a push that is refused at once has changed nothing, one that broke may have', async () => {
  const answers = (status: number): RequestListener => {
    const refuses: RequestListener = (_, response) => response.writeHead(status).end('{"detail":"No"}');
    return (request, response) =>
      request.method === 'GET' ? response.end('{"evaluators":[],"next_page_token":null}') : refuses(request, response);
  };
  expect(await saidOf(['push', 'two.yaml'], answers(429))).toEqual(
    refused('a: URL answered 429: No. Nothing was changed.'),
  );
  expect(await saidOf(['push', 'two.yaml'], answers(409))).toEqual(
    refused('a: URL answered 409: No. Nothing was changed.'),
  );
  expect(await saidOf(['push', 'two.yaml'], answers(503))).toEqual(
    refused('a: URL answered 503: No. It may or may not have been stored.'),
  );
});
