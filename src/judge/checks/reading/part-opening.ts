import { isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import type { PartShare } from '../parts/part-kind.ts';
import { isBare, presence } from '../quantity.ts';
import type { Count } from './part-names.ts';
import { readQuantity } from './quantity.ts';

export const NOUNS = ['response', 'answer', 'reply', 'output'];

export const OWNERS = ['the', 'its', ...[...NOUNS, 'assistant', 'model'].map((noun) => `the ${noun}'s`)];

/** How plainly "do not" after it denies each part, and not that it holds for each. */
type Denial = 'plain' | 'modal' | 'exceed' | 'never';

interface Opening {
  which: PartShare;
  /** The numbers that its noun may have, and the verb where it may have others. */
  nouns: readonly Count[];
  verbs?: readonly Count[];
  denied: Denial;
  /** Whether "must" after it asks for what it says: "any sentence must" means every one, and "no … needs to" none at all. */
  modals: readonly string[];
}

const SINGULAR = ['singular'] as const;

const PLURAL = ['plural'] as const;

const EITHER = ['singular', 'plural'] as const;

const MODALS = ['must', 'should', 'shall', 'has to', 'have to', 'needs to', 'need to'];

const openings = (phrases: string, opening: Opening) => phrases.split('|').map((phrase) => [phrase, opening] as const);

const ofThem = (phrases: string) =>
  phrases
    .split('|')
    .flatMap((phrase) => OWNERS.map((owner) => `${phrase} ${owner}`))
    .join('|');

const ALL: Opening = { which: 'all', nouns: SINGULAR, denied: 'plain', modals: MODALS };

const NOT_ALL: Opening = { which: 'notAll', nouns: SINGULAR, denied: 'never', modals: [] };

const NONE: Opening = { which: 'none', nouns: SINGULAR, denied: 'never', modals: ['should', 'shall'] };

const ANY: Opening = { which: 'some', nouns: SINGULAR, denied: 'plain', modals: [] };

const THEM = { nouns: PLURAL, verbs: EITHER };

const OPENINGS: readonly (readonly [string, Opening])[] = [
  ...openings('each|each single', ALL),
  ...openings(ofThem('each of|each one of'), { ...ALL, ...THEM }),
  ...openings('every|every single|each and every', { ...ALL, denied: 'modal' }),
  ...openings(ofThem('every one of'), { ...ALL, ...THEM, denied: 'modal' }),
  ...openings(`all|${ofThem('all|all of')}`, { ...ALL, nouns: PLURAL, denied: 'exceed' }),
  ...openings('not every|not every single', NOT_ALL),
  ...openings(`not all|${ofThem('not all|not all of')}`, { ...NOT_ALL, nouns: PLURAL }),
  ...openings(ofThem('not every one of'), { ...NOT_ALL, ...THEM }),
  ...openings('no', { ...NONE, nouns: EITHER }),
  ...openings('not a single|no single', NONE),
  ...openings(ofThem('none of|not one of'), { ...NONE, ...THEM }),
  ...openings('any', { ...ANY, nouns: EITHER }),
  ...openings('any single|some', ANY),
  ...openings(ofThem('any of|any one of'), { ...ANY, ...THEM }),
  ...openings(OWNERS.join('|'), { ...ALL, which: 'plural', nouns: PLURAL }),
];

const BARE: Opening = { ...ALL, which: 'bare', nouns: PLURAL };

const OF_THEM: readonly (readonly [string, null])[] = OWNERS.map((owner) => [`of ${owner}`, null]);

/** "At least two": "two" alone may mean exactly so many or at least. */
function readCounted(tokens: readonly Token[], at: number): Reading<Opening> | undefined {
  const quantity = readQuantity(tokens, at);
  if (!quantity || isBare(quantity.value) || quantity.value === presence || quantity.value.max === 0) return undefined;
  const { value } = quantity;
  if (value.outside) return undefined;
  const of = readPhrase(tokens, quantity.next, OF_THEM);
  const which = value.min === 1 && value.max === Infinity ? 'some' : value;
  return {
    value: { which, nouns: of ? PLURAL : EITHER, verbs: EITHER, denied: 'plain', modals: MODALS },
    next: of?.next ?? quantity.next,
  };
}

/** Reads of how many parts something is said, up to their name: "each", "none of its", "at least two of the". */
export const readOpening = (tokens: readonly Token[], at: number): Reading<Opening> =>
  readCounted(tokens, at) ?? readPhrase(tokens, at, OPENINGS) ?? { value: BARE, next: at };

export const phrases = (list: readonly string[]) => list.map((phrase) => [phrase, null] as const);

const ALL_MODALS = phrases(MODALS);

const NOT = phrases(['not', 'never']);

const AUXILIARIES = phrases(['does', 'do', 'did', 'is', 'are', 'was', 'were']);

const NEVER = phrases(['never']);

/** Whether a verb may follow there, of which it is plain what it asks of these parts or denies. */
export const isPlainBefore = (tokens: readonly Token[], at: number, { modals, denied }: Opening): boolean =>
  isPlainlyAsked(tokens, at, modals) && isPlainlyDenied(tokens, at, denied);

const isPlainlyAsked = (tokens: readonly Token[], at: number, modals: readonly string[]) =>
  !readPhrase(tokens, at, ALL_MODALS) || readPhrase(tokens, at, phrases(modals)) !== undefined;

/** "Every sentence does not …" may mean that none does, or that not every one does; "must not" means the first. */
function isPlainlyDenied(tokens: readonly Token[], at: number, denied: Denial): boolean {
  const modal = readPhrase(tokens, at, ALL_MODALS);
  const auxiliary = modal ?? readPhrase(tokens, at, AUXILIARIES);
  const not = (auxiliary ? readPhrase(tokens, auxiliary.next, NOT) : readPhrase(tokens, at, NEVER))?.next;
  if (not === undefined || denied === 'plain') return true;
  if (denied === 'never') return false;
  return isWord(tokens[not], 'exceed') || (denied === 'modal' && (modal !== undefined || auxiliary === undefined));
}
