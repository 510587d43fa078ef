import { evaluatorHref, shownDays } from '../../addresses/evaluator.ts';
import { tracesHref } from '../../addresses/figure-traces.ts';
import { isGraded } from '../../components/criterion/is-graded.ts';
import { FigureScale } from '../../components/figures/figure-scale.tsx';
import { countText, type Figures, percentText } from '../../components/figures/numbers.ts';
import { TooFew } from '../../components/figures/too-few.tsx';
import { shownText } from '../../components/shown-text.ts';
import type { Listed } from './load.ts';

const columns = [
  ['Evaluator', ''],
  ['Version', 'num'],
  [`${shownDays} days`, 'num'],
  ['Mean, or share passing', 'change'],
  ['Agreement with people', ''],
  ['Core', ''],
] as const;

/** Evaluators by name, and what each did in the last weeks. */
export const EvaluatorTable = ({ list, isUseComplete }: { list: readonly Listed[]; isUseComplete: boolean }) => (
  <>
    <table class="table table--hover reflow evaluators" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(([name, kind]) => (
            <th key={name} role="columnheader" scope="col" class={kind}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {list.map((one) => (
          <Row key={one.evaluator.name} {...one} />
        ))}
      </tbody>
    </table>
    <p class="hint beside">
      Scores and labels of the last {shownDays} days, of all versions.
      {!isUseComplete && ' Figures of evaluators that are not among the 100 most used are on their own pages.'}
    </p>
  </>
);

function Row({ evaluator, use }: Listed) {
  const { name, version, evaluation_criteria, model_core } = evaluator;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" class="subject">
        <a href={evaluatorHref(name)} dir="auto">
          {shownText(name)}
        </a>
        <span class="subject__more" dir="auto" title={evaluation_criteria}>
          {shownText(evaluation_criteria)}
        </span>
      </th>
      <td role="cell" class="num">
        v{version}
      </td>
      <td role="cell" class="num" data-label={`${shownDays} days:`}>
        {use ? (
          <a href={tracesHref(use.figures.traces)}>{countText(use.figures.evaluations)}</a>
        ) : (
          <span class="muted">0</span>
        )}
        {use && use.figures.failed > 0 && (
          <a class="few" href={tracesHref(use.figures.failed_traces)}>
            {countText(use.figures.failed)} failed
          </a>
        )}
      </td>
      <td role="cell" class="change" data-label={use && (isGraded(evaluation_criteria) ? 'Mean:' : 'Passing:')}>
        {use ? <Level of={use.figures} criterion={evaluation_criteria} /> : null}
      </td>
      <td role="cell" class="agreement" data-label="People:">
        {use ? <Agreement of={use.labels} /> : <span class="muted">no labels</span>}
      </td>
      <td role="cell" class="nowrap muted">
        {model_core}
      </td>
    </tr>
  );
}

/** The share that passes of a criterion that only passes or fails, and else the mean score. */
function Level({ of: { mean_score, pass_rate }, criterion }: { of: Figures; criterion: string }) {
  const graded = isGraded(criterion);
  const { value, low, high, too_few } = graded ? mean_score : pass_rate;
  if (too_few) return <TooFew of={too_few} />;
  if (value === null) return <span class="muted">–</span>;
  const text = graded ? (one: number) => one.toFixed(2) : percentText;
  return (
    <div class="score score--figure">
      <span class="score__value">{text(value)}</span>
      <FigureScale name={graded ? 'mean score' : 'share passing'} value={value} low={low} high={high} text={text} />
    </div>
  );
}

function Agreement({ of: { kappa, pairs, agreeing } }: { of: NonNullable<Listed['use']>['labels'] }) {
  if (kappa.too_few)
    return kappa.too_few.have === 0 ? <span class="muted">no labels</span> : <TooFew of={kappa.too_few} />;
  return (
    <>
      {kappa.value !== null && <strong>κ {kappa.value.toFixed(2).replace('-', '−')}</strong>}{' '}
      <span class="muted">
        {countText(agreeing)} of {countText(pairs)} agree
      </span>
    </>
  );
}
