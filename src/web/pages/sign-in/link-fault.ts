import { signal } from '@preact/signals';

/** Why the sign-in link that was opened did not work. */
export const linkFault = signal<string | undefined>(undefined);
