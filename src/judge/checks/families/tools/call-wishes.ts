import type { FieldWish } from '../../data/field-wish.ts';
import type { Scalar } from '../../data/json-demands.ts';
import { and, canonical, OPEN, type Said } from '../../form.ts';
import { Several } from '../../grammar/chart.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { ArgumentWish, AskedArguments, CallShare } from '../../tools/tool-argument-shapes.ts';
import type { Wanted } from '../../tools/tool-arguments.ts';
import { isSure, type Tool } from './tool-names.ts';

export const ofArgument = (tool: Tool, wish: ArgumentWish, share: CallShare): Said | undefined =>
  isSure(tool)
    ? { ask: 'call argument', of: { name: tool.name, wish, share } satisfies AskedArguments, undeniable: true }
    : undefined;

/** A name as it is written. */
export interface Marked {
  name: string;
  isMarked: boolean;
}
export type Named = Pick<Extract<ArgumentWish, { argument: string }>, 'argument' | 'mayBeElse'>;
export const namedBy = ({ name, isMarked }: Marked): Named => ({
  argument: name,
  ...(!isMarked && { mayBeElse: true }),
});

/** What calls are made with: values of arguments, or what else is asked of these, all of it. */
export type Args = { wanted: readonly Wanted[] } | { wishes: readonly ArgumentWish[]; mayBeAll?: readonly string[] };

export const wishing = (...wishes: ArgumentWish[]): Args => ({ wishes });
export const isThere: FieldWish[] = [{ isThere: true }];
export const there = (one: Marked): ArgumentWish => ({ ...namedBy(one), is: isThere });
export const valued = (one: Marked, oneOf: Scalar[]): ArgumentWish => ({ ...namedBy(one), is: [{ oneOf }] });
export const without = ({ name, isMarked }: Marked): ArgumentWish => ({
  without: name,
  ...(!isMarked && { mayBeElse: true }),
});

const wishesOf = (args: Args): readonly ArgumentWish[] =>
  'wishes' in args ? args.wishes : args.wanted.map(({ argument, value }) => ({ argument, is: [{ oneOf: [value] }] }));

/** That such calls are made: each argument of the same, of which as a fault one may be enough. */
export function share(tool: Tool, args: Args, of: CallShare): Said | undefined {
  const forms = wishesOf(args).map((wish) => ofArgument(tool, wish, of));
  if (forms.includes(undefined) || (of === 'some' && forms.length > 1)) return undefined;
  if (forms.length === 1) return forms[0];
  const all: Said = { ...and(...(forms as Said[])), plainFor: 1, undeniable: true };
  const only = 'wishes' in args && args.mayBeAll && ofArgument(tool, { only: args.mayBeAll }, of);
  return only ? { ask: 'agreeing', of: [canonical(all), canonical(only)], plainFor: 1, undeniable: true } : all;
}

export function never(tool: Tool, args: Args): Said | undefined {
  const form = share(tool, args, 'some');
  return form && { not: { ask: 'call argument', of: (form as { of?: unknown }).of }, denies: true };
}

/** Of "the call" as a wish, and of any one as a fault: "called with an amount over 100". "Does not call it with x and y" may mean neither. */
export function calledWith(tool: Tool, args: Args): Said | Several | undefined {
  if (tool.ofOneCall) return share(tool, args, 'some');
  if (tool.isAlways) return share(tool, args, 'every');
  if ('wanted' in args)
    return {
      ask: 'call arguments',
      of: { name: tool.name, ...args },
      ...(args.wanted.length > 1 && { undeniable: true }),
    };
  const [wished, fault] = [share(tool, args, 'the'), share(tool, args, 'some')];
  if (!wished || !fault) return wished;
  const denial = [never(tool, args)!];
  return new Several([
    { ...wished, denial, onlyFor: 1 },
    { ...fault, denial, onlyFor: -1 },
  ]);
}

/** "Is called exactly once with x": in all, or so? */
export function timesWith(tool: Tool, { in: numbers, bare }: Amount, args: Args): Said | undefined {
  const [low, high] = numbers[0]!;
  const one = 'wanted' in args ? (calledWith(tool, args) as Said) : share(tool, args, 'some');
  if (numbers.length > 1 || !isSure(tool) || !one) return undefined;
  if (tool.isAlways) return OPEN;
  if (low === 1 && high === Infinity) return { ...one, undeniable: true };
  const all = 'wanted' in args ? one : share(tool, args, 'the');
  if (low !== 1 || high !== 1 || !all) return OPEN;
  const once: Said = { and: [{ ask: 'calls', of: tool.name, in: numbers }, all] };
  return { ask: 'agreeing', of: [canonical(once), canonical(one)], undeniable: true, ...(bare && { plainFor: 1 }) };
}

export interface Given {
  named: Named;
  tool: Tool;
  /** Of which calls, where that is said: "every path passed to …"; of "any" one only a fault is plain. */
  share?: CallShare | 'none';
}

export function ofGiven({ tool, share: of = 'the' }: Given, wish: ArgumentWish): Said | undefined {
  if (of === 'none') return never(tool, wishing(wish));
  const form = ofArgument(tool, wish, of);
  return form && of === 'some' ? { ...form, plainFor: -1 } : form;
}
