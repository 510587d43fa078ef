import { outcomeOf, scoreText, threshold } from './outcome.ts';

interface ScoreScaleProps {
  /** From 0 to 1. Null: not applicable. */
  score: number | null;
  /** The score's range over the judge's samples. */
  range?: readonly number[] | null | undefined;
  /** Other scores beside this one, drawn as thin lines. */
  others?: readonly number[];
  /** The judgment failed, so there is no score. */
  isFailed?: boolean;
  /** What a screen reader says before the score. */
  label?: string;
}

const percent = (value: number) => `${+(value * 100).toFixed(2)}%`;

/**
 * A score on the line from 0 to 1: its position is the score, the bar its range, the tall tick the threshold, and the shape
 * the side of it. The picture stretches, so positions are in percent.
 */
export function ScoreScale({ score, range = null, others = [], isFailed = false, label }: ScoreScaleProps) {
  const name = (words: string) => (label ? `${label}: ${words}` : words);
  if (isFailed)
    return (
      <svg class="scale" role="img" aria-label={name('failed judgment, no score')}>
        <rect class="scale__hatch" x="0" y="4" width="100%" height="8" rx="2" />
      </svg>
    );
  if (score === null)
    return (
      <svg class="scale scale--none" role="img" aria-label={name('not applicable, no score')}>
        <line class="scale__track" x1="0" x2="100%" y1="8" y2="8" />
      </svg>
    );
  const outcome = outcomeOf(score, range);
  return (
    <svg class={`scale scale--${outcome}`} role="img" aria-label={name(wordsOf(score, range))}>
      <line class="scale__track" x1="0" x2="100%" y1="8" y2="8" />
      <line class="scale__end" x1="0" x2="0" y1="5" y2="11" />
      <line class="scale__end" x1="100%" x2="100%" y1="5" y2="11" />
      <line class="scale__threshold" x1={percent(threshold)} x2={percent(threshold)} y1="2" y2="14" />
      {range && range[1]! > range[0]! && (
        <rect
          class="scale__range"
          x={percent(range[0]!)}
          width={percent(range[1]! - range[0]!)}
          y="5"
          height="6"
          rx="3"
        />
      )}
      {[...new Set(others)].map((other) => (
        <line key={other} class="scale__rug" x1={percent(other)} x2={percent(other)} y1="4" y2="12" />
      ))}
      <use class={`m m--${outcome}`} href={`#mark-${outcome}`} x={percent(score)} y="8" />
    </svg>
  );
}

function wordsOf(score: number, range: readonly number[] | null): string {
  const spread = range && range[1]! > range[0]! ? `, range ${scoreText(range[0]!)} to ${scoreText(range[1]!)}` : '';
  const sides = {
    pass: `at or above the threshold ${threshold}`,
    low: `below the threshold ${threshold}`,
    maybe: `the threshold ${threshold} lies inside its range`,
  };
  return `${scoreText(score)} of 1${spread}; ${sides[outcomeOf(score, range) as keyof typeof sides]}`;
}
