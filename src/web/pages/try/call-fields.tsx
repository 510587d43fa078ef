import type { EditableCall } from './editable.ts';
import { rowsOf } from './rows.ts';

interface CallFieldsProps {
  /** The name of the message. */
  name: string;
  calls: readonly EditableCall[];
  change: (calls: EditableCall[]) => void;
}

/** The tool calls of a message. */
export const CallFields = ({ name, calls, change }: CallFieldsProps) => (
  <>
    {calls.map((call, at) => {
      const place = `call ${at + 1} of ${name}`;
      const edit = (changed: Partial<EditableCall>) => change(calls.with(at, { ...call, ...changed }));
      return (
        <div key={at} class="call-fields">
          <input
            class="input"
            aria-label={`Tool of ${place}`}
            placeholder="name_of_the_tool"
            spellcheck={false}
            value={call.name}
            onInput={({ currentTarget }) => edit({ name: currentTarget.value })}
          />
          <button
            class="btn btn--quiet"
            type="button"
            aria-label={`Remove ${place}`}
            onClick={() => change(calls.filter((_, other) => other !== at))}
          >
            Remove
          </button>
          <textarea
            class="input try__json"
            aria-label={`Arguments of ${place}, as JSON`}
            spellcheck={false}
            rows={Math.min(6, rowsOf(call.arguments))}
            value={call.arguments}
            onInput={({ currentTarget }) => edit({ arguments: currentTarget.value })}
          />
        </div>
      );
    })}
  </>
);
