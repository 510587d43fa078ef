import { useEffect, useRef } from 'preact/hooks';
import { useKeys } from '../../app/use-keys.ts';

/** Keys of the page. Ctrl Enter also works while somebody types: it ends what is typed. */
export function useReviewKeys(keys: Record<string, () => void>, done: () => void): void {
  useKeys(keys);
  const current = useRef(done);
  current.current = done;
  useEffect(() => {
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
