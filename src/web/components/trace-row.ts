import { readMessage } from '../../judge/message.ts';
import type { Schemas } from '../api/client.ts';

type Trace = Schemas['Trace'];
type Evaluation = Schemas['Evaluation'];

/** What the list shows of a trace. */
export interface Row {
  id: string;
  createdAt: string;
  /** What was asked first. */
  ask: string;
  /** What was answered last. */
  reply: string;
  /** The evaluation with the lowest score; undefined if none has a score. */
  lowest: Evaluation | undefined;
  /** All other scores. */
  others: number[];
  evaluations: number;
  judged: { evaluator: string | null; score: number | null }[];
  notApplicable: number;
  /** Judgments of it that failed, up to 100. */
  failed: number;
  rating: boolean | null;
  labels: number;
  comments: number;
  /** As `key:value`. */
  tags: string[];
}

export function rowOf({ id, created_at, trace, evaluations, rating, labels, comments, tags, ...more }: Trace): Row {
  const scored = evaluations
    .filter((one): one is Evaluation & { score: number } => typeof one.score === 'number')
    .toSorted((a, b) => a.score - b.score);
  return {
    id,
    createdAt: created_at,
    ...('messages' in trace ? talkOf(trace.messages) : talkOfAgents(trace)),
    lowest: scored[0],
    others: scored.slice(1).map(({ score }) => score),
    evaluations: evaluations.length,
    judged: evaluations.map(({ evaluator_name, score = null }) => ({ evaluator: evaluator_name, score })),
    notApplicable: evaluations.length - scored.length,
    failed: more.failed_judgments?.length ?? 0,
    rating,
    labels: labels.length,
    comments: comments.length,
    tags: Object.entries(tags ?? {}).map(([key, value]) => `${key}:${value}`),
  };
}

/** The row with a tag, which replaces the value of the same name. */
export function withTag(row: Row, tag: string): Row {
  const name = tag.slice(0, tag.indexOf(':') + 1);
  return { ...row, tags: [...row.tags.filter((one) => !one.startsWith(name)), tag] };
}

/** Longer texts are cut anyway, by the width of the screen. */
const clipped = (text: string) => text.slice(0, 300).replaceAll(/\s+/g, ' ').trim();

function talkOf(messages: unknown[]): { ask: string; reply: string } {
  const turns = messages.map(readMessage);
  const ask = turns.find(({ role, text }) => role === 'user' && text.trim()) ?? turns.find(({ text }) => text.trim());
  const answer = turns.findLast(
    ({ role, text, toolCalls }) => role === 'assistant' && (text.trim() || toolCalls.length > 0),
  );
  const [call] = answer?.toolCalls ?? [];
  return {
    ask: clipped(ask?.text ?? '') || '(no text)',
    reply: clipped(answer?.text ?? '') || (call ? clipped(`(tool call) ${call.name}(${call.arguments})`) : ''),
  };
}

const shortened = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name);

function talkOfAgents({ root_agent_instance_id: root, agent_instance_by_id: instances }: Schemas['MultiAgentTrace']) {
  const all = Object.values(instances);
  const names = [...new Set(all.map(({ name }) => name))];
  const said = (instances[root]?.interactions ?? []).filter((one) => typeof one !== 'string');
  const input = said[0]?.input_messages.find(({ role, content }) => role === 'user' && typeof content === 'string');
  const output = said.at(-1)?.output_messages.findLast(({ content }) => typeof content === 'string');
  const text = (content: unknown) => (typeof content === 'string' ? content : '');
  return {
    ask: clipped(
      `Agents: ${names.slice(0, 6).map(shortened).join(' → ')}${names.length > 6 ? ' → …' : '.'} “${text(input?.content)}”`,
    ),
    reply: clipped(text(output?.content)),
  };
}
