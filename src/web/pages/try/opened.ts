import type { Schemas } from '../../api/client.ts';
import type { Asked } from './address.ts';
import { type Draft, noSide, type Side } from './draft.ts';

/** The tag of the traces that the playground stores. */
export const ownTag = { source: 'playground' };

/** A stored trace in the playground. Undefined: it is a trace of several agents, and no evaluation of one of them is asked for. */
export function opened(trace: Schemas['Trace'], { evaluations, sides }: Asked): Draft | undefined {
  const found = evaluations.map((id) => trace.evaluations.find((one) => one.id === id));
  const judged = found.find((one) => one?.sub_trace.subject.conversation)?.sub_trace.subject.conversation;
  const conversation = judged ?? ('messages' in trace.trace ? trace.trace : undefined);
  if (!conversation) return undefined;
  const sideAt = (at: number): Side => {
    const evaluation = found[at];
    const { criterion = evaluation?.criteria ?? '', core } = sides?.[at] ?? {};
    const isOfConversation = (evaluation?.sub_trace.subject.conversation ?? null) === (judged ?? null);
    if (evaluation?.criteria !== criterion || !isOfConversation) return { criterion, core };
    const { score = null, explanation, sources } = evaluation;
    const stored = { traceId: trace.id, evaluation };
    return {
      criterion,
      core,
      result: { conversation, criterion, core, score, explanation, sources: sources ?? [], stored },
    };
  };
  const count = Math.min(2, Math.max(1, found.length, sides?.length ?? 0));
  return {
    conversation,
    // What was judged may be another conversation than the stored one.
    trace: { id: trace.id, isOwn: !judged && trace.tags?.source === ownTag.source },
    sides: Array.from({ length: count }, (_, at) => sideAt(at) ?? noSide),
  };
}
