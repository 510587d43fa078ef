import type { Draft } from './draft.ts';
import { hasPlaceholders, whyNotJudging } from './standing.ts';
import type { Stored } from './stored.ts';

interface EvaluatorFieldsProps {
  /** The stored evaluators. */
  known: Stored['evaluators'];
  chosen: Draft['evaluators'];
  change: (chosen: Draft['evaluators']) => void;
}

/** The evaluators of a rule, each with its version. */
export function EvaluatorFields({ known, chosen, change }: EvaluatorFieldsProps) {
  const offered = known.filter((one) => !hasPlaceholders(one)).map(({ name }) => name);
  return (
    <fieldset class="stack stack--tight">
      <legend class="label">Evaluators</legend>
      {chosen.map((one, at) => {
        const put = (changes: Partial<typeof one>) =>
          change(chosen.map((other, index) => (index === at ? { ...one, ...changes } : other)));
        const nth = chosen.length > 1 ? ` ${at + 1}` : '';
        return (
          <div class="row" key={at}>
            <select
              class="input rule__evaluator"
              aria-label={`Evaluator${nth}`}
              required
              value={one.name}
              onChange={({ currentTarget }) => put({ name: currentTarget.value })}
            >
              {/* One that cannot judge any more stays visible. */}
              {[...new Set([...offered, ...(one.name ? [one.name] : [])])].map((name) => {
                const why = whyNotJudging({ name, version: null }, known);
                return (
                  <option key={name} value={name}>
                    {why ? `${name} (${why})` : name}
                  </option>
                );
              })}
            </select>
            <input
              class="input input--number"
              type="number"
              min={1}
              placeholder="newest"
              aria-label={`Version of evaluator${nth}`}
              value={one.version}
              onInput={({ currentTarget }) => put({ version: currentTarget.value })}
            />
            {chosen.length > 1 && (
              <button
                class="btn btn--quiet"
                type="button"
                aria-label={`Remove evaluator${nth}`}
                onClick={() => change(chosen.filter((_one, index) => index !== at))}
              >
                Remove
              </button>
            )}
          </div>
        );
      })}
      {chosen.length < Math.min(10, offered.length) && (
        <div>
          <button
            class="btn"
            type="button"
            onClick={() => {
              const next = offered.find((name) => !chosen.some((one) => one.name === name));
              change([...chosen, { name: next ?? offered[0]!, version: '' }]);
            }}
          >
            Add an evaluator
          </button>
        </div>
      )}
      <p class="hint">Without a version, the newest one judges.</p>
    </fieldset>
  );
}
