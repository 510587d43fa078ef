import { useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import type { Mark } from '../../components/conversation/quotes.ts';
import { ReadingView } from '../../components/criterion/reading.tsx';
import { useReading } from '../../components/criterion/use-reading.ts';
import { isCurrent, type Side } from './draft.ts';
import { Examples } from './examples.tsx';
import { ResultView } from './result.tsx';
import { SaveEvaluator } from './save-evaluator.tsx';

interface SideFieldProps {
  /** From 1. */
  number: number;
  side: Side;
  conversation: Schemas['Conversation'];
  /** Undefined: not known yet. */
  cores: readonly Schemas['ModelCoreInfo'][] | undefined;
  change: (side: Pick<Side, 'criterion' | 'core'>) => void;
  /** Undefined: it is the only one. */
  remove: (() => void) | undefined;
  marks: readonly (Mark | undefined)[];
  /** Whether the conversation is shown as it reads, with the quotes. */
  isReading: boolean;
}

/** A criterion, how it is read, and what came of it. */
export function SideField({ number, side, conversation, cores, change, remove, marks, isReading }: SideFieldProps) {
  const { criterion, core, result, fault } = side;
  const reading = useReading(criterion);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<{ name: string; criterion: string; core: Side['core'] }>();
  const chosen = cores?.find(({ name }) => name === core) ?? cores?.[0];
  const id = `criterion-${number}`;
  return (
    <article class="side" aria-label={`Criterion ${number}`}>
      <div class="stack stack--tight">
        <div class="row row--between">
          <h3>
            <label for={id}>Criterion {number}</label>
          </h3>
          <div class="row">
            <select
              class="input"
              aria-label={`Model core of criterion ${number}`}
              value={chosen?.name ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ criterion, core: value === cores?.[0]?.name ? undefined : (value as Side['core']) })
              }
            >
              {cores?.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            {remove && (
              <button class="btn btn--quiet" type="button" aria-label={`Remove criterion ${number}`} onClick={remove}>
                Remove
              </button>
            )}
          </div>
        </div>
        <textarea
          class="input side__text"
          id={id}
          dir="auto"
          rows={4}
          value={criterion}
          placeholder="Passes if …"
          onInput={({ currentTarget }) => change({ criterion: currentTarget.value, core })}
          onBlur={reading.complete}
        />
        <Examples isOpen={criterion === ''} choose={(example) => change({ criterion: example, core })} />
      </div>
      <ReadingView of={reading} core={chosen} />
      <div class="stack">
        {fault && (
          <div class="callout callout--signal" role="alert">
            <p>
              <strong>No score.</strong> {fault}
            </p>
          </div>
        )}
        {result && (
          <ResultView
            number={number}
            result={result}
            isCurrent={isCurrent(side, conversation)}
            marks={marks}
            isBeside={isReading && result.conversation === conversation}
          />
        )}
        <div class="btn-row">
          <button class="btn" type="button" disabled={!reading.current?.explanation} onClick={() => setSaving(true)}>
            Save as an evaluator…<span class="visually-hidden"> (criterion {number})</span>
          </button>
          {saved?.criterion === criterion && saved.core === core && <span role="status">Saved as {saved.name}.</span>}
        </div>
      </div>
      {isSaving && (
        <SaveEvaluator
          side={side}
          saved={({ name }) => setSaved({ name, criterion, core })}
          close={() => setSaving(false)}
        />
      )}
    </article>
  );
}
