import type { Outcome } from './outcome.ts';

/** The shape of an outcome. The words are beside it. */
export const Mark = ({ outcome }: { outcome: Outcome }) => (
  <svg class={`mark m m--${outcome}`} viewBox="-7 -7 14 14" aria-hidden="true">
    <use href={`#mark-${outcome}`} />
  </svg>
);
