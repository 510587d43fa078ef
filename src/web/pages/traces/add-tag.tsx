import { FormDialog } from '../../components/form/form-dialog.tsx';

interface AddTagProps {
  /** `3 traces`. */
  traces: string;
  /** Names that are offered. */
  names: readonly string[];
  /** Its error is shown, and the dialog stays open. */
  add: (name: string, value: string) => Promise<void>;
  close: () => void;
}

/** Longest name and value of a tag, as in the clients. */
const longest = 64;

/** Asks for a tag. */
export function AddTag({ traces, names, add, close }: AddTagProps) {
  const submit = async (form: FormData) => {
    await add(String(form.get('name')).trim(), String(form.get('value')).trim());
  };
  return (
    <FormDialog title={`Add a tag to ${traces}`} action="Add the tag" doing="Adding…" submit={submit} close={close}>
      <div class="tag-fields">
        <div class="field">
          <label for="tag-name">Name</label>
          <input
            class="input"
            id="tag-name"
            name="name"
            list="tag-names"
            required
            maxLength={longest}
            pattern="[^:]*[^:\s][^:]*"
            title="A name without a colon"
            placeholder="reviewed"
            autoComplete="off"
          />
          <datalist id="tag-names">
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <div class="field">
          <label for="tag-value">Value</label>
          <input
            class="input"
            id="tag-value"
            name="value"
            required
            maxLength={longest}
            placeholder="yes"
            autoComplete="off"
          />
        </div>
      </div>
      <p class="hint">It replaces the value that a trace has under this name.</p>
    </FormDialog>
  );
}
