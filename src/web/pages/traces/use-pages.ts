import { useEffect, useRef, useState } from 'preact/hooks';
import { type Filters, hrefOf, queryOf } from '../../addresses/filters.ts';
import { ApiError } from '../../api/api-error.ts';
import { api, bodyOf } from '../../api/client.ts';
import { type Row, rowOf } from '../../components/trace-row.ts';

/** Pages of the list that are loaded so far, newest first. */
export interface Pages {
  pages: Row[][];
  error: ApiError | undefined;
  isLoading: boolean;
  hasMore: boolean;
  loadMore: () => void;
  reload: () => void;
  /** Shows rows in another state without loading them. */
  change: (change: (row: Row) => Row) => void;
}

const empty = { pages: [] as Row[][], next: undefined as string | null | undefined, now: 0 };

/** Loads the list page by page; from the start when the filters change. */
export function usePages(filters: Filters): Pages {
  const [loaded, setLoaded] = useState(empty);
  const [error, setError] = useState<ApiError>();
  const [isLoading, setLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const load = async (from: typeof empty) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setLoading(true);
    setError(undefined);
    // All pages of a span of time have the same start, which a page token demands.
    const now = from.now || Date.now();
    const query = { ...queryOf(filters, now), page_size: 50, ...(from.next && { page_token: from.next }) };
    try {
      const { traces, next_page_token } = await bodyOf(
        api.GET('/api/v1/traces', { params: { query }, signal: own.signal }),
      );
      if (!own.signal.aborted) setLoaded({ pages: [...from.pages, traces.map(rowOf)], next: next_page_token, now });
    } catch (cause) {
      if (own.signal.aborted) return;
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause);
    }
    if (!own.signal.aborted) setLoading(false);
  };
  useEffect(() => {
    setLoaded(empty);
    void load(empty);
    return () => controller.current?.abort();
  }, [hrefOf(filters), attempt]);
  return {
    pages: loaded.pages,
    error,
    isLoading,
    hasMore: Boolean(loaded.next),
    loadMore: () => !isLoading && loaded.next && void load(loaded),
    reload: () => setAttempt((number) => number + 1),
    change: (change) => setLoaded((before) => ({ ...before, pages: before.pages.map((rows) => rows.map(change)) })),
  };
}
