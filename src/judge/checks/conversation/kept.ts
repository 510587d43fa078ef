import { type Check, type CheckResult, plainly } from '../check.ts';
import { findAddresses } from '../privacy/email.ts';
import { beginning } from '../snippet.ts';
import { inMessage } from '../spoken.ts';
import { isJoined, isMoney } from '../texts/joined.ts';
import { lookForLinks } from './grounded-links.ts';
import { lookForNumbers } from './grounded-numbers.ts';
import { quotationsIn } from './quotations.ts';
import { besideUserMessage, turnsBefore } from './user-message.ts';

/** What of the user's message is to stand in the response: every one of a kind, or the only number of an order. */
export type Kept =
  | 'number'
  | 'URL'
  | 'e-mail address'
  | 'placeholder'
  | 'placeholder in braces'
  | 'hashtag'
  /** What stands in quotation marks, where nothing else does. */
  | 'quoted phrase'
  /** Of all that the user wrote, so that one message must be all of it. */
  | { every: string }
  | { numberOf: string }
  /** The only one of the message; `isOwn`: that of the user, who may name another's. */
  | { address: 'e-mail address'; isOwn?: true };

interface Look {
  total: number;
  missing: string[];
  doubtful: number;
}

const words = (kind: Kept): string =>
  typeof kind === 'object' && 'every' in kind
    ? words(kind.every as Kept)
    : typeof kind === 'object' && 'address' in kind
      ? 'the e-mail address'
      : typeof kind === 'string'
        ? `${kind}${kind.endsWith('s') ? 'es' : 's'}`
        : `the ${kind.numberOf} number`;

export const keptCheck = (kind: Kept, negated: boolean): Check => ({
  name: 'grounded',
  what: `${words(kind)} of the user's message in the response`,
  asked: negated ? 'not all' : 'all',
  reads: 'both',
  isCostly: true,
  run: (subject) => {
    const isOfAll = typeof kind === 'object' && 'every' in kind;
    if (isOfAll && turnsBefore(subject).filter(({ role }) => role === 'user').length > 1)
      return { holds: 'undecided', reason: WHICH };
    return runCheck(isOfAll ? (kind.every as Kept) : kind, negated)(subject);
  },
});

const WHICH = `A program cannot tell which part of the user's message is meant.`;
const MANY = 'It cannot be told for certain whether all of them stand in the response.';

const runCheck = (kind: Kept, negated: boolean) =>
  besideUserMessage((said, message): CheckResult => {
    const { total, missing, doubtful } = look(kind, message.text, said.text);
    if (total === 0 && (typeof kind === 'object' || kind === 'quoted phrase'))
      return { holds: 'undecided', reason: WHICH };
    if (total === 0) return { holds: null, reason: `The user's message holds no ${kind}.` };
    if (missing.length === 0 && doubtful > 0) return { holds: 'undecided', reason: MANY };
    const shown = missing.slice(0, 3).map((one) => `"${beginning(one)}"`);
    return {
      ...plainly((missing.length === 0) !== negated),
      found: `${total - missing.length - doubtful} of ${total} in the response${doubtful > 0 ? `; ${doubtful} may or may not be` : ''}${shown.length > 0 ? `; not ${shown.join(', ')}` : ''}`,
      evidence: [inMessage(said.index), inMessage(message.index)],
    };
  });

