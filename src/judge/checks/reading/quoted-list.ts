import { isMark, isWord, type Reading, type Token } from '../grammar/tokens.ts';
import type { Wanted } from '../texts/find.ts';
import type { Share } from '../texts/text-lists.ts';
import type { NameKind as Kind } from '../texts/wanted.ts';
import { type Naming, readNaming } from './naming.ts';
import { readItem, withCase } from './quoted-text.ts';
import { readShare, type SaidShare } from './share.ts';

/** Several quoted texts: "all of the keywords 'a', 'b' and 'c'". */
export interface QuotedList {
  texts: readonly Wanted[];
  share: Share;
  /** Undefined where "and", "or" or nothing says it. */
  said: SaidShare | undefined;
  /** Whether only commas join them, so that the list does not say whether all or any are meant. */
  isBare: boolean;
  kind: Kind | undefined;
  /** Whether it is announced as a list: "the following words:". */
  isAnnounced: boolean;
}

/**
 * Reads two quoted texts or more, with how many of them are meant. "'a' and 'b'" alone rather joins two conditions.
 * @param isExact whether words before it say that each is meant to the letter, and so also that they are one list
 */
export function readQuotedList(tokens: readonly Token[], at: number, isExact = false): Reading<QuotedList> | undefined {
  const said = readShare(tokens, at);
  const found = readNaming(tokens, said?.next ?? at);
  const naming = found && { ...found, value: { ...found.value, isExact: found.value.isExact || isExact } };
  if (!naming || naming.value.kind === 'line') return undefined;
  if (!naming.value.kind && !naming.value.announces && !said?.value.isPartitive && !isExact) return undefined;
  const items = readItems(tokens, naming.next, naming.value);
  const share = items && shareOf(said?.value, items.value.joiner, naming.value);
  if (!share) return undefined;
  const { length } = items.value.texts;
  const fits = [said?.value.count, naming.value.count].every((count) => count === undefined || count === length);
  const canHold = typeof share === 'string' || share.min <= length;
  const cased = fits && canHold ? withCases(items.value.texts, tokens, items.next) : undefined;
  if (!cased) return undefined;
  const { kind, announces: isAnnounced } = naming.value;
  const isBare = items.value.joiner === undefined;
  return { value: { texts: cased.value, share, said: said?.value, isBare, kind, isAnnounced }, next: cased.next };
}

type Joiner = 'and' | 'or' | 'nor';

const JOINERS: readonly Joiner[] = ['and', 'or', 'nor'];

/** "All of 'a' or 'b'" is not understood. Without a share "and" or "or" says it, and commas alone only in a list. */
function shareOf(said: SaidShare | undefined, joiner: Joiner | undefined, naming: Naming): Share | undefined {
  if (said) {
    const misses = (said.share === 'all' && joiner === 'or') || (said.share !== 'none' && joiner === 'nor');
    return misses ? undefined : said.share;
  }
  // Of "the exact phrase 'a' and 'b'" nobody can tell whether 'b' is exact, too.
  if (joiner === 'and' && naming.isExact && !naming.isPlural && naming.kind) return undefined;
  if (joiner === undefined) return naming.announces && (naming.isPlural || !naming.kind) ? 'all' : undefined;
  return joiner === 'and' ? 'all' : joiner === 'or' ? 'any' : undefined;
}

interface Items {
  texts: readonly Wanted[];
  /** Undefined where only commas join. */
  joiner: Joiner | undefined;
}

/** Reads "'a', 'b' and 'c'". */
function readItems(tokens: readonly Token[], at: number, naming: Naming): Reading<Items> | undefined {
  const texts: Wanted[] = [];
  const joiners: (Joiner | undefined)[] = [];
  for (let place = at; ; ) {
    const text = readItem(tokens, place, naming);
    // In "'foo,' and 'bar'" the comma is drawn into the quotation.
    if (!text || /[,;]$/.test(text.text)) return undefined;
    texts.push(text);
    const separator = readSeparator(tokens, place + 1);
    if (tokens[separator?.next ?? place + 1]?.kind !== 'quoted') {
      return texts.length > 1 && isEven(joiners)
        ? { value: { texts, joiner: joiners.at(-1) }, next: place + 1 }
        : undefined;
    }
    if (!separator) return undefined;
    joiners.push(separator.value);
    place = separator.next;
  }
}

/** Commas and one joining word at the end, or the same joining word throughout. */
function isEven(joiners: readonly (Joiner | undefined)[]): boolean {
  const last = joiners.at(-1);
  const earlier = joiners.slice(0, -1);
  return earlier.every((joiner) => joiner === undefined) || earlier.every((joiner) => joiner === last);
}

function readSeparator(tokens: readonly Token[], at: number): Reading<Joiner | undefined> | undefined {
  const next = isMark(tokens[at], ',') || isMark(tokens[at], ';') ? at + 1 : at;
  const joiner = JOINERS.find((word) => isWord(tokens[next], word));
  return joiner || next > at ? { value: joiner, next: joiner ? next + 1 : next } : undefined;
}

/** What is said of upper and lower case after the last text holds for all. */
function withCases(
  texts: readonly Wanted[],
  tokens: readonly Token[],
  at: number,
): Reading<readonly Wanted[]> | undefined {
  const cased = texts.map((text) => withCase(text, tokens, at)).filter((text) => text !== undefined);
  return cased.length === texts.length ? { value: cased.map(({ value }) => value), next: cased[0]!.next } : undefined;
}
