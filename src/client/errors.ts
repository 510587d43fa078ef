import type { Fault } from './contract.ts';

/** What is known of a call that went wrong. */
export interface Failure {
  /** The status of the service's answer; undefined when none came. */
  status?: number | undefined;
  /** The answer's body: parsed where it is JSON, else its text. */
  body?: unknown;
  /** The service's id of the request, also in its log. */
  requestId?: string | undefined;
  /** The seconds after which the service allows another try. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A call that went wrong. Its subclasses say how; a call is never answered with a score instead. */
export class DeemsterError extends Error {
  // Not from the class, whose name a bundler may shorten.
  override readonly name: string = 'DeemsterError';
  /** The status of the service's answer; undefined when none came. */
  readonly status: number | undefined;
  /** The answer's body: parsed where it is JSON, else its text. */
  readonly body: unknown;
  /** The service's id of the request, also in its log. */
  readonly requestId: string | undefined;

  constructor(message: string, { status, body, requestId, cause }: Failure = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.body = body;
    this.requestId = requestId;
  }
}

/** 400: well-formed, but it cannot be done; the message says why. */
export class BadRequestError extends DeemsterError {
  override readonly name = 'BadRequestError';
}

/** 401, or there is no key at all. */
export class AuthenticationError extends DeemsterError {
  override readonly name = 'AuthenticationError';
}

/** 404: the account has no such thing. */
export class NotFoundError extends DeemsterError {
  override readonly name = 'NotFoundError';
}

/** 422: the request is not as the service wants it. */
export class ValidationError extends DeemsterError {
  override readonly name = 'ValidationError';
  /** Every fault: where it is, what is wrong, and Pydantic's name for it. */
  readonly errors: readonly Fault[];

  constructor(message: string, failure: Failure = {}) {
    super(message, failure);
    this.errors = faultsIn(failure.body);
  }
}

/** 429: over the account's limit, or the judge's provider limits. */
export class RateLimitError extends DeemsterError {
  override readonly name = 'RateLimitError';
  /** The seconds after which the service allows another try; undefined when it did not say. */
  readonly retryAfter: number | undefined;

  constructor(message: string, failure: Failure = {}) {
    super(message, failure);
    this.retryAfter = failure.retryAfter;
  }
}

/** No answer within the call's `timeout`, or within the service's own (408, 524). */
export class TimeoutError extends DeemsterError {
  override readonly name = 'TimeoutError';
}

/** 5xx, or an answer that is none of the service's, such as a proxy's page. */
export class ServerError extends DeemsterError {
  override readonly name = 'ServerError';
}

/** The service cannot be reached, or the connection broke. */
export class ConnectionError extends DeemsterError {
  override readonly name = 'ConnectionError';
}

/** By their names. */
export const errorClasses: Readonly<Record<string, typeof DeemsterError>> = {
  DeemsterError,
  BadRequestError,
  AuthenticationError,
  NotFoundError,
  ValidationError,
  RateLimitError,
  TimeoutError,
  ServerError,
  ConnectionError,
};

const byStatus: Record<number, typeof DeemsterError> = {
  400: BadRequestError,
  401: AuthenticationError,
  404: NotFoundError,
  408: TimeoutError,
  422: ValidationError,
  429: RateLimitError,
  524: TimeoutError,
};

/** The error that an answer of this status stands for. */
export function errorOf(failure: Failure & { status: number }): DeemsterError {
  const { status, body } = failure;
  const Class = byStatus[status] ?? (status >= 500 ? ServerError : DeemsterError);
  return new Class(messageOf(status, body), failure);
}

function messageOf(status: number, body: unknown): string {
  const detail = (body as { detail?: unknown } | null | undefined)?.detail;
  if (typeof detail === 'string' && detail !== '') return `${status}: ${detail}`;
  const faults = faultsIn(body);
  if (faults.length > 0)
    return `${status}: ${faults.map(({ loc, msg }) => `${loc.join('.')}: ${msg.replace(/\.$/, '')}`).join('; ')}`;
  return `${status}: the response is not from Deemster. Is the base URL right?`;
}

function faultsIn(body: unknown): Fault[] {
  const detail = (body as { detail?: unknown } | null | undefined)?.detail;
  return Array.isArray(detail)
    ? detail.filter((fault) => Array.isArray(fault?.loc) && typeof fault.msg === 'string')
    : [];
}
