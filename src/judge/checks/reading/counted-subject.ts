import { afterPhrase, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { withoutPlaces } from './place.ts';
import { readQuantity } from './quantity.ts';

/** A clause whose subject is a number of things: "the number of words is …", "the word count …", "its length …". */
export interface CountedSubject {
  /** What is counted; undefined of a length, whose unit stands with the number. */
  unit: readonly Token[] | undefined;
}

const OWNERS = ['the', 'its', "the response's", "the reply's", "the answer's", "the output's", "the assistant's"];
const NUMBERS = OWNERS.flatMap((owner) =>
  ['number of', 'total number of'].map((noun) => [`${owner} ${noun}`, null] as const),
);
const LENGTHS = [
  ...OWNERS.flatMap((owner) => ['length', 'total length'].map((noun) => `${owner} ${noun}`)),
  ...['the response length', 'the reply length', 'the answer length', 'the output length'],
].map((phrase) => [phrase, null] as const);
const OWNING = OWNERS.flatMap((owner) => [owner, `${owner} total`]).map((owner) => [owner, null] as const);
const STARTS = [NUMBERS, LENGTHS, OWNING];
const OF_THE_ANSWER = ['of the answer', 'in the answer'].map((phrase) => [phrase, null] as const);
const VERBS = [
  ...[
    'is',
    'are',
    'was',
    'does',
    'do',
    'must',
    'should',
    'shall',
    'has',
    'needs',
    'exceeds',
    'equals',
    'stays',
    'remains',
  ],
  ...['cannot', 'can', 'may', 'will', 'ought', 'falls', 'never', 'goes', 'ranges'],
];

/** Reads such a subject in every way that ends before a verb: "the number of times 'x' is used | is at least 3". */
export const readCountedSubjects = (tokens: readonly Token[]): Reading<CountedSubject>[] =>
  STARTS.some((table) => readPhrase(tokens, 0, table))
    ? tokens.flatMap((token, end) => {
        const subject = end > 1 && VERBS.some((verb) => isWord(token, verb)) ? subjectUntil(tokens, end) : undefined;
        return subject ? [{ value: subject, next: end }] : [];
      })
    : [];

function subjectUntil(tokens: readonly Token[], end: number): CountedSubject | undefined {
  const length = readPhrase(tokens, 0, LENGTHS);
  if (length) return length.next <= end && isPlace(tokens.slice(length.next, end)) ? { unit: undefined } : undefined;
  const number = readPhrase(tokens, 0, NUMBERS);
  if (!number) return readCount(tokens, end);
  const unit = withoutAnswer(tokens.slice(number.next, end));
  return unit.length > 0 ? { unit } : undefined;
}

/** "The word count", "the response's bullet point count" */
function readCount(tokens: readonly Token[], end: number): CountedSubject | undefined {
  const owner = readPhrase(tokens, 0, OWNING);
  const at = tokens.findIndex((token) => isWord(token, 'count'));
  if (!owner || at <= owner.next || at >= end || !isPlace(tokens.slice(at + 1, end))) return undefined;
  return { unit: tokens.slice(owner.next, at) };
}

const isPlace = (tokens: readonly Token[]) => withoutAnswer(tokens).length === 0;

function withoutAnswer(tokens: readonly Token[]): readonly Token[] {
  const plain = withoutPlaces(tokens);
  const at = plain.findIndex((_, place) => readPhrase(plain, place, OF_THE_ANSWER));
  return at < 0 ? plain : plain.toSpliced(at, 3);
}

/** What is counted, after how many of it: "at least 300" and "words". Undefined where it is no number alone. */
export function withCountedUnit(object: readonly Token[], unit: readonly Token[]): readonly Token[] | undefined {
  const quantity = readQuantity(object, 0);
  return quantity?.next === object.length ? [...object, ...unitOf(unit)] : undefined;
}

/** "Times the word 'x' appears" as "occurrences of the word 'x'". */
function unitOf(unit: readonly Token[]): readonly Token[] {
  const times = afterPhrase(unit, 0, 'times');
  const verb = times === undefined ? -1 : unit.findIndex((_, at) => readPhrase(unit, at, OCCURRING));
  if (times === undefined || verb < 0 || readPhrase(unit, verb, OCCURRING)?.next !== unit.length) return unit;
  const of = ['occurrences', 'of'].map((text): Token => ({ kind: 'word', text, raw: text }));
  return [...of, ...unit.slice(times, verb)];
}

const OCCURRING = ['appears', 'occurs', 'is used', 'is mentioned', 'appear', 'occur'].map(
  (phrase) => [phrase, null] as const,
);
