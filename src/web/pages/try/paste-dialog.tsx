import { useState } from 'preact/hooks';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { completed, type Pasted, readPasted } from './pasted.ts';

interface PasteDialogProps {
  use: (pasted: Pasted) => void;
  close: () => void;
}

/** Takes a whole conversation as text. */
export function PasteDialog({ use, close }: PasteDialogProps) {
  const [text, setText] = useState('');
  const pasted = text.trim() === '' ? undefined : readPasted(text);
  const submit = async () => {
    if (!pasted) return;
    const { conversation } = pasted;
    use({ ...pasted, conversation: { ...conversation, messages: completed(conversation.messages) } });
  };
  return (
    <FormDialog
      title="Paste a conversation"
      action="Use it"
      submit={submit}
      close={close}
      isReady={pasted !== undefined}
    >
      <div class="field">
        <label for="pasted">Conversation</label>
        <textarea
          class="input try__json"
          id="pasted"
          rows={12}
          spellcheck={false}
          value={text}
          aria-describedby="pasted-hint"
          placeholder={'User: Can I return this?\nAssistant: Yes, within 30 days.'}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p class="hint" id="pasted-hint" role="status">
          {pasted
            ? `Recognised: ${summaryOf(pasted)}.`
            : text.trim() === ''
              ? 'A list of messages or a request of OpenAI’s or Anthropic’s API as JSON, or text in which each message begins with its role.'
              : 'No conversation is recognised yet. As text, begin each message with its role: “User: …”.'}
        </p>
      </div>
    </FormDialog>
  );
}

function summaryOf({ conversation: { messages, system, tools }, criterion }: Pasted): string {
  return [
    counted(messages.length, 'message'),
    system !== null && 'a system message',
    tools && counted(tools.length, 'tool definition'),
    criterion !== undefined && 'a criterion',
  ]
    .filter(Boolean)
    .join(', ');
}

const counted = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
