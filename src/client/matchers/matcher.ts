import { AsyncDeemster } from '../client.ts';
import {
  failureMessage,
  type Judgment,
  notApplicableMessage,
  type RunnerContext,
  rangeRows,
} from './matcher-message.ts';
import { checkOptions, type MatcherClient, readSubject, type Subject, type ToMeetOptions } from './matcher-options.ts';
import { tracked } from './unanswered.ts';

export type { MatcherClient, RunnerContext, ToMeetOptions };

/** The matchers as they appear in the types of `expect`. */
export interface DeemsterMatchers {
  /**
   * Asserts that the service's score is at least `threshold`. It must be awaited. A model may take longer than the
   * runner's default timeout for a test.
   *
   * `expect` takes an array of messages, or the options of `evaluate`, such as `{ messages, result, system, tools }`. It
   * also takes a multi-agent trace, a `TraceBuilder`, a `Recorder` or the options of `evaluateTrace`, and then the
   * `overall_score` counts.
   * @param criterion A sentence that begins with `Reward`, `Penalize`, `Passes if` or `Fails if`.
   * @throws DeemsterError if the service returns no judgment, NotApplicableError for a score of null, TypeError and
   * RangeError for wrong use; all of them also after `not`
   * @example
   * await expect(messages).toMeet('Passes if the response names a delivery day', { threshold: 0.8 });
   */
  toMeet(criterion: string, options?: ToMeetOptions): Promise<void>;
}

/** The criterion does not apply to the conversation or trace, so there is nothing to assert. */
export class NotApplicableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

interface MatcherResult {
  pass: boolean;
  message: () => string;
}

/** The matchers to pass to a runner's `expect.extend`. */
export const matchers = {
  toMeet(
    this: RunnerContext,
    received: unknown,
    criterion: string,
    options: ToMeetOptions = {},
  ): Promise<MatcherResult> {
    // The runner would treat the promise of an asymmetric matcher as its result.
    if (this.promise === undefined)
      throw new TypeError('toMeet waits for the service, so it must be used as: await expect(messages).toMeet(…)');
    if (typeof criterion !== 'string' || criterion === '')
      throw new TypeError('toMeet takes a criterion, such as "Passes if the response names a delivery day".');
    const subject = readSubject(received);
    checkOptions(options, subject);
    return tracked(meet(this, subject, criterion, options));
  },
};

async function meet(context: RunnerContext, subject: Subject, criterion: string, options: ToMeetOptions) {
  const { threshold = 0.5, allowNull = false, client = sharedClient(), ...others } = options;
  const judgment = { criterion, threshold, ...(await judge(client, { ...subject, ...others } as Subject, criterion)) };
  const isNot = context.isNot ?? false;
  if (judgment.score === null) {
    const message = notApplicableMessage(judgment, context);
    if (!allowNull) throw new NotApplicableError(message);
    return { pass: !isNot, message: () => message };
  }
  const pass = judgment.score >= threshold;
  const range = pass === isNot ? await rangeRows(client, judgment, context) : [];
  return { pass, message: () => failureMessage(judgment, range, context) };
}

async function judge(
  client: MatcherClient,
  subject: Subject,
  criteria: string,
): Promise<Pick<Judgment, 'score' | 'answer'>> {
  if ('trace' in subject) {
    const answer = await client.evaluateTrace({ ...subject, criteria, block: true });
    return { score: answer.overall_score, answer };
  }
  const answer = await client.evaluate({ ...subject, criteria, block: true });
  return { score: answer.score, answer };
}

let shared: AsyncDeemster | undefined;

function sharedClient(): AsyncDeemster {
  shared ??= new AsyncDeemster();
  return shared;
}
