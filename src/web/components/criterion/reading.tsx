import type { Schemas } from '../../api/client.ts';
import { shownText } from '../shown-text.ts';
import { endsUnread, partsOf, stretchesOf } from './reading-parts.ts';
import { isBegun, longestRead, type TypedReading } from './use-reading.ts';

interface ReadingViewProps {
  of: TypedReading;
  /** The chosen core; undefined: not known. */
  core?: Schemas['ModelCoreInfo'] | undefined;
  /** Whether the sentence is shown with its parts marked. @default true */
  hasSentence?: boolean;
}

/** How a criterion is read: whether code or a model decides, and what. An unfinished sentence is no error. */
export function ReadingView({ of, core, hasSentence = true }: ReadingViewProps) {
  const { text, latest, current, isComplete } = of;
  const { explanation, fault } = latest ?? {};
  const isUnfinished = !isComplete && (!explanation || endsUnread(latest!.text, explanation));
  return (
    <div class="reading" aria-busy={latest !== undefined && !current}>
      {text.length > longestRead ? (
        <p class="hint">Longer than {longestRead.toLocaleString('en')} characters: a model decides.</p>
      ) : isBegun(text) ? (
        <p class="hint">It begins with Passes if, Fails if, Reward or Penalize.</p>
      ) : isUnfinished ? (
        <>
          <p class="hint">And so on…</p>
          {explanation && hasSentence && <Sentence text={latest!.text} explanation={explanation} />}
        </>
      ) : explanation && latest ? (
        <Explained text={latest.text} explanation={explanation} core={core} hasSentence={hasSentence} />
      ) : (
        <div class={fault ? 'callout callout--signal' : 'hint'} role={fault && isComplete ? 'status' : undefined}>
          <p>{fault ?? 'Reading…'}</p>
        </div>
      )}
      <p class="visually-hidden" role="status">
        {isComplete && current?.explanation && shownText(current.explanation.reading)}
      </p>
    </div>
  );
}

interface ExplainedProps extends Required<Pick<ReadingViewProps, 'hasSentence'>> {
  text: string;
  explanation: Schemas['CriterionExplanation'];
  core: Schemas['ModelCoreInfo'] | undefined;
}

function Explained({ text, explanation, core, hasSentence }: ExplainedProps) {
  const { decided_by, reading, checks, unrecognised } = explanation;
  const isExact = decided_by === 'check';
  return (
    <>
      <p>
        <span class={isExact ? 'badge badge--accent' : 'badge'}>{isExact ? 'exact' : 'model'}</span>{' '}
        {isExact ? 'Code decides this. No model is called.' : whoDecides(core?.judge)}
      </p>
      {hasSentence && <Sentence text={text} explanation={explanation} />}
      <ul class="parts">
        {checks &&
          partsOf(checks).map(({ joined, depth, what, asked }, at) => (
            <li key={at}>
              <span class="muted">{at === 0 || !joined ? 'exact' : joined}</span>
              <span dir="auto">
                {'· '.repeat(depth)}
                {shownText(what)}: {shownText(asked)}
              </span>
            </li>
          ))}
        {unrecognised.map((words, at) => (
          <li key={at}>
            <span class="muted">model</span>
            <span dir="auto">“{shownText(words.length > 300 ? `${words.slice(0, 299)}…` : words)}”</span>
          </li>
        ))}
      </ul>
      {/* What the lists do not say: other readings where a tool is known, and unclear joints. */}
      {(!isExact || / Where the conversation /.test(reading)) && reading !== 'Needs a model.' && (
        <p class="hint" dir="auto">
          {shownText(reading)}
        </p>
      )}
      {core?.pass_fail_only && /^\s*(?:Reward|Penalize)/.test(text) && (
        <p class="callout">{core.name} takes only Passes if and Fails if. Choose another core.</p>
      )}
      {!isExact && core?.judge === null && (
        <div class="callout">
          <p>
            <strong>No model is configured for this core,</strong> so this criterion cannot be judged here. The operator
            sets one with <code>DEEMSTER_JUDGE</code>. Exact criteria need none.
          </p>
        </div>
      )}
    </>
  );
}

const whoDecides = (judge: string | null | undefined): string =>
  judge ? `${judge} decides the whole sentence.` : 'A model decides the whole sentence.';

/** A longer criterion is not repeated. */
const longestShown = 600;

function Sentence({ text, explanation }: Pick<ExplainedProps, 'text' | 'explanation'>) {
  if (text.length > longestShown) return null;
  return (
    <p class="reading__text" dir="auto">
      {stretchesOf(text, explanation).map(({ kind, text: words }, at) => (
        <span key={at} class={`r-${kind}`}>
          {shownText(words)}
        </span>
      ))}
    </p>
  );
}
