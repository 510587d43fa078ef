/** Names of errors that last until somebody pays or raises a budget. The number is Z.ai's for an empty account. */
const NAMES = new Set<unknown>([
  'insufficient_quota',
  'exceeded_current_quota_error',
  'insufficient_balance',
  'insufficient_credits',
  'insufficient_funds',
  'billing_error',
  'billing_not_active',
  'billing_hard_limit_reached',
  'budget_exceeded',
  '1113',
  1113,
]);

/** Statuses where the text decides. A 400 is final anyway, and may repeat the conversation. */
const STATUSES = new Set<unknown>([402, 403, 429]);

const WORDS =
  /insufficient[_ ](?:quota|balance|credits?|funds)|(?:credit|account) balance is (?:too low|insufficient)|exceeded your current quota|out of credits|no credits? (?:left|remaining)|used all available credits|monthly spending limit|requires more credits|billing[_ ](?:hard[_ ]limit|not[_ ]active)|budget has been exceeded|exceeded budget|account .{0,80} is suspended/i;

/** Signs of a quota that refills: Gemini uses OpenAI's sentence for an empty account also for its quotas per minute. */
const FILLS_UP =
  /RESOURCE_EXHAUSTED|ai\.google\.dev|retry ?(?:in|after|delay)|per[ _-]?(?:second|minute|hour|day)|(?:tokens|requests)_per_|resets? (?:in|at|after)|rate[_ ]limit[_ ]exceeded/i;

/** The parts of a failure that show whether a quota is spent. */
export interface QuotaSigns {
  status: number | undefined;
  code?: unknown;
  /** Values that may be the server's name for the error. */
  names?: readonly unknown[];
  /** The error as JSON text, with its message. */
  text: string;
}

/** Whether the account at the provider has no credit left, as opposed to a limit that refills. */
export function isQuotaSpent({ status, code, names = [], text }: QuotaSigns): boolean {
  if ([code, ...names].some((name) => NAMES.has(name))) return true;
  return STATUSES.has(status) && WORDS.test(text) && !FILLS_UP.test(text);
}
