import { useLayoutEffect, useRef } from 'preact/hooks';

/** Calls a function for Ctrl Enter, also while somebody types; not while a dialog is open. */
export function useSubmitKey(submit: () => void): void {
  const current = useRef(submit);
  current.current = submit;
  // Before the page is painted, so that a key pressed at once acts on what is shown.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
