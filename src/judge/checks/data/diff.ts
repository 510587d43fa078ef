import type { Interval } from '../form.ts';
import type { Answer } from '../whole-text.ts';
import { blocksIn, NO_CODE } from './fenced-code.ts';
import { inWords } from './json-fields.ts';

/** How many lines a diff adds or removes, of which of them there are more, how many files or hunks it has, and which files. */
export type DiffFact =
  | { diff: 'added' | 'removed' | 'files' | 'hunks'; in: readonly Interval[] }
  | { diff: 'added' | 'removed'; isMore: true }
  | { diff: 'file'; name: string; isOnly?: true };

const HEADER = /^(?:@@ .*@@|--- \S[^\n]*\n\+\+\+ \S)/mu;

/** The lines of the only diff of a text, without what stands above it: one with headers, or one in a fence that says so. */
function diffOf(text: string): readonly string[] | undefined {
  const [block, ...others] = blocksIn(text);
  const diff = block ?? text;
  if (others.length > 0 || (block === undefined && text.includes('```'))) return undefined;
  const at = HEADER.exec(diff)?.index;
  if (at === undefined && !/^ {0,3}(?:`{3,}|~{3,})[ \t]*(?:diff|patch)\b/mu.test(text)) return undefined;
  // Prose after a diff without a fence, and the signature of a patch, could be taken for lines of it.
  const lines = diff
    .slice(at ?? 0)
    .trimEnd()
    .split('\n');
  const isPlain = lines.every(
    (line) => line === '' || /^(?:[-+ @\\]|diff |index |new |old |deleted |similarity |rename )/u.test(line),
  );
  return isPlain && !lines.some((line) => /^--\s*$/u.test(line)) ? lines : undefined;
}

/** What a diff does; open where the text is no diff. */
export function ofDiff(text: string, fact: DiffFact): Answer {
  const lines = diffOf(text);
  if (!lines) return NO_CODE;
  // Within a hunk "--- i" may be the line "-- i", which is removed.
  const isHead = (at: number) =>
    /^--- /u.test(lines[at] ?? '') && /^\+\+\+ /u.test(lines[at + 1] ?? '') && /^(?:@@ |$)/u.test(lines[at + 2] ?? '');
  const count = (sign: string) =>
    lines.filter((line, at) => line.startsWith(sign) && !isHead(at) && !isHead(at - 1)).length;
  const [added, removed] = [count('+'), count('-')];
  if ('isMore' in fact)
    return {
      is: fact.diff === 'added' ? added > removed : removed > added,
      found: `${added} lines are added and ${removed} removed`,
    };
  if (fact.diff === 'added' || fact.diff === 'removed')
    return asMany(fact, fact.diff === 'added' ? added : removed, `lines are ${fact.diff}`);
  if (fact.diff === 'hunks')
    return lines.some((line) => /^@@/u.test(line))
      ? asMany(fact, lines.filter((line) => /^@@ .*@@/u.test(line)).length, 'hunks')
      : NO_CODE;
  // A new or deleted file has a head with /dev/null; a file that is only renamed has none.
  const heads = lines.flatMap((_, at) => (isHead(at) ? [[lines[at]!, lines[at + 1]!]] : []));
  const files = heads.map((pair) =>
    pair.map((one) => one.replace(/^(?:---|\+\+\+) (?:[ab]\/)?|\t.*$/gu, '')).filter((one) => one !== '/dev/null'),
  );
  // An empty file, or one of which only the mode changes, has no head.
  const isWithoutHead = lines.filter((line) => /^diff --git /u.test(line)).length > files.length;
  if (files.length === 0 || isWithoutHead || lines.some((line) => /^(?:rename|similarity) /u.test(line)))
    return NO_CODE;
  const names = new Set(files.map((pair) => pair.at(-1)!));
  if ('in' in fact) return asMany(fact, names.size, 'files are changed');
  const isNamed = (name: string) => name === fact.name || name.endsWith(`/${fact.name}`);
  const own = [...names].filter(isNamed);
  if (files.some((pair) => pair.length > 1 && pair[0] !== pair[1])) return NO_CODE;
  return {
    is: own.length > 0 && (!fact.isOnly || own.length === names.size),
    found: `A diff of ${[...names].join(', ')}`,
  };
}

const asMany = ({ in: asked }: { in: readonly Interval[] }, count: number, what: string): Answer => ({
  is: asked.some(([low, high]) => low <= count && count <= high),
  found: `${count} ${what}`,
});

export function diffWords(fact: DiffFact): string {
  if ('isMore' in fact)
    return `a diff with more ${fact.diff} than ${fact.diff === 'added' ? 'removed' : 'added'} lines`;
  if (fact.diff === 'file') return `a diff that changes ${fact.isOnly ? 'only ' : ''}${fact.name}`;
  const [words, noun] = [
    inWords(fact.in),
    fact.diff === 'files' ? 'changed files' : fact.diff === 'hunks' ? 'hunks' : `${fact.diff} lines`,
  ];
  return `a diff with ${words} ${words.endsWith(' 1') ? noun.slice(0, -1) : noun}`;
}
