import type { Schemas } from '../../api/client.ts';
import { ScoreScale } from '../../components/score-scale.tsx';
import { shownText } from '../../components/shown-text.ts';
import { dateTimeText } from '../../components/time.ts';

/** What went wrong, in words; a class that is missing here is shown as it is. */
const words: Record<string, string> = {
  unreachable: 'the judge could not be reached',
  key_refused: 'the judge’s server refused the key',
  failed: 'the judge’s server failed',
  limited: 'the judge’s server allowed no more calls',
  too_long: 'too long for the judge',
  unusable_reply: 'the judge’s reply had no verdict',
  timed_out: 'the judge did not answer in time',
  undecidable: 'no check decides it, and no model is configured',
  unexpected: 'something unexpected happened',
};

/** Most of them that are shown at once. */
const most = 5;

/** `1 failed judgment`; the service lists at most 100. */
export const failedText = (count: number): string =>
  count === 1 ? '1 failed judgment' : `${count}${count === 100 ? ' or more' : ''} failed judgments`;

/** Judgments without a score, apart from the scores: a failure says nothing about the response. */
export function FailedJudgments({ failed }: { failed: readonly Schemas['FailedJudgment'][] }) {
  return (
    <section class="failed" aria-labelledby="h-failed">
      <h2 id="h-failed">{failedText(failed.length)}</h2>
      <p class="hint">The judge gave no usable answer, so there is no score. Look at the judge, then judge again.</p>
      <List failed={failed.slice(0, most)} />
      {failed.length > most && (
        <details class="fold">
          <summary>{failed.length - most} more</summary>
          <div class="fold__body">
            <List failed={failed.slice(most)} />
          </div>
        </details>
      )}
    </section>
  );
}

const List = ({ failed }: { failed: readonly Schemas['FailedJudgment'][] }) => (
  <ul>
    {failed.map((one, at) => (
      <li key={at}>
        <h3 class="clamp" dir="auto">
          {shownText(one.evaluator_name ?? one.criteria ?? '')}
        </h3>
        <span class="eval__score none">failed</span>
        <div class="scale-box">
          <ScoreScale score={null} isFailed label={one.evaluator_name ?? one.criteria ?? ''} />
        </div>
        <p class="hint">
          {words[one.fault] ?? one.fault} · {one.model_core} · {dateTimeText(one.created_at)}
        </p>
      </li>
    ))}
  </ul>
);
