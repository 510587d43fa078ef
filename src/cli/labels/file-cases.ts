import { fillCriterion, responsesToLabel, variablesIn } from '../../in-process.ts';
import { contentKey } from '../content-key.ts';
import { count } from '../database.ts';
import { columnsUsed, type EvaluatorOptions, evaluatorsOf } from '../evaluate/evaluators.ts';
import { inputFiles } from '../evaluate/input-files.ts';
import { judgmentsOf } from '../evaluate/judgments.ts';
import type { RowOptions } from '../evaluate/row-content.ts';
import { type Row, type RowFault, readRows } from '../evaluate/rows.ts';
import { UsageError } from '../usage-error.ts';
import { visibleText } from '../visible-text.ts';
import { caseText, verdictText } from './case-text.ts';
import { type JudgedResult, resultsIn } from './judged-results.ts';
import type { LabelLine } from './label-line.ts';
import type { LabelsFile } from './labels-file.ts';
import type { Case } from './session.ts';

export interface FileOptions extends Omit<RowOptions, 'allResponses'>, Omit<EvaluatorOptions, 'allResponses'> {}

/** A response to label, with what a line of its label says. */
interface Found {
  row: Row;
  evaluator: string | null;
  criterion: string;
  criterion_template: string | undefined;
  variables: LabelLine['variables'];
  content: string;
  result?: JudgedResult | undefined;
}

/** So many are held; the files are read again when they are through. */
const atATime = 200;

/**
 * The rows of a data file, or those that a results file of `evaluate` is about, in an order that is as good as random, but the
 * same at every call: what was skipped comes again, and several authors label the same cases first.
 * @throws UsageError for a file that cannot be read, and without a criterion
 */
export async function fileCases(path: string, options: FileOptions) {
  const files = await inputFiles(path);
  const results = files.length === 1 ? await resultsIn(files[0]!) : undefined;
  const all = results ? ofResults(results, path, options) : await ofData(files, options);
  return {
    /** The files that are read. */
    inputs: results ? [path, ...sourcesOf(results)] : files,

    /** @returns a function for the next case @throws UsageError if there is nothing to label */
    async begin(output: LabelsFile, author: string | undefined) {
      const shown = new Set<string>();
      const begun = await someOf(all(), (content) => !output.labelled.has(content));
      for (const fault of begun.faults) console.error(visibleText(fault));
      if (begun.responses === 0) throw new UsageError(`${path} has no response to label.`);
      let { some } = begun;
      return async function next(): Promise<Case | undefined> {
        if (some.length === 0)
          ({ some } = await someOf(all(), (content) => !output.labelled.has(content) && !shown.has(content)));
        const found = some.shift();
        if (!found) return undefined;
        shown.add(found.content);
        return caseOf(found, output, author);
      };
    },
  };
}

/** The first of those that are wanted, what is wrong with rows, and how many responses there are. */
async function someOf(all: AsyncIterable<Found | RowFault>, isWanted: (content: string) => boolean) {
  const faults: string[] = [];
  let some: Found[] = [];
  let responses = 0;
  for await (const one of all) {
    if ('fault' in one) {
      faults.push(one.fault);
      continue;
    }
    responses += 1;
    if (isWanted(one.content)) some.push(one);
    if (some.length >= 2 * atATime) some = first(some);
  }
  return { some: first(some), faults, responses };
}

function first(found: Found[]): Found[] {
  const unique = new Map(found.map((one) => [one.content, one]));
  return [...unique.values()].sort((a, b) => (a.content < b.content ? -1 : 1)).slice(0, atATime);
}

async function ofData(files: string[], options: FileOptions) {
  const evaluators = await evaluatorsOf(options);
  const withColumns = { ...options, used: columnsUsed(evaluators) };
  return async function* (): AsyncGenerator<Found | RowFault> {
    for await (const judgment of judgmentsOf(readRows(files, withColumns), evaluators, withColumns))
      yield 'fault' in judgment
        ? judgment
        : foundIn(judgment.row, judgment.evaluator.name, judgment.evaluator.criterion, judgment.criterion);
  };
}

