import { useState } from 'preact/hooks';
import { isFields } from '../../../judge/message.ts';
import type { Schemas } from '../../api/client.ts';
import type { Message } from './editable.ts';
import { JsonField } from './json-field.tsx';
import { MessageField } from './message-field.tsx';
import { merged, type Pasted } from './pasted.ts';
import { rowsOf } from './rows.ts';

type Conversation = Schemas['Conversation'];

interface ConversationEditorProps {
  conversation: Conversation;
  change: (conversation: Conversation) => void;
  /** Is called with a conversation that was pasted, in its place. */
  paste: (pasted: Pasted) => void;
}

/** Of a longer conversation, only so many last messages are shown at first. */
const most = 40;

const isTools = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every((one) => isFields(one));

/** The conversation, one field per message. */
export function ConversationEditor({ conversation, change, paste }: ConversationEditorProps) {
  const { messages, system, tools } = conversation;
  const [isWhole, setWhole] = useState(false);
  const [revision, setRevision] = useState(0);
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  const first = isWhole ? 0 : Math.max(0, messages.length - most);
  const setMessages = (next: Message[]) => change({ ...conversation, messages: next });
  // Fields that keep a text of their own begin again where messages move.
  const move = (next: () => void) => {
    next();
    setRevision((number) => number + 1);
  };
  const add = () => {
    const role = messages.at(-1)?.role === 'user' ? 'assistant' : 'user';
    setMessages([...messages, { role, content: '' }]);
  };
  return (
    <div class="stack">
      {system !== null && (
        <div class="turn">
          <div class="turn__who">
            <p>system</p>
            <button
              class="btn btn--quiet turn__act"
              type="button"
              aria-label="Remove the system message"
              onClick={() => change({ ...conversation, system: null })}
            >
              Remove
            </button>
          </div>
          <textarea
            class="input"
            aria-label="System message"
            dir="auto"
            rows={rowsOf(system)}
            value={system}
            onInput={({ currentTarget }) => change({ ...conversation, system: currentTarget.value })}
          />
        </div>
      )}
      {first > 0 && (
        <p>
          <button class="btn" type="button" onClick={() => setWhole(true)}>
            Show {first.toLocaleString('en')} earlier messages
          </button>
        </p>
      )}
      {messages.slice(first).map((message, offset) => {
        const at = first + offset;
        return (
          <MessageField
            key={`${revision} ${at}`}
            messages={messages}
            at={at}
            isJudged={message.role === 'assistant' && at > asked}
            change={(changed) => setMessages(messages.with(at, changed))}
            remove={() => move(() => setMessages(messages.toSpliced(at, 1)))}
            paste={(pasted) => move(() => paste(merged(conversation, at, pasted)))}
          />
        );
      })}
      <div class="btn-row">
        <button class="btn" type="button" onClick={add}>
          Add a message
        </button>
        {system === null && messages[0]?.role !== 'system' && (
          <button
            class="btn btn--quiet"
            type="button"
            onClick={() => move(() => setMessages([{ role: 'system', content: '' }, ...messages]))}
          >
            Add a system message
          </button>
        )}
      </div>
      <details class="fold">
        <summary>Tool definitions ({tools?.length ?? 0})</summary>
        <div class="fold__body">
          <JsonField
            key={revision}
            label="Tool definitions"
            value={tools ?? []}
            accepts={isTools}
            otherwise="Tool definitions are a list of objects."
            change={(next) => change({ ...conversation, tools: next.length > 0 ? next : null })}
          />
        </div>
      </details>
    </div>
  );
}
