import type { createAgentTrace, JudgedAgents } from '../agents/agent-trace.ts';
import type { createReward } from '../reward.ts';
import type { Job, JobLimits, Judged } from './job.ts';

/** Judges a job of either kind. @throws JudgeError, RequestError */
export type JudgeJob = (job: Job, limits: JobLimits, judgedBefore?: JudgedAgents) => Promise<Judged>;

export const createJudgeJob =
  (
    reward: ReturnType<typeof createReward>,
    agentTrace: ReturnType<typeof createAgentTrace>,
    now: () => number,
  ): JudgeJob =>
  (job, limits, judgedBefore = new Map()) =>
    job.kind === 'reward' ? reward.judge(job, limits, now) : agentTrace.judge(job, limits, now, judgedBefore);
