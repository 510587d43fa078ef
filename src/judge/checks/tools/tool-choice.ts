import { calls } from '../../conversation.ts';
import { type Check, plainly } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import type { Quantity } from '../quantity.ts';
import { inMessage } from '../spoken.ts';
import { told } from './tool-call-faults.ts';

const TOOL = { singular: 'different tool', plural: 'different tools' };

/** The most names that an explanation lists, and the most messages that it cites. */
const mostTold = 10;

export interface Only {
  names: readonly string[];
  /** Whether all of them must be called: "only `a` and `b`" may mean it, "no tool other than `a` or `b`" does not. */
  mayNeedAll: boolean;
  /** Whether it says nothing where no tool is called. */
  needsCall: boolean;
  /** Whether a call of another tool is asked for. */
  wantsOther: boolean;
}

const namesIn = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : ` (called: ${names.slice(0, mostTold).map(told).join(', ')}${names.length > mostTold ? ', …' : ''})`;

export function differentCheck(asked: Quantity): Check {
  const check = countCheck('tool-choice', TOOL.plural, asked, (subject) => {
    const all = calls(subject);
    const names = [...new Set(all.map(({ call }) => call.name))];
    const shown = all.length === 0 ? [subject.response.last] : all.map(({ index }) => index);
    return {
      count: names.length,
      found: countOf(names.length, TOOL) + namesIn(names),
      evidence: [...new Set(shown)].slice(0, mostTold).map((index) => inMessage(index)),
    };
  });
  return { ...check, reads: 'calls' };
}

export function onlyCheck({ names, mayNeedAll, needsCall, wantsOther }: Only): Check {
  const allowed = new Set(names);
  const those = names.map(told).join(mayNeedAll ? ' and ' : ' or ');
  return {
    name: 'tool-choice',
    what: 'tools called',
    asked: `${wantsOther ? 'at least one' : 'none'} other than ${those}`,
    reads: 'calls',
    run: (subject) => {
      const all = calls(subject);
      if (all.length === 0 && needsCall) return { holds: null, reason: 'No tool was called.' };
      const called = new Set(all.map(({ call }) => call.name));
      const others = all.filter(({ call }) => !allowed.has(call.name));
      if (mayNeedAll && others.length === 0 && called.size < allowed.size) {
        return { holds: 'undecided', reason: `It is open whether each of ${those} must be called.` };
      }
      const hasOther = others.length > 0;
      const shown = (hasOther ? others : all).map(({ index }) => index);
      const share = hasOther ? (all.length - others.length) / all.length : 1;
      return {
        ...plainly(hasOther === wantsOther),
        ...(wantsOther ? {} : { nearness: share }),
        found: `${all.length === 0 ? 'No tool calls' : `${countOf(all.length, CALL)}, ${hasOther ? others.length : 'none'} of another tool`}${namesIn([...called])}`,
        evidence: [...new Set(shown.length > 0 ? shown : [subject.response.last])]
          .slice(0, mostTold)
          .map((index) => inMessage(index)),
      };
    },
  };
}

const CALL = { singular: 'tool call', plural: 'tool calls' };
