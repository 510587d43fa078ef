import { tryHref } from '../../addresses/try.ts';
import type { Schemas } from '../../api/client.ts';
import { useKeys } from '../../app/use-keys.ts';
import { ConversationView } from '../../components/conversation/conversation.tsx';
import { OpenEvaluation } from '../../components/conversation/marked-text.tsx';
import { turnsOf } from '../../components/conversation/messages.tsx';
import { findQuotes, type Mark } from '../../components/conversation/quotes.ts';
import { quotesOf } from '../../components/quote-list.tsx';
import { EvaluationList } from './evaluation-list.tsx';
import { FailedJudgments, failedText } from './failed-judgments.tsx';
import { isBeside, labelsBy, listed, outcomeOfEvaluation, summaryOf } from './listed.ts';
import { useOpenEvaluations } from './use-open-evaluations.ts';
import { decide } from './verdict-buttons.tsx';

interface JudgedConversationProps {
  traceId: string;
  conversation: Schemas['Conversation'];
  evaluations: readonly Schemas['Evaluation'][];
  labels: readonly Schemas['Label'][];
  /** Judgments of the trace that failed. */
  failed: readonly Schemas['FailedJudgment'][];
  changed: () => void;
  /** Below the conversation. */
  children?: preact.ComponentChildren;
}

/** A conversation beside its evaluations. Quotes and evaluations link to each other. */
export function JudgedConversation(props: JudgedConversationProps) {
  const { traceId, conversation, evaluations, labels, failed, changed, children } = props;
  const list = listed(evaluations);
  const opened = useOpenEvaluations(list[0] && isLow(list[0].evaluation) ? 1 : undefined);
  const { latest, show } = opened;
  const turns = turnsOf(conversation);
  const marks = new Map<number, (Mark | undefined)[]>(
    list.map(({ number, evaluation }) => [
      number,
      isBeside(evaluation) ? findQuotes(turns, quotesOf(evaluation.sub_trace), number) : [],
    ]),
  );
  const placed = [...marks.values()].flat().filter((mark) => mark !== undefined);
  const labelsOf = labelsBy(labels, evaluations);
  const current = list.find(({ number }) => number === latest);
  const label = (value: boolean) => () => {
    if (current) void decide(current.evaluation, labelsOf(current.evaluation), value).then(changed);
  };
  useKeys({
    e: () => {
      const next = ((latest ?? 0) % Math.max(1, list.length)) + 1;
      show(next);
      requestAnimationFrame(() => document.getElementById(`e${next}`)?.scrollIntoView({ block: 'center' }));
    },
    q: () => {
      const all = placed.filter(({ evaluation }) => latest === undefined || evaluation === latest);
      const at = all.findIndex(({ id }) => location.hash === `#${id}`);
      const next = all[(at + 1) % all.length];
      if (next) location.hash = next.id;
    },
    '1': label(true),
    '0': label(false),
  });
  const summary = summaryOf(evaluations);
  const beside = [summary, failed.length > 0 && failedText(failed.length)].filter(Boolean).join(' · ');
  return (
    <OpenEvaluation.Provider value={{ open: latest, show }}>
      {list.length + failed.length > 0 && (
        <p class="jump">
          <a href="#evaluations">
            {countOf(list.length)}
            {summary && `: ${summary.replaceAll(' · ', ', ')}`}
            {failed.length > 0 && `; ${failedText(failed.length)}`}
          </a>
        </p>
      )}
      <div class="trace">
        <section aria-label="Conversation">
          <ConversationView
            conversation={conversation}
            marks={placed}
            judged={evaluations.filter(isBeside).flatMap(({ sub_trace }) => sub_trace.subject.responses)}
          />
          {children}
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on its own. */}
        <aside class="beside" id="evaluations" aria-label="Evaluations" tabIndex={0}>
          <div class="eval-axis">
            <div>
              <h2>{countOf(list.length)}</h2>
              <p class="hint">{list.length + failed.length === 0 ? 'Nothing has judged this yet.' : beside}</p>
            </div>
            {list.length > 0 && (
              <div class="scale-box">
                <div class="scale-words" aria-hidden="true">
                  <span>0</span>
                  <span>0.5</span>
                  <span>1</span>
                </div>
              </div>
            )}
          </div>
          <EvaluationList
            list={list}
            marks={marks}
            labelsOf={labelsOf}
            tryHrefOf={({ id }) => tryHref(traceId, id)}
            opened={opened}
            changed={changed}
          />
          {failed.length > 0 && <FailedJudgments failed={failed} />}
        </aside>
      </div>
    </OpenEvaluation.Provider>
  );
}

const countOf = (count: number) => (count === 1 ? '1 evaluation' : `${count || 'No'} evaluations`);

const isLow = (evaluation: Schemas['Evaluation']) => ['low', 'maybe'].includes(outcomeOfEvaluation(evaluation));
