import type { Draft } from './draft.ts';

interface EvaluatorFieldsProps {
  /** Names of the stored evaluators. */
  known: readonly string[];
  chosen: Draft['evaluators'];
  change: (chosen: Draft['evaluators']) => void;
}

/** The evaluators of a rule, each with its version. */
export const EvaluatorFields = ({ known, chosen, change }: EvaluatorFieldsProps) => (
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
            {/* One that was deleted meanwhile stays visible. */}
            {[...new Set([...known, ...(one.name ? [one.name] : [])])].map((name) => (
              <option key={name} value={name}>
                {known.includes(name) ? name : `${name} (deleted)`}
              </option>
            ))}
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
    {chosen.length < Math.min(10, known.length) && (
      <div>
        <button
          class="btn"
          type="button"
          onClick={() => {
            const next = known.find((name) => !chosen.some((one) => one.name === name));
            change([...chosen, { name: next ?? known[0]!, version: '' }]);
          }}
        >
          Add an evaluator
        </button>
      </div>
    )}
    <p class="hint">Without a version, the newest one judges.</p>
  </fieldset>
);
