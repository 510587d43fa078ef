import './rules.css';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useLoaded } from '../../api/use-loaded.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { ConfirmDialog } from '../../components/form/confirm-dialog.tsx';
import { FormFault } from '../../components/form/form-fault.tsx';
import { KeyHints } from '../../components/key-hints.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { newHref, rulesHref } from './address.ts';
import { type Change, type Rule, RuleConflict, settingsIn } from './change.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleTable } from './rule-table.tsx';
import { loadRules, makeChange, type Stored } from './stored.ts';
import { useLiveFigures } from './use-live-figures.ts';

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
  const [notice, setNotice] = useState<string>();
  useLiveFigures(stored, replace, setNotice);
  /** If somebody else has stored rules meanwhile, the list shows those, and says so. */
  const make = async (change: Change) => {
    setNotice(undefined);
    try {
      const now = await makeChange(stored, change, replace);
      if (now.revision > stored.revision + 1)
        setNotice('Somebody else has changed the rules meanwhile. The list shows them.');
      replace(now);
    } catch (error) {
      if (!(error instanceof RuleConflict)) throw error;
      setNotice(`${error.message} Nothing was changed, and the list shows what is stored now.`);
    }
  };
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
      <FormFault>{notice}</FormFault>
      <RuleTable
        rules={stored.rules}
        known={stored.evaluators}
        pause={async (rule) => {
          await make({ name: rule.name, before: rule, after: { ...settingsIn(rule), paused: !rule.paused } });
        }}
        remove={setDeleted}
      />
      {deleted && (
        <ConfirmDialog
          title={`Delete the rule ${deleted.name}?`}
          action="Delete"
          confirm={() => make({ name: deleted.name, before: deleted, after: null })}
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
