/** An answer of the service that is no success, or none at all. */
export class ApiError extends Error {
  /** 0: the service could not be reached. */
  readonly status: number;
  readonly requestId: string | null;
  /** Seconds after which another attempt may succeed. */
  readonly retryAfter: number | null;
  constructor(status: number, message: string, response?: Response) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.requestId = response?.headers.get('X-Request-Id') ?? null;
    this.retryAfter = Number(response?.headers.get('Retry-After')) || null;
  }
}
