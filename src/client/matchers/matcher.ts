import { AsyncDeemster } from '../client.ts';
import {
  failureMessage,
  type Judgment,
  notApplicableMessage,
  type RunnerContext,
  rangeRows,
} from './matcher-message.ts';
import { checkOptions, type MatcherClient, readSubject, type Subject, type ToMeetOptions } from './matcher-options.ts';
import { followed } from './unanswered.ts';

export type { MatcherClient, RunnerContext, ToMeetOptions };

/** The matchers, as the types of `expect` know them. */
export interface DeemsterMatchers {
  /**
   * Asks the service for a score, which must be at least `threshold`. It must be awaited; a model may take longer than
   * the time that the runner gives a test by default.
   *
   * `expect` takes an array of messages; or what `evaluate` takes, such as `{ messages, result, system, tools }`; or a
   * multi-agent trace, a `TraceBuilder`, a `Recorder`, or what `evaluateTrace` takes, of which `overall_score` counts.
   * @param criterion A sentence that begins with `Reward`, `Penalize`, `Passes if` or `Fails if`.
   * @throws DeemsterError when the service gives no judgment, NotApplicableError for a score of null, TypeError and
   * RangeError for wrong use: all of them also after `not`
   * @example
   * await expect(messages).toMeet('Passes if the response names a delivery day', { threshold: 0.8 });
   */
  toMeet(criterion: string, options?: ToMeetOptions): Promise<void>;
}

/** The criterion does not apply to what was judged, so there is nothing to assert. */
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

/** What the `expect.extend` of a runner takes. */
export const matchers = {
  toMeet(
    this: RunnerContext,
    received: unknown,
    criterion: string,
    options: ToMeetOptions = {},
  ): Promise<MatcherResult> {
    // An asymmetric matcher would take the promise for a result.
    if (this.promise === undefined)
      throw new TypeError('toMeet waits for the service, so it must be used as: await expect(messages).toMeet(…)');
    if (typeof criterion !== 'string' || criterion === '')
      throw new TypeError('toMeet takes a criterion, such as "Passes if the response names a delivery day".');
    const subject = readSubject(received);
    checkOptions(options, subject);
    return followed(meet(this, subject, criterion, options));
  },
};

async function meet(context: RunnerContext, subject: Subject, criterion: string, options: ToMeetOptions) {
  const { threshold = 0.5, allowNull = false, client = clientOfRun(), ...asked } = options;
  const judgment = { criterion, threshold, ...(await judge(client, { ...subject, ...asked } as Subject, criterion)) };
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

let held: AsyncDeemster | undefined;

function clientOfRun(): AsyncDeemster {
  held ??= new AsyncDeemster();
  return held;
}
