import { type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import type { ResponsePart } from './part-names.ts';
import { readPart } from './part-phrase.ts';

/** Who or what a clause speaks of. `either`: "it"; `answer`: a response by that name, which may also be what it comes to. A part of the response is read by `part.ts`, not by the families. */
export type About = 'response' | 'answer' | 'agent' | 'either' | ResponsePart;

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
  ...[...NOUNS, ...owned].flatMap((noun) =>
    ['the text of the', 'the content of the', 'the contents of the'].map((of): [string, About] => [
      `${of} ${noun}`,
      noun.endsWith('answer') ? 'answer' : 'response',
    ]),
  ),
  ...NOUNS.map((noun): [string, About] => [`the ${noun} text`, noun === 'answer' ? 'answer' : 'response']),
  ...['response', 'answer', 'reply'].flatMap((noun): [string, About][] => {
    const about = noun === 'answer' ? 'answer' : 'response';
    return [
      [`your ${noun}`, about],
      [`its ${noun}`, about],
    ];
  }),
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
    [`every ${noun}`, 'singular'],
    [`each ${noun}`, 'singular'],
    [`the ${noun}`, 'singular'],
  ]),
];

/** Reads the subject of a clause: the response, parts of it, or the assistant, in the words that mean nothing else. */
export const readSubject = (tokens: readonly Token[], at: number): Reading<About> | undefined =>
  readPhrase(tokens, at, SUBJECTS) ?? readPart(tokens, at);

const WHOLES: typeof SUBJECTS = NOUNS.flatMap((noun) => {
  const about = noun === 'answer' ? 'answer' : 'response';
  return [
    ...['the entire', 'the whole', 'the full', 'the complete', 'its entire', 'its whole', 'your entire', 'your whole'],
    ...['all of the', 'everything in the', 'the full text of the', 'the entire text of the', 'the whole text of the'],
  ].map((whole) => [`${whole} ${noun}`, about] as const);
});

/** Reads "the entire response" and the like, of which what it is holds throughout. */
export const readWholeSubject = (tokens: readonly Token[], at: number): Reading<About> | undefined =>
  readPhrase(tokens, at, WHOLES);

/** Reads "responses", "an answer" and the like, as said of any response: "Reward answers that …". */
export const readGeneric = (tokens: readonly Token[], at: number): Reading<'singular' | 'plural'> | undefined =>
  readPhrase(tokens, at, GENERIC);
