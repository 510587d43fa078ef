import type { Reading } from './reading.ts';
import { isOneOf, type Token, wordList } from './tokens.ts';

const FOODS = wordList(
  'recipe recipes menu menus dish dessert smoothie salad snack snacks meal shopping grocery ingredient ingredients',
);
const TALES = wordList(
  'story tale fable novel play drama plot scene screenplay joke chapter mystery thriller poem song',
);
const PLAYS = wordList('play drama novel plot scene film movie');
/** What stands before a thing that nothing describes. */
const BARE = wordList(
  'a an any no one some contain contains include includes has have mention mentions use uses without',
);
/** What makes a date a day. */
const OF_DAYS = wordList('format formats iso calendar due expiry expiration publication day days year years');

/** "The recipe contains dates", "the story contains a letter", "the play has two characters": days, signs, or what else? */
export function withTwoSenses(reading: Reading, tokens: readonly Token[]): Reading {
  const names = (words: readonly string[]) => tokens.some((token) => isOneOf(token, words));
  const isFruit = names(FOODS) && names(['date', 'dates']) && !names(OF_DAYS);
  const isPerson = names(PLAYS) && names(['character', 'characters']);
  const isMail =
    names(TALES) && tokens.some((token, at) => isOneOf(token, ['letter', 'letters']) && isBare(tokens, at));
  return isFruit || isPerson || isMail ? { ...reading, isOpen: true } : reading;
}

const isBare = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return isOneOf(tokens[at - 1], BARE) && (next === undefined || next.kind === 'mark');
};
