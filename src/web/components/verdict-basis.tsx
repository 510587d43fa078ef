import type { Schemas } from '../api/client.ts';
import type { Mark } from './conversation/quotes.ts';
import { Listing, type ListingItem } from './listing.tsx';
import { PlacedQuote, QuoteList, quotesOf } from './quote-list.tsx';

interface VerdictBasisProps {
  subTrace: Schemas['SubTrace'];
  /** Where its quotes are, in their order; undefined for one that is not in the conversation shown. */
  marks: readonly (Mark | undefined)[];
  /** Whether the judged conversation is shown beside it, so that links lead there. */
  isBeside: boolean;
}

/** What a verdict rests on: what the judge listed, each with its quote, and what it quotes besides. */
export function VerdictBasis({ subTrace, marks, isBeside }: VerdictBasisProps) {
  const { points = [], claims = [], dropped_quotes } = subTrace;
  const quotes = quotesOf(subTrace).map((quote, at) => ({ ...quote, mark: marks[at] }));
  const cited = new Set(claims.map(({ evidence }) => evidence));
  const quoteAt = (evidence: number | null) => quotes.find((quote) => quote.evidence === evidence);
  return (
    <>
      <Listing
        title={`Key points: ${countOf(points, ({ covered }) => covered === 'yes')} covered`}
        items={points.map(
          ({ point, covered, message, response }): ListingItem => ({
            text: point,
            ...COVERED[covered],
            response,
            from: message !== null && <MessageLink message={message} isBeside={isBeside} />,
          }),
        )}
      />
      <Listing
        title={`Claims: ${countOf(claims, ({ supported }) => supported)} supported`}
        items={claims.map(({ claim, supported, evidence, response }): ListingItem => {
          const quote = quoteAt(evidence);
          const found = supported ? (quote ? 'quoted' : 'unquoted') : 'not';
          return { text: claim, ...SUPPORTED[found], response, quote: quote && <PlacedQuote {...quote} /> };
        })}
      />
      <QuoteList quotes={quotes.filter(({ evidence }) => !cited.has(evidence))} dropped={dropped_quotes} />
    </>
  );
}

const COVERED = {
  yes: { outcome: 'pass', word: 'covered' },
  partly: { outcome: 'maybe', word: 'in part' },
  no: { outcome: 'low', word: 'not covered' },
} as const;
const SUPPORTED = {
  quoted: { outcome: 'pass', word: 'supported' },
  unquoted: { outcome: 'pass', word: 'supported, without a quote' },
  not: { outcome: 'low', word: 'not supported' },
} as const;

const countOf = <Item,>(items: readonly Item[], isGood: (item: Item) => boolean) =>
  `${items.filter(isGood).length} of ${items.length}`;

const MessageLink = ({ message, isBeside }: { message: number; isBeside: boolean }) =>
  isBeside ? <a href={`#m${message}`}>[{message}]</a> : <span>[{message}]</span>;
