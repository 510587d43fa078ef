import { signal } from '@preact/signals';

/** The list that was last on the screen: a trace leads back to it, and to the next one of it. */
export const lastList = signal<{ href: string; ids: readonly string[]; hasMore: boolean }>({
  href: '/traces',
  ids: [],
  hasMore: false,
});
