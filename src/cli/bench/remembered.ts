import { hash } from 'node:crypto';
import { latestResponse, recall } from '../../in-process.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import type { AnnotatedCase, CaseIndex, CaseLabel } from '../../store/annotated-cases.ts';
import { caseRecord, distinctWords } from '../../store/case-text.ts';
import { type Answer, answersOf, type LabelledRow } from './rows.ts';

/** As the service's index does (store/annotated-cases.ts). */
const mostPerToken = 100;

/** A row as a case with a person's label. */
interface Labelled extends AnnotatedCase {
  label: CaseLabel;
}

/**
 * Each answer of these rows once more, with what a judge with memory sees: up to three labels of other rows with the same
 * criterion, found as the service finds them. By the answer's key. No answer sees its own label, nor one of the same texts.
 */
export async function rememberedAnswers(rows: readonly LabelledRow[]): Promise<Map<string, Answer>> {
  const byCriterion = Map.groupBy(rows, ({ criterion }) => criterion);
  const remembered = new Map<string, Answer>();
  for (const [criterion, own] of byCriterion) {
    const index = indexOf(own.flatMap(labelledCase));
    for (const answer of own.flatMap(answersOf)) {
      const responses = responsesOf(answer);
      const { messages } = answer.conversation;
      const earlier = await recall(index, messages, responses, { criterion, contentHash: answer.key });
      const key = hash('sha256', JSON.stringify([answer.key, earlier]), 'base64url');
      remembered.set(answer.key, { ...answer, key, earlier });
    }
  }
  return remembered;
}

function labelledCase(row: LabelledRow, at: number): Labelled[] {
  if (row.kind === 'pair') return [];
  const { answer, label, number } = row;
  const record = caseRecord(answer.conversation.messages, responsesOf(answer));
  if (!record) return [];
  const id = `row ${number}`;
  const score = typeof label === 'number' ? label : null;
  return [
    {
      seq: at,
      traceId: id,
      contentHash: answer.key,
      textHash: record.textHash,
      request: record.request,
      response: record.response,
      tokens: distinctWords(record),
      label: { id, contentHash: answer.key, label: Number(label) >= 0.5, score, criteria: null },
    },
  ];
}

/** None for an answer that cannot be judged: its judgment says why. */
function responsesOf({ conversation }: Answer) {
  try {
    return [latestResponse(conversation)];
  } catch (error) {
    if (error instanceof JudgeError) return [];
    throw error;
  }
}

function indexOf(cases: readonly Labelled[]): CaseIndex {
  const bySeq = new Map(cases.map((one) => [one.seq, one]));
  const withToken = new Map<string, number[]>();
  for (const { seq, tokens } of cases.toReversed())
    for (const token of tokens) {
      const found = withToken.get(token);
      if (!found) withToken.set(token, [seq]);
      else if (found.length < mostPerToken) found.push(seq);
    }
  const read = (seqs: readonly number[]) => seqs.flatMap((seq) => bySeq.get(seq) ?? []);
  return {
    size: async () => cases.length,
    tokensOf: (words) => [...words],
    withTokens: async (tokens) => tokens.map((token) => withToken.get(token) ?? []),
    read: async (seqs) => read(seqs),
    annotationsOf: async (found) => ({
      labels: read(found.map(({ seq }) => seq)).map(({ label }) => label),
      comments: [],
    }),
  };
}
