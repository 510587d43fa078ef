import '../../styles/messages.css';
import { useState } from 'preact/hooks';
import type { Turn } from '../../../judge/message.ts';
import type { Schemas } from '../../api/client.ts';
import { turnsOf } from '../../components/conversation/conversation.tsx';
import { Markdown } from '../../components/conversation/markdown.tsx';
import { Message } from '../../components/conversation/message.tsx';
import { findQuotes } from '../../components/conversation/quotes.ts';
import type { Question } from './questions.ts';

interface ReviewedConversationProps {
  trace: Schemas['Trace'];
  /** What is asked about it; undefined: nothing, so that the last response is what matters. */
  question: Question | undefined;
  /** Whether the judge's quotes may be seen. */
  isRevealed: boolean;
}

/** The judged response and the message that it answers. What was said before and after is folded. */
export function ReviewedConversation({ trace, question, isRevealed }: ReviewedConversationProps) {
  const subject = question?.evaluation.sub_trace.subject;
  const conversation = subject?.conversation ?? ('messages' in trace.trace ? trace.trace : undefined);
  if (!conversation) return <p class="muted">No agent of this trace was judged. Open the trace to read it.</p>;
  const turns = turnsOf(conversation);
  const tools = new Map(turns.flatMap(({ toolCalls }) => toolCalls.map(({ id, name }) => [id ?? '', name] as const)));
  const spans = subject?.responses ?? [];
  const isJudged = ({ index, role }: Turn) =>
    role === 'assistant' && spans.some(({ first, last }) => index >= first && index <= last);
  const judged = turns.filter(isJudged);
  const [first, last] = [judged[0] ?? turns.at(-1)!, judged.at(-1) ?? turns.at(-1)!];
  const asked = turns.findLastIndex(({ index, role }) => role === 'user' && index < first.index);
  const from = asked >= 0 ? asked : turns.indexOf(first);
  const to = turns.indexOf(last) + 1;
  const quotes = (isRevealed ? (question?.evaluation.sub_trace.evidence ?? []) : []).flatMap(({ source, quote }) =>
    quote === null ? [] : [{ source: source.id, text: quote }],
  );
  const marks = findQuotes(turns, quotes, 1).filter((mark) => mark !== undefined);
  const shown = (some: readonly Turn[]) =>
    some.map((turn) => (
      <Message
        key={turn.index}
        turn={turn}
        marks={marks.filter(({ message }) => message === turn.index)}
        isJudged={isJudged(turn)}
        tools={tools}
      />
    ));
  return (
    <>
      {conversation.system !== null && (
        <Folded who="System" words="Instructions">
          {() => <Markdown source={conversation.system!} marks={[]} />}
        </Folded>
      )}
      {from > 0 && (
        <Folded who="Earlier" words={counted(from)}>
          {() => shown(turns.slice(0, from))}
        </Folded>
      )}
      {shown(turns.slice(from, to))}
      {to < turns.length && (
        <Folded who="Later" words={counted(turns.length - to)}>
          {() => shown(turns.slice(to))}
        </Folded>
      )}
    </>
  );
}

const counted = (messages: number) => (messages === 1 ? '1 message' : `${messages.toLocaleString('en')} messages`);

interface FoldedProps {
  who: string;
  words: string;
  /** Is not laid out until it is open. */
  children: () => preact.ComponentChildren;
}

function Folded({ who, words, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <article class="msg msg--quiet">
      <div class="msg__who">{who}</div>
      <div class="msg__body">
        <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words}</summary>
          <div class="fold__body">{isOpen && children()}</div>
        </details>
      </div>
    </article>
  );
}
