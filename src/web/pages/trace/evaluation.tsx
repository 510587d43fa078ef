import type { Schemas } from '../../api/client.ts';
import type { Mark } from '../../components/conversation/quotes.ts';
import { HowJudged } from '../../components/how-judged.tsx';
import { nameOf } from '../../components/judged-response.ts';
import { scoreText } from '../../components/outcome.ts';
import { ScoreScale } from '../../components/score-scale.tsx';
import { shownText } from '../../components/shown-text.ts';
import { VerdictBasis } from '../../components/verdict-basis.tsx';
import { isBeside, type Listed } from './listed.ts';
import { VerdictButtons } from './verdict-buttons.tsx';

interface EvaluationProps {
  listed: Listed;
  /** Where its quotes are, in their order; undefined for one that is not in the conversation shown. */
  marks: readonly (Mark | undefined)[];
  labels: readonly Schemas['Label'][];
  /** Where it opens in the playground. */
  tryIt: string;
  isOpen: boolean;
  toggle: (isOpen: boolean) => void;
  changed: () => void;
}

/** A longer criterion may be cut in the head, so that the body repeats it. */
const longest = 120;

/** One evaluation: its score in the head, why in the body. */
export function Evaluation({ listed, marks, labels, tryIt, isOpen, toggle, changed }: EvaluationProps) {
  const { number, evaluation } = listed;
  const { score = null, explanation, criteria, evaluator_name, sub_trace } = evaluation;
  const { range, samples, evaluator_version } = sub_trace;
  return (
    // The toggle event comes late: a key that is pressed right after a click would act on the evaluation before.
    <details
      class="eval"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && toggle(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          toggle(!isOpen);
        }}
      >
        <span class="n">{number}</span>
        <h3 class="clamp" dir="auto">
          {shownText(nameOf(evaluation))}
          {evaluator_version !== null && <span class="ver"> v{evaluator_version}</span>}
        </h3>
        <span class={score === null ? 'eval__score none' : 'eval__score'}>
          {score === null ? 'n/a' : scoreText(score)}
        </span>
        <div class="scale-box">
          <ScoreScale score={score} range={range} />
        </div>
      </summary>
      <div class="eval__body" id={`e${number}`}>
        {range && range[1]! > range[0]! && score !== null && (
          <p class="hint">
            {scoreText(score)}, range {scoreText(range[0]!)}–{scoreText(range[1]!)}
            {samples && samples.length > 1 && `, ${samples.length} samples`}
          </p>
        )}
        {(evaluator_name || criteria.length > longest) && (
          <p class="criterion" dir="auto">
            {shownText(criteria)}
          </p>
        )}
        <p dir="auto">{explanation}</p>
        <VerdictBasis subTrace={sub_trace} marks={marks} isBeside={isBeside(evaluation)} />
        <p>
          <a href={tryIt}>Try this criterion in the playground</a>
        </p>
        <VerdictButtons evaluation={evaluation} labels={labels} changed={changed} />
        <HowJudged evaluation={evaluation} />
      </div>
    </details>
  );
}
