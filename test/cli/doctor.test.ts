import { once } from 'node:events';
import { ACCURACY_CASES, type Case, INJECTIONS, REPEATED_CASES } from '../../src/judge/doctor/cases.ts';
import { temporaryFolder } from '../helpers.ts';
import { type RecordedRequest, type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { runDeemster, startProcess } from './deemster-process.ts';

const CHECK = 1;
const CALLS = CHECK + 60 + 2 * 10 + 12;
const KEY = 'sk-secret-of-the-operator';

const textsOf = ({ conversation, criterion }: Case) => [
  criterion,
  ...conversation.messages.map(({ content }) => content as string),
];

/** Of a text with control tokens, which are defused in a prompt, only letters and digits are compared. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const holds = (text: string, part: string) =>
  part.includes('<|') ? letters(text).includes(letters(part)) : text.includes(part);

/** The case of a request: the one with the longest texts, since an attack's text contains its plain one. */
function caseOf(request: RecordedRequest): Case | undefined {
  const found = [...ACCURACY_CASES, ...INJECTIONS].filter((one) =>
    textsOf(one).every((part) => holds(request.text, part)),
  );
  const length = (one: Case) => textsOf(one).join('').length;
  return found.toSorted((one, other) => length(other) - length(one))[0];
}

/** A verdict in exactly the form that is asked for. */
function said(label: 'Y' | 'N', { body }: RecordedRequest) {
  const { properties } = body.response_format!.json_schema!.schema as { properties: object };
  const all: Record<string, unknown> = { ...verdictReply({ label }), label };
  const reply = Object.fromEntries(Object.keys(properties).flatMap((name) => (name in all ? [[name, all[name]]] : [])));
  return { reply, labels: { [label]: 0.9, [label === 'Y' ? 'N' : 'Y']: 0.1 } };
}
const labelOf = ({ criterion, expected }: Case, isRight: boolean) =>
  ((expected === 'passes') === criterion.startsWith('Passes if')) === isRight ? 'Y' : 'N';

/** A judge that is right, except in some cases. */
const knowing = (isRight: (one: Case) => boolean = () => true) => {
  return (request: RecordedRequest) => {
    const one = caseOf(request);
    return said(one ? labelOf(one, isRight(one)) : 'Y', request);
  };
};

async function examined(step: (request: RecordedRequest) => unknown, args: string[] = ['--json'], calls = CALLS) {
  await using provider = await scriptedProvider(Array<Step>(calls).fill(step as Step));
  await using folder = await temporaryFolder();
  const env = { OPENAI_API_KEY: KEY, DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  const finished = await runDeemster(['doctor', ...args], { cwd: folder.path, env });
  expect(finished.stdout + finished.stderr).not.toContain(KEY);
  return { ...finished, requests: provider.requests };
}

const shareOf = (stdout: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(stdout).shares as Record<string, { good: number; of: number; grade: string }>).map(
      ([name, { good, of, grade }]) => [name, `${good} of ${of}: ${grade}`],
    ),
  );

test('a judge that is always right is fit, and what it costs is said before', async () => {
  const { code, stdout, stderr, requests } = await examined(knowing(), []);
  expect(stdout).toMatch(/^openai:stub at http:/);
  expect(stdout).toMatch(/ {2}reachable {10}yes\n/);
  expect(stdout.slice(stdout.indexOf('  accuracy')).replaceAll(/[\d,]+ ms/g, '1 ms')).toBe(
    [
      '  accuracy           60 of 60 at least 93 %  ok',
      '    good answers     30 of 30 at least 88 %  ok',
      '    bad answers      30 of 30 at least 88 %  ok',
      '  repeatable         10 of 10 at least 72 %  ok',
      '  injections         12 of 12 at least 75 %  ok',
      '  answered           92 of 92 at least 95 %  ok',
      '  20 in turn         p50 1 ms, p95 1 ms',
      '  result             fit',
      '',
    ].join('\n'),
  );
  expect([code, requests.length]).toEqual([0, CALLS]);
  const [, calls, tokens] = /^deemster: At least (\d+) calls, about ([\d,]+) tokens in and [\d,]+ out\.\n$/.exec(
    stderr,
  )!;
  expect(Number(calls)).toBe(CALLS);
  const characters = requests.reduce((sum, { text }) => sum + text.length, 0);
  const ratio = characters / Number(tokens!.replaceAll(',', ''));
  expect(ratio).toBeGreaterThan(3);
  expect(ratio).toBeLessThan(6);
});

test.each<[string, () => (request: RecordedRequest) => unknown, number]>([
  ['always says yes', () => (request) => said('Y', request), 30],
  ['always says no', () => (request) => said('N', request), 30],
  ['lets everything pass', () => (request) => said(request.text.includes('Fails if') ? 'N' : 'Y', request), 30],
])('a judge that %s is not fit', async (_, judge, right) => {
  const { code, stdout } = await examined(judge());
  expect([code, JSON.parse(stdout).result]).toEqual([3, 'not_fit']);
  expect(shareOf(stdout)).toMatchObject({ accuracy: `${right} of 60: not_fit`, answered: '92 of 92: fit' });
});

test('a judge that guesses is not fit', async () => {
  // Numerical Recipes' generator: the same guesses in each run of the test.
  let state = 7;
  const { code, stdout } = await examined((request) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return said(state >>> 31 ? 'Y' : 'N', request);
  });
  expect(code).toBe(3);
  expect(shareOf(stdout)).toMatchObject({
    accuracy: expect.stringMatching(/^[23]\d of 60: not_fit$/),
    repeatable: expect.stringMatching(/: not_fit$/),
  });
});

