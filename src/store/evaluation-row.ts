import { hash } from 'node:crypto';
import type { components } from '../../generated/openapi.d.ts';
import { query, rowQuery, type Step, type Value } from './database.ts';
import { insertRow } from './dialect.ts';
import { objectText } from './json-text.ts';

type Schemas = components['schemas'];
type Evaluation = Schemas['Evaluation'];

export interface NewEvaluation {
  id: string;
  createdAt: number;
  modelCore: Schemas['ModelCore'];
  evaluatorName: string | null;
  score: number | null;
  explanation: string;
  criteria: string;
  subTrace: Schemas['SubTrace'];
  sources: Schemas['Source'][] | null;
  cached: boolean;
  cachedTokens: number;
  /** Its key in the score cache; null if it is not an entry. */
  cacheKey: string | null;
  /** Equal for evaluations of the same content. */
  contentHash: string;
}

/** An exact check's explanation may quote what a conversation holds, and no column of text holds these characters. */
const plainText = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.replaceAll('\0', '\uFFFD').toWellFormed();

/**
 * Equal for evaluations by the same evaluator and criterion. 132 bits as 22 characters.
 * @param criterion With its placeholders.
 */
export const criterionKeyOf = (evaluatorName: string | null, criterion: string): string =>
  hash('sha256', JSON.stringify([evaluatorName, criterion]), 'base64url').slice(0, 22);

/** So many keys are kept, of criteria of at most so many characters. */
const mostKeys = { keys: 1000, characters: 1000 };

/** Keeps the keys of the latest criteria, because hashing one takes longer than finding it. */
export function createCriterionKeys() {
  const known = new Map<string | null, Map<string, string>>();
  let size = 0;
  return ({ evaluatorName, criteria, subTrace }: NewEvaluation): string => {
    const criterion = subTrace.criterion_template ?? criteria;
    const found = known.get(evaluatorName)?.get(criterion);
    if (found) return found;
    const key = criterionKeyOf(evaluatorName, criterion);
    if (criterion.length > mostKeys.characters) return key;
    if (size++ >= mostKeys.keys) {
      known.clear();
      size = 1;
    }
    const ofName = known.get(evaluatorName) ?? new Map<string, string>();
    known.set(evaluatorName, ofName.set(criterion, key));
    return key;
  };
}

export const criterionKey = ({ evaluatorName, criteria, subTrace }: NewEvaluation): string =>
  criterionKeyOf(evaluatorName, subTrace.criterion_template ?? criteria);

const names = [
  'id',
  'created_at',
  'model_core',
  'evaluator_name',
  'score',
  'explanation',
  'criteria',
  'sub_trace',
  'sources',
  'cached',
  'cached_tokens',
  'cache_key',
  'content_hash',
  'subject',
  'evaluator_version',
  'judge',
  'prompt_version',
  'reader_version',
  'agent_name',
  'criterion_key',
] as const;

/** Column → the trace's column that it copies, so that the filters of the list are index ranges. */
const copied = { trace_seq: 'seq', account_id: 'account_id', trace_created_at: 'created_at' };

const insertIntoNew = rowQuery(insertRow('evaluations', [...names, ...Object.keys(copied)], true));
const insertEvaluation = query(`
  INSERT INTO evaluations (${[...names, ...Object.keys(copied)].join()})
  SELECT ${[...names.map((name) => `:${name}`), ...Object.values(copied)].join()}
  FROM traces WHERE account_id = :account_id AND id = :trace_id`);

/**
 * The step that adds an evaluation to a trace, and gives `evaluation_seq`. Its place among its trace's is copied from the
 * trace.
 * @param criterionKey Its own.
 * @param trace With `createdAt` if the same unit stores it before.
 */
export function evaluationStep(
  account: number,
  trace: { id: string; createdAt?: number },
  evaluation: NewEvaluation,
  criterionKey: string,
): Step {
  const { subTrace, sources } = evaluation;
  const isNew = trace.createdAt !== undefined;
  const parameters = {
    account_id: account,
    trace_id: trace.id,
    trace_created_at: trace.createdAt ?? null,
    id: evaluation.id,
    created_at: evaluation.createdAt,
    model_core: evaluation.modelCore,
    evaluator_name: evaluation.evaluatorName,
    score: evaluation.score,
    explanation: plainText(evaluation.explanation),
    criteria: evaluation.criteria,
    // Without the subject.
    sub_trace: JSON.stringify({ ...subTrace, subject: undefined }),
    sources: sources && JSON.stringify(sources),
    cached: evaluation.cached ? 1 : 0,
    cached_tokens: evaluation.cachedTokens,
    cache_key: evaluation.cacheKey,
    content_hash: evaluation.contentHash,
    // The judged content: megabytes if it is a conversation of its own.
    subject: JSON.stringify(subTrace.subject),
    evaluator_version: subTrace.evaluator_version,
    judge: subTrace.judge,
    prompt_version: subTrace.prompt_version,
    reader_version: subTrace.reader_version ?? null,
    agent_name: subTrace.subject.agent?.name ?? null,
    criterion_key: criterionKey,
  } satisfies Record<(typeof names)[number] | 'account_id' | 'trace_id' | 'trace_created_at', Value>;
  const given = { gives: 'evaluation_seq' };
  return isNew
    ? { query: insertIntoNew, parameters, takes: ['trace_seq'], ...given }
    : { query: insertEvaluation, parameters, ...given };
}

/** The columns that `evaluationText` reads, apart from its trace. */
export const readColumns =
  'id, evaluator_name, score, explanation, criteria, sub_trace, sources, cached, cached_tokens, subject';

export interface EvaluationRow {
  id: string;
  evaluator_name: string | null;
  score: number | null;
  explanation: string;
  criteria: string;
  sub_trace: string;
  sources: string | null;
  cached: 0 | 1;
  cached_tokens: number;
  subject: string;
}

const text = (value: string | number | boolean | null): string => JSON.stringify(value);

/** An evaluation as in the contract. Stored JSON is not parsed, because it may be megabytes. */
export const evaluationText = (row: EvaluationRow): string =>
  objectText({
    id: text(row.id),
    evaluator_name: text(row.evaluator_name),
    score: text(row.score),
    explanation: text(row.explanation),
    criteria: text(row.criteria),
    sub_trace: `{"subject":${row.subject},${row.sub_trace.slice(1)}`,
    sources: row.sources ?? 'null',
    cached: text(row.cached === 1),
    c_cached_tokens: text(row.cached_tokens),
  } satisfies Record<keyof Evaluation, string>);

/** The columns that hold content: a deletion blanks them, and they make a row large. */
export const contentColumns = ['explanation', 'criteria', 'sub_trace', 'subject'];

/** Columns that are blanked too, but are short, or null. */
export const nameColumns = ['agent_name'];

/** Approximate size of an evaluation in bytes, computed without reading its content. */
export const evaluationBytes = contentColumns.map((name) => `octet_length(${name})`).join(' + ');
