import { useState } from 'preact/hooks';
import type { Filters } from '../../addresses/filters.ts';
import { Dialog } from '../../components/form/dialog.tsx';

interface AddFilterProps {
  filters: Filters;
  change: (changes: { [Name in keyof Filters]?: Filters[Name] | undefined }) => void;
}

const kinds = {
  tag: { words: 'Tag', hint: 'key:value' },
  criterion: { words: 'Criterion', hint: 'The whole sentence' },
  model_core: { words: 'Core', hint: 'align-20251111' },
  text: { words: 'Words of the conversation', hint: 'refund policy' },
  rating: { words: 'Rating of the trace', hint: '' },
} as const;
type Kind = keyof typeof kinds;

/** A button that asks for one more filter. */
export function AddFilter({ filters, change }: AddFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>('tag');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget as HTMLFormElement).get('value')).trim();
    setOpen(false);
    if (kind === 'tag') change({ tag: [...filters.tag, value] });
    else if (kind === 'rating') change({ rating: value === 'good' });
    else change({ [kind]: value });
  };
  return (
    <>
      <button class="btn" type="button" onClick={() => setOpen(true)}>
        Add filter…
      </button>
      {isOpen && (
        <Dialog title="Add a filter" close={() => setOpen(false)}>
          <form class="stack" onSubmit={add}>
            <div class="field">
              <label for="filter-kind">By</label>
              <select
                class="input"
                id="filter-kind"
                value={kind}
                onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
              >
                {Object.entries(kinds).map(([name, { words }]) => (
                  <option key={name} value={name}>
                    {words}
                  </option>
                ))}
              </select>
            </div>
            <div class="field">
              <label for="filter-value">{kinds[kind].words}</label>
              {kind === 'rating' ? (
                <select class="input" id="filter-value" name="value">
                  <option value="good">rated good</option>
                  <option value="poor">rated poor</option>
                </select>
              ) : (
                <input
                  class="input"
                  id="filter-value"
                  name="value"
                  required
                  pattern={kind === 'tag' ? '[^:]+:.*' : undefined}
                  title={kind === 'tag' ? 'key:value' : undefined}
                  placeholder={kinds[kind].hint}
                />
              )}
            </div>
            <div class="btn-row">
              <button class="btn btn--primary" type="submit">
                Add
              </button>
              <button class="btn" type="button" onClick={() => setOpen(false)}>
                Cancel
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
