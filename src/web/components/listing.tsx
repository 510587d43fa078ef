import type { ComponentChildren } from 'preact';
import { Mark } from './mark.tsx';
import type { Outcome } from './outcome.ts';

export interface ListingItem {
  text: string;
  outcome: Outcome;
  /** What the outcome is called here. */
  word: string;
  /** The judged response that it is about, from 0, if there are several. */
  response?: number | undefined;
  /** The message that it is from. */
  from?: ComponentChildren;
  /** The passage behind it. */
  quote?: ComponentChildren;
}

/** Items that are shown at once. */
const most = 6;

/** What a judge listed before its verdict, in the order given. Nothing if it listed nothing. */
export function Listing({ title, items }: { title: string; items: readonly ListingItem[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <Items items={items.slice(0, most)} />
      {items.length > most && (
        <details class="fold">
          <summary>{items.length - most} more</summary>
          <div class="fold__body">
            <Items items={items.slice(most)} />
          </div>
        </details>
      )}
    </div>
  );
}

const Items = ({ items }: { items: readonly ListingItem[] }) => (
  <ul class="listing">
    {items.map(({ text, outcome, word, response, from, quote }, at) => (
      <li key={at}>
        <Mark outcome={outcome} />
        <div>
          <p dir="auto">{text}</p>
          <p class="hint">
            {word}
            {response !== undefined && `, response ${response + 1}`}
            {from && <> · {from}</>}
          </p>
          {quote && <div class="quotes">{quote}</div>}
        </div>
      </li>
    ))}
  </ul>
);
