import { turnsOf } from '../../components/conversation/messages.tsx';
import { findQuotes, type Mark } from '../../components/conversation/quotes.ts';
import { quotesOf } from '../../components/quote-list.tsx';
import type { Draft } from './draft.ts';

/** Where each side's result quotes the conversation; nowhere if it judged another one. */
export function marksOf({ conversation, sides }: Draft): (Mark | undefined)[][] {
  const turns = turnsOf(conversation);
  return sides.map(({ result }, at) =>
    result?.stored && result.conversation === conversation
      ? findQuotes(turns, quotesOf(result.stored.evaluation.sub_trace), at + 1)
      : [],
  );
}
