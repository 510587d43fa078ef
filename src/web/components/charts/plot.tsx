import type { ComponentChildren } from 'preact';
import type { Axis } from './axis.ts';

export interface Column {
  /** Its name under the axis. */
  name: string;
  /** What it shows, in words. */
  words: string;
  /** The traces behind it; undefined: there are none. */
  href: string | undefined;
}

interface PlotProps {
  /** What the picture shows, for screen readers. */
  label: string;
  /** In pixels. */
  height: number;
  columns: readonly Column[];
  children: ComponentChildren;
}

/**
 * A picture that stretches over columns of equal width, each with a link to its traces. The links are for pointers; for
 * everybody else, a table has the same ones.
 */
export function Plot({ label, height, columns, children }: PlotProps) {
  return (
    <div class="chart">
      <svg height={height} role="img" aria-label={label}>
        {children}
      </svg>
      <div class="chart__links" aria-hidden="true">
        {columns.map(({ name, words, href }, at) =>
          href ? (
            <a key={`${at} ${name}`} href={href} title={`${name}: ${words}`} tabIndex={-1}>
              <span class="visually-hidden">{words}</span>
            </a>
          ) : (
            <span key={`${at} ${name}`} title={`${name}: ${words}`} />
          ),
        )}
      </div>
    </div>
  );
}

/** Lines across, with their values. */
export const Grid = ({
  axis,
  y,
  text,
}: {
  axis: Axis;
  y: (value: number) => number;
  text: (tick: number) => string;
}) => (
  <>
    {axis.ticks.map((tick) => (
      <g key={tick}>
        <line class="grid" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
        <text x="-8" y={y(tick) + 4} text-anchor="end">
          {text(tick)}
        </text>
      </g>
    ))}
  </>
);

const mostNames = 5;

/** The names of some columns, the first and the last among them. */
export function ColumnNames({ columns, y }: { columns: readonly { name: string }[]; y: number }) {
  const last = columns.length - 1;
  const count = Math.min(mostNames, columns.length);
  const shown = Array.from({ length: count }, (_, index) => Math.round((index * last) / Math.max(1, count - 1)));
  return (
    <>
      {shown.map((at) => (
        <text
          key={at}
          x={last === 0 ? '50%' : at === 0 ? '0' : at === last ? '100%' : `${((at + 0.5) / columns.length) * 100}%`}
          y={y}
          text-anchor={last === 0 ? 'middle' : at === 0 ? 'start' : at === last ? 'end' : 'middle'}
        >
          {columns[at]!.name}
        </text>
      ))}
    </>
  );
}
