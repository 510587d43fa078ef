import { useState } from 'preact/hooks';
import { shownText } from '../../components/shown-text.ts';
import { isHiding } from './hidden.ts';
import { JudgeVerdict } from './judge-verdict.tsx';
import type { Question } from './questions.ts';

interface QuestionFieldProps {
  question: Question;
  /** Whether it is the only question about this trace: then the page names the criterion once. */
  isOnly: boolean;
  /** Whether the filters of the queue tell what the judge thought. */
  isGivenAway: boolean;
  isCurrent: boolean;
  /** A score from 0 to 1; '' is none. */
  score: string;
  setScore: (score: string) => void;
  answer: (label: boolean) => void;
  withdraw: () => void;
  id: string;
  enter: () => void;
}

/** One question about the response: does it deserve to pass? The judge's verdict is below the answer. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, isOnly, isGivenAway, isCurrent, score, setScore, answer, withdraw, id, enter } = props;
  const { label, isGraded, name, evaluation } = question;
  const press = (value: boolean) => () => (label?.label === value ? withdraw() : answer(value));
  return (
    <div class="stack">
      <fieldset class={isCurrent ? 'is-focus-field' : undefined} id={id} tabIndex={-1} onFocusIn={enter}>
        <legend>
          {isOnly ? (
            'Does this answer deserve to pass?'
          ) : (
            <>
              <span class="visually-hidden">Does this answer deserve to pass? </span>
              <span class="clamp" dir="auto">
                {evaluation.sub_trace.subject.agent && `${evaluation.sub_trace.subject.agent.name}: `}
                {shownText(name)}
              </span>
            </>
          )}
        </legend>
        <div class="verdict">
          <button class="btn" type="button" aria-pressed={label?.label === true} onClick={press(true)}>
            Yes {isCurrent && <kbd>1</kbd>}
          </button>
          <button class="btn" type="button" aria-pressed={label?.label === false} onClick={press(false)}>
            No {isCurrent && <kbd>0</kbd>}
          </button>
        </div>
        {isGraded && <ScoreInput id={id} score={score} setScore={setScore} />}
      </fieldset>
      {label || !isHiding.value ? (
        <JudgeVerdict question={question} isCurrent={isCurrent} />
      ) : (
        isCurrent && (
          <div class="hidden-verdict">
            <span>
              The judge’s verdict is hidden until you decide.
              {isGivenAway && ' This queue’s filter on scores gives it away.'}
            </span>
          </div>
        )
      )}
    </div>
  );
}

interface ScoreInputProps {
  id: string;
  score: string;
  setScore: (score: string) => void;
}

/** The person's own score, for a criterion that is graded. */
function ScoreInput({ id, score, setScore }: ScoreInputProps) {
  const [typed, setTyped] = useState(score);
  const isValid = isScore(typed);
  return (
    <div class="own-score">
      <label for={`${id}-score`}>
        Your score, 0 to 1 <span class="hint">optional</span>
      </label>
      <input
        class="input input--short"
        id={`${id}-score`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}-wrong`}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={() => isValid && setScore(typed.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {!isValid && (
        <p class="hint own-score__wrong" id={`${id}-wrong`}>
          A number from 0 to 1, such as 0.7.
        </p>
      )}
    </div>
  );
}

const isScore = (text: string) => /^(0?\.\d+|0|1|1\.0+|0\.)?$/.test(text.trim());
