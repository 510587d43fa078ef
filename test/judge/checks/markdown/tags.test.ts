import { judged, scored } from '../judged.ts';

const KINDS: [string, string, number | 'open'][] = [
  ['no HTML tags', 'a < b and c > d', 1],
  ['no HTML tags', 'write <name> or List<T>', 1],
  ['no HTML tags', 'a <b>bold</b> word', 0],
  ['no HTML tags', 'line<br/>break', 0],
  ['no HTML tags', '<A HREF="x">y</A>', 0],
  ['no HTML tags', 'use `<b>`', 'open'],
  ['no HTML tags', '```html\n<p>x</p>\n```', 'open'],
  ['no HTML tags', 'x</b>', 0],
  ['no HTML tags', 'a &amp; b', 'open'],
  ['no HTML', 'if a<b and c>d', 'open'],
  ['no HTML tags', 'if a<b && c>d', 'open'],
  ['no <b> tags', 'if a<b or c>d', 'open'],
  ['no HTML', 'while i<a or i>n, a<b == c>d', 'open'],
  ['no HTML', '<input disabled>', 0],
  ['no HTML', '<a data-x href=/y>z</a>', 0],
  ['no HTML', '<br />', 0],
  ['no HTML', '', 1],
  ['any HTML markup', '<p>', 1],
  ['at least 3 HTML tags', '<b>x</b>', 0],
  ['at least 2 HTML tags', '<b>x</b>', 'open'],
  ['a <b> tag', '<b>x</b>', 1],
  ['exactly 2 <li> tags', '<ul><li>a</li>\r\n<li>b</li></ul>', 1],
  ['no <script> tags', 'alert(1)', 1],
  ['no `<script>` tags', '<SCRIPT SRC=x>', 0],
  ['a <table> element', '<tablet>', 0],
  ['an @mention', 'hi @bob!', 1],
  ['an @mention', 'write to a@b.com', 0],
  ['no @mentions', 'about $@% @ all', 1],
  ['at least 2 @mentions', '(@bob) @أحمد', 1],
  ['no @-mentions', 'logo@2x.png', 1],
  ['no @mentions', '`@property`', 'open'],
  ['no @mentions', 'npm i @types/node', 'open'],
];

test.each(KINDS)('contains %s: %s', (what, text, want) => {
  const criterion = `Passes if the response contains ${what}`;
  if (want === 'open') expect(() => judged(criterion, text)).toThrow();
  else expect(scored(criterion, text)).toBe(`tags ${want}`);
});

const WORDINGS: [string, string][] = [
  ['Passes if the response uses HTML tags', 'tags 1'],
  ['Passes if the response does not use any HTML tags', 'tags 0'],
  ['Passes if the response is free of HTML', 'tags 0'],
  ['Fails if the response includes <b> tags', 'tags 0'],
  ['Reward responses with at least 2 <b> elements', 'tags 0.5'],
  ['Penalize responses containing HTML tags', 'tags 0'],
];

test.each(WORDINGS)('%s', (criterion, want) => {
  expect(scored(criterion, 'a <b>c</b>')).toBe(want);
});

test('says where a tag stands', () => {
  expect(judged('Passes if the response contains no HTML tags', 'a <b>c</b>')?.explanation).toBe(
    '1 HTML tag ("<b>"), in "a <b>c</b>"; the criterion asks for none.',
  );
});
