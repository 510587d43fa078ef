import type { Schemas } from '../../api/client.ts';
import type { Mark } from '../../components/conversation/quotes.ts';
import { HowJudged } from '../../components/how-judged.tsx';
import { scoreText } from '../../components/outcome.ts';
import { ScoreScale } from '../../components/score-scale.tsx';
import { VerdictBasis } from '../../components/verdict-basis.tsx';
import type { Result } from './draft.ts';

interface ResultViewProps {
  /** Of its criterion: its quotes in the conversation have it. */
  number: number;
  result: Result;
  /** Whether it is of what is on the page now. */
  isCurrent: boolean;
  /** Where its quotes are in the conversation. */
  marks: readonly (Mark | undefined)[];
  /** Whether the judged conversation is shown beside it, so that links lead there. */
  isBeside: boolean;
}

/** What came of an evaluation: the score, why, and where that is in the conversation. */
export function ResultView({ number, result, isCurrent, marks, isBeside }: ResultViewProps) {
  const { score, explanation, sources, stored } = result;
  const subTrace = stored?.evaluation.sub_trace;
  const { range } = subTrace ?? {};
  return (
    <section class="result" id={`e${number}`} aria-label={`Result of criterion ${number}`}>
      {!isCurrent && <p class="callout">Outdated: the criterion, its core or the conversation was changed since.</p>}
      <div class="row row--between">
        <span class="big">{score === null ? 'n/a' : scoreText(score)}</span>
        {score === null ? (
          <span class="hint">not applicable: no score, and that is fine</span>
        ) : (
          <Spread range={range} />
        )}
      </div>
      <div class="scale-box">
        <ScoreScale score={score} range={range} />
      </div>
      <p class="plain" dir="auto">
        {explanation}
      </p>
      {subTrace && <VerdictBasis subTrace={subTrace} marks={isBeside ? marks : []} isBeside={isBeside} />}
      {sources.length > 0 && (
        <p class="hint">
          Sources:{' '}
          {sources.map(({ id, type }, at) => (
            <span key={at}>
              {at > 0 && ', '}
              <Source id={id} type={type} isBeside={isBeside} />
            </span>
          ))}
        </p>
      )}
      {stored ? (
        <>
          <HowJudged evaluation={stored.evaluation} />
          <p>
            <a href={`/traces/${stored.traceId}`}>Open the trace</a>
          </p>
        </>
      ) : (
        <p class="hint">Nothing was stored, so there is no trace and no quote.</p>
      )}
    </section>
  );
}

const Spread = ({ range }: { range: readonly number[] | null | undefined }) =>
  range && range[1]! > range[0]! ? (
    <span class="hint">
      range {scoreText(range[0]!)}–{scoreText(range[1]!)}
    </span>
  ) : null;

function Source({ id, type, isBeside }: Schemas['Source'] & { isBeside: boolean }) {
  const message = /^messages\[(\d+)\]$/.exec(id)?.[1];
  if (message !== undefined) {
    const name = `message [${message}]`;
    return isBeside ? <a href={`#m${message}`}>{name}</a> : <span>{name}</span>;
  }
  return (
    <>
      {type.replaceAll('_', ' ')} <code>{id}</code>
    </>
  );
}
