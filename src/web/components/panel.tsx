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

/** A table that scrolls sideways, also by keys. */
export const ScrolledTable = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways.
  <div class="scroll" tabIndex={0} role="region" aria-label={label}>
    <table class="table table--hover">{children}</table>
  </div>
);
