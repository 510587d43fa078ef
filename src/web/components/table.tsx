import type { ComponentChildren, VNode } from 'preact';
import { isValidElement } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A table that scrolls sideways, also by keys; where it does, it says so. */
export function ScrolledTable({ label, children }: { label: string; children: ComponentChildren }) {
  const region = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const look = () => setWide(current.scrollWidth > current.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    observer.observe(current.firstElementChild!);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="scrolled">
      {isWide && <p class="hint scrolled__hint">Scroll sideways to see all columns →</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways. */}
      <div class="scroll" tabIndex={0} role="region" aria-label={label} ref={region}>
        <table class="table table--hover">{children}</table>
      </div>
    </div>
  );
}

/** A column of texts, of numbers, or one with a head of its own. */
type Column = string | { num: string } | VNode;

/** The head of a table. */
export const TableHead = ({ of }: { of: readonly Column[] }) => (
  <thead>
    <tr>
      {of.map((column) =>
        isValidElement(column) ? (
          column
        ) : typeof column === 'string' ? (
          <th key={column} scope="col">
            {column}
          </th>
        ) : (
          <th key={column.num} scope="col" class="num">
            {column.num}
          </th>
        ),
      )}
    </tr>
  </thead>
);
