import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';

/** What Markdown is called. */
export const MARKDOWN = ['markdown', 'markdown formatting', 'markdown syntax', 'markdown markup', 'markdown elements'];

/** "No Markdown formatting (headings, bold, lists)", "plain text without Markdown": a plain text may hold lists unless they are named. */
export function markdown(notation: Notation): void {
  const named = (hasLists?: boolean) => (hasLists ? 'Markdown and lists' : 'Markdown');
  notation.words('MarkdownWord', MARKDOWN);
  const lists = ['lists', 'bullet points', 'bullets', 'bulleted lists', 'numbered lists'];
  notation.words('MarkdownElement', lists, true);
  const others = [
    'headings',
    'headers',
    'bold',
    'bold text',
    'italics',
    'italic',
    'links',
    'tables',
    'code',
    'code blocks',
  ];
  notation.words('MarkdownElement', [...others, 'backticks', 'asterisks', 'emphasis', 'blockquotes', 'images'], false);
  notation.rule('MarkdownElements = MarkdownElement');
  notation.rule(
    'MarkdownElements = MarkdownElements ( , | or | and | , or | , and ) MarkdownElement',
    (a: boolean, b: boolean) => a || b,
  );
  // Who forbids these in plain text names what Markdown would make of it.
  notation.words(
    'MarkdownElement',
    ['code fences', 'fenced code', 'backticked code', 'formatting', 'any formatting'],
    false,
  );
  notation.words('PlainWithout', [
    'without',
    'without any',
    'with no',
    'with neither',
    ', with no',
    ', without',
    ', without any',
    ', no',
    ', with neither',
  ]);
  notation.rule('WithoutElements = MarkdownElement', (has: boolean) => has);
  notation.rule(
    'WithoutElements = WithoutElements ( , | or | nor | and | , or | , nor | , and | or any | and no | , no ) MarkdownElement',
    (a: boolean, b: boolean) => a || b,
  );
  notation.rule(
    'State = ( in | written in | given as | returned as )? plain text PlainWithout WithoutElements',
    (hasLists: boolean): Said => ({ ask: named(hasLists), in: [[0, 0]], denies: true }),
  );
  notation.words('ForMarkdown', ['such as', 'like', 'e . g .', 'i . e .', 'for example']);
  notation.rule("MarkdownGloss = '(' ForMarkdown? MarkdownElements ')'", (hasLists: boolean) => hasLists);
  notation.rule('MarkdownGloss = ,? ForMarkdown MarkdownElements', (hasLists: boolean) => hasLists);
  notation.rule('MarkdownGloss = ( : | , ) no MarkdownElements', (hasLists: boolean) => hasLists);
  notation.rule('Many<some> = MarkdownWord Emphasis? MarkdownGloss', named);
  notation.rule(
    'State = ( in | written in | given as | returned as )? plain text ,? ( without | with no | and not | not ) ( any )? MarkdownWord MarkdownGloss?',
    (hasLists?: boolean): Said => ({ ask: named(hasLists), in: [[0, 0]], denies: true }),
  );
  notation.rule(
    'Clause = no MarkdownWord Emphasis? MarkdownGloss? ( is used | is present )',
    (hasLists?: boolean): Said => ({
      ask: named(hasLists),
      in: [[0, 0]],
      denies: true,
    }),
  );
}
