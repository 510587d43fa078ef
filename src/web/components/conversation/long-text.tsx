import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Mark } from './quotes.ts';

interface LongTextProps {
  length: number;
  /** What is quoted in it is shown in any case. */
  marks: readonly Pick<Mark, 'end'>[];
  /** Shows the text up to an offset. */
  children: (end: number) => ComponentChildren;
}

/** A text longer than this is cut, in UTF-16 code units. */
const most = 6000;
/** How much is shown after the last quote. */
const after = 1000;

/** A text that is cut if it is long, with a button for the rest. */
export function LongText({ length, marks, children }: LongTextProps) {
  const [isWhole, setWhole] = useState(false);
  const end = marks.reduce((furthest, mark) => Math.max(furthest, mark.end + after), most);
  if (length <= end || isWhole) return <>{children(length)}</>;
  return (
    <>
      {children(end)}
      <p>
        <button class="btn" type="button" onClick={() => setWhole(true)}>
          Show all {length.toLocaleString('en')} characters
        </button>
      </p>
    </>
  );
}
