import { afterPhrase, isMark, isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { isJoinedAt, withoutPlaces } from './place.ts';
import { readQuantity } from './quantity.ts';
import { readShare } from './share.ts';
import { mayBeOfCalls } from './tools/tool-subject.ts';
import type { Relation as VerbRelation } from './verbs.ts';

/**
 * A clause whose subject is what is looked for in the response, turned round: "'x' is never mentioned" as "never mentions
 * 'x'", "the first word is 'x'" as "starts with the word 'x'".
 */
export interface Inverted {
  relation: VerbRelation;
  denial: 'not' | 'never' | undefined;
  object: readonly Token[];
}

export type Denial = 'not' | 'never' | undefined;

type Table<T> = readonly (readonly [string, T])[];

/** Every form of a verb, "is" or "must" with its denial: "is never", "must not be". */
const withDenials = (forms: readonly (readonly [before: string, after: string])[]): Table<Denial> =>
  forms.flatMap(([before, after]) =>
    ([undefined, 'not', 'never'] as const).map(
      (denial) => [[before, denial, after].filter((part) => part).join(' '), denial] as const,
    ),
  );

const OBLIGATIONS = [
  ...['must', 'should', 'shall', 'has to', 'have to', 'needs to', 'need to', 'ought to', 'will'],
  ...['is supposed to', 'are supposed to', 'is to', 'are to', 'is required to', 'are required to'],
];

/** Who may not must not; "may be used" asks for nothing. */
const FORBIDDEN: Table<Denial> = ['can not', 'may not', 'is not allowed to', 'are not allowed to'].flatMap((phrase) => [
  [`${phrase} be`, 'not'] as const,
]);

/** "is", "are never", "must not be" */
export const IS: Table<Denial> = [
  ...withDenials([
    ...['is', 'are', 'was', 'were', 'are both', 'are all'].map((be) => [be, ''] as const),
    ...OBLIGATIONS.map((modal) => [modal, 'be'] as const),
  ]),
  ...FORBIDDEN,
];

type Relation = 'have' | 'use' | 'mention' | 'give' | 'make' | 'highlight';

interface Passive {
  relation: Relation;
  denial: Denial;
  /** Whether it denies by its meaning, as "missing" does; "are allowed" asks for nothing unless it is denied. */
  kind?: 'lack' | 'permission';
}

const APPEARS: Table<Passive> = [
  'appear|appears|appeared|both appear|all appear',
  'occur|occurs|occurred|both occur|all occur',
  'show up|shows up|showed up',
  'come up|comes up|came up',
].flatMap((forms) => {
  const [base = '', ...others] = forms.split('|');
  const denials: Table<Denial> = [
    ...withDenials(OBLIGATIONS.map((modal) => [modal, base])),
    ...['does', 'do', 'did', 'can', 'may'].map((auxiliary) => [`${auxiliary} not ${base}`, 'not'] as const),
    ...[base, ...others].flatMap(
      (form): Table<Denial> => [
        [form, undefined],
        [`never ${form}`, 'never'],
      ],
    ),
  ];
  return denials.map(([phrase, denial]) => [phrase, { relation: 'have', denial }] as const);
});

const PARTICIPLES: readonly (readonly [string, Relation])[] = [
  ...['used', 'employed'].map((word) => [word, 'use'] as const),
  ...['included', 'contained', 'found', 'present', 'added'].map((word) => [word, 'have'] as const),
  ...['given', 'provided'].map((word) => [word, 'give'] as const),
  ['mentioned', 'mention'],
  ['made', 'make'],
  ['highlighted', 'highlight'],
];

const PLAIN_IS = IS.filter(([, denial]) => denial === undefined);

const lacking = (phrase: string): Table<Passive> =>
  PLAIN_IS.map(([is]) => [`${is} ${phrase}`, { relation: 'have', denial: 'not', kind: 'lack' }] as const);

const PASSIVES: Table<Passive> = [
  ...APPEARS,
  ...IS.flatMap(([is, denial]) =>
    PARTICIPLES.map(([word, relation]) => [`${is} ${word}`, { relation, denial }] as const),
  ),
  ...['can', 'may'].map((modal) => [`${modal} be found`, { relation: 'have', denial: undefined }] as const),
  ...['absent', 'missing', 'avoided', 'omitted', 'excluded', 'left out'].flatMap((word) => lacking(word)),
  ...['completely', 'entirely', 'altogether', 'strictly'].flatMap((adverb) => lacking(`${adverb} avoided`)),
  ...IS.flatMap(([is, denial]) =>
    ['allowed', 'permitted'].map(
      (word) => [`${is} ${word}`, { relation: 'have', denial, kind: 'permission' }] as const,
    ),
  ),
];

/** Reads a verb whose subject is what is looked for: "is used", "does not appear". */
export const readPassive = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'word' ? readPhrase(tokens, at, PASSIVES) : undefined;

/** Whether nothing but a place follows such a verb. */
export function endsInPassive(given: readonly Token[]): boolean {
  const tokens = withoutPlaces(given);
  return tokens.some((_, at) => at > 0 && readPassive(tokens, at)?.next === tokens.length);
}

/** "The word 'x' appears at least twice", "neither 'x' nor 'y' is mentioned", "no commas are used" */
export function passive(tokens: readonly Token[]): Inverted | undefined {
  const quoted = 1 + tokens.findIndex((token, place) => token.kind === 'quoted' && readPassive(tokens, place + 1));
  const at = quoted > 0 ? quoted : tokens.findIndex((_, place) => place > 0 && readPassive(tokens, place));
  const verb = at > 0 ? readPassive(tokens, at) : undefined;
  if (!verb || (quoted === 0 && mayBeOfCalls(tokens))) return undefined;
  const { relation, denial, kind } = verb.value;
  const rest = withoutPlaces(withoutAgent(tokens.slice(verb.next)));
  const subject = withoutPlaces(tokens.slice(0, at));
  if (isContradicted(subject, tokens.slice(at, verb.next))) return undefined;
  const isOfTexts = tokens.some((token) => token.kind === 'quoted');
  const said = isOfTexts ? withVerbShare(subject, tokens.slice(at, verb.next)) : subject;
  const object = quoted > 0 ? textsOf(said, verb.value) : thingOf(said, verb.value);
  if (!object || (kind === 'permission' && denial === undefined && !isForbidden(object))) return undefined;
  return { relation, denial, object: [...object, ...rest] };
}

/** "Either 'a' and 'b'" and "'a' or 'b' both appear" say two things of how they are joined. */
function isContradicted(subject: readonly Token[], verb: readonly Token[]): boolean {
  const has = (tokens: readonly Token[], ...list: string[]) =>
    list.some((one) => tokens.some((token) => isWord(token, one)));
  const isApart = has(subject, 'either', 'neither', 'or', 'nor');
  return (
    (has(verb, 'both', 'all') && (isApart || has(subject, 'any', 'one'))) ||
    (has(subject, 'either', 'neither') && has(subject, 'and'))
  );
}

/** "The words 'x', 'y' are all used" as "all of the words 'x', 'y' are used". */
function withVerbShare(subject: readonly Token[], verb: readonly Token[]): readonly Token[] {
  const share = verb.find((token) => isWord(token, 'all') || isWord(token, 'both'));
  return share && !readShare(subject, 0) ? [share, word('of'), ...subject] : subject;
}

/** "Allowed" asks for something only where nothing, or no more than so many, is allowed. */
export const isForbidden = (object: readonly Token[]) => {
  const quantity = readQuantity(object, 0)?.value;
  return quantity?.min === 0 && quantity.max !== Infinity && !quantity.outside;
};

function textsOf(given: readonly Token[], { denial, kind }: Passive): readonly Token[] | undefined {
  const several = given.filter(({ kind: token }) => token === 'quoted').length > 1;
  // "One of them is missing" denies that all are there.
  const all = kind === 'lack' && several ? asAll(given) : undefined;
  if (all) return all;
  const subject = withShare(given);
  // "All of them do not appear" may mean that none does, or not all.
  return several && denial ? undefined : subject;
}

/** "Any of the words 'x' and 'y'", "either 'x' or 'y'": as all of them. */
function asAll(tokens: readonly Token[]): readonly Token[] | undefined {
  const any = afterPhrase(tokens, 0, 'any of') ?? afterPhrase(tokens, 0, 'one of');
  const either = isWord(tokens[0], 'either') && tokens[1]?.kind === 'quoted' ? 1 : undefined;
  const start = any ?? either;
  if (start === undefined) return undefined;
  const rest = tokens.slice(start).map((token) => (isWord(token, 'or') ? word('and') : token));
  return [word('all'), word('of'), ...rest];
}

/**
 * What is no quotation, such as "commas" or "at least two links". Denied, it must be bare, "commas are not used": "two links
 * are not used" may leave some that are.
 */
function thingOf(subject: readonly Token[], { denial }: Passive): readonly Token[] | undefined {
  const isCounted = readQuantity(subject, 0) !== undefined;
  const isOne = ['a', 'an', 'the', 'all', 'each', 'every', 'some'].some((one) => isWord(subject[0], one));
  return denial && (isCounted || isOne) ? undefined : subject;
}

const AGENTS: Table<null> = [
  ...['the assistant', 'the model', 'the agent', 'the response', 'the ai'].map((name) => [`by ${name}`, null] as const),
  ...['the response', 'the reply', 'the output'].map((name) => [`from ${name}`, null] as const),
];

/** "Is mentioned twice by the assistant" */
function withoutAgent(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, place) => readPhrase(tokens, place, AGENTS));
  const agent = at < 0 ? undefined : readPhrase(tokens, at, AGENTS);
  return agent && !isJoinedAt(tokens, agent.next) ? tokens.toSpliced(at, agent.next - at) : tokens;
}

