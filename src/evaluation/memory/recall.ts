import type { ResponseRange, WireConversation } from '../../judge/conversation.ts';
import type { EarlierCase } from '../../judge/model/earlier-cases.ts';
import type { CaseIndex } from '../../store/annotated-cases.ts';
import { caseRecord, mostJson } from '../../store/case-text.ts';
import type { Store } from '../../store/store.ts';
import { contentHash } from '../content-hash.ts';
import type { Job } from '../tasks/job.ts';
import { chosenCases } from './chosen-cases.ts';
import { similarCases } from './similar-cases.ts';

/** Finds what people said about cases that are similar to a judged one. */
export type Recall = (conversation: WireConversation, responses: readonly ResponseRange[]) => Promise<EarlierCase[]>;

/** What a job's judge may see of earlier annotations; undefined if its evaluator has no memory. */
export function recallFor(
  store: Store,
  job: Pick<Job, 'account' | 'evaluator' | 'memorySince' | 'criterion' | 'template' | 'traceId'>,
): Recall | undefined {
  const { account, evaluator, memorySince, criterion, template, traceId } = job;
  if (!evaluator || memorySince === undefined) return undefined;
  const index = store.annotatedCases({ account, evaluatorName: evaluator.name, labelsSince: memorySince });
  return async (conversation, responses) => {
    const text = JSON.stringify(conversation);
    if (text.length > mostJson) return [];
    const hash = contentHash(text, responses, template?.variables);
    return recall(index, conversation.messages, responses, { criterion, contentHash: hash, traceId });
  };
}

/** What people said about the cases of an index that are most similar to a conversation's last response. */
export async function recall(
  index: CaseIndex,
  messages: WireConversation['messages'],
  responses: readonly ResponseRange[],
  own: { criterion: string; contentHash: string; traceId?: string | undefined },
): Promise<EarlierCase[]> {
  const record = caseRecord(messages, responses);
  if (!record) return [];
  const similar = await similarCases(index, record.words, { ...own, textHash: record.textHash });
  if (similar.length === 0) return [];
  return chosenCases(similar, await index.annotationsOf(similar, own.criterion));
}
