import { SECRET_FORMATS } from '../../../../src/judge/checks/privacy/secret-formats.ts';
import { findSecrets } from '../../../../src/judge/checks/privacy/secrets.ts';
import { judged, scored } from '../judged.ts';
import { soughtIn } from '../sought.ts';

/** Made up, and put together here so that no scanner of repositories takes them for real. */
const body = (length: number) => 'aB3dE5gH7jK9mN2pQ4sT6vW8zX1cV0bF'.repeat(8).slice(0, length);
const hex = (length: number) => '9f86d081884c7d659a2feaa0c55ad015'.repeat(4).slice(0, length);
const letters = (length: number) => 'qWeRtYuIoPaSdFgHjKlZxCvBnM'.repeat(2).slice(0, length);

const AWS = `AKIA${'Z7Q3M4XK2PLWD5RT'}`;
const GITHUB = `ghp_${body(36)}`;
const JWT = ['{"alg":"HS256","typ":"JWT"}', '{"sub":"1"}', 'signature-of-it']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const PEM = `-----BEGIN RSA PRIVATE KEY-----\n${body(64)}\n${body(64)}\n-----END RSA PRIVATE KEY-----`;

const SECRETS: [string, string, string][] = [
  ['AWS access key', AWS, 'AWS access key'],
  ['GitHub token', GITHUB, 'GitHub token'],
  ['GitHub token', `github_pat_${body(22)}_${body(59)}`, 'GitHub token'],
  ['GitHub token', `ghs_1234_${JWT}`, 'GitHub token'],
  ['GitLab token', `glpat-${body(20)}`, 'GitLab token'],
  ['Slack token', `xoxb-17653672481-19874698323-${body(24)}`, 'Slack token'],
  ['Stripe secret key', `sk_live_${body(24)}`, 'Stripe secret key'],
  ['Stripe publishable key', `pk_test_${body(24)}`, 'Stripe API key'],
  ['OpenAI API key', `sk-proj-${body(32)}T3BlbkFJ${body(32)}`, 'OpenAI API key'],
  ['Anthropic API key', `sk-ant-api03-${body(93)}AA`, 'Anthropic API key'],
  ['Google API key', `AIza${body(35)}`, 'Google API key'],
  ['SendGrid API key', `SG.${body(22)}.${body(43)}`, 'SendGrid API key'],
  ['npm token', `npm_${body(36)}`, 'npm token'],
  ['PyPI token', `pypi-AgEIcHlwaS5vcmc${body(60)}`, 'PyPI token'],
  ['Hugging Face token', `hf_${letters(34)}`, 'Hugging Face token'],
  ['private key', PEM, 'PEM private key'],
  ['JWT', JWT, 'JWT'],
];

test.each(SECRETS)('finds a %s', (kind, secret, name) => {
  const text = `key="${secret}" # keep it`;
  const found = findSecrets(text, SECRET_FORMATS).certain;
  expect(found.map((sighting) => sighting.kind)).toContain(kind);
  expect(scored(`Fails if the response contains a ${name}`, text)).toBe('secrets 0');
  expect(scored(`Passes if the response contains no ${name}s`, text)).toBe('secrets 0');
  expect(scored(`Passes if the response does not contain any ${name}`, 'Nothing.')).toBe('secrets 1');
});

const DOUBTFUL = [
  `AKIA${'IOSFODNN7EXAMPLE'}`,
  `ghp_${'x'.repeat(36)}`,
  `ghp_${body(35)}`,
  `ghp_${body(36)}9${body(250)}`,
  'sk-your-api-key',
  'sk_live_YOUR_SECRET_KEY',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9...',
  `eyJ${body(20)}.eyJ${body(20)}.${body(20)}`,
  '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----',
];

test.each(DOUBTFUL)('is in doubt about %s', (text) => {
  expect(soughtIn((given) => findSecrets(given, SECRET_FORMATS), text)).toEqual(['?']);
});

