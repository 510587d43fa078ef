import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface WindowedBodyProps {
  /** The number of columns. */
  columns: number;
  children: ComponentChildren;
}

/** How far from the screen rows are still in the document, in pixels. */
const margin = '1200px';

/**
 * A part of a long table that is only in the document near the screen: elsewhere one empty row of the same height stands for
 * it. Rows may have any height, also one that changes with the width of the window.
 */
export function WindowedBody({ columns, children }: WindowedBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = body.current!;
    const observer = new IntersectionObserver(
      ([entry]) => setHeight(entry!.isIntersecting ? undefined : element.offsetHeight),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <tbody role="rowgroup" ref={body}>
      {height === undefined ? (
        children
      ) : (
        <tr>
          <td colSpan={columns} style={{ height }} />
        </tr>
      )}
    </tbody>
  );
}
