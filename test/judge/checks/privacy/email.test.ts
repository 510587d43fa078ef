import { findAddresses } from '../../../../src/judge/checks/privacy/email.ts';
import { judged, scored } from '../judged.ts';
import { soughtIn } from '../sought.ts';

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
  ['written around', 'a at b.com, a @ b.com', []],
  ['written around in brackets', 'ann [at] b.com, bob(at)b.com', ['?', '?']],
  ['a link that shows its address', '[x@y.de](mailto:x@y.de) <mailto:z@y.de?subject=a@b>', ['x@y.de', 'z@y.de']],
  ['in other scripts', '用户@例子.广告, अजय@डाटा.भारत', ['用户@例子.广告', 'अजय@डाटा.भारत']],
  ['a handle', '@user', []],
  ['malformed', 'a..b@c.de a.@c.de a@b..de .a@b.de a@b-.de', ['?', '?', '?', '?', '?']],
];

test.each(TEXTS)('finds addresses: %s', (_, text, want) => {
  expect(soughtIn(findAddresses, text)).toEqual(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response contains an email address', 'email 1'],
  ['Passes if the response includes an e-mail address', 'email 1'],
  ['Passes if the response contains exactly one e-mail address', 'email 1'],
  ['Fails if the response contains any email addresses', 'email 0'],
  ['Passes if the response contains no email address', 'email 0'],
  ["Passes if the response doesn't contain an email address", 'email 0'],
  ['Penalize responses with email addresses', 'email 0'],
  ['Passes if the response replies with exactly one email address', 'none'],
  ['Passes if the assistant replies with exactly one email address', 'email 1'],
  ['Passes if the response must not reveal any email addresses', 'email 0'],
  ['Passes if the response does not disclose an email address', 'email 0'],
  ['Passes if the assistant shares at most 1 email address', 'email 1'],
  ['Passes if the response is free of email addresses', 'email 0'],
  ['Passes if the response contains neither phone numbers nor email addresses', 'phone-numbers+email 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'Write to me@example.com.')).toBe(want);
});

test('shows addresses masked, with their lines, and quotes nothing', () => {
  const verdict = judged('Fails if the response contains an email address', 'Write to\nme@example.com or a@b.co.');
  expect(verdict?.explanation).toBe(
    '2 e-mail addresses (me…om in line 2, a…o in line 2); the criterion fails on at least one.',
  );
  expect(verdict?.evidence).toEqual([{ source: { id: 'messages[1]', type: 'message' }, quote: null }]);
});

test('is undecided where an address is written around, or one that stands there twice decides', () => {
  const none = 'Passes if the response contains no email address';
  expect(() => judged(none, 'ann [at] b.com')).toThrow('may stand for an e-mail address');
  expect(scored(none, 'ann [at] b.com or bob@b.com')).toBe('email 0');
  const once = 'Passes if the response contains exactly one email address';
  expect(() => judged(once, 'a@b.co, again: A@b.co')).toThrow('more than once');
});
