import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../generated/openapi.d.ts';
import { agentView, hasOutput } from '../../judge/agents/agent-view.ts';
import { taskAround, wholeTaskOf } from '../../judge/agents/whole-task.ts';
import type { WireConversation } from '../../judge/conversation.ts';
import { parseCriterion } from '../../judge/criterion/criterion.ts';
import type { Judge, JudgeRequest, Judgment } from '../../judge/judge.ts';
import { meanOf, plainNumber, rangeOf, sumOf } from '../../judge/mean.ts';
import { sideBySide } from '../../judge/together.ts';
import { addUsage } from '../../judge/usage.ts';
import type { TokenUsage } from '../../judge/verdict.ts';
import type { JobLimits } from '../tasks/job.ts';
import { sourcesOf } from '../verdict-shapes.ts';

type Schemas = components['schemas'];
type Trace = Schemas['MultiAgentTrace'];

export interface AgentJudgment {
  instance: { id: string; name: string };
  /** What was judged, as it is stored. */
  conversation: WireConversation;
  judgment: Judgment;
  milliseconds: number;
}

/**
 * How many instances of one trace are judged at the same time. They share one deadline, so more than a chat's responses:
 * with answers of two seconds about 1,900 within a minute.
 */
const mostAtOnce = 64;

/**
 * Judges every instance that wrote something, each on its own view. After a failure no further instance is begun; those
 * under way come to their end, unless the signal aborts them.
 * @param trace One that passed `readAskedOfTrace`.
 * @param judged What earlier tries have judged, by id. It is not judged again, and new judgments are added as they come.
 * @returns All judgments in the order of the trace's map, and what the new ones cost.
 * @throws JudgeError, the first one; its usage is what this try cost, verdicts that came nevertheless included
 */
export async function judgeAgents(
  judge: Judge,
  trace: Trace,
  { criterion, modelCore, ...limits }: Pick<JudgeRequest, 'criterion' | 'modelCore'> & JobLimits,
  judged: Map<string, AgentJudgment>,
): Promise<{ judgments: AgentJudgment[]; paid: TokenUsage | null }> {
  const wholeTask = wholeTaskOf(trace);
  const instances = Object.values(trace.agent_instance_by_id).filter(hasOutput);
  const judgeOne = async (instance: Schemas['AgentInstance']) => {
    // Thousands of exact checks must leave the process time for others.
    await setImmediate();
    limits.signal.throwIfAborted();
    const { id, name } = instance;
    const { conversation, parts, own } = agentView(instance);
    const isRoot = id === trace.root_agent_instance_id;
    const started = performance.now();
    const judgment = await judge.judge({
      conversation,
      criterion,
      modelCore,
      evaluateLatest: false,
      agent: { name, parts, own, wholeTask: isRoot ? null : taskAround(instance, wholeTask) },
      clean: false,
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

/** What was paid for it. */
const usageOf = ({ judgment: { cached, verdict } }: AgentJudgment) => (cached ? null : verdict.usage);

/** The answer to a request: the score of each instance, of the agents that share a name, and of all. */
export function agentsResponse(
  requestId: string,
  criterion: string,
  trace: Trace,
  judgments: AgentJudgment[],
): Schemas['MultiAgentTraceResponse'] {
  const byId = new Map(judgments.map((judgment) => [judgment.instance.id, judgment]));
  const isGraded = parseCriterion(criterion).scale === 'graded';
  const byName = Map.groupBy(Object.values(trace.agent_instance_by_id), ({ name }) => name);
  return {
    request_id: requestId,
    criterion,
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

/** The sources are messages of the instance's view, not of one interaction: the view is stored with the evaluation. */
function resultOf(judged: AgentJudgment | undefined): Schemas['ScoreResponse'] | null {
  if (!judged) return null;
  const { verdict } = judged.judgment;
  return { score: verdict.score, explanation: verdict.explanation, sources: sourcesOf(verdict) };
}

const scoreOf = ({ judgment }: AgentJudgment) => judgment.verdict.score;

const known = (judgments: AgentJudgment[]) => judgments.map(scoreOf).filter((score) => score !== null);

/** How many instances an explanation takes one by one. */
const mostExplained = 100;

/** One line for each judged instance; of very many, only those with the lowest scores. */
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

/** A caller's text as a part of one line. */
const inLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** What the scores of one agent's instances have in common; null without scores. `std` is the population's. */
export function statisticsOf(scores: readonly number[]): Schemas['SummaryStatistics'] | null {
  const mean = meanOf(scores);
  if (mean === null) return null;
  const [min, max] = rangeOf(scores);
  const half = scores.length / 2;
  const middle = scores.toSorted((a, b) => a - b).slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const variance = sumOf(scores.map((score) => (score - mean) ** 2)) / scores.length;
  return { median: meanOf(middle)!, min, max, std: plainNumber(Math.sqrt(variance)) };
}
