import { readFile } from 'node:fs/promises';
import { createReadCriterion } from '../src/judge/criterion/compiled-criterion.ts';
import { explain } from '../src/judge/criterion/explain.ts';

const readCriterion = createReadCriterion();

/** Returns docs/checks.md with the reading that `explain` gives of each criterion in its tables. */
export async function checksPage(): Promise<string> {
  const page = await readFile(new URL('../docs/checks.md', import.meta.url), 'utf8');
  return page
    .split('\n')
    .map((line) => line.replace(ROW, (_, cell: string) => `| ${cell} | ${readingOf(cell)} |`))
    .join('\n');
}

/** A row whose first cell is a criterion, as code or plain. */
const ROW = /^\| ((?:`+ ?)?(?:Passes if|Fails if|Reward|Penalize)\b.*?) (?<!\\)\|.*$/;

function readingOf(cell: string): string {
  const criterion = cell.replace(/^(`*) ?(.*?) ?\1$/, '$2').replaceAll('\\|', '|');
  return explain(readCriterion(criterion)).reading.replaceAll('|', '\\|');
}
