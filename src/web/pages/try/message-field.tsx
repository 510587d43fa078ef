import { isFields, knownRoles } from '../../../judge/message.ts';
import { CallFields } from './call-fields.tsx';
import {
  callsOf,
  editableRoles,
  freshCallId,
  isEditable,
  type Message,
  withCalls,
  withRole,
  withText,
} from './editable.ts';
import { JsonField } from './json-field.tsx';
import { type Pasted, readPasted } from './pasted.ts';
import { rowsOf } from './rows.ts';

interface MessageFieldProps {
  messages: readonly Message[];
  at: number;
  /** Whether the criterion is about it. */
  isJudged: boolean;
  change: (message: Message) => void;
  remove: () => void;
  /** Is called with a conversation that is pasted into the empty field. */
  paste: (pasted: Pasted) => void;
}

const isMessage = (value: unknown): value is Message =>
  isFields(value) && knownRoles.includes(value.role as string) && ('content' in value || 'tool_calls' in value);

/** One message of the conversation, in fields; one that they cannot show, as JSON. */
export function MessageField({ messages, at, isJudged, change, remove, paste }: MessageFieldProps) {
  const message = messages[at]!;
  const { role, content, tool_call_id } = message;
  const name = `message ${at}`;
  const text = typeof content === 'string' ? content : '';
  const hasFields = isEditable(message);
  const pasted = (event: ClipboardEvent) => {
    const found = text === '' ? readPasted(event.clipboardData?.getData('text/plain') ?? '') : undefined;
    if (!found) return;
    event.preventDefault();
    paste(found);
  };
  const ids = messages.slice(0, at).filter(isEditable).flatMap(callsOf);
  return (
    <div class={isJudged ? 'turn turn--judged' : 'turn'}>
      <div class="turn__who">
        {hasFields ? (
          <select
            class="input"
            aria-label={`Role of ${name}`}
            value={role as string}
            onChange={({ currentTarget }) => change(withRole(message, currentTarget.value))}
          >
            {editableRoles.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : (
          <p>{String(role)}</p>
        )}
        <p class="hint">
          [{at}] {isJudged && 'judged'}
        </p>
        <button
          class="btn btn--quiet turn__act"
          type="button"
          aria-label={`Remove ${name}`}
          disabled={messages.length === 1}
          onClick={remove}
        >
          Remove
        </button>
      </div>
      <div class="stack stack--tight">
        {hasFields ? (
          <>
            <textarea
              class="input"
              aria-label={`Text of ${name}`}
              dir="auto"
              rows={rowsOf(text)}
              value={text}
              placeholder={at === 0 && text === '' ? 'Write, or paste a whole conversation or request' : undefined}
              onInput={({ currentTarget }) => change(withText(message, currentTarget.value))}
              onPaste={pasted}
            />
            {role === 'assistant' && (
              <CallFields name={name} calls={callsOf(message)} change={(calls) => change(withCalls(message, calls))} />
            )}
            {role === 'tool' && (
              <select
                class="input"
                aria-label={`Call that ${name} answers`}
                value={typeof tool_call_id === 'string' ? tool_call_id : ''}
                onChange={({ currentTarget }) => change({ ...message, tool_call_id: currentTarget.value })}
              >
                <option value="" disabled>
                  Answers no call yet
                </option>
                {ids.map((call) => (
                  <option key={call.id} value={call.id}>
                    Answers {call.name || 'a call'} ({call.id})
                  </option>
                ))}
              </select>
            )}
          </>
        ) : (
          <JsonField
            label={`JSON of ${name}`}
            value={message}
            accepts={isMessage}
            otherwise="A message needs a role, and content or tool_calls."
            change={change}
          />
        )}
        {hasFields && role === 'assistant' && (
          <p>
            <button
              class="btn btn--quiet turn__act"
              type="button"
              aria-label={`Add a tool call to ${name}`}
              onClick={() => {
                const call = { id: freshCallId(messages), name: '', arguments: '{}' };
                change(withCalls(message, [...callsOf(message), call]));
              }}
            >
              Add a tool call
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
