import { hash } from 'node:crypto';
import { BadRequestError, DeemsterError, type Evaluation } from '../../../client/index.ts';
import { variablesIn } from '../../../in-process.ts';
import { JudgeError } from '../../../judge/judge-error.ts';
import { faultText } from '../../fault-text.ts';
import { UsageError } from '../../usage-error.ts';
import type { JudgeRow } from '../judge-in-process.ts';
import type { Judgment } from '../judgments.ts';
import { type Judged, notJudged, outcomeOf } from '../result.ts';
import type { Row } from '../rows.ts';
import { createPatience } from './patience.ts';
import { identityOf } from './row-identity.ts';
import type { RunCalls } from './run-calls.ts';
import { serviceFault } from './service-fault.ts';

export interface OnService {
  calls: RunCalls;
  /** The service's address. */
  baseUrl: string;
  /** The run's name. */
  run: string;
  /** Further tags of each trace. */
  tags: Record<string, string>;
  /** What reads the service's criteria; null if it does not say. */
  reader: string | null;
  /** The columns that criteria use. */
  used: ReadonlySet<string>;
  allResponses: boolean;
  /** The lowest score that passes, 0 to 1. */
  threshold: number;
}

/** A stored conversation, and how it was judged before this process began. */
interface StoredTrace {
  id: string;
  evaluations: readonly Evaluation[];
}

/**
 * Lets a service judge rows, and store each as one trace with an evaluation per criterion. Ids follow from the run and the row, so
 * a row that an interrupted run has stored is found again, and nothing is stored or judged twice.
 */
export function judgesOnService({
  calls,
  baseUrl,
  run,
  tags,
  reader,
  used,
  allResponses,
  threshold,
}: OnService): JudgeRow {
  const patiently = createPatience((sentence) => console.error(`deemster: ${sentence}`));
  const traces = new WeakMap<Row, Promise<StoredTrace>>();

  async function store(row: Row): Promise<StoredTrace> {
    const { caseName, traceId: id } = identityOf(run, row, used, allResponses);
    try {
      const request = { ...conversationOf(row), id, tags: { ...tags, run, case: caseName } };
      await patiently(() => calls.createTrace(request));
      return { id, evaluations: [] };
    } catch (error) {
      if (error instanceof BadRequestError) throw nothingIsStored(baseUrl);
      if (!(error instanceof DeemsterError && error.status === 409)) throw error;
      return await patiently(() => calls.trace(id));
    }
  }

  function traceOf(row: Row): Promise<StoredTrace> {
    const stored = traces.get(row) ?? store(row);
    traces.set(row, stored);
    return stored;
  }

  async function evaluationOf(judgment: Judgment): Promise<{ trace: string; evaluation: Evaluation }> {
    const { row, evaluator } = judgment;
    const isStored = evaluator.version !== undefined;
    mustHaveQuestion(row);
    const trace = await traceOf(row);
    const earlier = trace.evaluations.find((one) => isBy(one, judgment));
    if (earlier) return { trace: trace.id, evaluation: mustFit(earlier, judgment, reader) };
    const asked = isStored ? { evaluatorName: evaluator.name! } : { criteria: evaluator.criterion };
    const request = {
      ...conversationOf(row),
      ...asked,
      variables: Object.fromEntries(variablesIn(evaluator.criterion).map((name) => [name, row.values[name]!])),
      ...(allResponses && { evaluateLatest: false }),
      traceId: trace.id,
      idempotencyKey: keyOf(trace.id, judgment),
    };
    const core = isStored ? undefined : evaluator.modelCore;
    const { evaluation_id } = await patiently(() => calls.evaluate(request, core));
    if (evaluation_id === null) throw nothingIsStored(baseUrl);
    const { evaluations } = await patiently(() => calls.trace(trace.id));
    const made = evaluations.find(({ id }) => id === evaluation_id);
    if (!made) throw new JudgeError('failed', 'The evaluation was deleted while the run was in progress.');
    return { trace: trace.id, evaluation: mustFit(made, judgment, reader) };
  }

  return async (judgment) => {
    const { version } = judgment.evaluator;
    const belongs = { run, ...(version !== undefined && { evaluator_version: version }) };
    try {
      const { trace, evaluation } = await evaluationOf(judgment);
      const judged = { ...judgedBy(evaluation, threshold), ...belongs, trace_id: trace, evaluation_id: evaluation.id };
      return { judged, fault: null, milliseconds: evaluation.sub_trace.latency_ms };
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const fault = error instanceof JudgeError ? error : serviceFault(error, baseUrl);
      return { judged: { ...notJudged(faultText(fault), null, null), reader_version: null, ...belongs }, fault };
    }
  };
}

const conversationOf = ({ conversation: { messages, system, tools } }: Row) => ({
  messages,
  system: system ?? undefined,
  tools: tools ?? undefined,
});

/** @throws JudgeError for an answer on its own, which the service's interface does not take */
function mustHaveQuestion({ conversation: { messages } }: Row): void {
  if (messages.length < 2)
    throw new JudgeError(
      'nothing_to_judge',
      'A service judges conversations of at least two messages, and this is only an answer. Add a column with the question (--input-column).',
      { recurs: true },
    );
}

const nothingIsStored = (baseUrl: string) =>
  new UsageError(
    `${baseUrl} stores nothing for this account, because its retention is none, so there can be no run. Use a key of another account, or judge without --server and --save.`,
  );

/** Whether an evaluation is by the same evaluator, in any version, or by the same criterion. */
const isBy = ({ evaluator_name, criteria, sub_trace }: Evaluation, { evaluator, criterion }: Judgment): boolean =>
  evaluator.version === undefined
    ? evaluator_name === null &&
      criteria === criterion &&
      (sub_trace.criterion_template ?? criteria) === evaluator.criterion
    : evaluator_name === evaluator.name;

/** @throws JudgeError if the service has changed, so that the run would mix results of different things */
function mustFit(evaluation: Evaluation, { evaluator }: Judgment, reader: string | null): Evaluation {
  const { evaluator_version: version, reader_version = null } = evaluation.sub_trace;
  const changed = (what: string) =>
    new JudgeError('failed', `${what}, and a run has results of only one. Begin a new run.`, { recurs: true });
  if (evaluator.version !== undefined && version !== evaluator.version)
    throw changed(`The evaluator is at version ${evaluator.version}, but this row was judged by version ${version}`);
  if (reader_version !== reader)
    throw changed(`The service reads criteria with ${reader}, but this row was judged with ${reader_version}`);
  return evaluation;
}

function judgedBy({ score, explanation, cached, sub_trace }: Evaluation, threshold: number): Judged {
  const { samples, probability, judge, usage, prompt_version, reader_version = null } = sub_trace;
  const figures = { score, range: sub_trace.range as Judged['range'], samples, probability };
  return {
    result: outcomeOf(figures, threshold),
    ...figures,
    explanation,
    first: null,
    error: null,
    judge,
    prompt_version,
    reader_version,
    // The tokens of a remembered verdict were not paid for again.
    usage: cached ? null : usage,
  };
}

/** The same for the same request: a repeated one gets the first one's answer. */
const keyOf = (trace: string, { evaluator: { name, version, criterion, modelCore }, criterion: filled }: Judgment) =>
  hash('sha256', JSON.stringify([trace, version === undefined ? null : name, version, criterion, filled, modelCore]));
