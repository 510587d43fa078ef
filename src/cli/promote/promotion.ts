import type { Candidate, CandidateSettings, ModelCore } from '../../client/index.ts';
import { isAgreed } from '../agreed.ts';
import { called, connect, type Service } from '../service-client.ts';
import { lastArgument } from '../shell-word.ts';
import { UsageError } from '../usage-error.ts';
import { visibleText } from '../visible-text.ts';
import { planText, resultText } from './promotion-text.ts';
import { replayProgress } from './replay-progress.ts';

export interface PromoteOptions {
  url?: string;
  criterion?: string;
  keepLabels?: true;
  modelCore?: ModelCore;
  baseJudge?: string;
  threshold?: number;
  maxCases?: number;
  maxTokens?: number;
  candidate?: string;
  acceptCannotSay?: true;
  dryRun?: true;
  yes?: true;
  json?: true;
}

type ExitCode = 0 | 1 | 3 | 4;

/** How long one call waits for the end of a replay, in seconds: the bar moves that often. */
const wait = 1;

/**
 * Plans a candidate, shows what its replay costs, replays it, and promotes it if it may be.
 * @throws UsageError if the service does not answer as it should, and if nobody can be asked
 */
export async function promote(name: string, options: PromoteOptions): Promise<ExitCode> {
  const { json, dryRun, yes } = options;
  const service = await connect(options.url);
  const show = (text: string) => (json ? undefined : console.log(visibleText(text)));
  let one = await plannedOr(service, name, options);
  const isNew = options.candidate === undefined;
  const forget = () =>
    isNew ? called(service, ({ evaluators }) => evaluators.candidates.delete(name, one.id)) : undefined;
  if (one.status === 'planned') {
    show(planText(one));
    if (dryRun || one.plan.cases === 0) {
      await forget();
      if (json) console.log(JSON.stringify(one));
      return dryRun ? 0 : 4;
    }
    const isAsked = process.stdin.isTTY;
    if (!yes && !(isAsked && (await isAgreed('Replay it?')))) {
      await forget();
      if (isAsked) return 4;
      throw new UsageError('Nothing was replayed: nobody can be asked without a terminal. Add --yes.');
    }
    await called(service, ({ evaluators }) => evaluators.candidates.replay(name, one.id));
  }
  one = await replayed(service, name, one);
  show(resultText(one));
  const code = exitCodeOf(one, options);
  if (code === 4 && one.changes !== 'judge')
    show(
      `To promote it all the same: deemster promote --candidate ${one.id} --accept-cannot-say ${lastArgument(name)}`,
    );
  if (code === 0 && one.changes !== 'judge' && one.promotion === null) {
    const accept = options.acceptCannotSay ? 'cannot_say' : 'better';
    one = await called(service, ({ evaluators }) => evaluators.candidates.promote(name, one.id, { accept }));
    show(`Promoted: ${name} is at version ${one.promotion!.version} now.`);
  }
  if (json) console.log(JSON.stringify(one));
  return code;
}

/** The candidate that is continued, or a new one as the options say. */
function plannedOr(service: Service, name: string, options: PromoteOptions): Promise<Candidate> {
  const { candidate, criterion: criteria, keepLabels, modelCore, baseJudge, threshold, maxCases, maxTokens } = options;
  if (candidate !== undefined) return called(service, ({ evaluators }) => evaluators.candidates.get(name, candidate));
  const settings: CandidateSettings = { criteria, keepLabels, modelCore, baseJudge, threshold, maxCases, maxTokens };
  return called(service, ({ evaluators }) => evaluators.candidates.create(name, settings));
}

async function replayed(service: Service, name: string, begun: Candidate): Promise<Candidate> {
  using progress = replayProgress(begun.plan.cases);
  for (let one = begun; ; ) {
    if (one.status === 'replayed') return one;
    one = await called(service, ({ evaluators }) => evaluators.candidates.get(name, begun.id, { wait }));
    progress.update(one.progress);
  }
}

function exitCodeOf({ comparison, stopped_by }: Candidate, { acceptCannotSay }: PromoteOptions): ExitCode {
  const { verdict, reason } = comparison!.verdict;
  if (verdict === 'worse') return 1;
  if (verdict === 'better') return 0;
  if (reason === 'too_many_left_out' || stopped_by === 'failures') return 3;
  return acceptCannotSay ? 0 : 4;
}
