import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { evaluatorHref } from '../../../addresses/evaluator.ts';
import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { countText, percentText } from '../../../components/figures/numbers.ts';
import { fewText } from '../../../components/figures/too-few.tsx';
import { ConfirmDialog } from '../../../components/form/confirm-dialog.tsx';
import { driftText, weeksText } from './drift-text.ts';

interface FactsProps {
  name: string;
  card: Schemas['ReportCard'];
  changed: () => void;
}

/** What a report card says in words. */
export function Facts({ name, card, changed }: FactsProps) {
  const [isFreezing, setFreezing] = useState(false);
  const { drift, labels, evaluations, abstention, other_judges, version, judge } = card;
  const freeze = async () => {
    await bodyOf(api.PUT('/api/v1/evaluators/{name}/anchors', { params: { path: { name } } }));
    changed();
  };
  const left = [
    [evaluations.not_applicable, 'to which it does not apply'],
    [labels.ties, 'on which people are divided'],
    [labels.not_judged, 'labelled, but not scored by this judge'],
    [evaluations.failed, 'failed, without a score'],
    [evaluations.other_reader, 'judged with another reader of criteria'],
  ] as const;
  const notCounted = left.flatMap(([number, words]) => (number > 0 ? [`${countText(number)} ${words}`] : []));
  const several = labels.several_authors;
  const weeks = weeksText(drift.weeks);
  return (
    <>
      <dl class="facts">
        {labels.pairs > 0 && (
          <>
            <Fact name="Left to a person">{bandText(abstention)}</Fact>
            <Fact name="Drift">
              {driftText(drift)}{' '}
              {!drift.too_few && drift.frozen_at === null && labels.pairs >= 50 && (
                <button class="btn" type="button" onClick={() => setFreezing(true)}>
                  Freeze {countText(labels.pairs)} labelled responses…
                </button>
              )}
            </Fact>
          </>
        )}
        {weeks && <Fact name="Two weeks">{weeks}</Fact>}
        {several.agreement !== null && (
          <Fact name="People">
            agree with each other in {percentText(several.agreement)} of {countText(several.comparisons)} comparisons
          </Fact>
        )}
        {notCounted.length > 0 && <Fact name="Not counted">{notCounted.join(', ')}</Fact>}
        {other_judges.length > 0 && (
          <Fact name="Other judges">
            {other_judges.map((one, at) => (
              <span key={one}>
                {at > 0 && ', '}
                <a href={`${evaluatorHref(name, { version: String(version), judge: one })}#report-card`}>{one}</a>
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <p class="hint">
        {judge !== null && 'The same card is printed by '}
        {judge !== null && <code>deemster report-card {name}</code>}
      </p>
      {isFreezing && (
        <ConfirmDialog
          title="Freeze the labelled responses?"
          action="Freeze them"
          isHarmless
          confirm={freeze}
          close={() => setFreezing(false)}
        >
          Their present verdicts are kept as anchors. When they are judged again, the card shows whether the judge has
          changed. Nothing is judged now.
        </ConfirmDialog>
      )}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

function bandText({
  width,
  decided,
  errors_at_most,
  most_errors,
  too_few,
  reason,
}: Schemas['ReportCard']['abstention']): string {
  if (too_few) return `not known: ${fewText(too_few)}`;
  if (width === null) return reason ?? 'no band proves it';
  const what = width === 0 ? 'nothing' : `certainties nearer than ${width.toFixed(2)} to the threshold`;
  return `${what}; then at most ${percentText(errors_at_most!)} of the other verdicts are wrong (${Math.round(most_errors * 100)} % are accepted), and the judge still decides ${percentText(decided!)}`;
}
