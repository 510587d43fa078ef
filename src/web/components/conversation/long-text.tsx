import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface LongTextProps {
  length: number;
  /** Whether it must be shown in full, because something in it is quoted. */
  isNeeded: boolean;
  /** Shows the text up to an offset. */
  children: (end: number) => ComponentChildren;
}

/** A text longer than this is cut, in UTF-16 code units. */
const most = 6000;

/** A text that is cut if it is long, with a button for the rest. */
export function LongText({ length, isNeeded, children }: LongTextProps) {
  const [isWhole, setWhole] = useState(false);
  if (length <= most || isWhole || isNeeded) return <>{children(length)}</>;
  return (
    <>
      {children(most)}
      <p>
        <button class="btn" type="button" onClick={() => setWhole(true)}>
          Show all {length.toLocaleString('en')} characters
        </button>
      </p>
    </>
  );
}
