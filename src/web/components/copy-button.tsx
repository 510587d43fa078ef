import { useState } from 'preact/hooks';

interface CopyButtonProps {
  text: string;
  /** @default 'Copy' */
  label?: string;
}

/** Copies a text. Browsers allow it only over HTTPS and on this machine; elsewhere the text can be selected. */
export function CopyButton({ text, label = 'Copy' }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <button class="btn" type="button" onClick={copy}>
      <span role="status">{state === 'copied' ? 'Copied' : state === 'failed' ? 'Select it to copy' : label}</span>
    </button>
  );
}
