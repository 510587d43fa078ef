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

/** A judgment that could not be made. Its message holds neither secrets nor content and may be shown to the caller. */
export class JudgeError extends Error {
  readonly fault: JudgeFault;
  /** What was paid before it failed; null when no model answered. */
  usage: TokenUsage | null;
  /** For `limited`: when to try again. */
  readonly retryAfterMilliseconds: number | undefined;
  /** Whether the same judgment can succeed at another time: after a 429, a 5xx, a timeout or a fault of the network. */
  readonly canSucceedLater: boolean;

  constructor(
    fault: JudgeFault,
    message: string,
    options: ErrorOptions & {
      usage?: TokenUsage | null;
      retryAfterMilliseconds?: number;
      canSucceedLater?: boolean;
    } = {},
  ) {
    super(message, options);
    this.name = 'JudgeError';
    this.fault = fault;
    this.usage = options.usage ?? null;
    this.retryAfterMilliseconds = options.retryAfterMilliseconds;
    this.canSucceedLater = options.canSucceedLater ?? passing.has(fault);
  }
}

/**
 * What may be told of a fault's cause to who runs the service: a provider's own message can hold the key or the prompt, so
 * that its class, its status and its name for the error are all. Undefined where there is no cause.
 */
export function causeOf({ cause }: JudgeError) {
  const { name, code, status } = (cause ?? {}) as { name?: string; code?: unknown; status?: number };
  // Node's, such as ECONNREFUSED, and a server's, such as insufficient_quota: no key looks like that.
  const isPlainCode = typeof code === 'string' && /^(?=.{1,40}$)(?:E[A-Z_]+|[a-z]+(?:_[a-z]+)+)$/.test(code);
  // A fixed phrase without content, which says what was wrong with a reply.
  const reason = name === 'UnusableReply' ? { reason: (cause as Error).message } : {};
  return cause ? { name, status, ...(isPlainCode && { code }), ...reason } : undefined;
}