const SHARES: Table<string> = [
  ['both', 'both of'],
  ['either', 'either of'],
  ['neither', 'neither of'],
];

/** Two quotations and what joins them, as a list: "both 'x' and 'y'" as "both of 'x' and 'y'". */
function withShare(tokens: readonly Token[]): readonly Token[] {
  const found = readPhrase(tokens, 0, SHARES);
  if (found && tokens[1]?.kind === 'quoted') return [...words(found.value), ...tokens.slice(1)];
  const isBare = tokens[0]?.kind === 'quoted' && tokens.length > 1;
  const joiner = ['or', 'and'].find((one) => tokens.some((token) => isWord(token, one)));
  if (!isBare || !joiner) return tokens;
  return [...words(joiner === 'or' ? 'any of' : 'all of'), ...tokens];
}

const word = (text: string): Token => ({ kind: 'word', text, raw: text });

export const words = (phrase: string): Token[] => phrase.split(' ').map(word);

/** "At least 3 words are in all caps", said of what words alone are. */
export function copula(tokens: readonly Token[]): Inverted | undefined {
  const at = tokens.findIndex((token, place) => isWord(token, 'words') && readPhrase(tokens, place + 1, IS));
  const is = at < 0 ? undefined : readPhrase(tokens, at + 1, IS);
  const isIn = is && ['in', 'written', 'entirely'].some((one) => isWord(tokens[is.next], one));
  if (!isIn || is.value !== undefined || tokens.slice(0, at).some((token) => isMark(token, ','))) return undefined;
  return { relation: 'have', denial: undefined, object: [...tokens.slice(0, at + 1), ...tokens.slice(is.next)] };
}
