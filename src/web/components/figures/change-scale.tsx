import { changeText } from './numbers.ts';

interface ChangeScaleProps {
  value: number;
  low: number | null;
  high: number | null;
  /** The end of the scale, on both sides of 0. */
  most: number;
  /** Whether it is a rise, a fall, or neither for sure. */
  side: 'pass' | 'low' | 'maybe';
}

/** The head of a column of differences: the ends of its scale. */
export const ScaleHead = ({ most }: { most: number }) => (
  <th scope="col" class="change">
    <div class="scale-words">
      <span>{changeText(-most, 1)}</span>
      <span>0</span>
      <span>{changeText(most, 1)}</span>
    </div>
  </th>
);

/** A difference in figures, with its interval. */
export const ChangeFigure = ({ value, low, high }: Pick<ChangeScaleProps, 'value' | 'low' | 'high'>) => (
  <>
    {changeText(value)}{' '}
    {low !== null && high !== null && low !== high && (
      <span class="muted">
        [{changeText(low)}, {changeText(high)}]
      </span>
    )}
  </>
);

/** The end of a scale that holds these numbers, on both sides of 0. */
export const mostOf = (numbers: readonly number[]): number =>
  Math.min(1, Math.max(0.1, Math.ceil(Math.max(0, ...numbers.map(Math.abs)) * 10 - 1e-9) / 10));

/** A difference on a line around zero, with its interval. */
export function ChangeScale({ value, low, high, most, side }: ChangeScaleProps) {
  const x = (at: number) => +Math.min(100, Math.max(0, 50 + (at / most) * 50)).toFixed(2);
  const hasInterval = low !== null && high !== null && low < high;
  const label = changeText(value) + (hasInterval ? `, interval ${changeText(low)} to ${changeText(high)}` : '');
  return (
    <div class="scale-box">
      <svg class={`scale scale--${side}`} role="img" aria-label={label}>
        <line class="scale__track" x1="0" x2="100%" y1="8" y2="8" />
        <line class="scale__threshold" x1="50%" x2="50%" y1="1" y2="15" />
        {hasInterval && (
          <rect class="scale__range" x={`${x(low)}%`} width={`${x(high) - x(low)}%`} y="5" height="6" rx="3" />
        )}
        <use class={`m m--${side}`} href={`#mark-${side}`} x={`${x(value)}%`} y="8" />
      </svg>
    </div>
  );
}
