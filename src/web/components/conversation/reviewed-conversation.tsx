import type { Schemas } from '../../api/client.ts';
import { quotesOf } from '../quote-list.tsx';
import { Folded } from './folded.tsx';
import { isIn, Messages, SystemPrompt, turnsOf } from './messages.tsx';
import { findQuotes } from './quotes.ts';

interface ReviewedConversationProps {
  trace: Schemas['Trace'];
  /** What was judged; undefined: the last response is what matters. */
  evaluation: Schemas['Evaluation'] | undefined;
  /** Whether the judge's quotes may be seen. */
  isRevealed: boolean;
}

/** The judged response and the message that it answers. What was said before and after is folded. */
export function ReviewedConversation({ trace, evaluation, isRevealed }: ReviewedConversationProps) {
  const subject = evaluation?.sub_trace.subject;
  const conversation = subject?.conversation ?? ('messages' in trace.trace ? trace.trace : undefined);
  if (!conversation) return <p class="muted">No agent of this trace was judged. Open the trace to read it.</p>;
  const turns = turnsOf(conversation);
  const isJudged = isIn(subject?.responses ?? []);
  const judged = turns.filter(isJudged);
  const [first, last] = [judged[0] ?? turns.at(-1)!, judged.at(-1) ?? turns.at(-1)!];
  const asked = turns.findLastIndex(({ index, role }) => role === 'user' && index < first.index);
  const from = asked >= 0 ? asked : turns.indexOf(first);
  const to = turns.indexOf(last) + 1;
  const quotes = isRevealed && evaluation ? quotesOf(evaluation.sub_trace) : [];
  const marks = findQuotes(turns, quotes, 1).filter((mark) => mark !== undefined);
  const part = (start: number, end: number) => (
    <Messages turns={turns} shown={turns.slice(start, end)} marks={marks} isJudged={isJudged} />
  );
  return (
    <>
      <SystemPrompt conversation={conversation} />
      {from > 0 && (
        <Folded who="Earlier" words={counted(from)}>
          {() => part(0, from)}
        </Folded>
      )}
      {part(from, to)}
      {to < turns.length && (
        <Folded who="Later" words={counted(turns.length - to)}>
          {() => part(to, turns.length)}
        </Folded>
      )}
    </>
  );
}

const counted = (messages: number) => (messages === 1 ? '1 message' : `${messages.toLocaleString('en')} messages`);