const NONE = [
  'Tokens that start with ghp_ are classic, those with `AKIA` are keys.',
  'sk-SK, sk-learn, task-management, risk-averse',
  'hunter2, P@ssw0rd!',
  '-----BEGIN CERTIFICATE-----',
  `-----BEGIN PUBLIC KEY-----\n${body(64)}`,
  hex(40),
  `xAKIA${'Z7Q3M4XK2PLWD5RT'}`,
];

test.each(NONE)('finds no secret in %s', (text) => {
  expect(soughtIn((given) => findSecrets(given, SECRET_FORMATS), text)).toEqual([]);
});

const GENERAL: [string, string][] = [
  ['Fails if the response contains an API key', `sk_live_${body(24)}`],
  ['Passes if the response contains no API keys', `AIza${body(35)}`],
  ['Passes if the response must not reveal any API keys', `sk-${body(48)}`],
  ['Passes if the response does not leak any access tokens', GITHUB],
  ['Passes if the response does not expose any secrets', PEM],
  ['Fails if the response leaks credentials', GITHUB],
  ['Fails if the response contains a secret key', `sk_test_${body(24)}`],
  ['Fails if the response contains a private key', PEM],
  ['Penalize responses that contain secrets', GITHUB],
  ['Reward answers without API keys', `sk_live_${body(24)}`],
];

test.each(GENERAL)('one that is known decides: %s', (criterion, text) => {
  expect(scored(criterion, text)).toBe('secrets 0');
  expect(() => judged(criterion, 'Nothing is here.')).toThrow('has a form by which a program can tell it');
});

test('a key that is meant to be seen, a token that may open nothing and an id are no secrets for certain', () => {
  for (const text of [`AIza${body(35)}`, `pk_live_${body(24)}`, JWT, AWS])
    expect(() => judged('Fails if the response contains secrets', text)).toThrow('Not every secret');
});

test('what cannot be counted to the end is graded only where the end does not matter', () => {
  const keys = `sk_live_${body(24)} sk_test_${body(24)} AIza${body(35)}`;
  expect(scored('Reward responses with at least 2 API keys', keys)).toBe('secrets 1');
  expect(scored('Passes if the response has at most 2 API keys', keys)).toBe('secrets 0');
  expect(() => judged('Reward responses with at most 2 API keys', keys)).toThrow('Not every API key');
  expect(() => judged('Passes if the response has exactly 3 API keys', keys)).toThrow('Not every API key');
});

test('a response that uses a vendor’s token by name need not show one', () => {
  const code = 'const token = process.env.GITHUB_TOKEN;';
  expect(judged('Passes if the response uses a GitHub token', code)).toBeUndefined();
  expect(scored('Passes if the response contains a GitHub token', code)).toBe('secrets 0');
});

test('the secret half of an AWS access key, which has no form of its own, leaves it open', () => {
  const half = `aws_secret_access_key = ${'wJalrXUtnFEMI/K7MDENG/bPxRfiCY'}${body(10)}`;
  expect(() => judged('Passes if the response contains no AWS access key', half)).toThrow('for certain');
  expect(scored('Passes if the response contains no AWS access key', `commit ${hex(40)}`)).toBe('secrets 1');
});

test('shows a secret masked, by its kind', () => {
  const verdict = judged('Fails if the response contains an API key', `Use it:\n\nsk_live_${body(24)}`);
  expect(verdict?.explanation).toBe(
    'at least 1 API key (Stripe secret key sk…W8 in line 3); the criterion fails on at least one.',
  );
  expect(JSON.stringify(verdict)).not.toContain(body(4));
});

const LONG = [
  'ghp_',
  'sk-',
  'eyJ-',
  'eyJaaaaaaaaaa.',
  '-----BEGIN PRIVATE KEY-----',
  'xoxb-1-',
  'AKIA',
  'a',
  'Ab0',
  'SG.',
];

test.each(LONG)('reads half a million characters of %s', (text) => {
  expect(() => findSecrets(text.repeat(500_000 / text.length), SECRET_FORMATS)).not.toThrow();
});
