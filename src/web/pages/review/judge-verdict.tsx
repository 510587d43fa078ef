import type { Schemas } from '../../api/client.ts';
import { scoreText, threshold } from '../../components/outcome.ts';
import { ScoreScale } from '../../components/score-scale.tsx';
import type { Question } from './questions.ts';

interface JudgeVerdictProps {
  question: Question;
  /** Whether the conversation shows its quotes, which lead here. */
  isCurrent: boolean;
}

/** What the judge thought, once the person may see it. */
export function JudgeVerdict({ question: { evaluation, label }, isCurrent }: JudgeVerdictProps) {
  const { score = null, explanation, sub_trace } = evaluation;
  return (
    <div class="stack stack--tight" id={isCurrent ? 'e1' : undefined}>
      <div class="row row--between">
        <h3>The judge</h3>
        {label && score !== null && (
          <span class={label.label === score >= threshold ? 'badge badge--accent' : 'badge'}>
            {label.label === score >= threshold ? 'you agree' : 'you differ'}
          </span>
        )}
      </div>
      <div class="score">
        <span class="score__value">{score === null ? 'n/a' : scoreText(score)}</span>
        <div class="scale-box">
          <ScoreScale score={score} range={sub_trace.range} />
        </div>
      </div>
      <p dir="auto">{explanation}</p>
      <p class="hint">{howOf(evaluation)}</p>
    </div>
  );
}

function howOf({ evaluator_name, sub_trace }: Schemas['Evaluation']): string {
  const { judge, evaluator_version, probability } = sub_trace;
  return [
    evaluator_name && `${evaluator_name} v${evaluator_version ?? 1}`,
    judge === 'check' ? 'decided by code' : judge,
    probability !== null && `P(holds) = ${probability.toFixed(2)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
