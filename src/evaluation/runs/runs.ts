import type { components, operations } from '../../../generated/openapi.d.ts';
import { isoTime } from '../../store/iso-time.ts';
import type { RunSummary } from '../../store/runs.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import { loadedLate } from '../loaded-late.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { RequestError } from '../request-error.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listRuns']['parameters']['query']>;
type CompareQuery = operations['compareRuns']['parameters']['query'];

const noSuchRun = (name: string) => new RequestError('not_found', `No run is named ${JSON.stringify(name)}.`);

/**
 * The operations on runs: the traces with the same tag `run`.
 * @param deleted Is called after traces were deleted, and with them the tasks that would have added to them.
 */
export function createRuns(store: Store, secret: string, now: () => number, deleted: () => void) {
  const compared = loadedLate(async () => (await import('./run-comparison.ts')).createComparison(store));
  /** One comparison at a time, because each holds the numbers of two runs. */
  let last: Promise<unknown> = Promise.resolve();

  return {
    async list(caller: Caller, { page_token, page_size = 50 }: ListQuery): Promise<Schemas['RunList']> {
      const list = { account: caller.account.id, list: 'runs', filters: {} } as const;
      const [before] = page_token === undefined ? [] : (readPageToken(secret, list, page_token) as [number]);
      const found = await store.listRuns(list.account, page_size + 1, before);
      const runs = found.slice(0, page_size);
      const isLast = found.length === runs.length;
      return {
        runs: runs.map(shapeOf),
        next_page_token: isLast ? null : writePageToken(secret, list, [runs.at(-1)!.seq]),
      };
    },

    /** @throws RequestError `not_found` */
    async compare({ account }: Caller, query: CompareQuery, signal: AbortSignal): Promise<Schemas['RunComparison']> {
      const numbers = new Map<string, number>();
      for (const name of [query.base, query.candidate]) {
        const number = await store.findRun(account.id, name);
        if (number === undefined) throw noSuchRun(name);
        numbers.set(name, number);
      }
      const { base, candidate, threshold = 0.5 } = query;
      const runs = { ...query, threshold, base: numbers.get(base)!, candidate: numbers.get(candidate)! };
      const comparison = last.then(() => compared(account.id, runs, signal));
      last = comparison.catch(() => undefined);
      return { base, candidate, threshold, ...(await comparison) };
    },

    /** @throws RequestError `not_found` */
    async remove({ account }: Caller, name: string): Promise<void> {
      if (!(await store.deleteRun(account.id, name, now))) throw noSuchRun(name);
      deleted();
    },
  };
}

const shapeOf = ({ seq: _seq, name, createdAt, lastAt, ...counts }: RunSummary): Schemas['Run'] => ({
  run: name,
  created_at: isoTime(createdAt),
  last_at: isoTime(lastAt),
  ...counts,
});
