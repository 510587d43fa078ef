import type { components } from '../../generated/openapi.d.ts';
import type { ReadCriterion } from '../judge/criterion/compiled-criterion.ts';
import { latestResponse } from '../judge/judge.ts';
import { JudgeError } from '../judge/judge-error.ts';
import { caseRecord } from '../store/case-text.ts';
import { isoTime } from '../store/iso-time.ts';
import type { NewLabel } from '../store/labels.ts';
import { newId } from '../store/new-id.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './authenticate.ts';
import { contentHash } from './content-hash.ts';
import { type Fault, isGiven, notExactlyOne, RequestError, valueError } from './request-error.ts';
import { defaultCore, faultOfTemplate, filled } from './request-rules.ts';

type Schemas = components['schemas'];
type LabelRequest = Schemas['LabelRequest'];

/** What a label is about. */
type Labelled = Pick<
  NewLabel,
  'traceId' | 'evaluationId' | 'evaluatorName' | 'labelsSince' | 'criteria' | 'contentHash' | 'record'
>;

/** People's labels on responses, as a caller may give and withdraw them. */
export function createLabels(store: Store, readCriterion: ReadCriterion, now: () => number) {
  async function ofEvaluation(account: number, id: string): Promise<Labelled> {
    const found = await store.findLabelled(account, id);
    if (!found) throw new RequestError('not_found', 'No such evaluation.');
    const { conversation, responses, ...labelled } = found;
    const record = found.evaluatorName === null ? undefined : caseRecord(conversation, responses);
    return {
      ...labelled,
      evaluationId: id,
      contentHash: found.contentHash || contentHash(conversation, responses),
      record,
    };
  }

  /** The latest response of a stored conversation, which nobody needs to have judged. */
  async function ofTrace(account: number, traceId: string, request: LabelRequest): Promise<Labelled> {
    const { evaluator_name: name } = request;
    const text = await store.getConversationText(account, traceId);
    if (text === undefined) throw new RequestError('not_found', 'No such trace.');
    const conversation = JSON.parse(text) as Schemas['Trace']['trace'];
    if (!('messages' in conversation))
      throw new RequestError('impossible', 'This is a multi-agent trace. Name the evaluation of one of its agents.');
    const response = latestOf(conversation);
    const evaluator = isGiven(name) ? await store.getEvaluator(account, name!) : undefined;
    if (isGiven(name) && !evaluator)
      throw new RequestError('impossible', `No evaluator is named ${JSON.stringify(name)}.`);
    const { criterion, template, fault } = filled(
      evaluator?.evaluation_criteria ?? request.evaluation_criteria!,
      request,
    );
    if (fault) throw new RequestError('invalid', [fault]);
    return {
      traceId,
      evaluationId: null,
      evaluatorName: evaluator?.name ?? null,
      labelsSince: evaluator?.labels_since ?? null,
      criteria: criterion!,
      contentHash: contentHash(text, [response], evaluator ? template?.variables : undefined),
      record: evaluator && caseRecord(text, [response]),
    };
  }

  return {
    /**
     * Stores a label; an earlier one by the same author on the same content is replaced.
     * @throws RequestError `invalid`, `not_found`, `impossible`; `conflict` for a trace that has too many
     */
    async attach({ account }: Caller, request: LabelRequest): Promise<Schemas['Label']> {
      const faults = faultsOf(readCriterion, request);
      if (faults.length > 0) throw new RequestError('invalid', faults);
      const evaluationId = request.evaluation_id?.toLowerCase();
      const labelled =
        evaluationId === undefined
          ? await ofTrace(account.id, request.trace_id!.toLowerCase(), request)
          : await ofEvaluation(account.id, evaluationId);
      if (account.retention === 'none')
        throw new RequestError('impossible', "This account's retention is none, so nothing is stored for it.");
      const { label, score = null } = request;
      const author = request.author?.trim() ?? null;
      const stored: NewLabel = { ...labelled, id: newId(), label, score, author, createdAt: now() };
      if (!(await store.addLabel(account.id, stored))) {
        if (!(await store.hasTrace(account.id, labelled.traceId)))
          throw new RequestError('not_found', 'No such trace.');
        throw new RequestError('conflict', 'This trace has 1,000 labels, which is the most that one may have.');
      }
      return {
        id: stored.id,
        trace_id: labelled.traceId,
        evaluation_id: labelled.evaluationId,
        evaluator_name: labelled.evaluatorName,
        criteria: labelled.criteria,
        label,
        score,
        author,
        created_at: isoTime(stored.createdAt),
      };
    },

    /** @throws RequestError `not_found` */
    async withdraw({ account }: Caller, id: string): Promise<void> {
      if (!(await store.removeLabel(account.id, id.toLowerCase())))
        throw new RequestError('not_found', 'No such label.');
    },
  };
}

/** The rules that the contract's schema cannot express. */
function faultsOf(
  readCriterion: ReadCriterion,
  { evaluation_id, trace_id, evaluator_name, evaluation_criteria, variables }: LabelRequest,
): Fault[] {
  const notOne = notExactlyOne({ evaluation_id, trace_id });
  if (notOne) return [notOne];
  const by = { evaluator_name, evaluation_criteria };
  if (isGiven(evaluation_id))
    return Object.entries({ ...by, variables })
      .filter(([, value]) => isGiven(value))
      .map(([name]) => valueError(['body', name], 'Remove this: the evaluation says what judged it.'));
  const none = notExactlyOne(by);
  if (none) return [none];
  const wrong = isGiven(evaluation_criteria)
    ? faultOfTemplate(readCriterion, evaluation_criteria!, variables ?? {}, defaultCore)
    : undefined;
  return wrong === undefined ? [] : [wrong];
}

function latestOf(conversation: Schemas['Conversation']) {
  try {
    return latestResponse(conversation);
  } catch (error) {
    throw error instanceof JudgeError ? new RequestError('impossible', error.message) : error;
  }
}
