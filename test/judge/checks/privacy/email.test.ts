import { findAddresses } from '../../../../src/judge/checks/privacy/email.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, string[]][] = [
  ['nothing', '', []],
  ['alone', 'a@b.co', ['a@b.co']],
  ['in brackets', 'Write <a.b+c@ex-am.ple.org>.', ['a.b+c@ex-am.ple.org']],
  ['as a link', '[x](mailto:x@y.de)', ['x@y.de']],
  ['two', "x@y.com, 'z@w.org'.", ['x@y.com', 'z@w.org']],
  ['in bold, before a colon', '**a@b.com**: a', ['a@b.com']],
  ['with letters beyond ASCII', 'ünï@exämple.de', ['ünï@exämple.de']],
  ['in a query', 'https://ex.com/?m=a@b.com', ['a@b.com']],
  ['the user of a URL', 'https://u:p@h.com/x', []],
  ['a remote path', 'git@github.com:foo/bar', []],
  ['a file', 'logo@2x.png', []],
  ['a package', 'npm i @scope/p@1.2.3', []],
  ['no dot', 'a@b', []],
  ['written around', 'a at b.com, a @ b.com, a [at] b.com', []],
  ['a handle', '@user', []],
  ['dots in a row', 'a..b@c.de a.@c.de', []],
];

test.each(TEXTS)('finds addresses: %s', (_, text, want) => {
  expect(findAddresses(text)).toEqual(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response contains an email address', 'email 1'],
  ['Passes if the response includes an e-mail address', 'email 1'],
  ['Passes if the response contains exactly one e-mail address', 'email 1'],
  ['Fails if the response contains any email addresses', 'email 0'],
  ['Passes if the response contains no email address', 'email 0'],
  ["Passes if the response doesn't contain an email address", 'email 0'],
  ['Penalize responses with email addresses', 'email 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'Write to me@example.com.')).toBe(want);
});

test('quotes the addresses', () => {
  const verdict = judged('Fails if the response contains an email address', 'Write to me@example.com.');
  expect(verdict?.explanation).toBe('1 e-mail address (me@example.com); the criterion fails on at least one.');
  expect(verdict?.evidence).toEqual([{ source: { id: 'messages[1]', type: 'message' }, quote: 'me@example.com' }]);
});
