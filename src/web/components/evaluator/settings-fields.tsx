import type { ComponentChildren } from 'preact';
import type { TypedReading } from '../criterion/use-reading.ts';
import { cores, type Settings } from './settings.ts';

interface SettingsFieldsProps {
  settings: Settings;
  change: (changes: Partial<Settings>) => void;
  /** Of the criterion. */
  reading: TypedReading;
  /** Below the criterion. */
  children?: ComponentChildren;
}

/** The fields of a version of an evaluator. */
export function SettingsFields({ settings, change, reading, children }: SettingsFieldsProps) {
  const { evaluation_criteria, model_core, explanation_cleaning, description, memory } = settings;
  return (
    <>
      <div class="field">
        <label for="criterion">Criterion</label>
        <textarea
          class="input input--read"
          id="criterion"
          rows={4}
          required
          dir="auto"
          placeholder="Passes if …"
          value={evaluation_criteria}
          onInput={({ currentTarget }) => change({ evaluation_criteria: currentTarget.value })}
          onBlur={reading.complete}
          aria-invalid={reading.isComplete && reading.current?.fault !== undefined}
          aria-describedby="criterion-hint"
        />
        <p class="hint" id="criterion-hint">
          One sentence that begins with Passes if, Fails if, Reward or Penalize.
        </p>
      </div>
      {children}
      <details class="fold" open={description !== null || memory || explanation_cleaning !== null}>
        <summary>Core, note and memory</summary>
        <div class="fold__body stack">
          <div class="field">
            <label for="core">Core</label>
            <select
              class="input"
              id="core"
              value={model_core}
              onChange={({ currentTarget }) => change({ model_core: currentTarget.value as Settings['model_core'] })}
            >
              {cores.map((core) => (
                <option key={core}>{core}</option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="description">Note for people</label>
            <input
              class="input"
              id="description"
              value={description ?? ''}
              onInput={({ currentTarget }) => change({ description: currentTarget.value || null })}
            />
          </div>
          <label class="check">
            <input
              type="checkbox"
              checked={memory}
              onChange={({ currentTarget }) => change({ memory: currentTarget.checked })}
            />
            Show the judge people’s labels and comments on up to three similar cases
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={explanation_cleaning !== null}
              onChange={({ currentTarget }) =>
                change({ explanation_cleaning: currentTarget.checked ? 'end_user' : null })
              }
            />
            Also write an explanation for end users
          </label>
        </div>
      </details>
    </>
  );
}
