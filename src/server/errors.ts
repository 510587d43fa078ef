import type { Logger } from 'pino';
import { type Fault, RequestError, type RequestFault } from '../evaluation/request-error.ts';
import { causeOf, JudgeError, type JudgeFault } from '../judge/judge-error.ts';
import { OtlpError } from '../otlp/otlp-error.ts';
import { OutcomeUnknownError, UnavailableError } from '../store/unavailable-error.ts';
import { RateLimitError } from './rate-limit.ts';

/** An error response; every error body has this shape. */
export interface ErrorAnswer {
  status: number;
  body: { detail: string | Fault[] };
  headers: Record<string, string>;
}

/** A fault of the HTTP request itself, independent of the operation. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}

const requestStatuses: Record<RequestFault, number> = {
  invalid: 422,
  impossible: 400,
  unauthorized: 401,
  not_found: 404,
  conflict: 409,
  busy: 429,
};

const judgeStatuses: Record<JudgeFault, number> = {
  nothing_to_judge: 400,
  undecidable: 400,
  too_long: 400,
  limited: 429,
  timed_out: 524,
  unreachable: 500,
  key_refused: 500,
  failed: 500,
  unusable_reply: 500,
  cancelled: 500,
};

const plain = (status: number, detail: string, headers: Record<string, string> = {}): ErrorAnswer => ({
  status,
  body: { detail },
  headers,
});

const invalid = (detail: Fault[]): ErrorAnswer => ({ status: 422, body: { detail }, headers: {} });

/** The response to an expected error; undefined for an unexpected one. */
function expectedAnswer(error: unknown): ErrorAnswer | undefined {
  if (error instanceof RequestError)
    return error.kind === 'invalid'
      ? invalid(error.faults)
      : plain(requestStatuses[error.kind], error.message, error.kind === 'busy' ? { 'Retry-After': '10' } : {});
  if (error instanceof JudgeError) {
    // A provider may send any value: cap it at a day.
    const seconds = Math.min(86_400, Math.max(1, Math.ceil((error.retryAfterMilliseconds ?? 1000) / 1000)));
    const headers: Record<string, string> = error.fault === 'limited' ? { 'Retry-After': String(seconds) } : {};
    return plain(judgeStatuses[error.fault], error.message, headers);
  }
  if (error instanceof RateLimitError) return plain(429, error.message, error.headers);
  if (error instanceof UnavailableError) return plain(503, error.message, { 'Retry-After': '1' });
  // Not 503, which clients take for a promise that nothing was changed.
  if (error instanceof OutcomeUnknownError) return plain(500, error.message);
  if (error instanceof OtlpError) return plain(400, error.message);
  if (error instanceof HttpError) return plain(error.status, error.message, error.headers);
  return undefined;
}

/** The response to any error. For an unexpected error it reveals nothing: the cause is in the log. */
export const answerTo = (error: unknown): ErrorAnswer =>
  expectedAnswer(error) ??
  plain(500, 'Something went wrong. The service’s log has the details under this request’s X-Request-Id.');

/** Logs unexpected errors and failed judgments. All others are the callers' own mistakes. */
export function logFault(logger: Logger, requestId: string, error: unknown): void {
  if (!expectedAnswer(error)) logger.error({ request_id: requestId, err: error }, 'unexpected error');
  else if (error instanceof JudgeError)
    logger.warn({ request_id: requestId, fault: error.fault, cause: causeOf(error) }, 'no judgment');
  else if (error instanceof OutcomeUnknownError)
    logger.error({ request_id: requestId, err: error }, 'it is not known whether this was stored');
}

/** For OpenTelemetry's exporters, some of which use gRPC unless they are told otherwise. */
export const noGrpc =
  'gRPC is not supported. Send OTLP over HTTP: OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf, with this address and port.';

/** Protocol errors by Node's code; any other code is malformed HTTP. */
const protocolErrors: Record<string, [status: number, reason: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers or the address are too long.'],
  HPE_PAUSED_H2_UPGRADE: [505, 'HTTP Version Not Supported', `This service speaks HTTP/1.1, not HTTP/2. ${noGrpc}`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

/** The response to input that never became a request. */
export function protocolAnswer(code: string | undefined) {
  const [status, reason, detail] = protocolErrors[code ?? ''] ?? [400, 'Bad Request', 'This is not an HTTP request.'];
  return { status, reason, body: { detail } };
}
