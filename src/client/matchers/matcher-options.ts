import type { AsyncDeemster } from '../client.ts';
import type { MultiAgentTrace } from '../contract.ts';
import type { EvaluateOptions, EvaluateTraceOptions } from '../options.ts';

/** The client's methods that a matcher uses. */
export type MatcherClient = Pick<AsyncDeemster, 'evaluate' | 'evaluateTrace' | 'trace'>;

/** The options of `toMeet`: three of its own, and those of `evaluate`. */
export interface ToMeetOptions
  extends Omit<EvaluateOptions, 'messages' | 'criteria' | 'evaluatorName' | 'block' | 'settle' | 'idempotencyKey'> {
  /** The minimum score that passes, from 0 to 1. @default 0.5 */
  threshold?: number | undefined;
  /** The client to use. @default one shared client, created at first use from DEEMSTER_API_KEY and DEEMSTER_BASE_URL */
  client?: MatcherClient | undefined;
  /**
   * true: if the criterion does not apply, `toMeet` and `not.toMeet` both pass, which suits one criterion for many
   * conversations. false: both throw a `NotApplicableError`. @default false
   */
  allowNull?: boolean | undefined;
}

/** The conversation or trace to judge, in the form of the client's methods; its other properties are their options. */
export type Subject = Omit<EvaluateOptions, 'criteria'> | Omit<EvaluateTraceOptions, 'criteria'>;

/** Every option, and whether it also applies to a multi-agent trace. */
const appliesToTraces: Record<keyof ToMeetOptions, boolean> = {
  threshold: true,
  client: true,
  allowNull: true,
  signal: true,
  timeout: true,
  tags: true,
  dataRetention: true,
  evaluateLatest: true,
  explanationCleaning: false,
  result: false,
  system: false,
  tools: false,
  traceId: false,
  variables: true,
};

/** Options of evaluate that would return no score, or the score for another criterion. */
const refused = ['criteria', 'evaluatorName', 'block', 'settle'];

/** @throws TypeError for a value that is no conversation and no trace */
export function readSubject(received: unknown): Subject {
  if (Array.isArray(received)) return { messages: received };
  const trace = plain(received);
  if (isObject(trace) && 'root_agent_instance_id' in trace) return { trace: trace as unknown as MultiAgentTrace };
  if (!isObject(received) || 'messages' in received === 'trace' in received)
    throw new TypeError(
      `toMeet takes an array of messages, an object with messages, or a multi-agent trace, but was given ${kindOf(received)}.`,
    );
  const wrong = refused.find((name) => received[name] !== undefined);
  if (wrong)
    throw new TypeError(`Remove ${wrong}: toMeet takes its criterion as an argument and always waits for the score.`);
  return received as unknown as Subject;
}

/** @throws TypeError, RangeError for an invalid or unknown option */
export function checkOptions(options: ToMeetOptions, subject: Subject): void {
  if (!isObject(options)) throw new TypeError(`The options of toMeet must be an object, not ${kindOf(options)}.`);
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(appliesToTraces, name)) throw new TypeError(`toMeet has no option ${name}.`);
    if ('trace' in subject && !appliesToTraces[name as keyof ToMeetOptions])
      throw new TypeError(`The option ${name} applies only to messages, not to a multi-agent trace.`);
  }
  const { threshold } = options;
  if (threshold === undefined) return;
  if (typeof threshold !== 'number') throw new TypeError('threshold must be a number from 0 to 1.');
  if (!(threshold >= 0 && threshold <= 1)) throw new RangeError(`threshold is ${threshold}, but must be from 0 to 1.`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The trace of a TraceBuilder or a Recorder; any other value unchanged. */
const plain = (value: unknown): unknown =>
  isObject(value) && typeof value.toJSON === 'function' ? value.toJSON() : value;

const kindOf = (value: unknown): string => {
  if (isObject(value)) return `an object of ${value.constructor?.name ?? 'no class'}`;
  return value === undefined || value === null ? String(value) : `a ${typeof value}`;
};
