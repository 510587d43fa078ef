import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Calls a function for a key that is pressed anywhere on the page. Off while somebody types, while a dialog is open, and with
 * Ctrl, Alt or Meta.
 * @param keys By `KeyboardEvent.key`.
 */
export function useKeys(keys: Record<string, () => void>): void {
  const current = useRef(keys);
  current.current = keys;
  // Before the page is painted, so that a key pressed at once acts on what is shown.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.matches('input:not([type=checkbox]), textarea, select') || document.querySelector('dialog[open]'))
        return;
      // Enter belongs to a link or a button that has the focus.
      if (event.key === 'Enter' && target.closest('a, button, summary')) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
