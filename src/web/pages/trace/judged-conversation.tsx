import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import { useKeys } from '../../app/use-keys.ts';
import { ConversationView, turnsOf } from '../../components/conversation/conversation.tsx';
import { OpenEvaluation } from '../../components/conversation/marked-text.tsx';
import { findQuotes, type Mark } from '../../components/conversation/quotes.ts';
import { outcomeOf } from '../../components/outcome.ts';
import { Evaluation } from './evaluation.tsx';
import { labelsOf, listed, summaryOf } from './listed.ts';
import { decide } from './verdict-buttons.tsx';

interface JudgedConversationProps {
  conversation: Schemas['Conversation'];
  evaluations: readonly Schemas['Evaluation'][];
  labels: readonly Schemas['Label'][];
  changed: () => void;
  /** Below the conversation. */
  children?: preact.ComponentChildren;
}

/** A conversation beside its evaluations. Quotes and evaluations link to each other. */
export function JudgedConversation({ conversation, evaluations, labels, changed, children }: JudgedConversationProps) {
  const list = listed(evaluations);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(list[0] && isLow(list[0].evaluation) ? [1] : []));
  const [latest, setLatest] = useState<number | undefined>(() => [...open][0]);
  const turns = turnsOf(conversation);
  const marks = new Map<number, (Mark | undefined)[]>(
    list.map(({ number, evaluation: { sub_trace } }) => [
      number,
      sub_trace.subject.conversation && sub_trace.subject.agent === undefined
        ? // It was judged on another conversation than the stored one.
          []
        : findQuotes(
            turns,
            sub_trace.evidence.flatMap(({ source, quote }) =>
              quote === null ? [] : [{ source: source.id, text: quote }],
            ),
            number,
          ),
    ]),
  );
  const placed = [...marks.values()].flat().filter((mark) => mark !== undefined);
  const show = (number: number) => {
    setOpen((before) => new Set([...before, number]));
    setLatest(number);
  };
  const toggle = (number: number) => (isOpen: boolean) => {
    if (isOpen) return show(number);
    setOpen((before) => new Set([...before].filter((one) => one !== number)));
    setLatest((before) => (before === number ? undefined : before));
  };
  const focusOn = (element: Element | null) => {
    element?.scrollIntoView({ block: 'center' });
  };
  // A folded evaluation has no place on the screen until it is open.
  useEffect(() => {
    const opened = latest !== undefined && location.hash === `#e${latest}`;
    if (opened) document.getElementById(`e${latest}`)?.scrollIntoView({ block: 'nearest' });
  }, [latest]);
  const current = list.find(({ number }) => number === latest);
  const label = (value: boolean) => () => {
    if (current) void decide(current.evaluation, labelsOf(labels, current.evaluation), value).then(changed);
  };
  useKeys({
    e: () => {
      const next = ((latest ?? 0) % Math.max(1, list.length)) + 1;
      show(next);
      requestAnimationFrame(() => focusOn(document.getElementById(`e${next}`)));
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
  return (
    <OpenEvaluation.Provider value={{ open: latest, show }}>
      {list.length > 0 && (
        <p class="jump">
          <a href="#evaluations">
            {countOf(list.length)}
            {summary && `: ${summary.replaceAll(' · ', ', ')}`}
          </a>
        </p>
      )}
      <div class="trace">
        <section aria-label="Conversation">
          <ConversationView
            conversation={conversation}
            marks={placed}
            judged={evaluations.flatMap(({ sub_trace }) =>
              sub_trace.subject.conversation && !sub_trace.subject.agent ? [] : sub_trace.subject.responses,
            )}
          />
          {children}
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on its own. */}
        <aside class="beside" id="evaluations" aria-label="Evaluations" tabIndex={0}>
          <div class="eval-axis">
            <div>
              <h2>{countOf(list.length)}</h2>
              <p class="hint">{list.length === 0 ? 'Nothing has judged this yet.' : summary}</p>
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
          <div class="evals">
            {list.map((one) => (
              <Evaluation
                key={one.evaluation.id}
                listed={one}
                marks={marks.get(one.number)!}
                labels={labelsOf(labels, one.evaluation)}
                isOpen={open.has(one.number)}
                toggle={toggle(one.number)}
                changed={changed}
              />
            ))}
          </div>
        </aside>
      </div>
    </OpenEvaluation.Provider>
  );
}

const countOf = (count: number) => (count === 1 ? '1 evaluation' : `${count || 'No'} evaluations`);

const isLow = ({ score = null, sub_trace }: Schemas['Evaluation']) =>
  ['low', 'maybe'].includes(outcomeOf(score, sub_trace.range));
