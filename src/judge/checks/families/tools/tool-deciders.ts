import type { Check } from '../../check.ts';
import { type CallTurn, callTurnCheck } from '../../tools/call-turns.ts';
import { type AskedArguments, argumentShapeCheck } from '../../tools/tool-argument-shapes.ts';
import { argumentsCheck, type Wanted } from '../../tools/tool-arguments.ts';
import type { Aspect } from '../../tools/tool-call-faults.ts';
import { differentCheck, onlyCheck } from '../../tools/tool-choice.ts';
import { type NamesOf, toolNamedCheck } from '../../tools/tool-mentions.ts';
import { type CallMessages, messagesCheck } from '../../tools/tool-messages.ts';
import { orderCheck } from '../../tools/tool-order.ts';
import type { Order } from '../../tools/tool-order-held.ts';
import { repeatsCheck } from '../../tools/tool-repeats.ts';
import { resultsCheck } from '../../tools/tool-results.ts';
import { type Returned, returnedCheck } from '../../tools/tool-returned.ts';
import { schemaCheck } from '../../tools/tool-schemas.ts';
import { type TriedAgain, triedAgainCheck } from '../../tools/tool-tried-again.ts';
import { toolCheck } from '../../tools/tools.ts';
import { counting, type Decider, quantityOf } from '../bridge.ts';
import { type CheckOf, withChecks, withDetector } from '../json/json-wish.ts';

/** The check of an argument, with those of what its text is asked; undefined where no program decides one of them. */
export function argumentCheck(asked: AskedArguments, negated: boolean, checkOf: CheckOf): Check | undefined {
  const { wish } = asked;
  if (!('is' in wish)) return argumentShapeCheck(asked, negated);
  const is = wish.is.map((one) => withChecks(one, checkOf));
  const known = is.filter((one) => one !== undefined);
  if (known.length < is.length) return undefined;
  return withDetector(argumentShapeCheck({ ...asked, wish: { ...wish, is: known } }, negated), wish);
}

const PLAIN = { names: [], joined: undefined } as const;

/** How facts about tool calls are decided. */
export const TOOL_DECIDERS: Readonly<Record<string, Decider>> = {
  calls: counting((quantity, { of }) => toolCheck((of as string | undefined) ?? null, { ...PLAIN, quantity })),
  'calls only': ({ of }) => {
    const { name, times } = of as { name: string; times: number };
    const asked = quantityOf([[times, times]]);
    return asked && toolCheck(name, { ...PLAIN, quantity: asked, isOpenBelow: true });
  },
  'call order': ({ of }, negated) => orderCheck({ order: of as Order, negated }),
  'only tools': ({ of }) =>
    onlyCheck({ ...(of as { names: string[]; mayNeedAll: boolean }), needsCall: true, wantsOther: false }),
  'other tools': ({ of }, negated) =>
    onlyCheck({ names: of as string[], mayNeedAll: false, needsCall: false, wantsOther: !negated }),
  'different tools': counting(differentCheck),
  'call arguments': ({ of }, negated) => {
    const { name, wanted } = of as { name: string; wanted: Wanted[] };
    return argumentsCheck(name, wanted, negated);
  },
  'call faults': ({ of }, negated) => {
    const { aspects, isOne = false } = of as { aspects: Aspect[]; isOne?: true };
    return schemaCheck({ aspects, wantsFault: !negated, needsCall: false }, isOne);
  },
  'calls without faults': ({ of }) =>
    schemaCheck({ aspects: (of as { aspects: Aspect[] }).aspects, wantsFault: false, needsCall: true }, false),
  'repeated calls': ({ of }, negated) =>
    repeatsCheck({ ...(of as { sameArguments: boolean; isNext?: true; name?: string }), wantsRepeat: !negated }),
  'call again': ({ of }, negated) => triedAgainCheck(of as TriedAgain, negated),
  'answered calls': () => resultsCheck({ wantsOpen: false, needsCall: true }),
  'call turn': ({ of }, negated) => callTurnCheck(of as CallTurn, negated),
  'call messages': ({ of }, negated) => messagesCheck(of as CallMessages, negated),
  'tool named': ({ of }, negated) => toolNamedCheck(of as NamesOf, negated),
  'tool returned': ({ of }, negated) => returnedCheck(of as Returned, negated),
  'unanswered calls': (_, negated) => resultsCheck({ wantsOpen: !negated, needsCall: false }),
};
