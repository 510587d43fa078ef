import type { Place } from '../texts/find.ts';
import { type FoundPlaces, placesOf } from './found-places.ts';

/** What an amount of money is said to be where it is no price, or what is done with it. A fee is a price, and so is what is paid for something. */
const KINDS = [
  'earn(?:s|ed|ings?)?|wages?|salar(?:y|ies)|incomes?|paychecks?|payroll|payouts?|pensions?|stipends?|bonus(?:es)?|tipped|tip of',
  '(?:is|are|was|were|be|been|being|gets?|got|getting)\\s(?:\\p{L}+ly\\s)?paid',
  "pa(?:ys?|id|ying)\\s(?!(?:just|only|about|around|up|for|an?|the|less|more|over|under|extra|at|in|with|by|\\p{L}+ly)\\s)\\p{L}[\\p{L}’']*(?=\\s[$€£\\d])",
  'owe[sd]?|owing|debts?|loan(?:s|ed)?|mortgages?|borrow(?:s|ed|ing)?|lend(?:s|ing)?|lent|fined|fines?(?=\\s(?:of|for|is|was|up))|(?<=\\d\\s)fines?',
  '(?<!(?:plus|before|after|incl\\.?|including|includes?|excl\\.?|excluding|without|with|no|and|\\+|/|sales)\\s(?:\\p{L}+\\s)?)tax(?:es)?(?!-free|\\s(?:(?:is|are|not)\\s)?(?:included|excluded|incl|excl|free|extra|inclusive|exclusive))',
  'rais(?:e|es|ed|ing)|fund(?:s|ed|ing)?|(?:crowd)?fundrais\\p{L}+|crowdfund\\p{L}+|grant(?:s|ed)?|sponsor\\p{L}*|donat\\p{L}+|contribut\\p{L}+|charit\\p{L}+',
  "won(?![’']t)|wins?(?!-)|(?<!-)winn(?:er|ing)s?|prizes?(?![- ]winning)|award(?:s|ed)?(?![- ]winning)|jackpots?|rewards?|bet|bets|scholarships?|inherit\\p{L}*",
  'invest\\p{L}*|sav(?:e|es|ed|ings?)|spend(?:s|ing)?|spent|lost|stole|stolen|budgets?|worth|valuations?|valued at|market cap|assets|fortune|capital|equity',
  'revenues?|profits?|turnover|sales (?:of|reached|hit|total\\p{L}*|rose|fell)|in sales|gross(?:es|ed)?|royalt(?:y|ies)|dividends?|account balance|balance of',
  'refund(?:s|ed)?|reimburs\\p{L}+|compensation|settlement|ransom|bail|bribes?|damages',
].join('|');
const NO_PRICE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${KINDS})(?![\\p{L}\\p{N}])`, 'giu');
/** The end of a sentence or of a line; the rows of a table have their head in common, and a line may announce the next one. */
const END = /(?<=[\p{L}\p{N}]{3}|[\p{N}%)"'”’*])[.!?…]+["'”’)\]*_]*\s+(?=\P{Ll})|(?<!:[*_\s]{0,4})\n(?!\s{0,3}\|)/u;
const REACH = 200;

/** Returns a test of amounts: whether a word in the same sentence says that one may be no price, as in "She earns $5,000 a month." */
export function noPriceIn(text: string): (amount: Place) => boolean {
  const words = placesOf(text, NO_PRICE);
  const isNear = (from: number, to: number) => to - from <= REACH && !END.test(text.slice(from, to));
  return ({ start, end }) => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (words[middle]!.start < start) low = middle + 1;
      else high = middle;
    }
    const [before, after] = [words[low - 1], words[low]];
    return (before !== undefined && isNear(before.end, start)) || (after !== undefined && isNear(end, after.start));
  };
}

/** Amounts as prices: one that may be none is doubtful. */
export const asPrices =
  (find: (text: string) => FoundPlaces) =>
  (text: string): FoundPlaces => {
    const { certain, doubtful } = find(text);
    const mayBeNone = noPriceIn(text);
    const prices = certain.filter((place) => !mayBeNone(place));
    return { certain: prices, doubtful: doubtful + certain.length - prices.length };
  };
