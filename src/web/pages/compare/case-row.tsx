import { changeText } from '../../components/figures/numbers.ts';
import { scoreText, threshold } from '../../components/outcome.ts';
import type { Listed } from './listed.ts';
import { nameOf } from './words.ts';

export const changeWords = {
  regressed: 'passed in A, does not in B',
  lowered: 'lower in B',
  improved: 'passes in B, did not in A',
  raised: 'higher in B',
  same: 'the same score',
} as const;

interface CaseRowProps {
  listed: Listed;
  number: number;
  isCursor: boolean;
  withCriterion: boolean;
}

/** A case: its scores on both sides. */
export function CaseRow({ listed: { of, criterion, href }, number, isCursor, withCriterion }: CaseRowProps) {
  const { case: name, agent_name, base, candidate, change } = of;
  const words = caseName(name, base.trace_id);
  return (
    <tr role="row" class={isCursor ? 'is-cursor' : change === 'same' ? 'is-same' : undefined} data-case={number}>
      <th role="rowheader" scope="row" class="c-case">
        {href ? <a href={href}>{words}</a> : words}
        {agent_name && <div class="compare__criterion">{agent_name}</div>}
        {!href && <div class="compare__criterion">its trace was deleted</div>}
      </th>
      {withCriterion && (
        <td role="cell" class="c-by">
          <span class="compare__criterion" dir="auto" title={nameOf(criterion)}>
            {nameOf(criterion)}
          </span>
        </td>
      )}
      <td role="cell" class="c-scale">
        <MoveScale from={base.score} to={candidate.score} />
        <div class="compare__criterion">
          {scoreText(base.score)} → {scoreText(candidate.score)}
        </div>
      </td>
      <td role="cell" class="c-delta num word">
        {changeText(candidate.score - base.score)}
      </td>
      <td role="cell" class="c-why">
        {changeWords[change]}
      </td>
    </tr>
  );
}

/** The tag `case`, or the beginning of the trace's id. */
export const caseName = (name: string | null, traceId: string | null): string =>
  name ?? (traceId ? `trace …${traceId.slice(-12)}` : 'a deleted trace');

/** Two scores on the line from 0 to 1: the hollow dot is the first, the mark the second. */
function MoveScale({ from, to }: { from: number; to: number }) {
  const side = to >= threshold ? 'pass' : 'low';
  const percent = (value: number) => `${+(value * 100).toFixed(2)}%`;
  return (
    <div class="scale-box">
      <svg class="scale" role="img" aria-label={`from ${scoreText(from)} to ${scoreText(to)}`}>
        <line class="scale__track" x1="0" x2="100%" y1="8" y2="8" />
        <line class="scale__end" x1="0" x2="0" y1="5" y2="11" />
        <line class="scale__end" x1="100%" x2="100%" y1="5" y2="11" />
        <line class="scale__threshold" x1={percent(threshold)} x2={percent(threshold)} y1="2" y2="14" />
        <line class="scale__move" x1={percent(from)} x2={percent(to)} y1="8" y2="8" />
        <circle class="scale__from" cx={percent(from)} cy="8" r="3" />
        <use class={`m m--${side}`} href={`#mark-${side}`} x={percent(to)} y="8" />
      </svg>
    </div>
  );
}
