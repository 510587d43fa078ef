import { changeText } from './numbers.ts';

interface ChangeScaleProps {
  value: number;
  low: number | null;
  high: number | null;
  /** The end of the scale, on both sides of 0. */
  most: number;
  verdict: 'fell' | 'rose' | 'cannot_say';
}

const marks = { fell: 'low', rose: 'pass', cannot_say: 'maybe' };

/** A difference on a line around zero, with its interval. */
export function ChangeScale({ value, low, high, most, verdict }: ChangeScaleProps) {
  const x = (at: number) => +Math.min(100, Math.max(0, 50 + (at / most) * 50)).toFixed(2);
  const hasInterval = low !== null && high !== null && low < high;
  const label = changeText(value) + (hasInterval ? `, interval ${changeText(low)} to ${changeText(high)}` : '');
  return (
    <div class="scale-box">
      <svg class={`scale scale--${marks[verdict]}`} role="img" aria-label={label}>
        <line class="scale__track" x1="0" x2="100%" y1="8" y2="8" />
        <line class="scale__threshold" x1="50%" x2="50%" y1="1" y2="15" />
        {hasInterval && (
          <rect class="scale__range" x={`${x(low)}%`} width={`${x(high) - x(low)}%`} y="5" height="6" rx="3" />
        )}
        <use class={`m m--${marks[verdict]}`} href={`#mark-${marks[verdict]}`} x={`${x(value)}%`} y="8" />
      </svg>
    </div>
  );
}
