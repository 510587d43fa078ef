import type { ComponentChildren, VNode } from 'preact';
import { isValidElement } from 'preact';

/** A table that scrolls sideways, also by keys. */
export const ScrolledTable = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways.
  <div class="scroll" tabIndex={0} role="region" aria-label={label}>
    <table class="table table--hover">{children}</table>
  </div>
);

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
