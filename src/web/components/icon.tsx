export type IconName = 'up' | 'down' | 'note' | 'label' | 'theme';

/** A picture beside words; it has none of its own for a screen reader. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
