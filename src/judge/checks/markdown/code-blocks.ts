import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { rangeCheck } from '../count-range.ts';
import type { Quantity } from '../quantity.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { isMislabelled } from './evident-language.ts';
import { countHtml, OPEN_HTML } from './html-elements.ts';
import { type Item, type ItemCount, itemCountCheck, listed } from './item-count.ts';
import { isBullet, isNumbered, linesOutsideCode } from './markdown.ts';
import { isMarkdownFence, lineOf, parseFences } from './markdown-document.ts';

const NOUNS = ['code block', 'code blocks'];

const namesOf = (adjectives: readonly string[]) => adjectives.flatMap((one) => NOUNS.map((noun) => `${one} ${noun}`));

const CODE_BLOCK = {
  singular: 'code block',
  plural: 'code blocks',
  aliases: namesOf(['fenced', 'markdown', 'fenced markdown', 'markdown fenced']),
  isLength: false,
};

/** Languages as people name them, and as code blocks are labelled, lower-cased. */
export const LABELS: Readonly<Record<string, readonly string[]>> = {
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

const LABELLED = Object.keys(LABELS).map((language) => ({
  language,
  unit: {
    singular: `${language} code block`,
    plural: `${language} code blocks`,
    aliases: [...namesOf([language.toLowerCase()]), ...NOUNS.map((noun) => `${noun} in ${language.toLowerCase()}`)],
    isLength: false,
  },
}));

/** The labels of the fenced code blocks of a text, lower-cased, '' for none. A block without an end reaches to the end. */
export const codeBlockLabels = (text: string): string[] => parseFences(text).map(({ info }) => labelIn(info));

/** Of "{.python .numberLines}", "python title=…" and "python:main.py" it is "python". */
const labelIn = (info: string) => /^[\s{.]*([^\s{},:]*)/u.exec(info)![1]!.toLowerCase();

const countCodeBlocks = (text: string): number => codeBlockLabels(text).length;

/** Each with the line of its opening fence. */
const codeBlocksIn = (text: string): (Item & { label: string; code: string })[] =>
  parseFences(text).map((node) => ({
    text: `${node.markup}${node.info}`,
    label: labelIn(node.info),
    code: node.content,
    line: lineOf(node),
  }));

/** The code blocks within a fence around Markdown as a whole, which may be what the response is. */
function wrappedIn(text: string): ReturnType<typeof codeBlocksIn> {
  const [fence, ...others] = parseFences(text);
  return fence && others.length === 0 && isMarkdownFence(fence) ? codeBlocksIn(fence.content) : [];
}

const INDENTED = /^(?: {4}|\t)\s*\S/u;

const ITEM_SIGN = /^\s*(?:[-*+•]|\d{1,9}[.)])\s+/u;

/** Runs of lines that are indented after a blank one, by four more than an item before them: code to Markdown, and to many people not. */
function countIndented(text: string): number {
  if (!/(?:^|[\r\n])(?: {4}|\t)/u.test(text)) return 0;
  let count = 0;
  let [wasBlank, isOpen] = [true, false];
  let within = 0;
  for (const line of linesOutsideCode(text)) {
    const isBlank = line.trim() === '';
    const isItem = isBullet(line) || isNumbered(line);
    const indent = line.search(/\S/u);
    const isIndented = INDENTED.test(line) && (within === 0 || (!isItem && indent >= within + 4));
    if (isItem && !isIndented) within = ITEM_SIGN.exec(line)?.[0].length ?? indent + 2;
    else if (!isBlank && indent === 0) within = 0;
    if (isIndented && wasBlank && !isOpen) count += 1;
    if (!isBlank) isOpen = isIndented && (isOpen || wasBlank);
    wasBlank = isBlank;
  }
  return count;
}

/** Whether all that stands outside of fenced code blocks is indented, as code can be. */
export const mayBeCodeOnly = (text: string): boolean =>
  countIndented(text) > 0 && linesOutsideCode(text).every((line) => line.trim() === '' || INDENTED.test(line));

const OPEN_ALL = 'The text has HTML, indented lines, or a fence around other code blocks, which may be code or not.';

const ALL: ItemCount = {
  find: (text) => ({
    certain: codeBlocksIn(text),
    doubtful: countHtml(text, 'code') + countIndented(text) + wrappedIn(text).length,
  }),
  by: countCodeBlocks,
  isCostly: true,
  open: OPEN_ALL,
};

/** What of a code block says its language: its label, or also what it holds, where it has no label. */
export type SaidBy = 'label' | 'content';

/** The check of code blocks of a language, as its name is written in small letters; null: without one. */
export function codeBlocksCheck(
  language: string | null | undefined,
  asked: Quantity,
  saidBy: SaidBy = 'content',
): Check {
  if (language === undefined) return itemCountCheck('code-blocks', CODE_BLOCK, asked, ALL);
  if (language === null) return itemCountCheck('code-blocks', UNLABELLED, asked, WITHOUT_LANGUAGE);
  const labelled = LABELLED.find((one) => one.language.toLowerCase() === language)!;
  const unit =
    saidBy === 'content'
      ? labelled.unit
      : {
          singular: `code block labelled ${labelled.language}`,
          plural: `code blocks labelled ${labelled.language}`,
        };
  return labelledCheck(labelled.language, unit, asked, saidBy);
}

const LABELS_OF_ONE = [
  'language',
  'language label',
  'language tag',
  'language identifier',
  'language specifier',
  'label',
];

const UNLABELLED = {
  singular: 'code block without a language',
  plural: 'code blocks without a language',
  aliases: [
    ...namesOf(['unlabelled', 'unlabeled', 'untagged']),
    ...NOUNS.flatMap((noun) =>
      LABELS_OF_ONE.flatMap((label) => [`${noun} without a ${label}`, `${noun} with no ${label}`]),
    ),
  ],
  isLength: false,
};

const isUnlabelled = ({ label }: { label: string }) => label === '';
const unlabelledIn = (text: string) => codeBlocksIn(text).filter(isUnlabelled);

const WITHOUT_LANGUAGE: ItemCount = {
  find: (text) => ({
    certain: unlabelledIn(text),
    doubtful: countHtml(text, 'code') + countIndented(text) + wrappedIn(text).filter(isUnlabelled).length,
  }),
  by: (text) => unlabelledIn(text).length,
  isCostly: true,
  open: OPEN_ALL,
};

export function wholeBlockCheck({ language }: { language: string | undefined }): Check {
  const one = language === undefined ? 'one code block' : `one ${language} code block`;
  return {
    name: 'code-blocks',
    what: 'the whole response',
    asked: `${one} and nothing else`,
    reads: 'text',
    isCostly: true,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      if (countHtml(said.text, 'code') > 0) return { holds: 'undecided', reason: OPEN_HTML };
      const all = codeBlocksIn(said.text);
      if (all.length === 0 && mayBeCodeOnly(said.text)) return { holds: 'undecided', reason: OPEN_ALL };
      if (language !== undefined && all.length === 1 && NO_LANGUAGE.has(all[0]!.label) && standsAlone(said.text))
        return { holds: 'undecided', reason: OPEN_LANGUAGE };
      if (language !== undefined && all.some(({ code, label }) => isMislabelled(code, label)))
        return { holds: 'undecided', reason: OPEN_MISLABELLED };
      const isOwn = language === undefined || LABELS[language]!.includes(all[0]?.label ?? '');
      const isAlone = all.length === 1 && isOwn && standsAlone(said.text);
      return {
        ...plainly(isAlone),
        found: `${countOf(all.length, CODE_BLOCK)}${listed(all)}${all.length === 1 ? (standsAlone(said.text) ? ', and nothing else' : ', and other text') : ''}`,
        evidence: quotesIn(
          said,
          all.map(({ text }) => text),
        ),
      };
    },
  };
}

