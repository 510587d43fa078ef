import './traces.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { judgesHref } from '../../addresses/compare.ts';
import { queryOf, readFilters } from '../../addresses/filters.ts';
import { most, queueHref } from '../../addresses/review.ts';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { lastList } from '../../app/last-list.ts';
import { storesNothing } from '../../app/session.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { KeyHints } from '../../components/key-hints.tsx';
import { NothingStored } from '../../components/nothing-stored.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { withTag } from '../../components/trace-row.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Facets } from './facets.tsx';
import { FirstTraces, NoMatches } from './no-traces.tsx';
import { Toolbar } from './toolbar.tsx';
import { TraceTable } from './trace-table.tsx';
import { usePages } from './use-pages.ts';

/** The list of traces. Its filters are in the address. */
export default function Traces() {
  const { route } = useLocation();
  const { href, query } = useOwnQuery('/traces');
  const filters = readFilters(query);
  const isFiltered = Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : true));
  const { pages, error, isLoading, hasMore, loadMore, reload, change } = usePages(filters);
  const rows = pages.flat();
  // Before painting, as the cursor is reset below: a key that is pressed at once then acts on the list that is shown.
  useLayoutEffect(() => {
    lastList.value = { href, ids: rows.map(({ id }) => id), hasMore };
  }, [href, rows.length, hasMore]);
  // After the list, which it may not hold up, and which is there if counting takes too long.
  const counts = useLoaded(
    async (signal) => {
      if (!pages[0]) return undefined;
      const query = queryOf(filters, Date.now());
      return bodyOf(api.GET('/api/v1/trace-facets', { params: { query }, signal }));
    },
    [href, pages[0]],
  );
  const [cursor, setCursor] = useState(-1);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    setCursor(-1);
    setSelected(new Set());
  }, [href]);

  const chosen = rows.flatMap(({ id }) => (selected.has(id) ? [id] : []));
  const reviewHref = queueHref({ filters, ...(chosen.length > 0 && { chosen: chosen.slice(0, most) }) });
  const move = (by: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, cursor + by));
    setCursor(next);
    // Enter then opens this row, and not a link that was clicked before.
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector(`[data-trace="${rows[next]?.id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = (id: string) =>
    setSelected((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const selectAll = () => setSelected(new Set(rows.map(({ id }) => id)));
  const clear = () => setSelected(new Set());
  const atCursor = (act: (id: string) => void) => () => rows[cursor] && act(rows[cursor].id);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: atCursor((id) => route(`/traces/${id}`)),
    x: atCursor(toggle),
    r: () => rows.length > 0 && route(reviewHref),
  });

  const end = useNearEnd(loadMore);
  /** Nothing is counted before the first answer. */
  const isKnown = rows.length > 0 || (!isLoading && !error);
  const isEmpty = isKnown && !isLoading && rows.length === 0;
  if (isEmpty && !isFiltered)
    return (
      <>
        <PageHead title="Traces" />
        {storesNothing() ? <NothingStored /> : <FirstTraces />}
      </>
    );
  return (
    <>
      <PageHead
        title="Traces"
        actions={
          rows.length > 0 && (
            <>
              <a class="btn" href={judgesHref(filters)}>
                Compare judges
              </a>
              <a class="btn" href={queueHref({ filters })}>
                Review these <kbd>r</kbd>
              </a>
            </>
          )
        }
      />
      <div class="with-facets">
        <Facets filters={filters} counts={counts.isLoading ? undefined : counts.data} go={route} />
        <div>
          <Toolbar
            filters={filters}
            go={route}
            count={isLoading || !isKnown ? undefined : rows.length}
            hasMore={hasMore}
            counts={counts.isLoading ? undefined : counts.data}
          />
          {isEmpty ? (
            <NoMatches filters={filters} />
          ) : (
            <TraceTable
              pages={pages}
              filters={filters}
              cursor={rows[cursor]?.id}
              selected={selected}
              toggle={toggle}
              toggleAll={chosen.length < rows.length ? selectAll : clear}
            />
          )}
          {error && <Fault error={error} retry={rows.length > 0 ? loadMore : reload} />}
          <div ref={end}>{isLoading && <p class="muted">Loading…</p>}</div>
          {chosen.length > 0 && (
            <BulkBar
              ids={chosen}
              filters={filters}
              tagNames={commonNames(rows.flatMap((row) => row.tags))}
              selectAll={chosen.length < rows.length ? selectAll : undefined}
              tagged={(tag) => change((row) => (selected.has(row.id) ? withTag(row, tag) : row))}
              removed={() => {
                clear();
                reload();
              }}
              clear={clear}
            />
          )}
          <KeyHints
            keys={[
              [['j', 'k'], 'next, previous'],
              [['Enter'], 'open'],
              [['x'], 'select'],
              [['r'], 'review the selected, or all'],
            ]}
          />
        </div>
      </div>
    </>
  );
}

/** The names of tags, the most frequent first. */
function commonNames(tags: string[]): string[] {
  const counts = Map.groupBy(tags, (tag) => tag.slice(0, tag.indexOf(':')));
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
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
