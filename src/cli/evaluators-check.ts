import type { Command } from 'commander';
import { createReadCriterion, READER_VERSION, type ReadingChange, readingChangeOf } from '../in-process.ts';
import type { StoredReading } from '../store/evaluator-readings.ts';
import { count, withStore } from './database.ts';
import { visibleText } from './visible-text.ts';

interface Changed extends StoredReading {
  change: ReadingChange;
}

/** `deemster evaluators check`: works on the database directly, also before the service is started again. */
export async function checkReadings({ json }: { json?: true }, command: Command): Promise<void> {
  const readCriterion = createReadCriterion();
  await withStore(command, async (store) => {
    const changes: Changed[] = [];
    let evaluators = 0;
    for await (const stored of store.evaluatorReadings()) {
      evaluators += 1;
      const change = readingChangeOf(readCriterion, stored.criteria, stored.reading);
      if (change) changes.push({ ...stored, change });
    }
    console.log(json ? JSON.stringify(toJson(evaluators, changes)) : toText(evaluators, changes));
    if (changes.length > 0) process.exitCode = changes.some(({ change }) => change.kind === 'refused') ? 3 : 4;
  });
}

const toJson = (evaluators: number, changes: readonly Changed[]) => ({
  reader_version: READER_VERSION,
  evaluators,
  changes: changes.map(({ account, name, version, criteria, change: { reader, ...change } }) => ({
    account,
    evaluator_name: name,
    version,
    criteria,
    reader_version: reader,
    ...change,
  })),
});

function toText(evaluators: number, changes: readonly Changed[]): string {
  if (changes.length === 0)
    return `${count(evaluators, 'evaluator')}: ${READER_VERSION} reads none of them differently than when it was saved.`;
  return [...changes.map(linesOf), `${changes.length} of ${count(evaluators, 'evaluator')}.`].join('\n\n');
}

const linesOf = ({ account, name, version, criteria, change }: Changed): string =>
  visibleText(
    [
      `${name}, version ${version}, of the account ${account}`,
      `  criterion: ${criteria.replaceAll(/\s+/gu, ' ')}`,
      `  before: ${change.before === null ? LOST[change.kind] : `${change.before} (${change.reader})`}`,
      `  now: ${change.now} (${READER_VERSION})`,
      `  ${ADVICE[change.kind]}`,
    ].join('\n'),
  );

const LOST: Record<ReadingChange['kind'], string> = {
  not_kept: 'read by an earlier reader whose reading was not kept',
  refused: 'a reading that this release cannot decide',
  read_differently: '',
};

const ADVICE: Record<ReadingChange['kind'], string> = {
  not_kept: 'It is judged as it is read now. Save a new version to keep this reading.',
  refused: 'It is not judged until a new version is saved, which takes the new reading.',
  read_differently: 'It is judged as it was read before. Save a new version to take the new reading.',
};
