import { USER_MESSAGE } from '../../conversation/user-message.ts';
import { type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';

/** Reads "the user's last message". */
export const readUserMessage = (tokens: readonly Token[], at: number): Reading<null> | undefined =>
  readPhrase(tokens, at, USER_MESSAGE);
