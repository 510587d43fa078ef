import { useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import { isIn, Messages, type Span, SystemPrompt, turnsOf } from './messages.tsx';
import type { Mark } from './quotes.ts';

interface ConversationProps {
  conversation: Schemas['Conversation'];
  marks: readonly Mark[];
  judged: readonly Span[];
}

/** Messages beyond this number are folded, except those that matter. */
const most = 200;

/** A conversation from its system message to its last one. Of a very long one, what is judged, asked or quoted. */
export function ConversationView({ conversation, marks, judged }: ConversationProps) {
  const [isWhole, setWhole] = useState(false);
  const turns = turnsOf(conversation);
  const isJudged = isIn(judged);
  const quoted = new Set(marks.map(({ message }) => message));
  const asked = turns.findLastIndex(({ role }) => role === 'user');
  const shown =
    isWhole || turns.length <= most
      ? turns
      : turns.filter(
          (turn) => isJudged(turn) || quoted.has(turn.index) || turn.index === asked || turn === turns.at(-1),
        );
  return (
    <>
      <SystemPrompt conversation={conversation} />
      {shown.length < turns.length && (
        <p>
          <button class="btn" type="button" onClick={() => setWhole(true)}>
            Show all {turns.length.toLocaleString('en')} messages
          </button>
        </p>
      )}
      <Messages turns={turns} shown={shown} marks={marks} isJudged={isJudged} />
    </>
  );
}
