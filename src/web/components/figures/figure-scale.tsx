interface FigureScaleProps {
  /** What a screen reader says before the value. */
  name: string;
  /** From 0 to 1; what lies outside is drawn at the end. */
  value: number;
  low?: number | null | undefined;
  high?: number | null | undefined;
  /** Where a figure is usable or good, as ticks. */
  ticks?: readonly number[];
  text: (value: number) => string;
}

/** The head of a column of figures: the line from 0 to 1. */
export const FigureScaleHead = () => (
  <th scope="col" class="change">
    <div class="scale-words">
      <span>0</span>
      <span>0.5</span>
      <span>1</span>
    </div>
  </th>
);

/** A figure on the line from 0 to 1, with its interval. */
export function FigureScale({ name, value, low = null, high = null, ticks = [], text }: FigureScaleProps) {
  const x = (at: number) => +(Math.min(1, Math.max(0, at)) * 100).toFixed(2);
  const hasInterval = low !== null && high !== null && low < high;
  const words = hasInterval ? `${text(value)}, interval ${text(low)} to ${text(high)}` : text(value);
  return (
    <div class="scale-box">
      <svg class="scale" role="img" aria-label={`${name}: ${words}`}>
        <line class="scale__track" x1="0" x2="100%" y1="8" y2="8" />
        <line class="scale__end" x1="0" x2="0" y1="5" y2="11" />
        <line class="scale__end" x1="100%" x2="100%" y1="5" y2="11" />
        {ticks.map((tick) => (
          <line key={tick} class="scale__threshold" x1={`${x(tick)}%`} x2={`${x(tick)}%`} y1="2" y2="14" />
        ))}
        {hasInterval && (
          <rect
            class="scale__range"
            x={`${x(low)}%`}
            width={`${+(x(high) - x(low)).toFixed(2)}%`}
            y="5"
            height="6"
            rx="3"
          />
        )}
        <use class="m m--pass" href="#mark-pass" x={`${x(value)}%`} y="8" />
      </svg>
    </div>
  );
}