/** Whether nothing stands before or after the only code block. */
function standsAlone(text: string): boolean {
  const [block] = parseFences(text);
  const [start, end] = block?.map ?? [0, 0];
  const lines = text.split(/\r\n|[\r\n]/);
  return [...lines.slice(0, start), ...lines.slice(end)].every((line) => line.trim() === '');
}

/** What code without a language's name is in, a program cannot tell. */
export const NO_LANGUAGE = new Set(['', 'text', 'txt', 'plaintext', 'plain', 'code']);
const OPEN_LANGUAGE = 'A code block names no language, and may be in the one asked for.';
export const OPEN_MISLABELLED = 'A code block seems to be in another language than its label says.';
const OPEN_LABEL = 'A code block has another label of the same language, which may count or not.';

function labelledCheck(
  language: string,
  unit: { singular: string; plural: string },
  asked: Quantity,
  saidBy: SaidBy,
): Check {
  return rangeCheck(
    { name: 'code-blocks', what: unit.plural, asked, reads: 'text', isCostly: true, open: OPEN_LANGUAGE },
    (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return said;
      const all = codeBlocksIn(said.text);
      const isOfLanguage = ({ label }: { label: string }) => LABELS[language]!.includes(label);
      const isNamed = ({ label }: { label: string }) => label === language.toLowerCase();
      const isOwn = saidBy === 'label' ? isNamed : isOfLanguage;
      const own = all.filter(isOwn);
      const others = all.filter((one) => !isOwn(one));
      const wrapped = wrappedIn(said.text).filter(isOfLanguage).length;
      const unnamed = saidBy === 'content' ? others.filter(({ label }) => NO_LANGUAGE.has(label)).length : 0;
      // "py" is not "python" to the letter, and the same language.
      const alike = others.filter(isOfLanguage).length;
      const countWrong = (some: typeof all) =>
        saidBy === 'content' ? some.filter(({ code, label }) => isMislabelled(code, label)).length : 0;
      const wrong = countWrong(all);
      return {
        least: own.length - countWrong(own),
        most: own.length + unnamed + alike + countWrong(others) + wrapped + countHtml(said.text, 'code'),
        open: alike > 0 ? OPEN_LABEL : wrong > 0 ? OPEN_MISLABELLED : unnamed > 0 ? OPEN_LANGUAGE : OPEN_HTML,
        found: `${countOf(own.length, unit)}${listed(own)}${otherwise(others.map(({ label }) => label))}`,
        evidence: quotesIn(
          said,
          own.map(({ text }) => text),
        ),
      };
    },
  );
}

/** "; 2 others, labelled "js" or not at all" */
function otherwise(labels: readonly string[]): string {
  if (labels.length === 0) return '';
  const names = [...new Set(labels)].slice(0, 5).map((label) => (label === '' ? 'without a language' : `"${label}"`));
  return `; ${labels.length === 1 ? '1 other' : `${labels.length} others`}: ${names.join(', ')}`;
}
