import type { Check } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import type { Claim } from '../reading/claim.ts';
import { readContents } from '../reading/contents.ts';
import type { Quantity } from '../reading/quantity.ts';
import { inMessage, spoken } from '../spoken.ts';
import { textCountCheck } from '../text-count.ts';
import { parseFences } from './markdown-document.ts';

const NOUNS = ['code block', 'code blocks'];
const namesOf = (adjectives: readonly string[]) => adjectives.flatMap((one) => NOUNS.map((noun) => `${one} ${noun}`));

const CODE_BLOCK = {
  singular: 'code block',
  plural: 'code blocks',
  aliases: namesOf(['fenced', 'markdown', 'fenced markdown', 'markdown fenced']),
  isLength: false,
};

/** Languages as people name them, and as code blocks are labelled, lower-cased. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  Python: ['python', 'py', 'python3', 'python2'],
  JavaScript: ['javascript', 'js', 'jsx', 'mjs', 'cjs', 'node'],
  TypeScript: ['typescript', 'ts', 'tsx', 'mts', 'cts'],
  JSON: ['json', 'json5', 'jsonc'],
  YAML: ['yaml', 'yml'],
  XML: ['xml'],
  HTML: ['html', 'html5', 'htm'],
  CSS: ['css'],
  SQL: ['sql', 'mysql', 'postgresql', 'postgres', 'pgsql', 'plsql', 'tsql', 'sqlite'],
  Bash: ['bash', 'sh', 'shell', 'zsh', 'console', 'shell-session'],
  Java: ['java'],
  Kotlin: ['kotlin', 'kt'],
  Swift: ['swift'],
  Rust: ['rust', 'rs'],
  Ruby: ['ruby', 'rb'],
  PHP: ['php'],
  Perl: ['perl', 'pl'],
  Scala: ['scala'],
  Haskell: ['haskell', 'hs'],
  Golang: ['go', 'golang'],
  Mermaid: ['mermaid'],
  LaTeX: ['latex', 'tex'],
};

/** The labels of the fenced code blocks of a text, lower-cased, '' for none. A block without an end reaches to the end. */
export const codeBlockLabels = (text: string): string[] => parseFences(text).map(({ info }) => labelIn(info));

/** Of "{.python .numberLines}", "python title=…" and "python:main.py" it is "python". */
const labelIn = (info: string) => /^[\s{.]*([^\s{},:]*)/u.exec(info)![1]!.toLowerCase();

export const countCodeBlocks = (text: string): number => codeBlockLabels(text).length;

/** Checks whether, or how many, fenced code blocks are there, of any language or of those that are labelled with one. */
export function codeBlocks(claim: Claim): Check | undefined {
  const quantity = readContents(claim, CODE_BLOCK);
  if (quantity) return textCountCheck('code-blocks', CODE_BLOCK, quantity, countCodeBlocks);
  for (const language of Object.keys(LABELS)) {
    const unit = { singular: `${language} code block`, plural: `${language} code blocks`, isLength: false };
    const aliases = [
      ...namesOf([language.toLowerCase()]),
      ...NOUNS.map((noun) => `${noun} in ${language.toLowerCase()}`),
    ];
    const asked = readContents(claim, { ...unit, aliases });
    if (asked) return labelledCheck(language, unit, asked);
  }
  return undefined;
}

function labelledCheck(language: string, unit: { singular: string; plural: string }, asked: Quantity): Check {
  return countCheck('code-blocks', unit.plural, asked, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const labels = codeBlockLabels(said.text);
    const count = labels.filter((label) => LABELS[language]!.includes(label)).length;
    const others = [...new Set(labels.filter((label) => !LABELS[language]!.includes(label)))];
    const shown = others.slice(0, 5).map((label) => (label === '' ? 'no language' : `"${label}"`));
    const found = `${countOf(count, unit)}${shown.length > 0 ? `, others labelled ${shown.join(', ')}` : ''}`;
    return { count, found, evidence: [inMessage(said.index)] };
  });
}
