import { readNumber } from './number-words.ts';
import { isWord, type Reading, readPhrase, type Token } from './tokens.ts';

/** Who or what a clause speaks of. `either`: "it"; `answer`: a response by that name, which may also be what it comes to. A part of the response is read by `part.ts`, not by the families. */
export type About = 'response' | 'answer' | 'agent' | 'either' | ResponsePart;

/** A paragraph of the response: 0 for the first, 1 for the second, -1 for the last. */
export interface ResponsePart {
  paragraphAt: number;
}

const NOUNS = ['response', 'answer', 'reply', 'output'];
const PLURALS = ['responses', 'answers', 'replies', 'outputs'];
const AGENTS = ['assistant', 'model', 'agent', 'ai', 'chatbot', 'bot', 'ai assistant', 'ai model', 'language model'];

const both = (phrases: string[], about: About) =>
  phrases.flatMap((phrase): [string, About][] => {
    const named = phrase.endsWith('answer') ? 'answer' : about;
    return [
      [phrase, named],
      [`the ${phrase}`, named],
    ];
  });

/** "message" and "text" alone could be the user's, so they need an owner. */
const owned = AGENTS.flatMap((agent) => [
  ...[...NOUNS, 'message'].map((noun) => `${agent}'s ${noun}`),
  ...NOUNS.map((noun) => `${agent} ${noun}`),
]);

/** "final answer" or "first response" is one of several, so no adjective is understood. */
const SUBJECTS: readonly (readonly [string, About])[] = [
  ...both([...NOUNS, ...owned], 'response'),
  ...both(AGENTS, 'agent'),
  ['this response', 'response'],
  ['it', 'either'],
];

const GENERIC: readonly (readonly [string, 'singular' | 'plural'])[] = [
  ...[...PLURALS, ...AGENTS.flatMap((agent) => PLURALS.map((plural) => `${agent} ${plural}`))].flatMap(
    (plural): [string, 'plural'][] => [
      [plural, 'plural'],
      [`all ${plural}`, 'plural'],
      [`any ${plural}`, 'plural'],
    ],
  ),
  ...NOUNS.flatMap((noun): [string, 'singular'][] => [
    [`a ${noun}`, 'singular'],
    [`an ${noun}`, 'singular'],
    [`any ${noun}`, 'singular'],
    [`the ${noun}`, 'singular'],
  ]),
];

/** Reads the subject of a clause: the response or the assistant, in the words that mean nothing else. */
export const readSubject = (tokens: readonly Token[], at: number): Reading<About> | undefined =>
  readPhrase(tokens, at, SUBJECTS) ?? readParagraph(tokens, at);

const ORDINALS: readonly (readonly [string, number])[] = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
    (ordinal, place) => [ordinal, place] as const,
  ),
  ['opening', 0],
  ['last', -1],
  ['final', -1],
];
const OWNERS = ['the', "the response's", "the answer's", "the reply's", "the assistant's", 'its'];
const PARAGRAPHS: readonly (readonly [string, number])[] = ORDINALS.flatMap(([ordinal, place]) =>
  OWNERS.map((owner) => [`${owner} ${ordinal} paragraph`, place] as const),
);
const OF_THE_WHOLE: readonly (readonly [string, null])[] = NOUNS.map((noun) => [`of the ${noun}`, null]);

/** Reads "paragraph 2", "the second paragraph [of the response]". */
function readParagraph(tokens: readonly Token[], at: number): Reading<ResponsePart> | undefined {
  const ordinal = readPhrase(tokens, at, PARAGRAPHS);
  if (ordinal) {
    const next = readPhrase(tokens, ordinal.next, OF_THE_WHOLE)?.next ?? ordinal.next;
    return { value: { paragraphAt: ordinal.value }, next };
  }
  const number = isWord(tokens[at], 'paragraph') ? readNumber(tokens, at + 1) : undefined;
  return number && number.value > 0 ? { value: { paragraphAt: number.value - 1 }, next: number.next } : undefined;
}

/** Reads "responses", "an answer" and the like, as said of any response: "Reward answers that …". */
export const readGeneric = (tokens: readonly Token[], at: number): Reading<'singular' | 'plural'> | undefined =>
  readPhrase(tokens, at, GENERIC);