function foundIn(row: Row, evaluator: string | null, template: string, criterion: string): Found {
  const names = variablesIn(template);
  const variables = Object.fromEntries(names.map((name) => [name, row.values[name]!]));
  return {
    row,
    evaluator,
    criterion,
    criterion_template: names.length === 0 ? undefined : template,
    variables: names.length === 0 ? undefined : variables,
    content: contentKey(row.conversation, criterion),
  };
}

const sourcesOf = (results: readonly JudgedResult[]) => [...new Set(results.map(({ file }) => file))];

/** The rows of the files that were judged are found again by their content. */
function ofResults(all: JudgedResult[], path: string, options: FileOptions) {
  const { criterion: criteria, evaluator: names } = options;
  const isWanted = ({ evaluator, criterion }: JudgedResult) =>
    (!criteria || criteria.includes(criterion)) && (!names || (evaluator !== null && names.includes(evaluator)));
  const results = all.filter(isWanted);
  if (results.length === 0) throw new UsageError(`${path} has no result with a score to label.`);
  const files = sourcesOf(results);
  if (files.includes('-'))
    throw new UsageError(
      `${path} has results of standard input, which cannot be read again. Label a file of its rows.`,
    );
  const byContent = Map.groupBy(results, ({ content }) => content);
  const templates = Map.groupBy(results, ({ evaluator, criterion }) => JSON.stringify([evaluator, criterion]));
  const used = new Set(results.flatMap(({ criterion }) => variablesIn(criterion)));
  return async function* (): AsyncGenerator<Found | RowFault> {
    const missing = new Set(byContent.keys());
    for await (const row of readRows(files, { ...options, used })) {
      // Rows that cannot be read have no result.
      if ('fault' in row) continue;
      for (const [{ evaluator, criterion: template }] of templates.values() as Iterable<[JudgedResult]>) {
        const criterion = filled(template, row);
        const found = criterion === undefined ? undefined : foundIn(row, evaluator, template, criterion);
        const result = found && byContent.get(found.content)?.find((one) => one.evaluator === evaluator);
        if (!result) continue;
        missing.delete(found.content);
        yield { ...found, result };
      }
    }
    if (missing.size > 0)
      yield {
        position: { file: path, line: null, location: path },
        fault: `${count(missing.size, 'result')} of ${path}: their rows are no longer in ${files.join(', ')}. Give the same column options as to evaluate.`,
      };
  };
}

function filled(template: string, row: Row): string | undefined {
  try {
    return fillCriterion(template, row.values);
  } catch {
    return undefined;
  }
}

function caseOf({ row, evaluator, result, ...found }: Found, output: LabelsFile, author: string | undefined): Case {
  const { conversation } = row;
  const { messages, system, tools } = conversation;
  const { criterion } = found;
  return {
    criterion,
    text: caseText({ criterion, conversation, responses: responsesToLabel(conversation) }),
    verdict: result ? verdictText({ score: result.score, explanation: result.explanation ?? '' }) : null,
    async store({ label, score }, comment) {
      const undo = output.add({
        ...(row.id !== null && { id: row.id }),
        ...(evaluator !== null && { evaluator }),
        ...found,
        label,
        ...(score !== undefined && { score }),
        ...(author !== undefined && { author }),
        ...(comment !== '' && { comment }),
        created_at: new Date().toISOString(),
        ...(result && { judge: result.judge!, judge_score: result.score! }),
        ...(typeof result?.probability === 'number' && { judge_probability: result.probability }),
        ...(result?.prompt_version && { prompt_version: result.prompt_version }),
        messages,
        ...(system !== null && { system }),
        ...(tools && { tools }),
      } as LabelLine);
      return async () => undo();
    },
  };
}
