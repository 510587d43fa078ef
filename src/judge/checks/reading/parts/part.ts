import type { Check } from '../../check.ts';
import { isWord, type Token } from '../../grammar/tokens.ts';
import { eachCheck } from '../../parts/each-check.ts';
import { nthCheck, ofLetters } from '../../parts/part.ts';
import type { PartKind } from '../../parts/part-kind.ts';
import { presence } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { questions } from '../conversation/questions.ts';
import { pattern } from '../data/pattern.ts';
import { emphasis } from '../markdown/emphasis.ts';
import { links } from '../markdown/links.ts';
import { isSeveral, type ResponsePart } from '../part-names.ts';
import { email } from '../privacy/email.ts';
import { readQuantity } from '../quantity.ts';
import { readTimes, withPlainTimes } from '../quoted-text.ts';
import { readShare } from '../share.ts';
import { casing } from '../texts/casing.ts';
import { characters } from '../texts/characters.ts';
import { repeatedParts } from '../texts/duplicates.ts';
import { edges } from '../texts/edges.ts';
import { emoji } from '../texts/emoji.ts';
import { equality } from '../texts/equality.ts';
import { letters } from '../texts/letters.ts';
import { lines } from '../texts/lines.ts';
import { punctuation } from '../texts/punctuation.ts';
import { sentences } from '../texts/sentences.ts';
import { text } from '../texts/text.ts';
import { textLists } from '../texts/text-lists.ts';
import { words } from '../texts/words.ts';
import { wrapped } from '../texts/wrapped.ts';
import type { Relation } from '../verbs.ts';
import { mayBeMarker } from './part-marker.ts';

type Family = (claim: Claim) => Check | undefined;

/** What can be said of any part as of a whole response. */
const ANY: readonly Family[] = [
  ...[words, characters, text, textLists, edges, equality, letters, casing, punctuation, emoji, wrapped, email],
  ...[pattern, questions],
];

/** Emphasis and links may reach over several sentences or lines. */
const MARKED: readonly Family[] = [...ANY, sentences, links, emphasis];

const FAMILIES: Record<PartKind, readonly Family[]> = {
  paragraph: [...MARKED, lines],
  sentence: ANY,
  line: [...ANY, sentences],
  bullet: MARKED,
  numbered: MARKED,
  item: MARKED,
  heading: ANY,
};

/** A claim that speaks of parts of the response. */
export interface ClaimOfPart extends Claim {
  about: ResponsePart;
}

/** Whether a claim speaks of parts of the response, which no family of the whole understands. */
export const isOfPart = (claim: Claim): claim is ClaimOfPart => typeof claim.about === 'object';

/** Checks on one part or several: "paragraph 2 starts with 'x'", "the last line is empty", "no sentence has over 20 words". */
export function inPart(claim: ClaimOfPart): Check | undefined {
  const { about, negated } = claim;
  // "No sentence contains the following words: 'a', 'b'" wants neither of them in any.
  const isNone = about.which === 'none';
  const isFault = isNone || claim.isFault === true;
  if (mayBeTotal(claim) || mayBeOne(claim) || mayBeMarker(claim) || (isNone && claim.isFault && isUnsaidList(claim)))
    return undefined;
  const repeated = repeatedParts(claim);
  if (repeated) return repeated;
  const checks = FAMILIES[about.kind]
    .map((family) => family({ ...claim, about: 'response', isFault }))
    .filter((check) => check !== undefined);
  const [check] = checks;
  if (!check || checks.length > 1 || isBlind(claim, check)) return undefined;
  if (!isSeveral(about)) return nthCheck(check, about, negated);
  if (!isPlain(claim, check)) return undefined;
  // "No sentence has two commas" may be meant of two or more.
  const isExact = check.plainFor === undefined || (about.which !== 'none' && about.which !== 'notAll');
  const each = eachCheck(about, isWholeCase(claim, check) ? ofLetters(check) : check);
  if (!isExact || (check.plainFor ?? each.plainFor) !== each.plainFor) return undefined;
  return isDeniedOfAll(claim) ? { ...each, plainFor: 1 } : each;
}

/** "Fails if no sentence contains the words 'a', 'b'": any of them, or all? */
const isUnsaidList = ({ object }: Claim) =>
  object.filter(({ kind }) => kind === 'quoted').length > 1 && !readShare(object, 0);

const TOTALS = ['total', 'overall', 'altogether', 'combined', 'together', 'collectively'];

/** Of "the paragraphs have 100 words in total" their sum is meant, or each. */
const mayBeTotal = ({ about, relation, object }: ClaimOfPart) =>
  isSeveral(about) &&
  about.counts.includes('plural') &&
  (object.some((token) => TOTALS.some((word) => isWord(token, word))) ||
    isWord(object.at(-1), 'all') ||
    (about.which === 'plural' && ADDING.includes(relation) && isCounted(object)));

/** Of "the paragraphs contain a link" one in all is meant, or one in each. */
const mayBeOne = ({ about, relation, object }: ClaimOfPart) =>
  about.which === 'plural' && ADDING.includes(relation) && (isWord(object[0], 'a') || isWord(object[0], 'an'));

/** Relations for which "the bullet points have fewer than 50 words" is ambiguous: each, or all together. */
const ADDING: readonly Relation[] = ['have', 'use', 'mention', 'consist'];

const isCounted = (given: readonly Token[]) => {
  const tokens = withPlainTimes(given);
  return tokens.some((_, at) => {
    const quantity = (at === 0 ? readQuantity(tokens, at) : readTimes(tokens, at))?.value;
    return quantity !== undefined && quantity !== presence && quantity.max > 0;
  });
};

/** A small letter after a full stop seldom begins a sentence, so that this cannot tell whether all begin with a capital. */
const isBlind = ({ about, relation, object }: ClaimOfPart, { name }: Check) =>
  about.kind === 'sentence' && relation === 'start' && name === 'text' && object.every(({ kind }) => kind !== 'quoted');

/** What "sentences" without an article says of all of them; "paragraphs contain 'x'" may be said of some. */
const SAID_OF_ALL: readonly Relation[] = ['be', 'stay', 'exceed', 'limit', 'start', 'end', 'close'];

/** "No sentence has no commas", and the like, is better left to somebody who can ask. */
function isPlain({ about, negated, relation, object }: ClaimOfPart, check: Check): boolean {
  const isDenied = negated || isWord(object[0], 'no');
  if (about.which === 'none' || about.which === 'notAll') return !isDenied;
  return about.which !== 'bare' || SAID_OF_ALL.includes(relation) || check.counted !== undefined;
}

/** "Fails if each paragraph does not contain 'x'" may mean that none does, or that not each does. */
const isDeniedOfAll = ({ about, negated, manner }: ClaimOfPart) =>
  about.which === 'all' && negated && (manner.denial === 'not' || manner.denial === 'never');

const isWholeCase = ({ relation }: Claim, { name }: Check) =>
  name === 'casing' && (relation === 'be' || relation === 'stay');
