import { useState } from 'preact/hooks';
import { ConversationView } from '../../components/conversation/conversation.tsx';
import type { Mark } from '../../components/conversation/quotes.ts';
import { ConversationEditor } from './conversation-editor.tsx';
import { type Draft, isCurrent, isEmpty } from './draft.ts';
import { LoadTrace } from './load-trace.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import type { Pasted } from './pasted.ts';
import { sample } from './sample.ts';

interface ConversationPanelProps {
  draft: Draft;
  marks: readonly Mark[];
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
  /** Whether an evaluation stores the conversation. */
  isStored: boolean;
  change: (draft: Partial<Draft>) => void;
}

/** The conversation: to write, or to read with what is quoted in it. */
export function ConversationPanel({ draft, marks, isEditing, setEditing, isStored, change }: ConversationPanelProps) {
  const { conversation, sides, trace } = draft;
  const [dialog, setDialog] = useState<'paste' | 'load'>();
  const [revision, setRevision] = useState(0);
  const close = () => setDialog(undefined);
  const use = ({ conversation: pasted, criterion }: Pasted) => {
    const [first, ...others] = sides;
    change({
      conversation: pasted,
      ...(criterion !== undefined && { sides: [{ criterion, core: first!.core }, ...others] }),
    });
    setEditing(true);
    setRevision((number) => number + 1);
  };
  const judged = sides
    .filter((side) => isCurrent(side, conversation))
    .flatMap(({ result }) => result!.stored?.evaluation.sub_trace.subject.responses ?? []);
  const { messages } = conversation;
  const latest = { first: messages.findLastIndex(({ role }) => role === 'user') + 1, last: messages.length - 1 };
  return (
    <section aria-labelledby="conversation">
      <div class="panel-head">
        <h2 id="conversation">Conversation</h2>
        <div class="btn-row">
          <div class="segmented">
            <button type="button" aria-current={isEditing || undefined} onClick={() => setEditing(true)}>
              Edit
            </button>
            <button type="button" aria-current={!isEditing || undefined} onClick={() => setEditing(false)}>
              Read
            </button>
          </div>
        </div>
      </div>
      <div class="btn-row try__sources">
        <button class="btn" type="button" onClick={() => setDialog('paste')}>
          Paste…
        </button>
        <button class="btn" type="button" onClick={() => setDialog('load')}>
          Load a trace…
        </button>
        {isEmpty(conversation) && (
          <button class="btn" type="button" onClick={() => use({ conversation: sample })}>
            Use a sample
          </button>
        )}
      </div>
      {isEditing ? (
        <ConversationEditor
          key={revision}
          conversation={conversation}
          change={(edited) => change({ conversation: edited })}
          paste={use}
        />
      ) : (
        <ConversationView conversation={conversation} marks={marks} judged={judged.length > 0 ? judged : [latest]} />
      )}
      <p class="hint try__kept">
        {trace?.isOwn ? (
          <>
            Stored as <a href={`/traces/${trace.id}`}>this trace</a>.
          </>
        ) : trace ? (
          <>
            From <a href={`/traces/${trace.id}`}>this trace</a>, which stays as it is.
          </>
        ) : (
          `Kept in this tab only${isStored ? ', until you evaluate' : ''}.`
        )}
      </p>
      {dialog === 'paste' && <PasteDialog use={use} close={close} />}
      {dialog === 'load' && <LoadTrace sides={sides} close={close} />}
    </section>
  );
}
