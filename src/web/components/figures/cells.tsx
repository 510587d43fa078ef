import { countText, type Figures, intervalText } from './numbers.ts';

/** A count that leads to its traces. */
export const Linked = ({ count, href }: { count: number; href: string }) =>
  count === 0 ? <span class="muted">0</span> : <a href={href}>{countText(count)}</a>;

/** A mean with its interval, or why there is none. */
export function Mean({ of: { mean_score } }: { of: Figures }) {
  const { value, too_few } = mean_score;
  if (too_few?.have === 0 || value === null) return <span class="muted">–</span>;
  if (too_few) return <span class="muted">too few to say</span>;
  return (
    <>
      {value.toFixed(3)} <span class="muted">{intervalText(mean_score, (bound) => bound.toFixed(3))}</span>
    </>
  );
}
