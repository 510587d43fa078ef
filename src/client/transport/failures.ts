import { ConnectionError, DeemsterError, TimeoutError } from '../errors.ts';
import type { Answer } from './answer.ts';

/** The error that every call of a closed client throws. */
export const closedError = () => new DeemsterError('This client is closed. Create a new one.');

/** @param before The outcome of the previous attempt. */
export function timeoutError(seconds: number, before: Answer | ConnectionError | undefined): TimeoutError {
  if (before instanceof ConnectionError)
    return new TimeoutError(`No response within ${seconds} s, after a failed attempt.`, { cause: before });
  const earlier = before ? `, after a try that was answered with ${before.status}` : '';
  return new TimeoutError(`No response within ${seconds} s${earlier}.`);
}

/** Redirects are not followed, because the key must not be sent to their target. */
export function redirectError(baseUrl: string, response: Response): DeemsterError {
  const target = response.headers.get('Location');
  return new DeemsterError(
    `${baseUrl} answered with a redirect${target ? ` to ${target}` : ''}. It was not followed, because that would send the key along. Set baseUrl to the service's own address.`,
    response.status === 0 ? {} : { status: response.status },
  );
}

/** Runtimes differ in which property contains the operating system's error code. */
export function connectionError(baseUrl: string, error: unknown): ConnectionError {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const known = [cause?.code, code].find((value) => typeof value === 'string');
  return new ConnectionError(`No response from ${baseUrl}${known ? ` (${known})` : ''}. Is the service running?`, {
    cause: error,
  });
}
