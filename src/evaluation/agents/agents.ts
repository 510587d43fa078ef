import type { components } from '../../../generated/openapi.d.ts';
import { agentView, hasOutput } from '../../judge/agents/agent-view.ts';
import { taskAround, wholeTaskOf } from '../../judge/agents/whole-task.ts';
import type { WholeTask, WireConversation } from '../../judge/conversation.ts';
import type { Criterion } from '../../judge/criterion/criterion.ts';
import type { Judge, JudgeRequest, Judgment } from '../../judge/judge.ts';
import { meanOf, plainNumber, rangeOf, sumOf } from '../../judge/mean.ts';
import { sideBySide } from '../../judge/together.ts';
import { addUsage } from '../../judge/usage.ts';
import type { TokenUsage } from '../../judge/verdict.ts';
import type { Recall } from '../memory/recall.ts';
import type { JobLimits } from '../tasks/job.ts';
import { createTurns } from '../turns.ts';
import { sourcesOf } from '../verdict-shapes.ts';

type Schemas = components['schemas'];
type Trace = Schemas['MultiAgentTrace'];

export interface AgentJudgment {
  instance: { id: string; name: string };
  /** The judged conversation, as stored. */
  conversation: WireConversation;
  judgment: Judgment;
  milliseconds: number;
}

/**
 * How many instances of one trace are judged concurrently. They share one deadline, so the number is higher than for a
 * chat's responses: with answers in two seconds, about 1,900 per minute.
 */
const mostAtOnce = 64;

/**
 * Judges every instance that has an output, each on its own view. After a failure no further instance is started;
 * judgments under way finish unless the signal aborts them.
 * @param trace A trace that passed `resolveTraceRequest`.
 * @param options.agent Only instances of this name.
 * @param judged Judgments from earlier attempts, by id. They are reused, and new judgments are added as they arrive.
 * @returns All judgments in the order of the trace's map, and the usage of the new ones.
 * @throws the first JudgeError; its usage covers this attempt, including the verdicts that succeeded
 */
export async function judgeAgents(
  judge: Judge,
  trace: Trace,
  {
    criterion,
    pinned,
    modelCore,
    agent,
    recall,
    ...limits
  }: Pick<JudgeRequest, 'criterion' | 'pinned' | 'modelCore' | 'fairnessKey'> &
    JobLimits & { agent?: string | undefined; recall?: Recall | undefined },
  judged: Map<string, AgentJudgment>,
): Promise<{ judgments: AgentJudgment[]; paid: TokenUsage | null }> {
  const wholeTask = wholeTaskOf(trace);
  const instances = Object.values(trace.agent_instance_by_id).filter(
    (one) => hasOutput(one) && (agent === undefined || one.name === agent),
  );
  // Thousands of exact checks must not block the event loop.
  const turn = createTurns();
  const judgeOne = async (instance: Schemas['AgentInstance']) => {
    await turn();
    limits.signal.throwIfAborted();
    const { id, name } = instance;
    const subject = agentSubject(trace, instance, wholeTask);
    const { conversation } = subject;
    const started = performance.now();
    const judgment = await judge.judge({
      ...subject,
      criterion,
      pinned,
      modelCore,
      recall: recall && ((responses) => recall(conversation, responses)),
      ...limits,
    });
    const result = { instance: { id, name }, conversation, judgment, milliseconds: performance.now() - started };
    judged.set(id, result);
    return result;
  };
  const waiting = instances.filter(({ id }) => !judged.has(id));
  const added = await sideBySide(waiting, judgeOne, { atOnce: mostAtOnce, usageOf });
  return {
    judgments: instances.map(({ id }) => judged.get(id)!),
    paid: added.map(usageOf).reduce<TokenUsage | null>(addUsage, null),
  };
}

