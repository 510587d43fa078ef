import { readPlace, readWhole, withoutPlace } from './place.ts';
import { isWord, readPhrase, type Token } from './tokens.ts';

/**
 * A clause whose subject is what is looked for in the response, turned round: "'x' is never mentioned" as "never mentions
 * 'x'", "the first word is 'x'" as "starts with the word 'x'".
 */
export interface Inverted {
  relation: 'have' | 'use' | 'mention' | 'start' | 'end';
  denial: 'not' | 'never' | undefined;
  object: readonly Token[];
}

/** Reads such a clause. */
export const readInverted = (tokens: readonly Token[]): Inverted | undefined =>
  passive(tokens) ?? edgeOf(tokens) ?? existential(tokens);

type Denial = Inverted['denial'];
type Table<T> = readonly (readonly [string, T])[];

/** Every form of a verb, "is" or "must" with its denial: "is never", "must not be". */
const withDenials = (forms: readonly (readonly [before: string, after: string])[]): Table<Denial> =>
  forms.flatMap(([before, after]) =>
    ([undefined, 'not', 'never'] as const).map(
      (denial) => [[before, denial, after].filter((part) => part).join(' '), denial] as const,
    ),
  );

const MODALS = ['must', 'should', 'shall', 'has to', 'have to', 'needs to', 'need to'];
const IS = withDenials([
  ...['is', 'are', 'was', 'were', 'are both', 'are all'].map((be) => [be, ''] as const),
  ...MODALS.map((modal) => [modal, 'be'] as const),
]);

interface Passive {
  relation: 'use' | 'mention';
  denial: Denial;
}

const APPEARS: Table<Passive> = [
  'appear|appears|appeared|both appear|all appear',
  'occur|occurs|occurred|both occur|all occur',
].flatMap((forms) => {
  const [base = '', ...others] = forms.split('|');
  const denials: Table<Denial> = [
    ...withDenials(MODALS.map((modal) => [modal, base])),
    ...['does', 'do', 'did'].map((auxiliary) => [`${auxiliary} not ${base}`, 'not'] as const),
    ...[base, ...others].flatMap(
      (form): Table<Denial> => [
        [form, undefined],
        [`never ${form}`, 'never'],
      ],
    ),
  ];
  return denials.map(([phrase, denial]) => [phrase, { relation: 'mention', denial }] as const);
});

const PARTICIPLES: readonly (readonly [string, Passive['relation']])[] = [
  ['used', 'use'],
  ...['mentioned', 'included', 'contained', 'found', 'present'].map((word) => [word, 'mention'] as const),
];

const PASSIVES: Table<Passive> = [
  ...APPEARS,
  ...IS.flatMap(([is, denial]) =>
    PARTICIPLES.map(([word, relation]) => [`${is} ${word}`, { relation, denial }] as const),
  ),
  ...IS.filter(([, denial]) => denial === undefined).flatMap(([is]) =>
    ['absent', 'missing'].map((word) => [`${is} ${word}`, { relation: 'mention', denial: 'not' }] as const),
  ),
];

/** "The word 'x' appears at least twice", "neither 'x' nor 'y' is mentioned" */
function passive(tokens: readonly Token[]): Inverted | undefined {
  const at = 1 + tokens.findIndex((token, place) => token.kind === 'quoted' && verbAt(tokens, place + 1));
  const verb = at > 0 ? verbAt(tokens, at) : undefined;
  if (!verb) return undefined;
  const { relation, denial } = verb.value;
  const subject = withShare(tokens.slice(0, at));
  const several = subject.filter(({ kind }) => kind === 'quoted').length > 1;
  // "All of them do not appear" may mean that none does, or not all.
  if (several && denial) return undefined;
  return { relation, denial, object: [...subject, ...withoutAgent(tokens.slice(verb.next))] };
}

const verbAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'word' ? readPhrase(tokens, at, PASSIVES) : undefined;

const AGENTS: Table<null> = [
  ...['the assistant', 'the model', 'the agent', 'the response'].map((name) => [`by ${name}`, null] as const),
  ...['the response', 'the reply', 'the output'].map((name) => [`from ${name}`, null] as const),
];

/** "Is mentioned twice by the assistant" */
function withoutAgent(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, place) => readPhrase(tokens, place, AGENTS));
  const agent = at < 0 ? undefined : readPhrase(tokens, at, AGENTS);
  return agent ? tokens.toSpliced(at, agent.next - at) : tokens;
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
  if (!isBare) return tokens;
  const joiner = tokens.some((token) => isWord(token, 'or')) ? 'any of' : 'all of';
  return [...words(joiner), ...tokens];
}

const words = (phrase: string): Token[] => phrase.split(' ').map((word) => ({ kind: 'word', text: word, raw: word }));

const OWNERS = ['the', 'its', "the response's", "the reply's", "the output's"];
const EDGES: Table<{ relation: 'start' | 'end'; noun: string }> = OWNERS.flatMap((owner) =>
  ['word', 'line', 'character'].flatMap((noun) => [
    ...['first', 'opening'].map((edge) => [`${owner} ${edge} ${noun}`, { relation: 'start', noun }] as const),
    ...['last', 'final', 'closing'].map((edge) => [`${owner} ${edge} ${noun}`, { relation: 'end', noun }] as const),
  ]),
);

/** "The first word of the response is 'x'", "the last line is exactly 'x'" */
function edgeOf(tokens: readonly Token[]): Inverted | undefined {
  const edge = readPhrase(tokens, 0, EDGES);
  const at = edge && (readWhole(tokens, edge.next) ?? readPlace(tokens, edge.next))?.next;
  const is = edge && readPhrase(tokens, at ?? edge.next, IS);
  if (!is) return undefined;
  const { relation, noun } = edge.value;
  const exact = isWord(tokens[is.next], 'exactly') ? 1 : 0;
  const either = isWord(tokens[is.next + exact], 'either') ? 1 : 0;
  const rest = tokens.slice(is.next + exact + either);
  const fits = rest.every((token) => token.kind !== 'quoted' || FITS[noun]?.test(token.text) !== false);
  const isQuoted = rest[0]?.kind === 'quoted';
  if (!fits || !isQuoted) return undefined;
  return { relation, denial: is.value, object: [...words(exact ? `the exact ${noun}` : `the ${noun}`), ...rest] };
}

/** What one word, or one character, can be. */
const FITS: Readonly<Record<string, RegExp>> = { word: /^\S+$/u, character: /^.$/u };

/** "There are at least two mentions of 'x' in the response" */
function existential(tokens: readonly Token[]): Inverted | undefined {
  const is = isWord(tokens[0], 'there') ? readPhrase(tokens, 1, IS) : undefined;
  if (!is || is.value === 'never') return undefined;
  const object = withoutPlace(tokens.slice(is.next));
  const isPlaced = object.length < tokens.length - is.next;
  return isPlaced ? { relation: 'have', denial: is.value, object } : undefined;
}
