import type { Fault } from './contract.ts';

/** Details of a failed call. */
export interface Failure {
  /** The HTTP status of the answer; undefined if there was no answer. */
  status?: number | undefined;
  /** The answer's body: parsed if it is JSON, otherwise its text. */
  body?: unknown;
  /** The request's id, which the service also logs. */
  requestId?: string | undefined;
  /** The delay in seconds before the service allows another attempt. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A failed call. The subclass gives the cause. A failed call never returns a score. */
export class DeemsterError extends Error {
  // Not taken from the class, because a bundler may shorten its name.
  override readonly name: string = 'DeemsterError';
  /** The HTTP status of the answer; undefined if there was no answer. */
  readonly status: number | undefined;
  /** The answer's body: parsed if it is JSON, otherwise its text. */
  readonly body: unknown;
  /** The request's id, which the service also logs. */
  readonly requestId: string | undefined;

  constructor(message: string, { status, body, requestId, cause }: Failure = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.body = body;
    this.requestId = requestId;
  }
}

/** 400: the request is well-formed but cannot be processed. The message gives the reason. */
export class BadRequestError extends DeemsterError {
  override readonly name = 'BadRequestError';
}

/** 401, or no key is set. */
export class AuthenticationError extends DeemsterError {
  override readonly name = 'AuthenticationError';
}

/** 404: the account has no such object. */
export class NotFoundError extends DeemsterError {
  override readonly name = 'NotFoundError';
}

/** 422: the request is invalid. */
export class ValidationError extends DeemsterError {
  override readonly name = 'ValidationError';
  /** All validation errors, each with its location, its message and Pydantic's error type. */
  readonly errors: readonly Fault[];

  constructor(message: string, failure: Failure = {}) {
    super(message, failure);
    this.errors = faultsIn(failure.body);
  }
}

/** 429: the account's rate limit or that of the judge's provider is exceeded. */
export class RateLimitError extends DeemsterError {
  override readonly name = 'RateLimitError';
  /** The delay in seconds before the service allows another attempt; undefined if the answer does not contain it. */
  readonly retryAfter: number | undefined;

  constructor(message: string, failure: Failure = {}) {
    super(message, failure);
    this.retryAfter = failure.retryAfter;
  }
}

/** No answer within the call's `timeout` or the server's own (408, 524). */
export class TimeoutError extends DeemsterError {
  override readonly name = 'TimeoutError';
}

/** 5xx, or an answer that is not from the service, such as a proxy's error page. */
export class ServerError extends DeemsterError {
  override readonly name = 'ServerError';
}

/** The service is unreachable or the connection was lost. */
export class ConnectionError extends DeemsterError {
  override readonly name = 'ConnectionError';
}

/** The error classes by name. */
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

/** Maps the status of an answer to its error. */
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
