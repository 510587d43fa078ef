import { effect, signal } from '@preact/signals';

/** Whether the judge's verdict is hidden until the person has decided. The browser keeps the choice. */
export const isHiding = signal(stored());

function stored(): boolean {
  try {
    return localStorage.getItem('review-verdict') !== 'shown';
  } catch {
    return true;
  }
}

effect(() => {
  const value = isHiding.value ? 'hidden' : 'shown';
  try {
    localStorage.setItem('review-verdict', value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
});
