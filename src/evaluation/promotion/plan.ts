import type { components } from '../../../generated/openapi.d.ts';
import type { JudgedCost, NewCandidate, NewCase } from '../../store/candidates.ts';
import type { Store } from '../../store/store.ts';
import { type BaseResult, baseJudges, baseResults, check, labelsOf, type Setup } from './base-results.ts';

type Schemas = components['schemas'];

export interface PlanRequest {
  account: number;
  /** The version that serves, to compare with. */
  serving: Schemas['Evaluator'];
  changes: NewCandidate['changes'];
  /** Undefined: decided from the stored verdicts. */
  baseJudge: string | undefined;
  maxCases: number;
  maxTokens: number | null;
  /** Whether a verdict is of the judge and prompt that the service has now. */
  isPresent: (setup: Setup) => boolean;
  /** The model judges that the service has now for the candidate's core, and for that of the version that serves. */
  presentJudge: string | undefined;
  servingJudge: string | undefined;
  /** Whether an exact check decides the candidate's criterion, so that no model is called. */
  isExact: boolean;
}

export interface PlannedCases {
  plan: NewCandidate['plan'];
  base: NewCandidate['base'];
  cases: NewCase[];
}

/** Chooses the labelled cases that a candidate is replayed on, and estimates what that costs. */
export async function planCases(store: Store, request: PlanRequest): Promise<PlannedCases> {
  const { account, serving, changes, maxCases, maxTokens, isPresent } = request;
  const labels = await labelsOf(store, account, serving);
  const judge = request.baseJudge ?? judgeToCompareWith(await baseJudges(store, account, serving), request);
  // If nothing changes but the judge or the prompt, the present ones' own verdicts are no yardstick.
  const isBase = (setup: Setup) => changes !== 'judge' || setup.judge === check || !isPresent(setup);
  const results =
    judge === null ? new Map<string, BaseResult>() : await baseResults(store, account, serving, labels, judge, isBase);
  const count = { ties: 0, not_judged: 0, not_applicable: 0 };
  const eligible: (BaseResult & { score: number; content: string; label: boolean })[] = [];
  for (const [content, label] of labels) {
    const result = results.get(content);
    if (label === null) count.ties += 1;
    else if (!result) count.not_judged += 1;
    else if (result.score === null) count.not_applicable += 1;
    else eligible.push({ ...result, score: result.score, content, label });
  }
  // In the order of the contents' hashes, which is as good as random and the same for every candidate.
  const within = eligible.slice(0, maxCases);
  const costs = costsOf(
    await store.judgedCosts(
      account,
      within.map(({ evaluationId }) => evaluationId),
    ),
    request.isExact,
  );
  const sum = { tokens: 0, calls: 0 };
  const chosen: typeof within = [];
  const cases: NewCase[] = [];
  for (const one of within) {
    const { tokens, calls } = costs(one.evaluationId);
    if (maxTokens !== null && sum.tokens + tokens > maxTokens) break;
    sum.tokens += tokens;
    sum.calls += calls;
    chosen.push(one);
    const { evaluationId, content: contentHash, label, score: baseScore } = one;
    cases.push({ evaluationId, contentHash, label, baseScore, estimate: tokens });
  }
  const toPass = cases.filter(({ label }) => label).length;
  return {
    plan: {
      base_judge: judge,
      labelled: labels.size,
      ...count,
      over_the_bounds: eligible.length - cases.length,
      cases: cases.length,
      to_pass: toPass,
      to_fail: cases.length - toPass,
      max_cases: maxCases,
      max_tokens: maxTokens,
      ...sum,
    },
    base: setupsOf(chosen),
    cases,
  };
}

/**
 * The judge that serves now if it has verdicts, or else the newest one: what is compared should differ in the candidate only. If
 * nothing changes but the service's judge, the newest former one. Exact checks are part of any judge.
 */
function judgeToCompareWith(
  judges: readonly string[],
  { changes, presentJudge, servingJudge }: Pick<PlanRequest, 'changes' | 'presentJudge' | 'servingJudge'>,
): string | null {
  const models = judges.filter((one) => one !== check);
  const wanted = models.find((one) => (changes === 'judge' ? one !== presentJudge : one === servingJudge));
  return wanted ?? models[0] ?? judges[0] ?? null;
}

/** Tokens of the rules that a judge reads before the conversation, and of a verdict: where nothing is known. */
const unknown = { rules: 900, verdict: 100, bytesPerToken: 4 };

/** About what another judgment of the same content costs, by evaluation. */
function costsOf(known: readonly JudgedCost[], isExact: boolean) {
  const byId = new Map(known.map((cost) => [cost.id, cost]));
  const completions = known.flatMap(({ completion }) => (completion ? [completion] : []));
  const usual =
    completions.length === 0 ? unknown.verdict : completions.reduce((sum, one) => sum + one, 0) / completions.length;
  return (id: string): { tokens: number; calls: number } => {
    const cost = byId.get(id);
    if (isExact || !cost) return { tokens: 0, calls: 0 };
    const calls = Math.max(1, cost.samples);
    // A cached evaluation has only the tokens that it was spared.
    const tokens =
      cost.prompt === null
        ? calls * (unknown.rules + cost.bytes / unknown.bytesPerToken + usual)
        : cost.prompt + (cost.completion || usual);
    return { tokens: Math.ceil(tokens), calls };
  };
}

/** The distinct judges and prompts of verdicts. */
export const setupsOf = (verdicts: readonly { judge: string | null; promptVersion: string | null }[]) => ({
  judges: [...new Set(verdicts.flatMap(({ judge }) => (judge === null ? [] : [judge])))].sort(),
  prompt_versions: [
    ...new Set(verdicts.flatMap(({ promptVersion }) => (promptVersion === null ? [] : [promptVersion]))),
  ].sort(),
});
