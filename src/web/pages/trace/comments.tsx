import { useRef, useState } from 'preact/hooks';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { FormFault } from '../../components/form/form-fault.tsx';
import { dateTimeText } from '../../components/time.ts';

interface CommentsProps {
  traceId: string;
  comments: readonly Schemas['Comment'][];
  changed: () => void;
}

/** What people wrote about a trace. */
export function Comments({ traceId, comments, changed }: CommentsProps) {
  const [fault, setFault] = useState<string>();
  const [text, setText] = useState('');
  /** A second key press while the first is under way stores no second comment. */
  const isSending = useRef(false);
  const add = async () => {
    if (text.trim() === '' || isSending.current) return;
    isSending.current = true;
    try {
      await bodyOf(api.POST('/api/v1/annotations/comment', { body: { trace_id: traceId, comment: text } }));
      // What was typed meanwhile stays.
      setText((now) => (now === text ? '' : now));
      setFault(undefined);
      changed();
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      isSending.current = false;
    }
  };
  return (
    <section id="comments" class="stack comments" aria-labelledby="h-comments">
      <h2 id="h-comments">Comments</h2>
      {comments.length > 0 && (
        <div>
          {comments.map(({ id, comment, created_at }) => (
            <article key={id} class="comment">
              <header>{dateTimeText(created_at)}</header>
              <p class="plain" dir="auto">
                {comment}
              </p>
            </article>
          ))}
        </div>
      )}
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label for="comment">Add a comment</label>
        <textarea
          class="input"
          id="comment"
          rows={2}
          maxLength={20_000}
          value={text}
          dir="auto"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
          }}
        />
        <FormFault>{fault}</FormFault>
        <div class="row row--between">
          <span class="hint">Plain text, up to 20,000 characters</span>
          <button class="btn" type="submit">
            Add comment <kbd>Ctrl Enter</kbd>
          </button>
        </div>
      </form>
    </section>
  );
}
