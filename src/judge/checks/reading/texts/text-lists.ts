import type { Check } from '../../check.ts';
import { afterPhrase, isWord } from '../../grammar/tokens.ts';
import { isBare, type Quantity } from '../../quantity.ts';
import { listCheck, type Share } from '../../texts/text-lists.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { withoutPlace } from '../place.ts';
import { type QuotedList, readQuotedList } from '../quoted-list.ts';
import { readTimes, withPlainTimes } from '../quoted-text.ts';

/** Checks on several quoted texts: whether all, any, none or so many of them are contained. */
export function textLists(claim: Claim): Check | undefined {
  if (!['have', 'use', 'mention'].includes(claim.relation)) return undefined;
  const tokens = withoutPlace(withPlainTimes(claim.object));
  const list = readQuotedList(tokens, 0);
  const times = list && readTimes(tokens, list.next);
  const each = times && afterPhrase(tokens, times.next, 'each');
  if (!list || (each ?? times?.next ?? list.next) !== tokens.length) return undefined;
  const share = deniedShare(list.value, claim);
  if (!share) return undefined;
  if (!times) return listCheck(list.value.texts, share, undefined);
  // "The words 'a' and 'b' at least twice" may count both together.
  // And so may "all of 'a' and 'b' at least twice in total".
  const isSum =
    each === undefined && ['total', 'altogether'].some((word) => tokens.some((token) => isWord(token, word)));
  // And "all of these words: 'a', 'b' twice" may say it of the last one.
  const isOfLast = (isBare(times.value) || list.value.isAnnounced) && !EACH.some((word) => isWord(tokens[0], word));
  const isOfAll = each !== undefined || (list.value.said !== undefined && !isOfLast);
  const isEach = share === 'all' && !claim.negated && !isSum && isOfAll;
  return isEach ? listCheck(list.value.texts, share, times.value) : undefined;
}

const EACH = ['each', 'every'];

/**
 * The share that is asked for, the claim's denial regarded. "Does not contain the words 'a' and 'b'" may mean not both;
 * said of a list, or with "avoids", it means neither.
 */
export function deniedShare(list: QuotedList, claim: Claim): Share | undefined {
  const { share, said, isAnnounced } = list;
  const { negated, manner, isFault } = claim;
  if (isFault && share === 'all') return faultyShare(list, claim);
  if (!negated) return share;
  if (manner.denial === 'lack') return undefined;
  const isAvoided = manner.denial === 'avoid' || manner.denial === 'without';
  if (said && isAvoided && !said.isAvoidable) return undefined;
  if (share === 'all')
    return (isAvoided && !(said && manner.denial === 'without')) || (isAnnounced && !said) ? 'none' : undefined;
  if (said && (!said.isDeniable || (said.isAtLeastOne && !isFault))) return undefined;
  // "Fails if it does not contain the following words: 'a' or 'b'": without one of them, or without both?
  if (isFault && isAnnounced && !said && share === 'any') return undefined;
  if (share === 'any') return 'none';
  return share === 'none' ? undefined : denied(share);
}

/** The share that is a fault, of a list that says "all", or neither "all" nor "any". */
function faultyShare({ texts, said, isBare, isAnnounced }: QuotedList, { negated, manner }: Claim): Share | undefined {
  // "Fails if it does not contain all of them", "… the following words: 'a', 'b'": without one of them it fails.
  if (negated) return manner.denial === 'not' && (said || isAnnounced) ? notAll(texts.length) : undefined;
  // "Penalize all of the words 'a' and 'b'" may mean any of them.
  if (said) return manner.isThing ? undefined : 'all';
  // "Fails if it contains the words 'a', 'b'", "Penalize the words 'a' and 'b'" want neither. "Fails if it contains the words
  // 'a' and 'b'" may want neither, too, or not both.
  return isBare || manner.isThing || manner.isDeed ? 'any' : undefined;
}

const notAll = (length: number): Quantity => ({
  ...{ min: length, max: length, outside: true, phrase: 'not all', negation: 'double' },
});
