import type { Diagnosis } from './diagnosis.ts';
import type { TokenUsage } from './verdict.ts';

/**
 * The class of a fault. `cancelled`: the caller has gone or the service stops. `undecidable`: no check decides the criterion and
 * no model is configured. `nothing_to_judge` and `too_long`: the caller's fault. All others are the model's fault.
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

/** Faults that go away by themselves. For `failed`, `canSucceedLater` is set per error. */
const passing: ReadonlySet<JudgeFault> = new Set(['unreachable', 'limited', 'timed_out']);

export interface JudgeErrorOptions extends ErrorOptions {
  usage?: TokenUsage | null;
  retryAfterMilliseconds?: number | undefined;
  canSucceedLater?: boolean;
  recurs?: boolean;
  diagnosis?: Diagnosis | undefined;
  replies?: readonly string[];
}

/** A judgment that could not be made. The message contains no secrets and no content, and may be shown to the caller. */
export class JudgeError extends Error {
  readonly fault: JudgeFault;
  /** The tokens paid before the fault; null if no model answered. */
  usage: TokenUsage | null;
  /** For `limited`: when to try again. */
  readonly retryAfterMilliseconds: number | undefined;
  /** Whether the same judgment can succeed later: after a 429, a 5xx, a timeout or a network fault. */
  readonly canSucceedLater: boolean;
  /** Whether judgments of other conversations would fail in the same way, as with a refused key or a wrong address. */
  readonly recurs: boolean;
  /** The findings about the failed call, for the operator; undefined if no call failed. */
  readonly diagnosis: Diagnosis | undefined;
  /** Behind an accessor, so that no log includes them. */
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

  /** The model's unusable replies, in order. They are content: never log them or send them to a caller. */
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
 * The loggable part of a fault's cause: the provider's status, its name for the error, the address called, the message without
 * secrets and without the conversation's words, and a hint. Undefined without a cause.
 */
export function causeOf({ cause, diagnosis }: JudgeError) {
  if (!cause && !diagnosis) return undefined;
  const { address, status, code, loggable: message, hint } = diagnosis ?? {};
  return { name: (cause as Error | undefined)?.name, status, code, address, message, hint, reason: reasonOf(cause) };
}

/** Why a reply was unusable: a fixed phrase without content. */
export function reasonOf(cause: unknown): string | undefined {
  return cause instanceof Error && cause.name === 'UnusableReply' ? cause.message : undefined;
}
