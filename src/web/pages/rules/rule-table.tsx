import { evaluatorHref } from '../../addresses/evaluator.ts';
import { countText } from '../../components/figures/numbers.ts';
import { FormFault } from '../../components/form/form-fault.tsx';
import { useAction } from '../../components/form/use-action.ts';
import { shownText } from '../../components/shown-text.ts';
import { editHref, judgedHref } from './address.ts';
import type { Rule } from './change.ts';
import { whyNotJudging } from './standing.ts';
import type { Stored } from './stored.ts';

interface RuleTableProps {
  rules: readonly Rule[];
  /** The stored evaluators. */
  known: Stored['evaluators'];
  /** Pauses a rule, or lets it go on. */
  pause: (rule: Rule) => Promise<unknown>;
  remove: (rule: Rule) => void;
}

/** The rules, and what each has used of its budget today. */
export const RuleTable = ({ rules, ...acts }: RuleTableProps) => (
  <table class="table table--hover reflow rules" role="table">
    <thead role="rowgroup">
      <tr role="row">
        {['Rule', 'Judgments today', 'Tokens today', 'Not judged today', 'Change'].map((name) => (
          <th key={name} role="columnheader" scope="col">
            {name === 'Change' ? <span class="visually-hidden">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rules.map((rule) => (
        <Row key={rule.name} rule={rule} {...acts} />
      ))}
    </tbody>
  </table>
);

function Row({ rule, known, pause, remove }: { rule: Rule } & Omit<RuleTableProps, 'rules'>) {
  const { name, paused, evaluators, today, daily_judgments, daily_tokens } = rule;
  const { fault, isBusy, run } = useAction(async () => {
    await pause(rule);
    return false;
  });
  return (
    <tr role="row">
      <th role="rowheader" scope="row" class="subject">
        <span class="row">
          <a href={editHref(name)}>{name}</a>
          {paused && <span class="muted">paused</span>}
        </span>
        <span class="rule__match" dir="auto">
          {matchText(rule)}
        </span>
        <span class="rule__evaluators">
          {evaluators.map((one) => {
            const why = whyNotJudging(one, known);
            return (
              <span key={`${one.name} ${one.version}`}>
                <a href={evaluatorHref(one.name)} dir="auto">
                  {shownText(one.name)}
                  {one.version !== null && ` v${one.version}`}
                </a>
                {why && <span class="rule__failed"> ({why}: judges nothing)</span>}
              </span>
            );
          })}
        </span>
      </th>
      <td role="cell" data-label="Judgments:">
        <Used of={today.judgments} most={daily_judgments} name={`Judgments of ${name} today`} />
        {today.judgments > 0 && <a href={judgedHref(name)}>traces it judged</a>}
      </td>
      <td role="cell" data-label="Tokens:">
        <Used of={today.tokens} most={daily_tokens} name={`Tokens of ${name} today`} />
        {today.in_progress > 0 && (
          <span class="muted">
            {countText(today.in_progress)} in progress, about {countText(today.tokens_reserved)} tokens
          </span>
        )}
      </td>
      <td role="cell" data-label="Not judged:">
        <NotJudged of={today} />
      </td>
      <td role="cell">
        <div class="btn-row">
          <a class="btn btn--quiet" href={editHref(name)} aria-label={`Change ${name}`}>
            Change
          </a>
          <button
            class="btn btn--quiet"
            type="button"
            disabled={isBusy}
            onClick={() => run()}
            aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`}
          >
            {paused ? 'Resume' : 'Pause'}
          </button>
          <button
            class="btn btn--quiet btn--danger"
            type="button"
            onClick={() => remove(rule)}
            aria-label={`Delete ${name}`}
          >
            Delete…
          </button>
        </div>
        <FormFault>{fault}</FormFault>
      </td>
    </tr>
  );
}

/** Which traces a rule draws, in words. */
function matchText({ sample_percent, match: { service, tags, agent } }: Rule): string {
  const conditions = [
    ...(service === null || service === undefined ? [] : [`service ${service}`]),
    ...Object.entries(tags).map(([key, value]) => `tag ${key}:${value}`),
    ...(agent === null || agent === undefined ? [] : [`agent ${agent}`]),
  ];
  const which = conditions.length === 0 ? 'all incoming traces' : `traces with ${conditions.join(', ')}`;
  return shownText(`${sample_percent.toLocaleString('en', { maximumFractionDigits: 20 })} % of ${which}`);
}

const Used = ({ of, most, name }: { of: number; most: number; name: string }) => (
  <>
    <span class="nowrap">
      <strong>{countText(of)}</strong> <span class="muted">of {countText(most)}</span>
    </span>
    <progress max={Math.max(1, most)} value={Math.min(of, most)} aria-label={name} />
  </>
);

const reasons: [name: keyof Rule['today']['skipped'], text: string][] = [
  ['budget', 'over the budget'],
  ['no_response', 'without a response'],
  ['partial', 'captured only in part'],
  ['retention', 'under retention none'],
  ['not_judgeable', 'not judgeable by an evaluator'],
];

/** The drawn traces that were skipped, and why, and the judgments that failed. */
function NotJudged({ of: { skipped, failed, drawn } }: { of: Rule['today'] }) {
  const skips = reasons.filter(([reason]) => skipped[reason] > 0);
  if (skips.length === 0 && failed === 0)
    return <span class="muted">{drawn === 0 ? 'no trace drawn yet' : 'nothing'}</span>;
  return (
    <ul class="rule__skipped">
      {skips.map(([reason, text]) => (
        <li key={reason}>
          {countText(skipped[reason])} {text}
        </li>
      ))}
      {failed > 0 && (
        <li class="rule__failed">
          <a href="/traces?failed=true">{countText(failed)} failed</a>
        </li>
      )}
    </ul>
  );
}
