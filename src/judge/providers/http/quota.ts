/** Names of an error that lasts until somebody pays or raises a budget. The number is Z.ai's for an empty account. */
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

/** Statuses with which servers and gateways say it in words. A 400 is final anyway, and may repeat the conversation's words. */
const STATUSES = new Set<unknown>([402, 403, 429]);

const WORDS =
  /insufficient[_ ](?:quota|balance|credits?|funds)|(?:credit|account) balance is (?:too low|insufficient)|exceeded your current quota|out of credits|no credits? (?:left|remaining)|used all available credits|monthly spending limit|requires more credits|billing[_ ](?:hard[_ ]limit|not[_ ]active)|budget has been exceeded|exceeded budget|account .{0,80} is suspended/i;

/** Signs of a quota that fills up again: Gemini's quotas per minute have OpenAI's sentence of an empty account. */
const FILLS_UP =
  /RESOURCE_EXHAUSTED|ai\.google\.dev|retry ?(?:in|after|delay)|per[ _-]?(?:second|minute|hour|day)|(?:tokens|requests)_per_|resets? (?:in|at|after)|rate[_ ]limit[_ ]exceeded/i;

/** What a fault of a quota is known by. */
export interface QuotaSigns {
  status: number | undefined;
  code?: unknown;
  /** Values that can be the server's name for the error. */
  names?: readonly unknown[];
  /** The error as JSON text, with its message. */
  text: string;
}

/** Whether the account at the provider has nothing left to spend: no limit that goes away by itself. */
export function isQuotaSpent({ status, code, names = [], text }: QuotaSigns): boolean {
  if ([code, ...names].some((name) => NAMES.has(name))) return true;
  return STATUSES.has(status) && WORDS.test(text) && !FILLS_UP.test(text);
}
