import { type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { LANGUAGES, type Language } from '../../language/language-names.ts';

/** Other names; a variant, such as "Brazilian Portuguese" or "Simplified Chinese", is none. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  farsi: 'fa',
  bangla: 'bn',
  panjabi: 'pa',
  oriya: 'or',
  sinhalese: 'si',
  slovene: 'sl',
  cambodian: 'km',
  laotian: 'lo',
};

const NAMES: readonly (readonly [string, Language])[] = [
  ...LANGUAGES.map((language) => [language.name.toLowerCase(), language] as const),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [name, LANGUAGES.find((one) => one.code === code)!] as const),
];

/** Reads a language's name. In small letters "polish" is something else. */
export function readLanguage(tokens: readonly Token[], at: number): Reading<Language> | undefined {
  const token = tokens[at];
  if (token?.kind === 'word' && token.raw === 'polish') return undefined;
  return readPhrase(tokens, at, NAMES);
}
