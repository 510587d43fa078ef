import { api, bodyOf } from '../../api/client.ts';
import { forEachTrace } from '../../api/for-each-trace.ts';

/**
 * Traces as JSON Lines, as `deemster export` writes them: each is the service's own text, in the order of the ids.
 * @throws ApiError
 */
export async function exportTraces(ids: readonly string[], done: (count: number) => void): Promise<Blob> {
  const lines = new Map<string, string>();
  await forEachTrace(
    ids,
    async (id) => {
      const path = { trace_id: id };
      const call = api.GET('/api/v1/traces/{trace_id}', { params: { path }, parseAs: 'text' });
      lines.set(id, await bodyOf(call));
    },
    done,
  );
  return new Blob(
    ids.flatMap((id) => (lines.has(id) ? [lines.get(id)!, '\n'] : [])),
    { type: 'application/jsonl' },
  );
}

/** Gives a file to the person. */
export function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
