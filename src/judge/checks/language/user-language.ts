import { type Check, plainly } from '../check.ts';
import { besideUserMessage } from '../conversation/user-message.ts';
import { inMessage } from '../spoken.ts';
import { identify } from './language-identify.ts';
import { LANGUAGES, type Language } from './language-names.ts';
import { languageOf } from './language-of.ts';
import { wordsOf } from './words-of.ts';

const UNSURE = "The language of the user's message cannot be told for certain.";

const MAY_BE_ASKED = 'The user may have asked for another language, so a program cannot tell which one is meant.';

export function userLanguageCheck(isWhole: boolean, negated: boolean): Check {
  const wanted = `the language of the user's message${isWhole ? ' alone' : ''}`;
  return {
    name: 'user-language',
    what: 'the language of the text',
    asked: negated ? `anything but ${wanted}` : wanted,
    // In an agent's view the user may be another agent.
    reads: 'both',
    isCostly: true,
    needsDetector: true,
    run: besideUserMessage((said, message) => {
      const language = languageOf(message.text);
      if (!language) return { holds: 'undecided', reason: UNSURE };
      const identified = identify(said.text, language, isWhole);
      if ('undecided' in identified) return { holds: 'undecided', reason: identified.undecided };
      if (!identified.holds && mayNameAnother(message.text, language))
        return { holds: 'undecided', reason: MAY_BE_ASKED };
      return {
        ...plainly(identified.holds !== negated),
        found: `${identified.found}, the user's message in ${language.name}`,
        evidence: [inMessage(said.index), inMessage(message.index)],
      };
    }),
  };
}

/** A name in another language than English may be bent, so its beginning is looked for. */
function mayNameAnother(text: string, own: Language): boolean {
  const plain = text.toLowerCase();
  const ownNames = new Intl.DisplayNames([own.code], { type: 'language' });
  const others = LANGUAGES.filter(({ code }) => code !== own.code);
  const words = new Set(wordsOf(plain));
  return others.some(
    ({ code, name }) =>
      words.has(name.toLowerCase()) || stemsOf(ownNames.of(code)!.toLowerCase()).some((stem) => plain.includes(stem)),
  );
}

/** In Chinese and Japanese "英语", "英文" and "英語" are one. */
const TONGUES = ['语', '語', '文'];

function stemsOf(name: string): string[] {
  if (!/\p{Script=Han}/u.test(name)) return [name.slice(0, Math.max(5, name.length - 2))];
  return [name.slice(0, 1), name.slice(0, -1)].flatMap((stem) => TONGUES.map((tongue) => stem + tongue));
}
