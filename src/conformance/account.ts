import { ConformanceError } from './conformance-error.ts';
import type { Target } from './target.ts';

/** The kinds of objects that an account can have, and the paths that list them. */
const lists = { traces: '/api/v1/traces', evaluators: '/api/v1/evaluators', tasks: '/api/v1/tasks' };

/** Timeout per list, in milliseconds. */
const timeout = 30_000;

/**
 * @returns the kinds of objects that the first key's account has, such as `traces`; [] for an empty account
 * @throws ConformanceError if the server cannot be reached, rejects the key or returns no list
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
    if (response.status === 401) throw new ConformanceError(`${url} rejects the key.`);
    const list = response.ok ? ((await response.json().catch(() => undefined)) as object | undefined) : undefined;
    const items: unknown = list && Object.entries(list).find(([key]) => key === name)?.[1];
    if (!Array.isArray(items))
      throw new ConformanceError(
        `GET ${path} of ${url} returned status ${response.status} and no list, so the account may hold data. Add --yes to run anyway.`,
      );
    if (items.length > 0) contents.push(name);
  }
  return contents;
}
