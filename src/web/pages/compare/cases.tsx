import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useKeys } from '../../app/use-keys.ts';
import { countText } from '../../components/figures/numbers.ts';
import { KeyHints } from '../../components/key-hints.tsx';
import { CaseRow } from './case-row.tsx';
import { CaseTools } from './case-tools.tsx';
import { type Listed, lastCases, lastOpen } from './listed.ts';
import { type Case, type Compared, keyOf } from './load.ts';
import { hrefOfView, type View } from './view.ts';

interface CasesProps {
  compared: Compared;
  /** With the cases that are asked for; undefined while they are loaded. */
  found: Compared | undefined;
  view: View;
  go: (view: View) => void;
}

/** The cases whose scores differ, the worst first; or those that are asked for. */
export function Cases({ compared, found, view, go }: CasesProps) {
  const { route } = useLocation();
  const shown = (found?.criteria ?? []).filter((one) => view.criterion === undefined || keyOf(one) === view.criterion);
  const listed = listedOf(shown, view);
  const hidden = shown.reduce((sum, { more_changed_cases }) => sum + more_changed_cases, 0);
  const links = listed.flatMap(({ href }) => href ?? []);
  const list = hrefOfView(view);
  const [cursor, setCursor] = useState(() => ({ list, at: listed.findIndex(({ href }) => href === lastOpen.value) }));
  // Another list has no cursor yet.
  const at = cursor.list === list ? cursor.at : -1;
  // Before painting, so that a case that is opened at once finds its neighbours.
  useLayoutEffect(() => {
    lastCases.value = links;
  }, [links.join(' ')]);
  useEffect(() => scrollToCase(at, 'center'), []);
  const move = (by: number) => () => {
    const next = Math.min(listed.length - 1, Math.max(0, at + by));
    setCursor({ list, at: next });
    // Enter then opens this row, and not a link that was clicked before.
    (document.activeElement as HTMLElement | null)?.blur();
    scrollToCase(next, 'nearest');
  };
  const open = () => {
    const href = listed[at]?.href;
    if (href) route(href);
  };
  useKeys({ j: move(1), k: move(-1), Enter: open });
  return (
    <section id="cases" aria-labelledby="cases-title">
      <div class="panel-head">
        <h2 id="cases-title">Cases, changed first</h2>
      </div>
      <CaseTools compared={compared} view={view} go={go} />
      {!found ? (
        <p class="muted" role="status">
          Loading…
        </p>
      ) : listed.length === 0 ? (
        <NoCases view={view} />
      ) : (
        <CaseTable listed={listed} cursor={at} withCriterion={compared.criteria.length > 1} />
      )}
      {hidden > 0 && (
        <p class="hint">
          {countText(hidden)} further {hidden === 1 ? 'case is' : 'cases are'} not shown, because at most 200 are.
          Choose a larger difference.
        </p>
      )}
      <KeyHints
        keys={[
          [['j', 'k'], 'next, previous'],
          [['Enter'], 'open side by side'],
        ]}
      />
    </section>
  );
}

const scrollToCase = (at: number, block: ScrollLogicalPosition) =>
  document.querySelector(`[data-case="${at}"]`)?.scrollIntoView({ block });

const order = ['regressed', 'lowered', 'improved', 'raised', 'same'];

/** In one order over all criteria: the worst change first, the largest first among its like. */
const listedOf = (criteria: Compared['criteria'], view: View): Listed[] =>
  criteria
    .flatMap((criterion) => criterion.changed_cases.map((of) => ({ of, criterion, href: hrefOf(of, view) })))
    .toSorted(
      ({ of: a }, { of: b }) =>
        order.indexOf(a.change) - order.indexOf(b.change) ||
        differenceOf(b) - differenceOf(a) ||
        (a.case ?? '').localeCompare(b.case ?? '', 'en', { numeric: true }),
    );

const differenceOf = ({ base, candidate }: Case) => Math.abs(candidate.score - base.score);

function hrefOf({ base, candidate }: Case, view: View): string | undefined {
  const ids = ({ trace_id, evaluation_id }: Case['base']) =>
    trace_id && evaluation_id && `${trace_id}.${evaluation_id}`;
  const [a, b] = [ids(base), ids(candidate)];
  return a && b ? hrefOfView({ ...view, a, b }) : undefined;
}

interface CaseTableProps {
  listed: readonly Listed[];
  cursor: number;
  /** Whether the criterion of each is shown. */
  withCriterion: boolean;
}

function CaseTable({ listed, cursor, withCriterion }: CaseTableProps) {
  return (
    <table class="table table--hover cases reflow" role="table">
      <caption class="visually-hidden">
        Cases by criterion, largest loss first. On the scale, the hollow dot is A, and the mark is B.
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" class="c-case">
            Case
          </th>
          {withCriterion && (
            <th role="columnheader" scope="col">
              Criterion
            </th>
          )}
          <th role="columnheader" scope="col" class="c-scale">
            A ○ → B
          </th>
          <th role="columnheader" scope="col" class="c-delta num">
            B − A
          </th>
          <th role="columnheader" scope="col" class="c-why">
            Change
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {listed.map((one, at) => (
          <CaseRow key={at} listed={one} number={at} isCursor={at === cursor} withCriterion={withCriterion} />
        ))}
      </tbody>
    </table>
  );
}

const NoCases = ({ view }: { view: View }) => (
  <div class="empty">
    <p>
      <strong>
        {view.change === undefined && view.min_difference === undefined
          ? 'No case has different scores in A and B.'
          : 'No case is like this.'}
      </strong>
    </p>
    {(view.change ?? view.min_difference ?? view.criterion) !== undefined && (
      <div class="btn-row">
        <a
          class="btn"
          href={hrefOfView({ ...view, change: undefined, min_difference: undefined, criterion: undefined })}
        >
          All that changed
        </a>
      </div>
    )}
  </div>
);
