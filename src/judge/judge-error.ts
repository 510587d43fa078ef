import type { Diagnosis } from './diagnosis.ts';
import type { TokenUsage } from './verdict.ts';

/**
 * The class of a fault. `cancelled`: the caller went away or the service stops. `undecidable`: no check decides the
 * criterion and no model is configured. Every other name is the model's fault, not the caller's, but for `too_long`.
 */
export type JudgeFault =
  | 'unreachable'
  | 'key_refused'
  | 'failed'
  | 'limited'
  | 'too_long'
  | 'unusable_reply'
  | 'timed_out'
  | 'cancelled'
  | 'undecidable'
  | 'nothing_to_judge';

/** Faults that go away by themselves; `failed` may be either, and says so. */
const passing: ReadonlySet<JudgeFault> = new Set(['unreachable', 'limited', 'timed_out']);

export interface JudgeErrorOptions extends ErrorOptions {
  usage?: TokenUsage | null;
  retryAfterMilliseconds?: number | undefined;
  canSucceedLater?: boolean;
  recurs?: boolean;
  diagnosis?: Diagnosis | undefined;
  replies?: readonly string[];
}

/** A judgment that could not be made. Its message holds neither secrets nor content and may be shown to the caller. */
export class JudgeError extends Error {
  readonly fault: JudgeFault;
  /** What was paid before it failed; null when no model answered. */
  usage: TokenUsage | null;
  /** For `limited`: when to try again. */
  readonly retryAfterMilliseconds: number | undefined;
  /** Whether the same judgment can succeed at another time: after a 429, a 5xx, a timeout or a fault of the network. */
  readonly canSucceedLater: boolean;
  /** Whether judgments of other conversations would fail in the same way, as with a refused key or a wrong address. */
  readonly recurs: boolean;
  /** What is known of the failed call, for the person who runs the service; undefined where no call failed. */
  readonly diagnosis: Diagnosis | undefined;
  /** Behind an accessor, so that no log takes them along. */
  readonly #replies: readonly string[];

  constructor(fault: JudgeFault, message: string, options: JudgeErrorOptions = {}) {
    super(message, options);
    this.name = 'JudgeError';
    this.fault = fault;
    this.usage = options.usage ?? null;
    this.retryAfterMilliseconds = options.retryAfterMilliseconds;
    this.canSucceedLater = options.canSucceedLater ?? passing.has(fault);
    this.recurs = options.recurs ?? false;
    this.diagnosis = options.diagnosis;
    this.#replies = options.replies ?? [];
  }

  /** What the model sent that is of no use, in the order in which it came. It is content: for no log and no caller. */
  get replies(): readonly string[] {
    return this.#replies;
  }

  /** The same error with other options. */
  with(options: JudgeErrorOptions): JudgeError {
    return new JudgeError(this.fault, this.message, {
      cause: this.cause,
      usage: this.usage,
      retryAfterMilliseconds: this.retryAfterMilliseconds,
      canSucceedLater: this.canSucceedLater,
      recurs: this.recurs,
      diagnosis: this.diagnosis,
      replies: this.replies,
      ...options,
    });
  }
}

/**
 * What a log may hold of a fault's cause: the provider's status, its name for the error, the address called, the message
 * without secrets and without the conversation's words, and a hint. Undefined where there is no cause.
 */
export function causeOf({ cause, diagnosis }: JudgeError) {
  if (!cause && !diagnosis) return undefined;
  const { address, status, code, loggable: message, hint } = diagnosis ?? {};
  return { name: (cause as Error | undefined)?.name, status, code, address, message, hint, reason: reasonOf(cause) };
}

/** A fixed phrase without content, which says what was wrong with a reply. */
export function reasonOf(cause: unknown): string | undefined {
  return cause instanceof Error && cause.name === 'UnusableReply' ? cause.message : undefined;
}
