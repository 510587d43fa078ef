import { type Check, plainly } from '../check.ts';
import { countBullets } from '../markdown/bullets.ts';
import { listItems } from '../markdown/list-items.ts';
import { inMessage } from '../spoken.ts';
import { isInScript, SCRIPTS } from '../texts/scripts.ts';
import { besideUserMessage } from './user-message.ts';

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const ASKED = new RegExp(String.raw`(?<![\p{L}\p{N}.,-])(?:\d+|${NUMBERS.join('|')})(?![\p{L}\p{N}-]|[.,:]\d)`, 'giu');
/** "3 tips", "five short names", and not "5 minutes". */
const OF_THINGS =
  /^\s+(?:[\p{L}-]+\s+){0,2}?(?!minutes|hours|days|weeks|months|years|people|words|sentences)\p{L}+s\b/u;

/** Whether a list has as many items as the user asked for, where their message names one number and the response has one plain list. */
export const askedNumberCheck = (isOfBullets: boolean, negated: boolean): Check => ({
  name: 'compared',
  what: isOfBullets ? 'bullet points' : 'list items',
  asked: `${negated ? 'not ' : ''}as many as the user asked for`,
  reads: 'both',
  run: besideUserMessage((said, message) => {
    const [found, ...others] = [...message.text.matchAll(ASKED)];
    const items = listItems(said.text).length;
    const isNested = /^(?:[ \t]{2,}|\t)(?:[-*+•]|\d+[.)]) /mu.test(said.text);
    const isOther = isOfBullets && countBullets(said.text) !== items;
    const isAsked = found && OF_THINGS.test(message.text.slice(found.index + found[0].length));
    if (!isAsked || others.length > 0 || items === 0 || isNested || isOther)
      return {
        holds: 'undecided',
        reason: 'It cannot be told for certain how many the user asked for, or how many there are.',
      };
    const word = NUMBERS.indexOf(found[0].toLowerCase());
    const wanted = word < 0 ? Number(found[0]) : word + 2;
    return {
      ...plainly((items === wanted) !== negated),
      found: `${items} of the ${wanted} that the user asked for`,
      evidence: [inMessage(said.index), inMessage(message.index)],
    };
  }),
});

/** Whether a response is in the script of the user's message, where that has one alone. */
export const sameScriptCheck = (negated: boolean): Check => ({
  name: 'scripts',
  what: "letters in the script of the user's message",
  asked: negated ? 'not all' : 'all',
  reads: 'both',
  run: besideUserMessage((said, message) => {
    const own = Object.keys(SCRIPTS).filter((script) => {
      const is = isInScript(message.text, { script, isAll: true });
      return 'is' in is && is.is;
    });
    const answers = own.map((script) => isInScript(said.text, { script }));
    const [first] = answers;
    const isOpen = !first || answers.some((one) => !('is' in one) || !('is' in first) || one.is !== first.is);
    if (isOpen || !('is' in first))
      return { holds: 'undecided', reason: 'Letters of several scripts leave it open in which one they are to be.' };
    return {
      ...plainly(first.is !== negated),
      found: first.found ?? '',
      evidence: [inMessage(said.index), inMessage(message.index)],
    };
  }),
});
