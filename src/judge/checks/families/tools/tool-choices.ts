import { and, type Fact, type Form, isFact, OPEN, or, type Said } from '../../form.ts';
import { factsOf, isSome } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { isOfText } from '../wordings/further-words.ts';
import { areOfAgent, isSure, namesOf, type Tools } from './tool-names.ts';

const called = (name: string): Said => ({ ask: 'calls', of: name, in: [[1, Infinity]] });
const uncalled = (name: string): Said => ({ ask: 'calls', of: name, in: [[0, 0]], denies: true });
const noOther = (names: readonly string[]): Said => ({ not: { ask: 'other tools', of: names } });

/** How many of several tools are called, no other ones, and calls in the whole conversation. */
export function toolChoices(notation: Notation): void {
  several(notation);
  noOthers(notation);
  inConversation(notation);
}

function several(notation: Notation): void {
  notation.words('AnyOfTools', ['any of', 'at least one of', 'one or more of', 'any one of', 'either of']);
  notation.words('AllOfTools', ['all of', 'each of', 'every one of', 'both of']);
  notation.words('OneOfTools', ['exactly one of', 'only one of', 'precisely one of', 'one and only one of']);
  notation.words('NoneOfTools', ['none of', 'neither of', 'not one of', 'not any of']);
  notation.words(
    'NotBothTools',
    [
      'but not both',
      'but never both',
      'never both',
      'not both',
      'and never both',
      'and not both',
      'but not both of them',
    ].flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule('SeveralTools = ( the tools | these tools | the following tools )? :? ToolJoin');
  const any = ({ tools }: Tools): Said => ({ or: tools.map(({ name }) => called(name)), list: 'any' });
  const all = ({ tools }: Tools): Said => ({ and: tools.map(({ name }) => called(name)), both: true });
  const none = ({ tools }: Tools): Said => ({ and: tools.map(({ name }) => uncalled(name)), denies: true });
  const one = ({ tools }: Tools): Said => ({
    or: tools.map(({ name }) =>
      and(called(name), ...tools.filter((tool) => tool.name !== name).map((tool) => uncalled(tool.name))),
    ),
    undeniable: true,
  });
  const ofSeveral = (said: (all: Tools) => Said) => (tools: Tools) =>
    new Set(namesOf(tools)).size === tools.tools.length && areOfAgent(tools.tools) ? said(tools) : undefined;
  const surely = (said: (all: Tools) => Said) => (tools: Tools) =>
    tools.tools.every(isSure) ? ofSeveral(said)(tools) : undefined;
  for (const [rule, said] of [
    ['AnyOfTools SeveralTools', any],
    ['AllOfTools SeveralTools', all],
    ['OneOfTools SeveralTools', one],
    ['NoneOfTools SeveralTools', none],
  ] as const) {
    notation.rule(`Clause = ${rule} IsCalled`, surely(said));
    notation.rule(`Core<F,writer> = Call<F> ${rule}`, ofSeveral(said));
  }
  // Of two: of three "but not both" would say nothing.
  const two = (tools: Tools): Said | undefined => (tools.tools.length === 2 ? one(tools) : undefined);
  notation.rule('Clause = ( either | one of )? ToolJoin IsCalled NotBothTools', (tools: Tools) =>
    tools.tools.every(isSure) ? two(tools) : undefined,
  );
  notation.rule('Core<F,writer> = Call<F> ( either | one of )? ToolJoin NotBothTools', (tools: Tools) =>
    areOfAgent(tools.tools) ? two(tools) : undefined,
  );
  // "At least two of a, b and c"
  notation.rule('Clause = Amount of SeveralTools IsCalled', (amount: Amount, tools: Tools): Said | undefined => {
    const [least, most] = amount.in[0]!;
    const isLower = amount.in.length === 1 && most === Infinity && least > 1 && least < tools.tools.length;
    if (!isLower || tools.tools.length > 4 || !tools.tools.every(isSure)) return undefined;
    return { or: choicesOf(namesOf(tools), least).map((names): Form => and(...names.map(called))), undeniable: true };
  });
}

/** Every choice of so many of the names. */
function choicesOf(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name, at) => choicesOf(names.slice(at + 1), count - 1).map((rest) => [name, ...rest]));
}

