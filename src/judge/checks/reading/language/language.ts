import type { Check } from '../../check.ts';
import { afterPhrase, isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { type Asked, languageCheck } from '../../language/language.ts';
import type { Language } from '../../language/language-names.ts';
import type { Claim } from '../claim.ts';
import { readLanguage } from './language-names.ts';

/**
 * Checks on the language of the text: "is in German", "is written entirely in Kannada", "does not respond in French". Where a
 * text leaves its language open the check is undecided.
 */
export function language(claim: Claim): Check | undefined {
  const asked = readAsked(claim);
  // "Not only in English" wants other languages as well; "not entirely in English" may want none of it, or some.
  return asked && !(claim.negated && asked.isWhole && !claim.isFault) ? languageCheck(asked, claim.negated) : undefined;
}

const WHOLES = ['all', 'entirely', 'completely', 'fully', 'wholly', 'exclusively', 'solely', 'only'].map(
  (word) => [word, null] as const,
);

const WRITTEN = ['written', 'given', 'phrased', 'worded'].map((word) => [word, null] as const);

/** [entirely] [written] [entirely] in [the] German [language] [only]; after "responds in" its beginning is said. */
function readAsked({ relation, object }: Claim): Asked | undefined {
  if (relation === 'reply' || relation === 'replyWholly') return readNamed(object, 0, relation === 'replyWholly');
  if (relation !== 'be' && relation !== 'stay') return undefined;
  const before = readPhrase(object, 0, WHOLES);
  const written = readPhrase(object, before?.next ?? 0, WRITTEN)?.next;
  const between = written === undefined ? undefined : readPhrase(object, written, WHOLES);
  const link = afterPhrase(object, between?.next ?? written ?? before?.next ?? 0, 'in');
  return link === undefined ? undefined : readNamed(object, link, before !== undefined || between !== undefined);
}

function readNamed(object: readonly Token[], at: number, isWhole: boolean): Asked | undefined {
  const found = readCalled(object, at) ?? readLanguage(object, at);
  if (!found) return undefined;
  const only = readPhrase(object, isMark(object[found.next], ',') ? found.next + 1 : found.next, ONLY);
  return (only?.next ?? found.next) === object.length
    ? { language: found.value, isWhole: isWhole || only !== undefined }
    : undefined;
}

const ONLY = [
  ...[
    'only',
    'alone',
    'and no other language',
    'and in no other language',
    'and nothing else',
    'no other language is allowed',
  ],
  ...[
    'with no other language',
    'and no other language is allowed',
    'and no other languages',
    'no other languages are allowed',
  ],
].map((phrase) => [phrase, null] as const);

/** "the Kannada language", "Kannada language" */
function readCalled(object: readonly Token[], at: number): Reading<Language> | undefined {
  const named = readLanguage(object, afterPhrase(object, at, 'the') ?? at);
  const next = named && afterPhrase(object, named.next, 'language');
  return next === undefined ? undefined : { value: named!.value, next };
}
