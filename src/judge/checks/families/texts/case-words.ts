import { each } from '../shape.ts';

const LETTERING = ['case', 'casing', 'capitalization', 'capitalisation', 'letter case'];
const ANY_CASE = [
  ...each(
    ['ignoring', 'disregarding', 'regardless of', 'irrespective of', 'whatever', 'no matter', 'never mind'].flatMap(
      (any) =>
        any === 'ignoring' || any.endsWith('of') ? [any, `${any} its`, `${any} the`] : [`${any} the`, `${any} its`],
    ),
    LETTERING,
  ),
  ...each(['in any', 'in whatever', 'in either', 'in some', 'with any', 'with whatever'], LETTERING),
  ...each(LETTERING, ['ignored', 'aside', 'notwithstanding']),
  ...each(
    ['ignoring', 'disregarding', 'regardless of', 'irrespective of'],
    ['capitals', 'capital letters', 'upper and lower case', 'upper or lower case'],
  ),
  ...['upper and lower case alike', 'upper and lower case together', 'capital or small', 'capitalised or not'],
  ...['no matter how it is capitalized', 'no matter how it is capitalised', 'however it is capitalized'],
  ...['whether capitalized or not', 'whether capitalised or not', 'capitalized or not', 'in any letter case'],
  ...['in upper or lower case', 'in lower or upper case', 'in upper or lowercase', 'in uppercase or lowercase'],
  ...['whether in upper or lower case', 'whether upper or lower case', 'be it in upper or lower case'],
  ...['in any mix of upper and lower case', 'in upper case or lower case'],
].filter((one) => !/^in (?:either|some|whatever) case$/u.test(one));
const UNIMPORTANT = ['does not matter', 'is ignored', 'is irrelevant', 'is unimportant', 'is not important'];
/** Said only in brackets or after a comma: elsewhere "any case" may be any instance. */
const ASIDE = ['any case', 'any casing', 'any capitalization', 'any capitalisation', 'upper or lower case'].concat(
  each([...LETTERING, 'upper or lower case', 'upper and lower case', 'uppercase or lowercase'], UNIMPORTANT),
);

/** That upper and lower case do not matter, after a text: "ignoring case", "(upper or lower case)". */
export const CASE_IGNORED: readonly string[] = [
  ...ANY_CASE,
  ...[...ANY_CASE, ...ASIDE].flatMap((one) => [`( ${one} )`, `, ${one}`, `; ${one}`]),
];

/** "Spelled exactly like that" */
const JUST_SO = [
  ...each(
    ['', 'written', 'spelled', 'spelt', 'typed', 'capitalized', 'capitalised'],
    each(
      ['just', 'exactly', 'precisely'],
      ['like that', 'like this', 'that way', 'as written', 'as shown', 'as given'],
    ),
  ),
  ...each(['written', 'spelled', 'spelt', 'typed'], ['like that', 'that way']),
  ...['letter for letter', 'character for character', 'same spelling', 'mind the capitals', 'mind the case'],
].map((one) => one.trim());

/** That a text is meant as it is written: "with exactly that capitalisation". */
export const CASE_KEPT: readonly string[] = each(
  each(
    ['with', 'in'],
    [
      ...['that', 'this', 'exactly that', 'exactly this', 'precisely that', 'precisely this', 'just that', 'just this'],
      ...each(['that', 'this'], ['exact', 'precise', 'very', 'same']),
    ],
  ),
  LETTERING,
)
  .flatMap((one) => [one, `, ${one}`])
  .concat(JUST_SO.flatMap((one) => [`, ${one}`, `( ${one} )`, `— ${one}`]));
