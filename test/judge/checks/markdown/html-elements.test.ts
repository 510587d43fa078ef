import { judged, scored } from '../judged.ts';

/** HTML may be read as what it shows or as its tags: code cannot decide which. */
const OPEN: [string, string][] = [
  ['contains a heading', '<h2>Title</h2>\n\nText'],
  ['contains a heading', 'Text <h3 class="x">Title</h3>'],
  ['contains no headings', '<H1>Title</H1>'],
  ['has 2 headings', '# A\n\n<h2>B</h2>'],
  ['contains a level-2 heading', '<h2>Title</h2>'],
  ['has a heading called "Title"', '<h2>Title</h2>'],
  ['contains a bullet point', '<ul><li>a</li><li>b</li></ul>'],
  ['has 2 bullet points', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['uses a bulleted list', '<ul><li>a</li></ul>'],
  ['contains a numbered list', '<ol><li>a</li></ol>'],
  ['has 2 numbered items', '<ol><li>a</li><li>b</li></ol>'],
  ['contains a code block', '<pre><code>x</code></pre>'],
  ['contains a Python code block', '<pre><code class="language-python">x</code></pre>'],
  ['contains no code blocks without a language', '<pre>x</pre>'],
  ['is only a code block', '<pre><code>x</code></pre>'],
  ['contains a table', 'Text <table><tr><td>1</td></tr></table>'],
  ['contains a table with 2 columns', 'Text <table><tr><td>1</td></tr></table>'],
  ['contains a block quote', '<blockquote>x</blockquote>'],
  ['contains a URL', '<img src="https://a.bc/x.png">'],
  ['has 2 paragraphs', '<p>a</p><p>b</p>'],
];

test.each(OPEN)('HTML leaves open: %s: %j', (condition, answer) => {
  expect(() => judged(`Passes if the response ${condition}`, answer)).toThrow('HTML');
});

test.each([
  ['each bullet point has at most 3 words', '<ul><li>a</li></ul>'],
  ['the first heading is in uppercase', '<h2>TITLE</h2>'],
  ['each paragraph has at most 3 words', '<p>a</p>'],
])('HTML leaves parts open: %s: %j', (condition, answer) => {
  expect(() => judged(`Passes if ${condition}`, answer)).toThrow('HTML');
});

/** A condition, an answer, and the family with its score. */
const DECIDED: [string, string, string][] = [
  ['contains a table', '<table><tr><td>1</td></tr></table>', 'tables 1'],
  ['contains a link', '<p>See <a href="https://a.bc">it</a></p>', 'links 1'],
  ['contains a URL', '<a href="https://a.bc">it</a>', 'links 1'],
  ['contains bold text', '<p><strong>a</strong></p>', 'emphasis 1'],
  ['contains bold text', 'a <b>b</b>', 'emphasis 1'],
  ['contains italic text', '<em>a</em>', 'emphasis 1'],
  // Markdown's own signs are asked for.
  ['contains a Markdown heading', '<h2>Title</h2>', 'headings 0'],
  ['contains a Markdown table', '<table></table>', 'tables 0'],
  ['contains a Markdown link', '<a href="https://a.bc">it</a>', 'links 0'],
  ['contains a Markdown image', '<img src="https://a.bc/x.png">', 'links 0'],
  // What is certain decides.
  ['contains a heading', '# A\n\n<h2>B</h2>', 'headings 1'],
  ['has at least 1 bullet point', '- a\n\n<ul><li>b</li></ul>', 'bullets 1'],
  // Tags in code show nothing.
  ['contains a heading', 'Write `<h2>Title</h2>`.', 'headings 0'],
  ['contains a bullet point', '```html\n<ul><li>a</li></ul>\n```', 'bullets 0'],
  ['contains a heading', 'a < b, <header> and <hr>', 'headings 0'],
  ['contains a level-2 heading', '<h3>Title</h3>', 'headings 0'],
  ['contains a bullet point', '<ol><li>a</li></ol>', 'bullets 0'],
  ['contains a numbered list', '<ul><li>a</li></ul>', 'numbered-lists 0'],
];

test.each(DECIDED)('%s: %j', (condition, answer, want) => {
  expect(scored(`Passes if the response ${condition}`, answer)).toBe(want);
});
