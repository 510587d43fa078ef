import type { components } from '../../../generated/openapi.d.ts';
import { hasOutput } from '../../judge/agents/agent-view.ts';
import { type Judge, latestResponse } from '../../judge/judge.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import { newId } from '../../store/new-id.ts';
import type { IncomingTrace, RuleTask } from '../../store/rules/incoming.ts';
import { ruleTagPrefix } from '../../store/rules/rule-use.ts';
import type { StoredRule } from '../../store/rules/rules.ts';
import type { Store } from '../../store/store.ts';
import { createAgentTrace } from '../agents/agent-trace.ts';
import { RequestError } from '../request-error.ts';
import { createReward } from '../reward.ts';
import type { Job } from '../tasks/job.ts';
import { type Budget, estimateOf } from './budget.ts';

type Schemas = components['schemas'];
export type Content = Schemas['Trace']['trace'];
type Agents = Schemas['MultiAgentTrace'];

/** What a rule is to judge of a trace, and what that takes. */
export interface RuleJobs {
  tasks: RuleTask[];
  cost: Budget;
  /** Whether an evaluator is gone, or cannot judge such a trace. */
  isPartial: boolean;
}

export const isAgents = (content: Content): content is Agents => 'agent_instance_by_id' in content;

const agentsIn = (trace: Agents, agent: string | null) =>
  Object.values(trace.agent_instance_by_id).filter(({ name }) => agent === null || name === agent);

/** Whether a trace has the agent that a rule is about. */
export const hasAgent = (content: Content, agent: string | null): boolean =>
  agent === null || (isAgents(content) && agentsIn(content, agent).length > 0);

/** The parts of a trace that are judged one by one, as JSON texts; none: there is no response. */
function judgedParts(content: Content, agent: string | null): string[] {
  if (isAgents(content))
    return agentsIn(content, agent)
      .filter(hasOutput)
      .map((instance) => JSON.stringify(instance));
  try {
    latestResponse(content);
    return [JSON.stringify(content)];
  } catch (error) {
    if (error instanceof JudgeError && error.fault === 'nothing_to_judge') return [];
    throw error;
  }
}

/** Makes the function that makes a rule's background tasks for a trace. Undefined: the trace has no response. */
export function createRuleJobs({ store, judge, now }: { store: Store; judge: Judge; now: () => number }) {
  /** The job of one evaluator. @throws RequestError if it is gone, or cannot judge such a trace */
  function prepare(
    { account, id }: IncomingTrace,
    content: Content,
    { name, evaluator, keyId }: { name: string; evaluator: StoredRule['evaluators'][number]; keyId: string | null },
  ): Promise<Job> {
    const find = (owner: number, wanted: string) => store.getServing(owner, wanted, evaluator.version ?? undefined);
    const about = {
      evaluator_name: evaluator.name,
      trace_id: id,
      tags: { [`${ruleTagPrefix}${name}`]: 'judged' },
    };
    const asked = { caller: { account, keyId }, requestId: newId(), noCache: false };
    if (isAgents(content))
      return createAgentTrace(store, judge, find).prepare({ ...asked, request: { ...about, trace: content } });
    const { messages, system, tools } = content;
    return createReward(store, judge, find).prepare({ ...asked, request: { ...about, messages, system, tools } });
  }

  return async (
    incoming: IncomingTrace,
    content: Content,
    rule: StoredRule,
    { day, keyId }: { day: string; keyId: string | null },
  ): Promise<RuleJobs | undefined> => {
    const { name, match } = rule;
    const parts = judgedParts(content, match.agent);
    if (parts.length === 0) return undefined;
    const estimate = parts.reduce((sum, part) => sum + estimateOf(part), 0);
    const jobs: RuleJobs = { tasks: [], cost: { judgments: 0, tokens: 0 }, isPartial: false };
    for (const evaluator of rule.evaluators) {
      const job = await prepare(incoming, content, { name, evaluator, keyId }).catch((error: unknown) => {
        if (error instanceof RequestError) return undefined;
        throw error;
      });
      if (!job?.evaluator) {
        jobs.isPartial = true;
        continue;
      }
      const taskId = newId();
      const reserved = judge.readCriterion(job.criterion, job.pinned).check() ? 0 : estimate;
      const request: Job = {
        ...job,
        ...(job.kind === 'trace' && match.agent !== null && { agent: match.agent }),
        rule: { name, day, taskId, reserved },
      };
      jobs.cost.judgments += parts.length;
      jobs.cost.tokens += reserved;
      jobs.tasks.push({
        rule: name,
        evaluator: job.evaluator,
        reserved,
        task: {
          id: taskId,
          kind: job.kind,
          retention: 'standard',
          createdAt: now(),
          traceId: incoming.id,
          request: JSON.stringify(request),
        },
      });
    }
    return jobs;
  };
}