function noOthers(notation: Notation): void {
  notation.words('NoToolBut', [...each(['nothing'], ['but', 'other than', 'except', 'besides']), 'none but']);
  const only = (all: Tools): Said | undefined =>
    areOfAgent(all.tools)
      ? { ask: 'only tools', of: { names: namesOf(all), mayNeedAll: all.joined === 'and' }, undeniable: true }
      : undefined;
  notation.rule('Core<F,writer> = Call<F> NoToolBut Tools', only);
  notation.words(
    'AndNoOther',
    ['and nothing else', 'and no other tool', 'and no other tools', 'and no others', 'and no other'].flatMap((one) => [
      one,
      `, ${one}`,
    ]),
  );
  const alone = ({ tools, joined }: Tools): Said | undefined =>
    joined === 'or'
      ? undefined
      : { ...and(...tools.map(({ name }) => called(name)), noOther(tools.map(({ name }) => name))), undeniable: true };
  notation.rule('Core<F,writer> = CallTools<F> AndNoOther', (all: Tools) =>
    areOfAgent(all.tools) ? alone(all) : undefined,
  );
  notation.rule('Clause = CalledTools AndNoOther', (all: Tools) => (all.tools.every(isSure) ? alone(all) : undefined));
  // "Uses no tools other than a and b, and uses at least one of those"
  notation.words(
    'AndOneOfThose',
    each(
      each([', and', 'and', ', but', 'but'], ['', 'it', 'the assistant', 'the agent']),
      each(['calls', 'uses'], each(['at least one of', 'one or more of'], ['those', 'them', 'these'])),
    ),
  );
  notation.rule(
    'Pred<FIN,writer> = ( Call<FIN> | UseTool<FIN> ) no OtherThan Tools AndOneOfThose',
    ({ tools }: Tools): Said | undefined =>
      areOfAgent(tools)
        ? {
            ...and(noOther(tools.map(({ name }) => name)), or(...tools.map(({ name }) => called(name)))),
            undeniable: true,
          }
        : undefined,
  );
}

/** "… in the conversation": earlier responses count, too. */
function inConversation(notation: Notation): void {
  const nouns = ['conversation', 'dialogue', 'dialog', 'trajectory', 'trace', 'exchange'];
  const the = each(['the', 'this'], nouns);
  const whole = each(['the whole', 'the entire', 'all of the'], nouns);
  const places = (all: readonly string[]) => all.flatMap((one) => [one, `, ${one}`]);
  notation.words(
    'InConversation',
    places([
      ...each(['in', 'during', 'within'], the),
      ...each(['anywhere in', 'at any point in'], [...the, ...whole]),
      ...each(['over the course of', 'in the course of'], each(['the'], nouns)),
      ...each(['per'], nouns),
    ]),
  );
  notation.words(
    'AcrossConversation',
    places([...each(['across', 'over'], [...the, ...whole]), ...each(['in', 'during', 'within'], whole)]),
  );
  notation.words(
    'ThroughoutConversation',
    places(each(['throughout', 'all through', 'across all of'], [...the, ...whole])),
  );
  const over = (form: Form): Said | undefined => {
    if ('and' in form || 'or' in form) {
      const parts = ('and' in form ? form.and : form.or).map(over);
      if (parts.includes(undefined)) return undefined;
      return { ...form, ...('and' in form ? { and: parts } : { or: parts }) } as Said;
    }
    const ask = isFact(form) ? form.ask : 'not' in form ? form.not.ask : '';
    const isCounted = isFact(form) && form.in !== undefined && isOfText(form);
    if (CALLS.includes(ask)) return { ...form, over: 'count' };
    // "Is used once in the conversation": the user may use it, too.
    return isCounted ? { ...form, over: 'anyone' } : undefined;
  };
  notation.rule('Binary = Joint InConversation', over);
  notation.rule('Binary = InConversation ,? Joint', over);
  // "Uses emojis throughout the conversation" wants them in each message, or in most; "no more than 3" is a count of all.
  const throughout = (form: Form): Said | undefined => {
    const found = over(form);
    return found && factsOf(form).some((one) => isSome(one) && (one as Fact).phrase === undefined) ? OPEN : found;
  };
  // "Uses emojis across the conversation" may, too; a tool is called in all of it, or "an emoji" used, where it is once.
  const across = (form: Form): Said | undefined =>
    factsOf(form).every((one) => (isFact(one) && CALLS.includes(one.ask)) || (one as Said).one)
      ? over(form)
      : throughout(form);
  notation.rule('Binary = Joint AcrossConversation', across);
  notation.rule('Binary = AcrossConversation ,? Joint', across);
  notation.rule('Binary = Joint ThroughoutConversation', throughout);
  notation.rule('Binary = ThroughoutConversation ,? Joint', throughout);
  notation.words('TheConversation', the);
  notation.rule('Clause = TheConversation ( has | contains | includes | involves ) CallCount', over);
}
/** Facts that count calls or ask whether there are any. */
const CALLS = ['calls', 'different tools', 'other tools', 'repeated calls'];
