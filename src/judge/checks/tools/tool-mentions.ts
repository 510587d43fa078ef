import { calls, type Subject, toolNames } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { told } from './tool-call-faults.ts';
import { standsIn } from './tool-values.ts';

/** Names of the tools that are called, or of any that the conversation has. */
export type NamesOf = 'called' | 'any';

/** The most names that an explanation lists. */
const mostTold = 10;

/** Whether the text of the response names a tool. A name that is a word of English may be meant as that word. */
export const toolNamedCheck = (of: NamesOf, negated: boolean): Check => ({
  name: 'tool-names',
  what: of === 'called' ? 'names of the called tools' : 'names of tools',
  asked: negated ? 'none in the response' : 'at least one in the response',
  reads: 'both',
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const names = namesOf(subject, of);
    if (names.length === 0)
      return { holds: null, reason: of === 'called' ? 'No tool was called.' : 'The conversation has no tools.' };
    const standing = names.map((name) => standsIn(name, said.text));
    const found = names.filter((name, at) => standing[at] && isNoWord(name));
    if (found.length === 0 && standing.some((one) => one !== false))
      return { holds: 'undecided', reason: 'The response may name a tool in other words.' };
    return {
      ...plainly(found.length > 0 !== negated),
      found:
        found.length > 0
          ? `The response names ${found.slice(0, mostTold).map(told).join(', ')}`
          : 'The response names none of them',
      evidence: quotesIn(said, found.slice(0, mostTold)),
    };
  },
});

const namesOf = (subject: Subject, of: NamesOf): string[] =>
  [
    ...(of === 'called' ? new Set(calls(subject).map(({ call }) => call.name)) : toolNames(subject.conversation)),
  ].filter((name) => name !== '');

const isNoWord = (name: string) => /[_\p{N}]|\p{Ll}\p{Lu}/u.test(name);
