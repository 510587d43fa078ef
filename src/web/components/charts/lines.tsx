import type { ComponentChildren } from 'preact';
import { middleOf, runsOf } from './axis.ts';

interface LinesProps {
  /** Where the line is at each column, in pixels from the top; null: nowhere. */
  points: readonly (number | null)[];
  height: number;
  /** Of the line. */
  kind?: 'line--2';
}

/** So many dots can still be told apart. */
const mostDots = 62;

/** A line through the middles of columns. It has a gap where there is no value. */
export function Line({ points, height, kind }: LinesProps) {
  const runs = runsOf(points);
  const x = (at: number) => middleOf(at, points.length);
  const isDotted = points.length <= mostDots;
  return (
    <>
      <Stretched height={height}>
        {runs.map((run) => (
          <path
            key={run[0]!.at}
            class={`line ${kind ?? ''}`}
            d={`M${run.map(({ at, value }) => `${x(at)} ${value}`).join(' ')}`}
          />
        ))}
      </Stretched>
      {runs
        .filter((run) => isDotted || run.length === 1)
        .flatMap((run) =>
          run.map(({ at, value }) => (
            <circle key={at} class={`dot ${kind ?? ''}`} cx={`${x(at)}%`} cy={value} r="2.5" />
          )),
        )}
    </>
  );
}

type Range = readonly [low: number, high: number];

/** A band between two values. That of a single column is as wide as a bar. */
export function Band({ ranges, height }: { ranges: readonly (Range | null)[]; height: number }) {
  const x = (at: number) => middleOf(at, ranges.length);
  const half = 15 / ranges.length;
  return (
    <Stretched height={height}>
      {runsOf(ranges).map((run) => {
        const [{ at: first, value }] = run as [(typeof run)[0]];
        const sides =
          run.length > 1
            ? run.map((one) => ({ x: x(one.at), value: one.value }))
            : [
                { x: x(first) - half, value },
                { x: x(first) + half, value },
              ];
        const points = (side: 0 | 1) => sides.map((one) => `${one.x} ${one.value[side]}`);
        return <path key={first} class="band" d={`M${[...points(1), ...points(0).toReversed()].join(' ')}Z`} />;
      })}
    </Stretched>
  );
}

const Stretched = ({ height, children }: { height: number; children: ComponentChildren }) => (
  <svg
    aria-hidden="true"
    width="100%"
    height={height}
    viewBox={`0 0 100 ${height}`}
    preserveAspectRatio="none"
    overflow="visible"
  >
    {children}
  </svg>
);
