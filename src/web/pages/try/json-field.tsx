import { useState } from 'preact/hooks';
import { rowsOf } from './rows.ts';

interface JsonFieldProps<Value> {
  label: string;
  value: Value;
  /** Whether a parsed value may stand here. */
  accepts: (value: unknown) => value is Value;
  /** What is wrong with one that may not. */
  otherwise: string;
  change: (value: Value) => void;
}

/** A value that is edited as JSON. What is no valid value stays in the field only. */
export function JsonField<Value>({ label, value, accepts, otherwise, change }: JsonFieldProps<Value>) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [fault, setFault] = useState<string>();
  const edit = (next: string) => {
    setText(next);
    try {
      const parsed: unknown = JSON.parse(next);
      if (accepts(parsed)) change(parsed);
      setFault(accepts(parsed) ? undefined : otherwise);
    } catch (error) {
      setFault(`This is no JSON: ${(error as Error).message}`);
    }
  };
  return (
    <div class="stack stack--tight">
      <textarea
        class="input try__json"
        aria-label={label}
        aria-invalid={fault !== undefined}
        rows={rowsOf(text)}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => edit(currentTarget.value)}
      />
      {fault && <p class="hint try__fault">{fault} The last valid text counts.</p>}
    </div>
  );
}
