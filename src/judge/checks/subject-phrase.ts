import { type Reading, readPhrase, type Token } from './tokens.ts';

/** Who or what a clause speaks of. `either`: "it". */
export type About = 'response' | 'agent' | 'either';

const NOUNS = ['response', 'answer', 'reply', 'output'];
const PLURALS = ['responses', 'answers', 'replies', 'outputs'];
const AGENTS = ['assistant', 'model', 'agent', 'ai', 'chatbot', 'bot', 'ai assistant', 'ai model', 'language model'];

const both = (phrases: string[], about: About) =>
  phrases.flatMap((phrase): [string, About][] => [
    [phrase, about],
    [`the ${phrase}`, about],
  ]);

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
  readPhrase(tokens, at, SUBJECTS);

/** Reads "responses", "an answer" and the like, as said of any response: "Reward answers that …". */
export const readGeneric = (tokens: readonly Token[], at: number): Reading<'singular' | 'plural'> | undefined =>
  readPhrase(tokens, at, GENERIC);