/** What is judged of an instance: the view of one that has an output. */
export function agentSubject(
  { root_agent_instance_id: root }: Trace,
  instance: Schemas['AgentInstance'],
  wholeTask: WholeTask,
) {
  const { conversation, parts, own } = agentView(instance);
  const task = instance.id === root ? null : taskAround(instance, wholeTask);
  const agent = { name: instance.name, parts, own, wholeTask: task };
  return { conversation, evaluateLatest: false, agent, clean: false };
}

/** The usage that was paid for a judgment; null if it was cached. */
const usageOf = ({ judgment: { cached, verdict } }: AgentJudgment) => (cached ? null : verdict.usage);

/** Builds the response: scores per instance, per agent name, and overall. */
export function agentsResponse(
  requestId: string,
  { text, scale }: Criterion,
  trace: Trace,
  judgments: AgentJudgment[],
): Schemas['MultiAgentTraceResponse'] {
  const byId = new Map(judgments.map((judgment) => [judgment.instance.id, judgment]));
  const isGraded = scale === 'graded';
  const byName = Map.groupBy(Object.values(trace.agent_instance_by_id), ({ name }) => name);
  return {
    request_id: requestId,
    criterion: text,
    overall_score: meanOf(known(judgments)),
    agent_scores: Object.fromEntries(judgments.map((judgment) => [judgment.instance.id, scoreOf(judgment)])),
    explanation: explain(judgments),
    results_by_agent_name: Object.fromEntries(
      [...byName].map(([name, instances]) => {
        const own = instances.map(({ id }) => byId.get(id)).filter((judgment) => judgment !== undefined);
        const results = instances.map(({ id }) => [id, resultOf(byId.get(id))] as const);
        const agent: Schemas['AgentResults'] = {
          agent_name: name,
          results_by_agent_instance_id: Object.fromEntries(results),
          summary_statistics: isGraded ? statisticsOf(known(own)) : null,
        };
        return [name, agent];
      }),
    ),
  };
}

/** Sources refer to messages of the instance's view, which is stored with the evaluation, not of one interaction. */
function resultOf(judged: AgentJudgment | undefined): Schemas['ScoreResponse'] | null {
  if (!judged) return null;
  const { verdict, memory } = judged.judgment;
  return { score: verdict.score, explanation: verdict.explanation, sources: sourcesOf(verdict, memory) };
}

const scoreOf = ({ judgment }: AgentJudgment) => judgment.verdict.score;

const known = (judgments: AgentJudgment[]) => judgments.map(scoreOf).filter((score) => score !== null);

/** How many instances an explanation lists individually. */
const mostExplained = 100;

/** One line per judged instance; above `mostExplained`, only the lowest scores. */
function explain(judgments: AgentJudgment[]): string {
  const height = (judgment: AgentJudgment) => scoreOf(judgment) ?? Number.POSITIVE_INFINITY;
  const lowest = new Set(judgments.toSorted((a, b) => height(a) - height(b)).slice(0, mostExplained));
  const lines = judgments.filter((judgment) => lowest.has(judgment)).map(lineOf);
  const more = judgments.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more.toLocaleString('en-US')} more, none with a lower score`] : [])].join(
    '\n',
  );
}

function lineOf({ instance: { id, name }, judgment: { verdict } }: AgentJudgment): string {
  const score = verdict.score === null ? 'n/a' : Math.round(verdict.score * 1000) / 1000;
  return `${inLine(name)} (${inLine(id)}): ${score}. ${verdict.explanation}`;
}

/** A caller's text with line breaks and control characters replaced by spaces. */
const inLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Statistics over the scores of one agent's instances; null without scores. `std` is the population standard deviation. */
export function statisticsOf(scores: readonly number[]): Schemas['SummaryStatistics'] | null {
  const mean = meanOf(scores);
  if (mean === null) return null;
  const [min, max] = rangeOf(scores);
  const half = scores.length / 2;
  const middle = scores.toSorted((a, b) => a - b).slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const variance = sumOf(scores.map((score) => (score - mean) ** 2)) / scores.length;
  return { median: meanOf(middle)!, min, max, std: plainNumber(Math.sqrt(variance)) };
}
