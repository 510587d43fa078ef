import type { Schemas } from '../api/client.ts';
import type { Mark, Quote } from './conversation/quotes.ts';

/** The literal quotes of an evaluation, each with its place in the evidence. */
export const quotesOf = ({ evidence }: Schemas['SubTrace']): (Quote & { evidence: number })[] =>
  evidence.flatMap(({ source, quote }, at) =>
    quote === null ? [] : [{ source: source.id, text: quote, evidence: at }],
  );

interface Placed extends Quote {
  /** Where it is; undefined for one that is not in the conversation shown. */
  mark: Mark | undefined;
}

interface QuoteListProps {
  quotes: readonly Placed[];
  /** Quotes that were left out, because they are not where they should be. */
  dropped: number;
}

/** What an evaluation quotes, with links to the places. Nothing if it quotes nothing. */
export function QuoteList({ quotes, dropped }: QuoteListProps) {
  if (quotes.length === 0 && dropped === 0) return null;
  return (
    <div>
      <h4>Quotes</h4>
      <ul class="quotes">
        {quotes.map((quote, at) => (
          <li key={at}>
            <PlacedQuote {...quote} />
          </li>
        ))}
      </ul>
      {dropped > 0 && (
        <p class="hint">
          {dropped === 1
            ? 'One more quote was dropped: it is not in the message it named.'
            : `${dropped} more quotes were dropped: they are not in the messages they named.`}
        </p>
      )}
    </div>
  );
}

/** A quote with a link to its place. */
export function PlacedQuote({ mark, source, text }: Placed) {
  const quoted = <span dir="auto">“{text}”</span>;
  if (!mark)
    return (
      <span class="quotes__lost">
        <span class="at">{source}</span>
        {quoted}
      </span>
    );
  return (
    <a href={`#${mark.id}`}>
      <span class="at">[{mark.message}]</span>
      {quoted}
    </a>
  );
}