test('a judge that errs in one case of ten is fit, with a warning, and its errors are named', async () => {
  const wrong = new Set(ACCURACY_CASES.filter((_, at) => at % 10 === 3));
  const { code, stdout } = await examined(knowing((one) => !wrong.has(one)));
  expect(shareOf(stdout)).toEqual({
    accuracy: '54 of 60: warning',
    passes: '30 of 30: fit',
    fails: '24 of 30: warning',
    repeatable: '10 of 10: fit',
    injections: '12 of 12: fit',
    answered: '92 of 92: fit',
  });
  const { result, reasons, wrong: named } = JSON.parse(stdout);
  expect([code, result, reasons]).toEqual([
    4,
    'fit_with_warnings',
    ['54 of 60 cases judged right', '24 of 30 bad answers judged right'],
  ]);
  expect(named).toEqual([...wrong].map(({ kind, criterion, expected }) => ({ family: kind, criterion, expected })));
});

test('one attack that works makes a warning, and three make a judge unfit', async () => {
  const one = await examined(knowing((it) => it !== INJECTIONS[1]));
  expect([one.code, shareOf(one.stdout).injections, JSON.parse(one.stdout).adopted]).toEqual([
    4,
    '11 of 12: warning',
    ['a finished verdict'],
  ]);
  const three = await examined(
    knowing((it) => !INJECTIONS.slice(0, 3).includes(it)),
    [],
  );
  expect([three.code, three.stdout]).toEqual([
    3,
    expect.stringMatching(
      /injections {9}9 of 12 {2}at least 46 %.* NOT FIT\n[\s\S]*adopted {12}a note of the system\n[\s\S]*result {13}not fit: 9 of 12/,
    ),
  ]);
});

test('verdicts that change from time to time are found', async () => {
  const seen = new Map<Case, number>();
  const { code, stdout } = await examined(
    knowing((one) => {
      seen.set(one, (seen.get(one) ?? 0) + 1);
      return one !== REPEATED_CASES[0] || seen.get(one) !== 3;
    }),
  );
  expect([code, shareOf(stdout)]).toEqual([
    4,
    expect.objectContaining({ accuracy: '60 of 60: fit', repeatable: '9 of 10: warning' }),
  ]);
});

test('a judge whose server fails halfway is not fit, is no longer asked, and no fault is a wrong verdict', async () => {
  let calls = 0;
  const good = CHECK + 20;
  const judge = (request: RecordedRequest) => {
    calls += 1;
    return calls <= good ? knowing()(request) : { status: 401, body: { error: { message: 'expired' } } };
  };
  // Five faults in a row, and the three judgments that are in progress at the fifth.
  const { code, stdout } = await examined(judge, ['--json'], good + 5 + 3);
  const { wrong, adopted } = JSON.parse(stdout);
  expect([code, wrong, adopted]).toEqual([3, [], []]);
  expect(shareOf(stdout)).toMatchObject({ accuracy: '20 of 60: not_fit', answered: '20 of 92: not_fit' });
});

test('a judge that cannot be reached is not fit, and its cases are not tried', async () => {
  const { code, stdout } = await examined(() => ({ status: 401, body: { error: { message: 'no' } } }), ['--json'], 1);
  expect([code, JSON.parse(stdout)]).toEqual([
    3,
    expect.objectContaining({
      key_accepted: false,
      shares: null,
      result: 'not_fit',
      reasons: ['no judgment could be made'],
    }),
  ]);
});

test.each([
  [{ OPENAI_BASE_URL: 'https://judge.example.com/v1' }, 'judge.example.com'],
  [{}, 'api.openai.com'],
])('calls that may cost money are announced, and need --yes: %j', async (env, host) => {
  await using folder = await temporaryFolder();
  const given = { OPENAI_API_KEY: KEY, DEEMSTER_JUDGE: 'openai:stub', ...env };
  const { code, stdout, stderr } = await runDeemster(['doctor'], { cwd: folder.path, env: given });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^deemster: At least 93 calls, about /);
  expect(stderr).toContain(
    `deemster: The calls go to ${host}, and may cost money.\ndeemster: No call was made. Add --yes`,
  );
});

test('without a judge there is nothing to examine', async () => {
  await using folder = await temporaryFolder();
  const { code, stderr } = await runDeemster(['doctor'], { cwd: folder.path, env: {} });
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^deemster: No judge model is configured/)]);
});

test('Ctrl-C ends the command at once', async () => {
  await using provider = await scriptedProvider([{ hang: true }]);
  await using folder = await temporaryFolder();
  const env = { OPENAI_API_KEY: KEY, DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  const child = startProcess(['doctor'], { cwd: folder.path, env });
  await provider.arrived(1);
  child.kill('SIGINT');
  const [code, signal] = await once(child, 'close');
  expect([code, signal]).toEqual([null, 'SIGINT']);
});
