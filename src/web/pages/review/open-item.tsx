import { useLayoutEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Filters } from '../../addresses/filters.ts';
import type { Schemas } from '../../api/client.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useSubmitKey } from '../../app/use-submit-key.ts';
import { ReviewedConversation } from '../../components/conversation/reviewed-conversation.tsx';
import { shownText } from '../../components/shown-text.ts';
import { DecisionForm } from './decision-form.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { isHiding } from './hidden.ts';
import { isAnswered, type Questions, questionsOf } from './questions.ts';
import { useDecisions } from './use-decisions.ts';

export interface ItemProps {
  filters: Filters;
  /** From 1. */
  number: number;
  drafts: Map<string, Draft>;
  /** Is called with what is known of the trace, at first and after each change. */
  learned: (questions: Questions) => void;
  move: (by: number) => void;
  /** Goes to the next item that is open. */
  next: () => void;
  skip: () => void;
  /** Whether the keys brought the person here: then the first field gets the focus. */
  isMovedTo: boolean;
}

/** An item whose trace is there: the response on the one side, the decision on the other. */
export function OpenItem({ trace: loaded, ...props }: ItemProps & { trace: Schemas['Trace'] }) {
  const { filters, number, drafts, learned, move, next, skip, isMovedTo } = props;
  const { route } = useLocation();
  const read = (trace: Schemas['Trace']) => questionsOf(trace, filters);
  const decisions = useDecisions(loaded, read, learned);
  const asked = read(decisions.trace);
  const { trace, questions } = asked;
  const [draft, setDraft] = useState(() => drafts.get(trace.id) ?? emptyDraft);
  const change = (part: Partial<Draft>) => {
    const changed = { ...(drafts.get(trace.id) ?? emptyDraft), ...part };
    drafts.set(trace.id, changed);
    setDraft(changed);
  };
  const [field, setField] = useState(0);
  const question = questions[field] ?? questions[0];
  const focusOn = (at: number) => {
    const to = Math.min(questions.length + 1, Math.max(0, at));
    setField(to);
    document.getElementById(`field-${to}`)?.focus();
  };
  useLayoutEffect(() => {
    learned(asked);
    if (!isMovedTo) return;
    document.getElementById('field-0')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);

  const scoreOf = (at: number) => {
    const typed = drafts.get(trace.id)?.scores[at];
    if (typed === undefined) return questions[at]?.label?.score ?? null;
    return typed === '' ? null : Number(typed);
  };
  const answer = (at: number, label: boolean) => decisions.label(at, label, scoreOf(at));
  const setScore = (at: number, score: string) => {
    change({ scores: { ...drafts.get(trace.id)?.scores, [at]: score } });
    const { label } = questions[at]!;
    if (label) decisions.label(at, label.label, score === '' ? null : Number(score));
  };
  const answerField = (label: boolean) => () => {
    if (field < questions.length) answer(field, label);
    else if (field === questions.length) decisions.rate(label);
  };
  const done = () => {
    // Leaving a field ends what is typed in it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    const wrong = document.querySelector<HTMLElement>('.decide [aria-invalid="true"]');
    if (wrong) return wrong.focus();
    decisions.then(async (now) => {
      if (!isAnswered(read(now)))
        throw new Error(
          questions.length > 0 ? 'Answer yes or no first, or skip it.' : 'Rate the trace first, or skip it.',
        );
      const comment = drafts.get(trace.id)?.comment.trim();
      if (comment) await decisions.comment(comment);
      drafts.delete(trace.id);
      next();
    });
  };
  const after = (act: () => void) => () => decisions.then(act);
  useKeys({
    ArrowLeft: after(() => move(-1)),
    ArrowRight: after(() => move(1)),
    ArrowUp: () => focusOn(field - 1),
    ArrowDown: () => focusOn(field + 1),
    '1': answerField(true),
    '0': answerField(false),
    g: () => decisions.rate(true),
    b: () => decisions.rate(false),
    c: () => document.getElementById('review-comment')?.focus(),
    v: () => document.getElementById(`field-${field}-score`)?.focus(),
    s: after(skip),
    u: () => field < questions.length && decisions.withdraw(field),
    h: () => {
      isHiding.value = !isHiding.value;
    },
    o: after(() => route(`/traces/${trace.id}`)),
  });
  useSubmitKey(done);
  return (
    <div class="review">
      <section aria-label={`Item ${number}`}>
        <div class="review__head">
          {question ? (
            <>
              {question.evaluation.evaluator_name && (
                <p class="hint">
                  {question.evaluation.evaluator_name} v{question.evaluation.sub_trace.evaluator_version ?? 1}
                </p>
              )}
              <h2 class="question" dir="auto">
                {shownText(question.evaluation.criteria)}
              </h2>
            </>
          ) : (
            <h2 class="question">Nothing has judged this trace: rate it.</h2>
          )}
        </div>
        <ReviewedConversation
          key={question?.evaluation.id}
          trace={trace}
          evaluation={question?.evaluation}
          isRevealed={Boolean(question?.label) || !isHiding.value}
        />
        <p class="hint review__open">
          <a href={`/traces/${trace.id}`}>Open the trace</a> <kbd>o</kbd>
        </p>
      </section>
      <DecisionForm
        questions={asked}
        decisions={decisions}
        field={field}
        setField={setField}
        draft={draft}
        change={change}
        answer={answer}
        setScore={setScore}
        isGivenAway={filters.score !== undefined || filters.min_score !== undefined || filters.max_score !== undefined}
        skip={after(skip)}
        done={done}
      />
    </div>
  );
}
