import './compare.css';
import { useLocation } from 'preact-iso';
import { useLoaded } from '../../api/use-loaded.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Cases } from './cases.tsx';
import { Choice } from './choice.tsx';
import { Criteria } from './criteria.tsx';
import { Headline } from './headline.tsx';
import { type Compared, loadComparison } from './load.ts';
import { OpenCase } from './open-case.tsx';
import { People } from './people.tsx';
import { hrefOfView, type Kind, kinds, readView, type View, withoutCases } from './view.ts';

/** Two runs, two versions of an evaluator or two judges, side by side. What is compared is in the address. */
export default function Compare() {
  const { route } = useLocation();
  const view = readView(useOwnQuery('/compare').query);
  const whole = withoutCases(view);
  const { data, error, isLoading, reload } = useLoaded((signal) => loadComparison(whole, signal), [hrefOfView(whole)]);
  const isNarrowed = view.change !== undefined || view.min_difference !== undefined;
  const asked: View = { ...whole, change: view.change, min_difference: view.min_difference };
  const narrowed = useLoaded(
    async (signal) => (isNarrowed ? await loadComparison(asked, signal) : undefined),
    [hrefOfView(asked)],
  );
  const fault = error ?? narrowed.error;
  const retry = () => {
    reload();
    narrowed.reload();
  };
  const go = (next: View) => route(hrefOfView(next));
  if (view.a && view.b) return <OpenCase key={`${view.a} ${view.b}`} view={view} a={view.a} b={view.b} />;
  return (
    <>
      <PageHead title="Compare" actions={<Kinds view={view} />} />
      {/* Where the choice itself is refused, what it was made from stays, so that another one can be made. */}
      <Choice view={view} compared={error && error.status !== 400 ? undefined : data} go={go} />
      {isLoading && (
        <p class={data ? 'visually-hidden' : 'muted'} role="status">
          Loading…
        </p>
      )}
      {fault ? (
        fault.status === 400 || fault.status === 404 ? (
          <div class="narrow callout" role="alert">
            <p>{fault.message}</p>
          </div>
        ) : (
          <Fault error={fault} retry={retry} />
        )
      ) : (
        data && (
          <Content
            compared={data}
            found={isNarrowed ? (narrowed.isLoading ? undefined : narrowed.data) : data}
            view={view}
            go={go}
            isLoading={isLoading}
          />
        )
      )}
    </>
  );
}

interface ContentProps {
  compared: Compared;
  /** With the cases that are asked for; undefined while they are loaded. */
  found: Compared | undefined;
  view: View;
  go: (view: View) => void;
  isLoading: boolean;
}

const Content = ({ compared, found, view, go, isLoading }: ContentProps) => (
  <div class="compared" aria-busy={isLoading}>
    {(compared.ofTraces?.judges.length ?? 2) > 1 && <Headline compared={compared} view={view} />}
    {compared.versions ? (
      <People of={compared.versions} />
    ) : (
      compared.counts.cases > 0 && <Criteria compared={compared} view={view} />
    )}
    {compared.counts.compared > 0 && <Cases compared={compared} found={found} view={view} go={go} />}
  </div>
);

const Kinds = ({ view }: { view: View }) => (
  <nav class="segmented" aria-label="What to compare">
    {(Object.keys(kinds) as Kind[]).map((of) => (
      <a key={of} href={hrefOfView({ of })} aria-current={of === view.of || undefined}>
        {kinds[of]}
      </a>
    ))}
  </nav>
);
