import { createJudge } from '../../../src/judge/judge.ts';
import type { Verdict } from '../../../src/judge/verdict.ts';
import { type PlainStep, type RecordedRequest, type ReplyStep, scriptedProvider } from '../../scripted-provider.ts';
import { PROVIDERS } from '../providers/completion-requests.ts';
import type { Attack } from './attack.ts';
import { type Double, labelsFor } from './doubles.ts';
import { isOfAgents, planted } from './planting.ts';

export const PROVIDER_NAMES = PROVIDERS.map(([name]) => name);

/** How a conversation is judged, and by whom. */
export interface Trial {
  double: Double;
  criterion: string;
  /** Undefined: there is no attack. */
  attack?: Attack;
  /** Whether it is one agent's view. @default where the attack needs it */
  asAgent?: boolean;
  everyResponse?: boolean;
  /** Whether its evaluator has a memory. */
  remembers?: boolean;
  reasoning?: boolean;
  clean?: boolean;
  /** How many calls the judgment takes. @default 1 */
  calls?: number;
  /** The `logprobs` of a reply. */
  logprobs?: (reply: string) => unknown;
}

/** One server and one provider for many judgments. Those that go on side by side need the same double. */
export async function court(providerName: string) {
  const server = await scriptedProvider();
  const provider = PROVIDERS.find(([name]) => name === providerName)![1](server);

  async function judge(trial: Trial): Promise<Verdict> {
    const { double, criterion, attack, calls = 1, logprobs } = trial;
    const { conversation, agent, earlier } = planted(attack, labelsFor(criterion).wanted, trial.asAgent);
    const step = (asked: RecordedRequest): PlainStep => {
      const reply = double(asked);
      return { reply, ...(logprobs && { logprobs: logprobs(reply) }) } satisfies ReplyStep;
    };
    server.script(...Array.from({ length: calls }, () => step));
    const model = { provider, reasoning: trial.reasoning ?? false };
    const { verdict } = await createJudge({ modelFor: () => model }).judge({
      conversation,
      criterion,
      agent,
      modelCore: 'align-20260109',
      evaluateLatest: !trial.everyResponse,
      clean: trial.clean ?? false,
      recall: trial.remembers ? async () => earlier : undefined,
      signal: new AbortController().signal,
      deadline: performance.now() + 60_000,
    });
    return verdict;
  }

  return { server, judge, [Symbol.asyncDispose]: () => server.close() };
}

export type Court = Awaited<ReturnType<typeof court>>;

/** A verdict without its texts. */
const outcomeOf = ({ score, samples, probability, range, labelProbabilities }: Verdict) =>
  JSON.stringify({ score, samples, probability, range, labelProbabilities });

/** What became of the attacks under which the verdict is not that of the same conversation in peace. */
export async function changedVerdicts({ judge }: Court, trial: Trial, attacks: readonly Attack[]) {
  const peace = new Map<boolean, string>();
  const views = trial.asAgent === undefined ? [true, false] : [trial.asAgent];
  for (const asAgent of views) peace.set(asAgent, outcomeOf(await judge({ ...trial, asAgent })));
  const results = attacks.map(async (attack) => ({
    name: attack.name,
    became: await judge({ ...trial, attack }).then(outcomeOf, String),
    wanted: peace.get(trial.asAgent ?? isOfAgents(attack)),
  }));
  return (await Promise.all(results)).filter(({ became, wanted }) => became !== wanted);
}
