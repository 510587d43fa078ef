import { visibleText } from '../visible-text.ts';

/**
 * A text of any origin as a span of code in Markdown, on one line: no Markdown, HTML, link, mention or reference in it is read.
 * @param longest Longer texts are cut, in characters.
 */
export function codeSpan(text: string, longest: number): string {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
  const line = visibleText(cut).replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '(empty)';
  const longestRun = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  // The spaces keep a backtick at an end apart from the fence, and are not shown.
  return `${fence} ${line} ${fence}`;
}
