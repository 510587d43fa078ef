import { useState } from 'preact/hooks';
import { FormFault } from '../../components/form/form-fault.tsx';
import { useAction, withFields } from '../../components/form/use-action.ts';
import { PageHead } from '../../components/page-head.tsx';
import { rulesHref } from './address.ts';
import { type Rule, RuleConflict } from './change.ts';
import { type Draft, draftOf, emptyDraft, settingsOf } from './draft.ts';
import { EvaluatorFields } from './evaluator-fields.tsx';
import { hasPlaceholders } from './standing.ts';
import { makeChange, type Stored } from './stored.ts';

const ruleIn = ({ rules }: Stored, name: string) => rules.find((one) => one.name === name);

interface RuleFormProps {
  stored: Stored;
  /** Undefined: a new one. */
  rule: Rule | undefined;
  saved: (stored: Stored) => void;
}

/** The form for a rule. */
export function RuleForm({ stored, rule, saved }: RuleFormProps) {
  const [draft, setDraft] = useState(() =>
    rule ? draftOf(rule) : emptyDraft(stored.evaluators.find((one) => !hasPlaceholders(one))?.name ?? ''),
  );
  /** What the form's change is made to; after a conflict, what was stored meanwhile. */
  const [base, setBase] = useState({ stored, rule });
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { fault, isBusy, run } = useAction(async () => {
    const settings = settingsOf(draft, base.rule?.paused ?? false);
    const change = { name: settings.name, before: base.rule, after: settings };
    try {
      saved(await makeChange(base.stored, change, (now) => setBase({ stored: now, rule: ruleIn(now, settings.name) })));
    } catch (error) {
      if (!(error instanceof RuleConflict)) throw error;
      throw new Error(`${error.message} Nothing was stored. Save again to store what is in this form instead.`);
    }
  });
  const field = (name: Exclude<keyof Draft, 'evaluators'>) => ({
    id: name,
    class: 'input',
    value: draft[name],
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      change({ [name]: currentTarget.value }),
    'aria-describedby': `${name}-hint`,
  });
  return (
    <>
      <PageHead
        title={rule ? `Rule ${rule.name}` : 'New rule'}
        crumb={
          <a class="crumb" href={rulesHref}>
            Rules
          </a>
        }
      />
      <form class="stack narrow" onSubmit={withFields(run)}>
        {!rule && (
          <div class="field">
            <label for="name">Name</label>
            <input
              {...field('name')}
              required
              maxLength={50}
              pattern="[A-Za-z0-9][A-Za-z0-9._\-]*"
              title="Letters, digits, dots, hyphens and underscores"
              placeholder="support"
            />
            <p class="hint" id="name-hint">
              Letters, digits, dots, hyphens and underscores. Traces that it judged get the tag rule.
              {draft.name.trim() || 'NAME'}.
            </p>
          </div>
        )}
        <div class="field">
          <label for="percent">Share of the matching traces, in percent</label>
          <input
            {...field('percent')}
            class="input input--number"
            type="number"
            min={0}
            max={100}
            step="any"
            required
          />
          <p class="hint" id="percent-hint">
            It depends on the trace’s id only: a larger share contains every smaller one.
          </p>
        </div>
        <fieldset class="stack">
          <legend class="label">Which traces match</legend>
          <div class="field">
            <label for="service">Service</label>
            <input {...field('service')} maxLength={255} placeholder="any" />
            <p class="hint" id="service-hint">
              The service that sent the trace, as in its tag service.name.
            </p>
          </div>
          <div class="field">
            <label for="tags">Tags</label>
            <textarea {...field('tags')} rows={2} placeholder="any" />
            <p class="hint" id="tags-hint">
              One name:value per line; the trace has all of them when it comes. Write a name with a colon, or spaces
              around a text, in double quotation marks.
            </p>
          </div>
          <div class="field">
            <label for="agent">Agent</label>
            <input {...field('agent')} maxLength={255} placeholder="any" />
            <p class="hint" id="agent-hint">
              Only multi-agent traces with this agent, and only this agent is judged.
            </p>
          </div>
        </fieldset>
        <EvaluatorFields
          known={stored.evaluators}
          chosen={draft.evaluators}
          change={(evaluators) => change({ evaluators })}
        />
        <fieldset class="stack">
          <legend class="label">Budget per day (UTC)</legend>
          <div class="field">
            <label for="judgments">Judgments</label>
            <input {...field('judgments')} class="input input--number" type="number" min={1} max={100_000} required />
            <p class="hint" id="judgments-hint">
              One per evaluator and conversation, or agent. What exceeds it is skipped and counted.
            </p>
          </div>
          <div class="field">
            <label for="tokens">Tokens of judges</label>
            <input
              {...field('tokens')}
              class="input input--number"
              type="number"
              min={0}
              max={10_000_000_000}
              required
            />
            <p class="hint" id="tokens-hint">
              Exact checks take none. Until a judgment ends, about 1,300 tokens and its text are reserved, so traces can
              be skipped while much is left.
            </p>
          </div>
        </fieldset>
        <FormFault>{fault}</FormFault>
        <div class="btn-row">
          <button class="btn btn--primary" type="submit" disabled={isBusy}>
            {rule ? 'Save' : 'Create'}
          </button>
          <a class="btn" href={rulesHref}>
            Cancel
          </a>
        </div>
      </form>
    </>
  );
}
