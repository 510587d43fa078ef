import { readFile } from 'node:fs/promises';
import { FACT_KINDS } from '../src/judge/checks/families/deciders.ts';
import { createReadCriterion } from '../src/judge/criterion/compiled-criterion.ts';
import { explain } from '../src/judge/criterion/explain.ts';
import type { Pin } from '../src/judge/criterion/pin.ts';

const readCriterion = createReadCriterion();

const HEAD = `# Everything that code decides, with an example of each

[checks.md](checks.md) begins with a summary and explains each kind of check. This list has one criterion for each single thing that a
criterion can ask of code, with its reading. They can be joined, denied, counted and asked of parts of a response, as that page shows.
\`npm run generate\` writes this list, and a test finds a kind of fact that has no criterion here.

| method | criterion | read as |
|---|---|---|
`;

/** The list of every kind of fact: of each a stored sentence, with the reading that `explain` gives of it today. */
export async function checksList(): Promise<string> {
  const stored = await readFile(new URL('../test/judge/stored-forms/stored-forms.jsonl', import.meta.url), 'utf8');
  const pins = stored
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { pin: Pin }).pin);
  const rows = FACT_KINDS.map((kind) => {
    const own = pins.filter(({ form }) => JSON.stringify(form).includes(`"ask":${JSON.stringify(kind)}`));
    const alone = own.filter(({ form }) => form && 'ask' in form && form.ask === kind);
    const { text } = shortest(alone.length > 0 ? alone : own);
    const criterion = readCriterion(text);
    return [`\`${criterion.check()!.name}\``, code(text), explain(criterion).reading.replaceAll('|', '\\|')];
  });
  const lines = [...new Set(rows.map((cells) => `| ${cells.join(' | ')} |\n`))].sort();
  return HEAD + lines.join('');
}

const shortest = (pins: readonly Pin[]): Pin => pins.toSorted((a, b) => a.text.length - b.text.length)[0]!;

const code = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text.replaceAll('|', '\\|')}${fence}`;
};
