import { placeOn } from './axis.ts';

export interface Part {
  kind: 'pass' | 'low' | 'na' | 'failed';
  count: number;
}

interface BarsProps {
  /** The parts of each column, from the bottom. */
  columns: readonly (readonly Part[])[];
  /** The count at the top; at least 1. */
  most: number;
  top: number;
  bottom: number;
}

/** Stacked bars on an axis. What is there can be seen: a bar is at least one pixel high. */
export function Bars({ columns, most, top, bottom }: BarsProps) {
  const y = placeOn({ low: 0, high: most, ticks: [] }, top, bottom);
  const width = 100 / columns.length;
  return (
    <>
      {columns.map((parts, at) => {
        let below = 0;
        return parts.map(({ kind, count }) => {
          const [from, to] = [y(below), y(below + count)];
          below += count;
          return count === 0 ? null : (
            <rect
              key={kind}
              class={`bar bar--${kind}`}
              x={`${(at * width + width * 0.15).toFixed(3)}%`}
              width={`${(width * 0.7).toFixed(3)}%`}
              y={Math.min(to, from - 1)}
              height={Math.max(1, from - to)}
            />
          );
        });
      })}
      <line class="axis" x1="0" x2="100%" y1={bottom + 0.5} y2={bottom + 0.5} />
    </>
  );
}
