import type { Interval } from '../form.ts';
import type { Answer } from '../whole-text.ts';
import { blocksIn, NO_CODE } from './fenced-code.ts';

/** How many lines a diff adds, or removes. */
export interface DiffFact {
  diff: 'added' | 'removed';
  in: readonly Interval[];
}

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

/** Whether a diff adds, or removes, as many lines; open where the text is no diff. */
export function ofDiff(text: string, { diff, in: asked }: DiffFact): Answer {
  const lines = diffOf(text);
  if (!lines) return NO_CODE;
  const isHead = (at: number) => /^--- /u.test(lines[at] ?? '') && /^\+\+\+ /u.test(lines[at + 1] ?? '');
  const sign = diff === 'added' ? '+' : '-';
  const count = lines.filter((line, at) => line.startsWith(sign) && !isHead(at) && !isHead(at - 1)).length;
  return { is: asked.some(([low, high]) => low <= count && count <= high), found: `${count} lines are ${diff}` };
}
