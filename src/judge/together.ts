import type { ResponseRange } from './conversation.ts';
import { JudgeError } from './judge-error.ts';
import { addUsage, withUsage } from './usage.ts';
import type { TokenUsage, Verdict } from './verdict.ts';

/** How many responses of one request are judged at the same time. */
const AT_ONCE = 8;

/**
 * Judges responses side by side; the verdicts come in the order of the responses. The first that fails aborts the
 * others and its error is thrown, with what all of them had cost.
 */
export async function judgeTogether(
  responses: ResponseRange[],
  judgeOne: (response: ResponseRange, signal: AbortSignal) => Promise<Verdict>,
  signal: AbortSignal,
): Promise<Verdict[]> {
  if (responses.length === 1) return [await judgeOne(responses[0]!, signal)];
  const others = new AbortController();
  const either = AbortSignal.any([signal, others.signal]);
  const verdicts: Verdict[] = [];
  const failures: unknown[] = [];
  const queue = responses.entries();

  const work = async () => {
    for (const [place, response] of queue) {
      if (failures.length > 0) return;
      try {
        verdicts[place] = await judgeOne(response, either);
      } catch (error) {
        failures.push(error);
        others.abort(new JudgeError('cancelled', 'Another response of the same request could not be judged.'));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, responses.length) }, work));

  if (failures.length === 0) return verdicts;
  const [first, ...later] = failures;
  const paid = [...verdicts.filter(Boolean), ...later.filter((error) => error instanceof JudgeError)];
  throw withUsage(
    first,
    paid.reduce<TokenUsage | null>((sum, { usage }) => addUsage(sum, usage), null),
  );
}
