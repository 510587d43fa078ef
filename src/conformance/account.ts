import { ConformanceError } from './conformance-error.ts';
import type { Target } from './target.ts';

/** What an account can hold, and where it is listed. */
const lists = { traces: '/api/v1/traces', evaluators: '/api/v1/evaluators', tasks: '/api/v1/tasks' };

/** The longest wait for one list, in milliseconds. */
const timeout = 30_000;

/**
 * @returns what the account of the first key holds, such as `traces`; [] for an empty account
 * @throws ConformanceError when the server cannot be reached, refuses the key or does not list them
 */
export async function contentsOf({ url, keys }: Target, signal: AbortSignal): Promise<string[]> {
  const contents: string[] = [];
  for (const [name, path] of Object.entries(lists)) {
    const response = await fetch(`${url}${path}`, {
      headers: { 'API-Key': keys.default },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).catch((error: Error & { cause?: Error }) => {
      signal.throwIfAborted();
      throw new ConformanceError(`Cannot reach ${url}: ${error.cause?.message || error.message}.`);
    });
    if (response.status === 401) throw new ConformanceError(`${url} refuses the key.`);
    const list = response.ok ? ((await response.json().catch(() => undefined)) as object | undefined) : undefined;
    const items: unknown = list && Object.entries(list).find(([key]) => key === name)?.[1];
    if (!Array.isArray(items))
      throw new ConformanceError(
        `GET ${path} of ${url} is answered with ${response.status} and no list, so the account may hold data. Add --yes to run nevertheless.`,
      );
    if (items.length > 0) contents.push(name);
  }
  return contents;
}
