import { type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { LANGUAGE_NAMES, type Language } from '../../language/language-names.ts';

/** Reads a language's name. In small letters "polish" is something else. */
export function readLanguage(tokens: readonly Token[], at: number): Reading<Language> | undefined {
  const token = tokens[at];
  if (token?.kind === 'word' && token.raw === 'polish') return undefined;
  return readPhrase(tokens, at, LANGUAGE_NAMES);
}
