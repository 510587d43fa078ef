import { useState } from 'preact/hooks';
import type { Filters } from '../../addresses/filters.ts';
import { most, queueHref } from '../../addresses/review.ts';
import { api, bodyOf } from '../../api/client.ts';
import { forEachTrace } from '../../api/for-each-trace.ts';
import { ConfirmDialog } from '../../components/form/confirm-dialog.tsx';
import { AddTag } from './add-tag.tsx';
import { exportTraces, save } from './export-traces.ts';

interface BulkBarProps {
  /** The selected traces, in the order of the list. */
  ids: readonly string[];
  filters: Filters;
  /** Names of tags that are offered. */
  tagNames: readonly string[];
  /** Selects all rows that are loaded; undefined: they are. */
  selectAll: (() => void) | undefined;
  tagged: (tag: string) => void;
  removed: () => void;
  clear: () => void;
}

/** What can be done with the selected traces. */
export function BulkBar({ ids, filters, tagNames, selectAll, tagged, removed, clear }: BulkBarProps) {
  const [open, setOpen] = useState<'tag' | 'delete'>();
  const [said, say] = useState<string>();
  const [isExporting, setExporting] = useState(false);
  const close = () => setOpen(undefined);
  const traces = countOf(ids.length);
  const addTag = async (name: string, value: string) => {
    await forEachTrace(ids, (trace_id) =>
      bodyOf(api.POST('/api/v1/annotations/tags', { body: { trace_id, tags: { [name]: value } } })),
    );
    tagged(`${name}:${value}`);
    say(`Added ${name}:${value} to ${traces}.`);
  };
  const download = async () => {
    setExporting(true);
    try {
      save(await exportTraces(ids, (count) => say(`Reading ${count} of ${ids.length}…`)), 'traces.jsonl');
      say(`Exported ${traces}.`);
    } catch (error) {
      say(`Nothing was exported: ${(error as Error).message}`);
    }
    setExporting(false);
  };
  const remove = async () => {
    await forEachTrace(ids, (trace_id) =>
      bodyOf(api.DELETE('/api/v1/traces/{trace_id}', { params: { path: { trace_id } } })),
    );
    removed();
  };
  return (
    <div class="bulk" role="group" aria-label="Selected traces">
      <span>{ids.length.toLocaleString('en')} selected</span>
      <a class="btn btn--primary" href={queueHref({ filters, chosen: ids.slice(0, most) })}>
        {ids.length > most ? `Review the first ${most}` : 'Review'} <kbd>r</kbd>
      </a>
      <button class="btn" type="button" onClick={() => setOpen('tag')}>
        Add tag…
      </button>
      <button class="btn" type="button" disabled={isExporting} onClick={download}>
        Export
      </button>
      <button class="btn btn--danger" type="button" onClick={() => setOpen('delete')}>
        Delete…
      </button>
      {selectAll && (
        <button class="btn btn--quiet" type="button" onClick={selectAll}>
          Select all
        </button>
      )}
      <button class="btn btn--quiet" type="button" onClick={clear}>
        Clear
      </button>
      <span class="bulk__said" role="status">
        {said}
      </span>
      {open === 'tag' && <AddTag traces={traces} names={tagNames} add={addTag} close={close} />}
      {open === 'delete' && (
        <ConfirmDialog title={`Delete ${traces}?`} action={`Delete ${traces}`} confirm={remove} close={close}>
          The conversations, their scores, comments and labels are deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  );
}

const countOf = (count: number) => (count === 1 ? '1 trace' : `${count.toLocaleString('en')} traces`);
