import { Icon } from '../../components/icon.tsx';
import { dateTimeText } from '../../components/time.ts';
import type { Draft } from './draft.ts';
import { isHiding } from './hidden.ts';
import { QuestionField } from './question-field.tsx';
import { isAnswered, type Questions } from './questions.ts';
import type { Decisions } from './use-decisions.ts';

interface DecisionFormProps {
  questions: Questions;
  decisions: Decisions;
  /** The index of the current field: the questions, the rating, the comment. */
  field: number;
  setField: (field: number) => void;
  draft: Draft;
  change: (draft: Partial<Draft>) => void;
  answer: (at: number, label: boolean) => void;
  setScore: (at: number, score: string) => void;
  isGivenAway: boolean;
  skip: () => void;
  done: () => void;
}

/** What the person says about one trace. */
export function DecisionForm(props: DecisionFormProps) {
  const {
    questions: asked,
    decisions,
    field,
    setField,
    draft,
    change,
    answer,
    setScore,
    isGivenAway,
    skip,
    done,
  } = props;
  const { trace, questions } = asked;
  const place = (at: number) => ({
    id: `field-${at}`,
    tabIndex: -1,
    class: at === field ? 'is-focus-field' : undefined,
    onFocusIn: () => setField(at),
  });
  const rating = questions.length;
  return (
    <form class="decide" aria-label="Your decision" onSubmit={(event) => event.preventDefault()}>
      {questions.map((question, at) => (
        <QuestionField
          key={question.evaluation.id}
          id={`field-${at}`}
          question={question}
          isOnly={questions.length === 1}
          isGivenAway={isGivenAway}
          isCurrent={at === field}
          enter={() => setField(at)}
          score={draft.scores[at] ?? String(question.label?.score ?? '')}
          setScore={(score) => setScore(at, score)}
          answer={(label) => answer(at, label)}
          withdraw={() => decisions.withdraw(at)}
        />
      ))}
      {questions.length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={isHiding.value}
            onChange={({ currentTarget }) => {
              isHiding.value = currentTarget.checked;
            }}
          />
          Hide the judge’s verdict until I decide
        </label>
      )}
      <fieldset {...place(rating)}>
        <legend>Rate the trace</legend>
        <div class="btn-row">
          <button class="btn" type="button" aria-pressed={trace.rating === true} onClick={() => decisions.rate(true)}>
            <Icon name="up" /> Good <kbd>g</kbd>
          </button>
          <button class="btn" type="button" aria-pressed={trace.rating === false} onClick={() => decisions.rate(false)}>
            <Icon name="down" /> Poor <kbd>b</kbd>
          </button>
        </div>
      </fieldset>
      <fieldset {...place(rating + 1)}>
        <legend>
          <label for="review-comment">
            Comment <kbd>c</kbd>
          </label>
        </legend>
        <div class="stack stack--tight">
          {trace.comments.map(({ id, comment, created_at }) => (
            <p key={id} class="plain" dir="auto">
              {comment} <span class="hint nowrap">{dateTimeText(created_at)}</span>
            </p>
          ))}
          <textarea
            class="input"
            id="review-comment"
            rows={3}
            maxLength={20_000}
            dir="auto"
            value={draft.comment}
            onInput={({ currentTarget }) => change({ comment: currentTarget.value })}
            onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          />
        </div>
      </fieldset>
      {decisions.fault && (
        <p class="callout callout--signal" role="alert">
          {decisions.fault}
        </p>
      )}
      <div class="row row--between decide__end">
        <button class="btn btn--quiet" type="button" onClick={skip}>
          Skip <kbd>s</kbd>
        </button>
        <button class="btn btn--primary" type="button" disabled={!isAnswered(asked)} onClick={done}>
          Done, next <kbd>Ctrl Enter</kbd>
        </button>
      </div>
    </form>
  );
}
