import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface PanelProps {
  title: string;
  /** Below the title. */
  note?: ComponentChildren;
  /** Beside the title. */
  aside?: ComponentChildren;
  isHalf?: boolean;
  children: ComponentChildren;
}

/** A part of the page, as wide as it or half. */
export function Panel({ title, note, aside, isHalf = false, children }: PanelProps) {
  const id = useId();
  return (
    <section class={isHalf ? 'w6' : 'w12'} aria-labelledby={id}>
      <div class="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}
