import './rules.css';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useLoaded } from '../../api/use-loaded.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { ConfirmDialog } from '../../components/form/confirm-dialog.tsx';
import { KeyHints } from '../../components/key-hints.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { newHref, rulesHref } from './address.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleTable } from './rule-table.tsx';
import { loadRules, type Rule, type Stored, saveRule } from './stored.ts';

/** The rules that judge incoming traces, or the form for one. The address says which. */
export default function Rules() {
  const { query } = useOwnQuery(rulesHref);
  const { route } = useLocation();
  const { data, error, reload, replace } = useLoaded(loadRules, []);
  if (error) return <Fault error={error} retry={reload} />;
  if (!data)
    return (
      <>
        <PageHead title="Rules" />
        <p class="muted" role="status">
          Loading…
        </p>
      </>
    );
  const name = query.get('edit');
  const edited = data.rules.find((rule) => rule.name === name);
  if (query.has('new') || edited)
    return (
      <RuleForm
        key={name}
        stored={data}
        rule={edited}
        saved={(stored) => {
          replace(stored);
          route(rulesHref);
        }}
      />
    );
  return data.rules.length === 0 ? (
    <NoRules hasEvaluators={data.evaluators.length > 0} />
  ) : (
    <List stored={data} replace={replace} />
  );
}

function List({ stored, replace }: { stored: Stored; replace: (stored: Stored) => void }) {
  const { route } = useLocation();
  const [deleted, setDeleted] = useState<Rule>();
  useKeys({ n: () => route(newHref) });
  return (
    <>
      <PageHead
        title="Rules"
        actions={
          <a class="btn btn--primary" href={newHref}>
            New rule
          </a>
        }
      >
        <p>Each rule judges a sample of the incoming traces in the background, within a budget per day (UTC).</p>
      </PageHead>
      <RuleTable
        rules={stored.rules}
        pause={async (rule) => {
          const { today: _today, ...settings } = rule;
          replace(await saveRule(stored, rule.name, { ...settings, paused: !rule.paused }));
        }}
        remove={setDeleted}
      />
      {deleted && (
        <ConfirmDialog
          title={`Delete the rule ${deleted.name}?`}
          action="Delete"
          confirm={async () => replace(await saveRule(stored, deleted.name, null))}
          close={() => setDeleted(undefined)}
        >
          It draws no more traces. What it has judged is kept, and what it has used today counts again if a rule of this
          name is made.
        </ConfirmDialog>
      )}
      <KeyHints keys={[[['n'], 'new rule']]} />
    </>
  );
}

const NoRules = ({ hasEvaluators }: { hasEvaluators: boolean }) => (
  <>
    <PageHead title="Rules" />
    <div class="empty">
      <div>
        <h2>No incoming trace is judged by itself</h2>
        <p>
          A rule judges a sample of the traces that your application sends, with your evaluators, and within a budget of
          judgments and tokens per day.
          {!hasEvaluators && ' It needs an evaluator, which is a criterion with a name.'}
        </p>
      </div>
      <div class="btn-row">
        {hasEvaluators ? (
          <a class="btn btn--primary" href={newHref}>
            Create the first
          </a>
        ) : (
          <a class="btn btn--primary" href="/evaluators?new=1">
            Create an evaluator
          </a>
        )}
      </div>
    </div>
  </>
);
