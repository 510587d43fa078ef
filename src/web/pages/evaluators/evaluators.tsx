import '../../styles/evaluators.css';
import '../../styles/criterion.css';
import '../../styles/figures.css';
import '../../styles/charts.css';
import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useLoaded } from '../../api/use-loaded.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { KeyHints } from '../../components/key-hints.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EvaluatorTable } from './evaluator-table.tsx';
import { loadList } from './load.ts';
import { NewEvaluator } from './new-evaluator.tsx';

const newHref = '/evaluators?new=1';

/** The list of evaluators, or the form for a new one. The address says which. */
export default function Evaluators() {
  const { query } = useOwnQuery('/evaluators');
  return query.has('new') ? <NewEvaluator criterion={query.get('criterion') ?? ''} /> : <List query={query} />;
}

function List({ query }: { query: URLSearchParams }) {
  const { route } = useLocation();
  const find = query.get('find') ?? '';
  const { data, error, reload } = useLoaded(loadList, []);
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus(), n: () => route(newHref) });
  const change = (text: string) =>
    route(text ? `/evaluators?${new URLSearchParams({ find: text })}` : '/evaluators', true);
  if (error) return <Fault error={error} retry={reload} />;
  if (data?.list.length === 0) return <NoEvaluators />;
  const words = find.toLowerCase().split(/\s+/);
  const found = data?.list.filter(({ evaluator: { name, evaluation_criteria } }) => {
    const text = `${name} ${evaluation_criteria}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <PageHead
        title="Evaluators"
        actions={
          <>
            <input
              class="input input--find"
              type="search"
              ref={field}
              placeholder="Find"
              aria-label="Find an evaluator"
              value={find}
              onInput={({ currentTarget }) => change(currentTarget.value)}
            />
            <a class="btn btn--primary" href={newHref}>
              New evaluator
            </a>
          </>
        }
      >
        <p>A criterion with a name. Its versions, its scores and how far people agree with it are kept together.</p>
      </PageHead>
      {!data || !found ? (
        <p class="muted" role="status">
          Loading…
        </p>
      ) : found.length === 0 ? (
        <div class="empty">
          <p>
            <strong>No evaluator’s name or criterion contains “{find}”.</strong>
          </p>
          <div class="btn-row">
            <a class="btn" href="/evaluators">
              Show all
            </a>
          </div>
        </div>
      ) : (
        <EvaluatorTable list={found} isUseComplete={data.isUseComplete} />
      )}
      <KeyHints
        keys={[
          [['/'], 'find'],
          [['n'], 'new evaluator'],
        ]}
      />
    </>
  );
}

const NoEvaluators = () => (
  <>
    <PageHead title="Evaluators" />
    <div class="empty">
      <div>
        <h2>There is no evaluator yet</h2>
        <p>
          An evaluator is a criterion with a name. Programs refer to it by the name, so that its wording can be changed
          here, in versions, and be tested against people’s labels before it serves.
        </p>
      </div>
      <div class="btn-row">
        <a class="btn btn--primary" href={newHref}>
          Create the first
        </a>
      </div>
    </div>
  </>
);
