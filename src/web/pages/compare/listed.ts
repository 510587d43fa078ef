import { signal } from '@preact/signals';
import type { Case, Compared } from './load.ts';

/** A case by a criterion. */
export interface Listed {
  of: Case;
  criterion: Compared['criteria'][number];
  /** The page with this case open; undefined if a trace of it was deleted. */
  href: string | undefined;
}

/** The cases that were last on the screen: an open one leads back to them, and to the next one. */
export const lastCases = signal<readonly string[]>([]);

/** The case that was open last: coming back, the cursor is on it. */
export const lastOpen = signal('');
