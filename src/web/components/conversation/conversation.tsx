import '../../styles/messages.css';
import { useState } from 'preact/hooks';
import { readMessage, type Turn } from '../../../judge/message.ts';
import type { Schemas } from '../../api/client.ts';
import { Markdown } from './markdown.tsx';
import { Message } from './message.tsx';
import type { Mark } from './quotes.ts';

type Conversation = Schemas['Conversation'];

export const turnsOf = ({ messages }: Conversation): Turn[] => messages.map(readMessage);

interface ConversationProps {
  conversation: Conversation;
  marks: readonly Mark[];
  /** The judged responses, as indexes into the messages, both ends inclusive. */
  judged: readonly { first: number; last: number }[];
}

/** Messages beyond this number are folded, except those that matter. */
const most = 200;

/** A conversation from its system message to its last one. Of a very long one, what is judged, asked or quoted. */
export function ConversationView({ conversation, marks, judged }: ConversationProps) {
  const [isWhole, setWhole] = useState(false);
  const turns = turnsOf(conversation);
  const tools = new Map(turns.flatMap(({ toolCalls }) => toolCalls.map(({ id, name }) => [id ?? '', name] as const)));
  const isJudged = ({ index, role }: Turn) =>
    role === 'assistant' && judged.some(({ first, last }) => index >= first && index <= last);
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
      {conversation.system !== null && (
        <article class="msg msg--quiet" id="system">
          <div class="msg__who">System</div>
          <div class="msg__body">
            <details class="fold">
              <summary>{conversation.system.slice(0, 80).replaceAll(/\s+/g, ' ')}…</summary>
              <div class="fold__body">
                <Markdown source={conversation.system} marks={[]} />
              </div>
            </details>
          </div>
        </article>
      )}
      {shown.length < turns.length && (
        <p>
          <button class="btn" type="button" onClick={() => setWhole(true)}>
            Show all {turns.length.toLocaleString('en')} messages
          </button>
        </p>
      )}
      {shown.map((turn) => (
        <Message
          key={turn.index}
          turn={turn}
          marks={marks.filter(({ message }) => message === turn.index)}
          isJudged={isJudged(turn)}
          tools={tools}
        />
      ))}
    </>
  );
}
