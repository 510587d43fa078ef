import './traces.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { ApiError } from '../../api/api-error.ts';
import { api, bodyOf } from '../../api/client.ts';
import { session } from '../../app/session.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { KeyHints } from '../../components/key-hints.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { queueHref } from '../review/queue.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Facets } from './facets.tsx';
import { readFilters } from './filters.ts';
import { lastList } from './last-list.ts';
import { FirstTraces, NoMatches, NothingStored } from './no-traces.tsx';
import { Toolbar } from './toolbar.tsx';
import { TraceTable } from './trace-table.tsx';
import { usePages } from './use-pages.ts';

/** The list of traces. Its filters are in the address. */
export default function Traces() {
  const { route } = useLocation();
  const { href, query } = useOwnQuery('/traces');
  const filters = readFilters(query);
  const isFiltered = Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : true));
  const { pages, error, isLoading, hasMore, loadMore, reload } = usePages(filters);
  const rows = pages.flat();
  useEffect(() => {
    lastList.value = { href, ids: rows.map(({ id }) => id), hasMore };
  }, [href, rows.length, hasMore]);
  const [cursor, setCursor] = useState(-1);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setCursor(-1);
    setSelected(new Set());
  }, [href]);

  const move = (by: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, cursor + by));
    setCursor(next);
    // Enter then opens this row, and not a link that was clicked before.
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector(`[data-trace="${rows[next]?.id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = (id: string) =>
    setSelected((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const atCursor = (act: (id: string) => void) => () => rows[cursor] && act(rows[cursor].id);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: atCursor((id) => route(`/traces/${id}`)),
    x: atCursor(toggle),
  });

  const end = useNearEnd(loadMore);
  const remove = async () => {
    for (const trace_id of selected)
      await bodyOf(api.DELETE('/api/v1/traces/{trace_id}', { params: { path: { trace_id } } })).catch(
        (cause: ApiError) => {
          // Another tab may have deleted it.
          if (cause.status !== 404) throw cause;
        },
      );
    setSelected(new Set());
    reload();
  };
  const { value } = session;
  const isEmpty = !isLoading && !error && rows.length === 0;
  if (isEmpty && !isFiltered)
    return (
      <>
        <PageHead title="Traces" />
        {'session' in value && value.session.retention === 'none' ? <NothingStored /> : <FirstTraces />}
      </>
    );
  return (
    <>
      <PageHead
        title="Traces"
        actions={
          rows.length > 0 && (
            <a class="btn" href={queueHref(filters)}>
              Review these
            </a>
          )
        }
      />
      <div class="with-facets">
        <Facets filters={filters} tags={commonTags(rows.flatMap(({ tags }) => tags))} go={route} />
        <div>
          <Toolbar filters={filters} go={route} count={isLoading ? undefined : rows.length} hasMore={hasMore} />
          {isEmpty ? (
            <NoMatches filters={filters} />
          ) : (
            <TraceTable pages={pages} filters={filters} cursor={rows[cursor]?.id} selected={selected} toggle={toggle} />
          )}
          {error && <Fault error={error} retry={rows.length > 0 ? loadMore : reload} />}
          <div ref={end}>{isLoading && <p class="muted">Loading…</p>}</div>
          {selected.size > 0 && <BulkBar count={selected.size} remove={remove} clear={() => setSelected(new Set())} />}
          <KeyHints
            keys={[
              [['j', 'k'], 'next, previous'],
              [['Enter'], 'open'],
              [['x'], 'select'],
            ]}
          />
        </div>
      </div>
    </>
  );
}

/** The most frequent tags. */
function commonTags(tags: string[]): string[] {
  const counts = Map.groupBy(tags, (tag) => tag);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([tag]) => tag);
}

/** Calls a function when an element comes near the screen. */
function useNearEnd(act: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && current.current(), {
      rootMargin: '800px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
