import { useState } from 'preact/hooks';

interface FoldedProps {
  who: string;
  words: string;
  /** Is not laid out until it is open. */
  children: () => preact.ComponentChildren;
  id?: string;
}

/** A part of a conversation that is folded at first. */
export function Folded({ who, words, children, id }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <article class="msg msg--quiet" id={id}>
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
