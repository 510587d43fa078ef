import { type Filters, hrefOf, hrefOfTag } from '../../addresses/filters.ts';
import { Icon } from '../../components/icon.tsx';
import { scoreText } from '../../components/outcome.ts';
import { ScoreScale } from '../../components/score-scale.tsx';
import { shownText } from '../../components/shown-text.ts';
import { timeText } from '../../components/time.ts';
import type { Row } from '../../components/trace-row.ts';

interface TraceRowProps {
  row: Row;
  filters: Filters;
  isCursor: boolean;
  isSelected: boolean;
  select: () => void;
}

/** A trace: who said it, the score, what people think. */
export function TraceRow({ row, filters, isCursor, isSelected, select }: TraceRowProps) {
  const { id, createdAt, ask, reply, tags } = row;
  return (
    <tr role="row" class={isCursor ? 'is-cursor' : undefined} aria-selected={isSelected} data-trace={id}>
      <td role="cell" class="c-pick">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={select}
          aria-label={`Select the trace of ${timeText(createdAt)}`}
        />
      </td>
      <td role="cell" class="c-time time nowrap">
        {timeText(createdAt)}
      </td>
      <td role="cell" class="c-talk">
        <a class="ask clip" href={`/traces/${id}`} dir="auto">
          {ask}
        </a>
        <div class="reply clip" dir="auto">
          {reply}
        </div>
      </td>
      <td role="cell" class="c-score">
        <Score row={row} filters={filters} />
      </td>
      <td role="cell" class="c-people">
        <People row={row} />
      </td>
      <td role="cell" class="c-tags">
        <div class="tags">
          {tags
            .filter((tag) => !filters.tag.includes(tag))
            .slice(0, 2)
            .map((tag) => (
              <a key={tag} class="tag" href={hrefOfTag(filters, tag)} title={tag} dir="auto">
                {shownText(tag)}
              </a>
            ))}
        </div>
      </td>
    </tr>
  );
}

function Score({
  row: { lowest, others, evaluations, notApplicable, failed },
  filters,
}: Pick<TraceRowProps, 'row' | 'filters'>) {
  if (evaluations + failed === 0) return <span class="muted">not judged</span>;
  const isFailed = evaluations === 0;
  const name = lowest?.evaluator_name;
  const words = lowest ? (name ?? lowest.criteria) : isFailed ? 'no score' : `${notApplicable} not applicable`;
  const rest = [
    others.length > 0 && ` +${others.length}`,
    failed > 0 && ` · ${failed === 100 ? '100 or more' : failed} failed`,
    lowest && notApplicable > 0 && ` · ${notApplicable} n/a`,
  ].filter(Boolean);
  return (
    <>
      <div class="score">
        <span class={lowest ? 'score__value' : 'score__value score__value--none'}>
          {lowest ? scoreText(lowest.score!) : isFailed ? 'failed' : 'n/a'}
        </span>
        <div class="scale-box">
          <ScoreScale
            score={lowest?.score ?? null}
            isFailed={isFailed}
            range={lowest?.sub_trace.range}
            others={others}
            label={lowest && others.length > 0 ? `lowest of ${others.length + 1}` : ''}
          />
        </div>
      </div>
      <div class="lowest clip" title={words}>
        {name ? (
          <a href={hrefOf({ ...filters, evaluator_name: name })} dir="auto">
            {shownText(name)}
          </a>
        ) : (
          words
        )}
        {rest}
      </div>
    </>
  );
}

function People({ row: { rating, labels, comments } }: { row: Row }) {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return (
    <div class="people">
      {rating !== null && (
        <span role="img" aria-label={rating ? 'rated good' : 'rated poor'}>
          <Icon name={rating ? 'up' : 'down'} />
        </span>
      )}
      {labels > 0 && (
        <span role="img" aria-label={counted(labels, 'label')}>
          <Icon name="label" />
          {labels}
        </span>
      )}
      {comments > 0 && (
        <span role="img" aria-label={counted(comments, 'comment')}>
          <Icon name="note" />
          {comments}
        </span>
      )}
    </div>
  );
}