function look(kind: Kept, message: string, response: string): Look {
  const source = { sure: [response], doubtful: [], isComplete: true };
  if (kind === 'URL') return lookForLinks(message, source, false);
  if (kind === 'number') {
    const found = lookForNumbers(message, source, false);
    const mayBeOther = found.total > 0 && NEGATIVE.test(response) && !NEGATIVE.test(message);
    return { ...found, doubtful: mayBeOther ? Math.max(1, found.doubtful) : found.doubtful };
  }
  if (kind === 'hashtag') {
    const all = message.match(/(?<![\p{L}\p{N}_&/#])#[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
    return { total: all.length, missing: all.filter((one) => !holds(response, one)), doubtful: 0 };
  }
  if (kind === 'quoted phrase') {
    const { quoted, possible, stray } = quotationsIn(message);
    const all = quoted.length === 1 && possible.length + stray === 0 ? quoted : [];
    const isThere = all.every((one) => holds(response, one));
    const isNear = !isThere && all.every((one) => lettersOf(response).includes(lettersOf(one)));
    return { total: all.length, missing: isThere || isNear ? [] : all, doubtful: isNear ? 1 : 0 };
  }
  if (kind === 'placeholder' || kind === 'placeholder in braces') return lookForPlaceholders(kind, message, response);
  if (typeof kind === 'object' && 'every' in kind) return { total: 0, missing: [], doubtful: 0 };
  if (typeof kind === 'object' && 'address' in kind) {
    const { certain, doubtful } = findAddresses(message);
    const isPlain = certain.length === 1 && doubtful === 0 && (!kind.isOwn || OWN.test(message));
    return kept(isPlain ? certain.map(({ start, end }) => message.slice(start, end)) : [], response);
  }
  if (kind === 'e-mail address') {
    const { certain, doubtful } = findAddresses(message);
    const all = kept(
      certain.map(({ start, end }) => message.slice(start, end)),
      response,
    );
    return { ...all, total: all.total + doubtful, doubtful: all.doubtful + doubtful };
  }
  // The user may have called another one so: only one number of the message may be it.
  const named = new RegExp(`\\b${kind.numberOf}\\b[^.?!\\d\\n]{0,30}?#?([A-Z]{0,4}-?\\d{3,}[\\d-]*)`, 'giu');
  const long = [...message.matchAll(/\d[\d-]{2,}/gu)];
  const found = [...message.matchAll(named)].map(([, number]) => number!.replace(/-+$/u, ''));
  if (found.length !== 1 || long.length !== 1) return { total: 0, missing: [], doubtful: 0 };
  return kept(found, response);
}

/** "-5" may be a dash and the user's 5, or another number. */
const NEGATIVE = /(?:^|\s)[-−–]\p{Nd}/u;

/** "My e-mail is", "reach me at": the address is the user's. */
const OWN = /\b(?:my (?:new |personal |work )?(?:e-?mail|address)|(?:reach|contact|e-?mail|write to|reply to) me)\b/iu;
const BRACED = /\{\{?[\p{L}_][\p{L}\p{N}_.]{0,60}\}?\}/gu;
const OTHER_PLACEHOLDERS = /\{[^{}\n]{1,80}\}|\[[^\]\n]{1,60}\]|<[\p{L}_][^<>\n]{0,60}>|%[\p{L}\d$]+|\$\w+|__\w+__/gu;

/** Without a word for their form, what else may be a placeholder leaves it open. */
function lookForPlaceholders(kind: Kept, message: string, response: string): Look {
  const all = message.match(BRACED) ?? [];
  const rest = message.replace(BRACED, '');
  const others = kind === 'placeholder' ? rest.match(OTHER_PLACEHOLDERS) : rest.match(/\{[^{}\n]*\}/gu);
  const doubtful = others?.length ?? 0;
  return { total: all.length + doubtful, missing: all.filter((one) => !response.includes(one)), doubtful };
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Addresses and numbers that stand in the response; doubtful where all places are of a longer one, or of an amount. */
function kept(all: readonly string[], response: string): Look {
  const missing = all.filter((one) => !holds(response, one));
  const surely = all.filter((one) => holds(response, one, isPlainly));
  // "8,841" may be the number, too.
  const grouped = missing.filter(
    (one) => /^\d+$/u.test(one) && GROUPED.test(response) && ungrouped(response).includes(one),
  );
  return {
    total: all.length,
    missing: missing.filter((one) => !grouped.includes(one)),
    doubtful: all.length - missing.length - surely.length + grouped.length,
  };
}
const GROUPED = /\d[, \u00a0\u202f]\d/u;
const ungrouped = (text: string) => text.replace(/(?<=\d)[, \u00a0\u202f](?=\d)/gu, '');

const REACH = 12;
const isPlainly = (text: string, start: number, end: number): boolean => {
  const [before, after] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)];
  const part = text.slice(start, end);
  return !isJoined(part, before, after) && !(/\d$/u.test(part) && isMoney(before, after));
};

/** Whether it stands there, and not as a part of a longer one. @param isMeant Of a place at which it does. */
function holds(text: string, part: string, isMeant: typeof isPlainly = () => true): boolean {
  const [whole, wanted] = [text.toLowerCase(), part.toLowerCase()];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1))
    if (
      !/[\p{L}\p{N}]/u.test(whole[at - 1] ?? '') &&
      !/[\p{L}\p{N}]/u.test(whole[at + wanted.length] ?? '') &&
      isMeant(whole, at, at + wanted.length)
    )
      return true;
  return false;
}
