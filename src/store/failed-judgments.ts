import type { components } from '../../generated/openapi.d.ts';
import { blanked } from './blanked.ts';
import { query, type Step, step } from './database.ts';
import { seqsIn, sql } from './dialect.ts';
import { countFailedStep } from './run-counts.ts';

/** A judgment that could not be made. Contains no content. */
export interface FailedJudgment {
  createdAt: number;
  modelCore: components['schemas']['ModelCore'];
  /** The class of the fault: a JudgeFault, or `unexpected`. */
  fault: string;
  /** What was requested: an evaluator's name or a criterion. */
  asked: { evaluatorName: string } | { criteria: string };
  /** The stored trace that the request named. */
  traceId?: string | undefined;
}

const names = 'account_id, created_at, model_core, fault, evaluator_name, criteria';
const values = ':account, :created_at, :model_core, :fault, :evaluator_name, :criteria';
const insertFailed = query(`INSERT INTO failed_judgments (${names}) VALUES (${values})`);
/** Inserts nothing if the trace is gone: its deletion would miss the row. */
const insertFailedOnTrace = query(`
  INSERT INTO failed_judgments (${names}, trace_seq, trace_created_at)
  SELECT ${values}, seq, created_at FROM traces WHERE account_id = :account AND id = :trace_id`);

/** The steps that store a failed judgment. */
export function failedSteps(account: number, { createdAt, modelCore, fault, asked, traceId }: FailedJudgment): Step[] {
  const parameters = {
    account,
    created_at: createdAt,
    model_core: modelCore,
    fault,
    evaluator_name: 'evaluatorName' in asked ? asked.evaluatorName : null,
    criteria: 'criteria' in asked ? asked.criteria : null,
  };
  return traceId === undefined
    ? [step(insertFailed, parameters)]
    : [step(insertFailedOnTrace, { ...parameters, trace_id: traceId }), countFailedStep(account, traceId)];
}

const ofSeqs = seqsIn(':seqs');
export const selectOldFailed = query<{ seq: number; bytes: number }>(`
  SELECT seq, coalesce(octet_length(criteria), 0) AS bytes FROM failed_judgments WHERE created_at < :until LIMIT :count`);
/** As with a trace (removal.ts), the text is blanked first, in place. */
export const deleteFailed = [
  query(sql`UPDATE failed_judgments SET ${blanked('criteria')} WHERE seq IN ${ofSeqs} AND criteria IS NOT NULL`),
  query(sql`DELETE FROM failed_judgments WHERE seq IN ${ofSeqs}`),
];
