import type { Figure } from './numbers.ts';

/** Instead of a figure: how far there is enough to say one. */
export function TooFew({ of: { have, needed, what } }: { of: NonNullable<Figure['too_few']> }) {
  const noun = have === 1 ? what.replace(/s$/, '') : what;
  return (
    <>
      <svg class="meter" role="img" aria-label={`${have} of ${needed} ${what}`}>
        <rect width="100%" height="4" rx="2" />
        <rect width={`${Math.min(100, (have / needed) * 100)}%`} height="4" rx="2" />
      </svg>
      {have === 0 ? `No ${what} yet: nothing to say.` : `${have} ${noun}, too few to say.`}
    </>
  );
}
