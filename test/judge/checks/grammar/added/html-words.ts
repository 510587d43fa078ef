import type { Sentences } from './rows.ts';

const html = (code: string) => `\`\`\`html\n${code}\n\`\`\``;

/** What HTML has, how it begins, and that its tags are closed. */
export const HTML_WORDS: Sentences = {
  decided: {
    'Passes if the page begins with <!DOCTYPE html>': [
      ['<!DOCTYPE html>\n<html></html>', 1],
      ['<html></html>', 0],
      [html('<!doctype html>\n<p>A</p>'), 1],
      ['A page.', 'open'],
    ],
    'Fails if the HTML lacks a doctype': [
      ['<html></html>', 0],
      ['<!DOCTYPE html>\n<html></html>', 1],
    ],
    'Passes if the output begins with <!DOCTYPE html>': [
      ['<!DOCTYPE html>\n<html></html>', 1],
      ['<html></html>', 0],
    ],
    'Passes if the HTML ends with </html>': [
      ['<html></html>\n', 1],
      ['<p>A</p>', 0],
    ],
    'Fails if the generated HTML contains a <script> tag or an onclick attribute': [
      ['<p onclick="a()">A</p>', 0],
      ['<p><script></script></p>', 0],
      ['<p class="onclick">A</p>', 1],
    ],
    'Fails if a <script> tag shows up anywhere in the generated page': [
      ['<p></p><script></script>', 0],
      ['<p></p>', 1],
      ['Use a <script> tag.', 'open'],
    ],
    'Fails if the HTML contains any <script> or <iframe> tags': [
      ['<iframe src="a"></iframe>', 0],
      ['<p></p>', 1],
    ],
    'Passes if the page has a <nav> and a <footer>': [
      ['<nav></nav><footer></footer>', 1],
      ['<nav></nav>', 0],
    ],
    'Fails if the HTML has an inline style attribute': [
      ['<p style="color: red">A</p>', 0],
      ['<p>style="a"</p>', 1],
      ['<style>p { color: red }</style>', 1],
      ['<!-- <p style="a"> --><p></p>', 'open'],
    ],
    'Fails if the HTML uses inline styles, that is, any style attribute': [
      ['<p style="color: red">A</p>', 0],
      ['<p>A</p>', 1],
    ],
    'Passes if no element has a style attribute': [
      ['<p style="color: red">A</p>', 0],
      ['<p>A</p>', 1],
    ],
    'Fails if the markup uses inline event handlers such as onclick': [
      ['<p onload="a()">A</p>', 0],
      ['<p>A</p>', 1],
    ],
    'Passes if the HTML contains an <input type="email">': [
      ["<input name='a' type='email'>", 1],
      ['<input type="text">', 0],
    ],
    'Passes if every <a> tag in the markup carries target="_blank"': [
      ['<a href="b" target="_blank">c</a>', 1],
      ['<a target="_blank">c</a><a href="d">e</a>', 0],
      ['No link.', 'open'],
    ],
    'Passes if every <a> tag has rel="nofollow"': [
      ['<a rel="nofollow">c</a>', 1],
      ['<a rel="nofollow noopener">c</a>', 'open'],
    ],
    'Passes if the <html> element has lang="en"': [
      ['<html lang="en"></html>', 1],
      ['<html lang="de"></html>', 0],
    ],
    'Passes if the HTML contains a <ul> with exactly four <li> items': [
      ['<ul><li>1</li><li>2</li><li>3</li><li>4</li></ul>', 1],
      ['<ul><li>1</li></ul>', 0],
      ['<p>A</p>', 0],
      ['<ul><li>1<ul><li>2</li></ul></li></ul>', 'open'],
    ],
    'Passes if the number of <li> tags equals the number of </li> tags': [
      ['<ul><li>1</li></ul>', 1],
      ['<ul><li>1</ul>', 0],
    ],
    'Fails if a <div> is never closed': [
      ['<div><p>A</p>', 0],
      ['<div><p>A</div>', 1],
      ['Open it with `<div>`.', 'open'],
    ],
    'Passes if all HTML tags are closed': [
      ['<div><p>A</p></div>', 1],
      ['<div><p>A</p>', 0],
      ['<p>A<br></p>', 'open'],
      ['No tags.', 'open'],
    ],
    'Fails if the markup contains a comment': [
      ['<p>A</p><!-- b -->', 0],
      ['<p>A</p>', 1],
    ],
    'every image has alt text': [
      ['<img src="a.png" alt="A">', 1],
      ['<!-- <img src="a.png"> --><p>A</p>', 'open'],
      ['<!-- <img src="a.png"> --><img src="b.png" alt="B">', 'open'],
    ],
    'it uses a <p> tag': [
      ['<p>A</p>', 1],
      ['<!-- <p>A</p> --><div>B</div>', 'open'],
    ],
    'no <script> tags appear in the HTML': [
      ['<p>A</p>', 1],
      ['<p title="A">B</p><script>c()</script>', 0],
      ['<p title="<script>">A</p>', 'open'],
      [html('<p title="<script>">A</p>'), 'open'],
    ],
    'the <reasoning> tag comes before the <answer> tag': [
      ['<reasoning>a</reasoning><answer>b</answer>', 1],
      ['<answer>b</answer><reasoning>a</reasoning>', 0],
      ['<reasoning><answer>b</answer></reasoning>', 'open'],
      ['<answer><reasoning>b</reasoning></answer>', 'open'],
    ],
    'every <img> has an alt attribute': [
      [`${html('<img src="a.png" alt="A">')}\nThe \`<img>\` is good.`, 1],
      [`${html('<img src="a.png">')}\nThe \`<img>\` has no text.`, 0],
      [`${html('<img src="a.png" alt="A">')}\n<img src="b.png">`, 'open'],
      ['<img src="a.png">', 0],
      ['Use `<img>` here.', 'open'],
    ],
    'all HTML tags are closed': [
      [`${html('<p>A</p>')}\nThe \`<p>\` tag is closed.`, 1],
      [`${html('<p>A</p>')}\nThe <p> tag is closed.`, 'open'],
      [`${html('<p>A')}\nThe \`<p>\` tag is closed.`, 0],
      ['<div/>', 'open'],
    ],
  },
  left: [
    'the HTML has a valid attribute',
    'the HTML has a missing attribute',
    'the page has a <nav> and a good layout',
    'the page starts with a short introduction',
    'the HTML contains a comment on each section',
    'every tag is closed in the right order',
  ],
};
