import { existsSync, mkdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSettings, toText } from '../evaluator-file.ts';
import { fileFault, writeOutput } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';
import type { Outcome } from './outcome.ts';

const jsonLines = (rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** The files of an import, by name; an empty one is not written. */
const contents: Record<string, (outcome: Outcome) => string> = {
  'rows.jsonl': ({ rows }) => jsonLines(rows),
  'evaluators.yaml': ({ evaluators }) =>
    evaluators.length === 0
      ? ''
      : toText(
          evaluators.map(({ name, sentence, description }) => ({
            ...defaultSettings,
            name,
            evaluation_criteria: sentence,
            description,
          })),
        ),
  'cases.jsonl': ({ cases }) => jsonLines(cases.map(({ row }) => row)),
  'labels.jsonl': ({ labels }) => jsonLines(labels),
};

/**
 * Writes the files of an import into a folder.
 * @returns their names
 * @throws UsageError if one exists and `force` is not set, before any is written
 */
export async function writeImport(folder: string, outcome: Outcome, force: boolean): Promise<string[]> {
  const files = Object.entries(contents).flatMap(([name, content]) => {
    const text = content(outcome);
    return text === '' ? [] : [{ name, text }];
  });
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new UsageError(`${folder} exists and is not a folder.`);
  const there = Object.keys(contents).find((name) => existsSync(join(folder, name)));
  if (there !== undefined && !force)
    throw new UsageError(
      `${join(folder, there)} already exists. Choose another folder with --output, or overwrite it with --force.`,
    );
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw fileFault(folder, error);
  }
  for (const { name, text } of files) await writeOutput(join(folder, name), { force }, (part) => writeFile(part, text));
  return files.map(({ name }) => name);
}
