import { chipsOf, type Filters } from '../../addresses/filters.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Mark } from '../../components/mark.tsx';
import { type Outcome, outcomeWords } from '../../components/outcome.ts';
import { ScoreScale } from '../../components/score-scale.tsx';

const call = `curl ${location.origin}/api/v1/evals/reward \\
  -H "API-Key: $DEEMSTER_API_KEY" -H "Content-Type: application/json" \\
  -d '{"messages": [{"role": "user", "content": "Can I return this?"},
                    {"role": "assistant", "content": "Yes, within 30 days."}],
       "evaluation_criteria": "Passes if the response has fewer than 60 words"}'`;

/** The list of an account without traces: how to make the first, and how to read it. */
export const FirstTraces = () => (
  <div class="empty empty--teach">
    <div>
      <h2>Nothing has been judged yet</h2>
      <p>A trace is a conversation with the scores it was given. The first one takes a minute.</p>
    </div>
    <ol class="steps">
      <li>
        <div>
          <h3>Judge an answer from a terminal</h3>
          <p>A criterion such as “fewer than 60 words” needs no model.</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways. */}
          <pre class="code code--command" tabIndex={0}>
            {call}
          </pre>
          <div class="btn-row">
            <CopyButton text={call} />
          </div>
        </div>
      </li>
      <li>
        <div>
          <h3>Or in the browser</h3>
          <p>
            <a href="/try">The playground</a> shows how a criterion is read, and judges a conversation by it.{' '}
            <a href="/docs">The reference of the API</a> has examples that you can send with your key.
          </p>
        </div>
      </li>
    </ol>
    <section class="ghost stack stack--tight" aria-labelledby="reading">
      <h3 id="reading">How to read a score</h3>
      <div class="score">
        <span class="score__value">0.86</span>
        <div class="scale-box">
          <ScoreScale score={0.86} range={[0.8, 0.9]} />
        </div>
      </div>
      <p class="hint">
        The position is the score, from 0 to 1. The bar is its range over several answers of the judge. The tick is the
        threshold.
      </p>
      <ul class="cheats">
        {(['pass', 'low', 'maybe', 'na', 'failed'] satisfies Outcome[]).map((outcome) => (
          <li key={outcome} class="row">
            <Mark outcome={outcome} />
            <span>{outcomeWords[outcome]}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
);

/** The list when its filters match nothing. */
export function NoMatches({ filters }: { filters: Filters }) {
  const chips = chipsOf(filters);
  return (
    <div class="empty">
      <div>
        <p>
          <strong>No trace matches {chips.length === 1 ? 'this filter' : `these ${chips.length} filters`}.</strong>
        </p>
        {chips.length > 1 && (
          <ul>
            {chips.map(({ words, href }) => (
              <li key={words}>
                <a href={href}>Without {words}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="btn-row">
        <a class="btn" href="/traces">
          Clear all filters
        </a>
      </div>
    </div>
  );
}
