import { canonical, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { ArgumentWish } from '../tools/tool-argument-shapes.ts';
import { each } from './shape.ts';
import { calledWith, type Given, type Marked, namedBy, ofGiven } from './tool-arguments.ts';
import { isKnownTool, isPlainlyTool, isSure, type Tool, type Tools, verbs } from './tool-names.ts';

/** Of tools as people speak of them: values without quotation marks, values of the user, turns, a second try. */
export function toolSpoken(notation: Notation): void {
  bareValues(notation);
  ofUser(notation);
  ofAnyTool(notation);
  inOneTurn(notation);
  triedAgain(notation);
  // "Both `get_user` and `get_order` are used": of what a text uses, another word is said.
  notation.words('IsInUse', each(['is', 'are', 'was', 'were', 'gets', 'get'], ['used']));
  notation.rule('Clause = Tools IsInUse', ({ tools, joined }: Tools): Said | undefined => {
    const isPlain = tools.every(isKnownTool) && tools.some(isPlainlyTool);
    const facts = tools.map(({ name }): Said => ({ ask: 'calls', of: name, in: [[1, Infinity]] }));
    if (!isPlain) return undefined;
    return facts.length === 1 ? facts[0] : joined === 'or' ? { or: facts } : { and: facts, undeniable: true };
  });
}

/** "With city set to Paris" */
function bareValues(notation: Notation): void {
  notation.kind('#barevalue', (token) =>
    token.kind === 'word' && /^\p{Lu}[\p{L}\d-]+$/u.test(token.raw) && !NO_VALUES.includes(token.text)
      ? token.raw
      : undefined,
  );
  notation.rule('BareValue = #barevalue');
  notation.rule('BareValue = #barevalue #barevalue', (a: string, b: string) => `${a} ${b}`);
  const is = (named: Pick<Given['named'], 'argument' | 'mayBeElse'>, value: string): ArgumentWish => ({
    ...named,
    is: [{ oneOf: [value] }],
    isBare: true,
  });
  notation.rule(
    'BareSet = ( a | the | its )? #argument ArgumentWord? ArgumentIs BareValue',
    (one: Marked, value: string) => is(namedBy(one), value),
  );
  notation.rule('Clause = Tool IsCalled with BareSet', calledWith);
  notation.rule('Core<F,writer> = Call<F> Tool with BareSet', calledWith);
  notation.rule('Core<F,writer> = UseTool<F> Tool with BareSet', (tool: Tool, wish: ArgumentWish) =>
    isKnownTool(tool) ? calledWith(tool, wish) : undefined,
  );
  notation.words('IsBare', ['is', 'was', 'equals', 'is set to', 'was set to', 'must be', 'should be']);
  notation.rule('Clause = GivenArgument IsBare BareValue', (given: Given, value: string) =>
    ofGiven(given, is(given.named, value)),
  );
}
const NO_VALUES = ['true', 'false', 'null', 'none', 'json', 'yaml', 'html', 'csv', 'utc', 'iso', 'english'];

/** "The `to` argument is the address that the user typed", "called with the order id from the user's message" */
function ofUser(notation: Notation): void {
  notation.rule('UsersValue = ( the one | the value | the same one ) UserGave');
  notation.rule('UsersValue = the #argument #argument? UserGave', () => null);
  notation.rule('UsersValue = the #argument #argument? InMessage TheMessage', () => null);
  notation.words('IsOfUser', [
    ...each(['', 'exactly', 'always'], ['matches', 'equals', 'is', 'was', 'must be', 'must match', 'should match']),
    ...each(['is', 'was'], ['exactly', 'the same as', 'equal to', 'identical to', 'set to']),
  ]);
  const theirs = (named: Given['named']): ArgumentWish => ({ ...named, isFromUser: true, isTheOne: true });
  notation.rule('Clause = GivenArgument IsOfUser UsersValue', (given: Given) => ofGiven(given, theirs(given.named)));
  const noun = (one: Marked, other?: Marked) => ({ argument: other ? `${one.name} ${other.name}` : one.name });
  notation.rule('OwnValue = the #argument #argument? UserGave', noun);
  notation.rule('OwnValue = the #argument #argument? InMessage TheMessage', noun);
  const called = (tool: Tool, one: { argument: string }) => calledWith(tool, theirs({ ...one, mayBeElse: true }));
  notation.rule('Clause = Tool IsCalled with OwnValue', called);
  notation.rule('Core<F,writer> = Call<F> Tool with OwnValue', called);
}

/** Nouns that are names beside "argument"; "a sensitive argument" has another name. */
const ARGUMENT_NOUNS = [
  ...['password', 'token', 'secret', 'email', 'query', 'limit', 'id', 'path', 'city', 'country', 'date', 'url'],
  ...['username', 'amount', 'currency', 'language', 'priority', 'subject', 'body', 'title', 'name', 'phone', 'address'],
  ...['recipient', 'reason', 'status', 'location', 'quantity', 'timezone', 'unit', 'units', 'offset', 'page'],
];
const isArgumentNoun = ({ name, isMarked }: Marked): boolean => isMarked || ARGUMENT_NOUNS.includes(name);

/** "Tool calls that pass a password argument" */
function ofAnyTool(notation: Notation): void {
  notation.words('SomeToolCall', ['a tool call', 'any tool call', 'one of the tool calls', 'some tool call']);
  notation.words('PassesArgument', ['has', 'passes', 'includes', 'contains', 'carries', 'sends', 'uses']);
  notation.words('CallsThat', each(each(['', 'any'], ['tool calls']), ['that', 'which']));
  notation.words('PassArgument', ['have', 'pass', 'include', 'contain', 'carry', 'send', 'use']);
  notation.words('AnyToolIs', each(['a tool', 'any tool'], ['is called', 'gets called', 'is ever called']));
  const some = (one: Marked): Said | undefined =>
    isArgumentNoun(one)
      ? {
          ask: 'call argument',
          of: { name: null, wish: { argument: one.name, is: [{ isThere: true }] }, share: 'some' },
          plainFor: -1,
          undeniable: true,
        }
      : undefined;
  notation.rule('NounOfArgument = ( a | an | any )? #argument ( argument | parameter )');
  notation.rule('Clause = SomeToolCall PassesArgument NounOfArgument', some);
  notation.rule('Clause = AnyToolIs with NounOfArgument', some);
  notation.rule('Penalize = ( CallsThat PassArgument | tool calls with ) NounOfArgument', some);
}

/** "In the same turn": in one message, or at least within one response. */
function inOneTurn(notation: Notation): void {
  notation.words(
    'InOneTurn',
    each(['in', 'within'], each(['the same', 'one', 'a single', 'one and the same'], ['turn', 'assistant turn'])),
  );
  const together = ({ tools, joined }: Tools): Said | undefined => {
    if (joined !== 'and' || !tools.every(isSure)) return undefined;
    const names = tools.map(({ name }) => name);
    const both: Said = { and: names.map((of): Said => ({ ask: 'calls', of, in: [[1, Infinity]] })) };
    const inOne: Said = { ask: 'call messages', of: { is: 'together', names } };
    return { ask: 'agreeing', of: [canonical(inOne), canonical(both)], undeniable: true };
  };
  notation.words('IsIssued', each(['is', 'are', 'was', 'were'], ['issued', 'both issued', 'both called', 'both made']));
  notation.rule('Clause = Tools ( IsCalled | IsIssued ) InOneTurn', together);
  verbs(notation, 'Issue', ['issues|issue|issue|issued|issuing']);
  notation.rule('Core<F,writer> = ( Call<F> | Issue<F> ) Tools InOneTurn', together);
}

/** "Calls the tool again after it returns an error" */
function triedAgain(notation: Notation): void {
  const failing = [
    ...['errors', 'errors out', 'fails', 'failed', 'returns an error', 'returned an error'],
    ...['comes back with an error', 'came back with an error', 'has failed', 'gives an error', 'throws an error'],
  ];
  const calls = ['it', 'the tool', 'the call', 'the tool call', 'the first call', 'a call', 'a tool call', 'a tool'];
  notation.words('AfterError', [
    ...each(['after', 'when', 'once', 'if'], each([...calls, 'the first tool call', 'the first attempt'], failing)),
    ...each(['after'], ['an error', 'a failure', 'a tool error', 'an error result', 'a failed call']),
  ]);
  verbs(notation, 'Retry', ['retries|retry|retry|retried|retrying']);
  notation.words('TheTool', ['the tool', 'a tool', 'it', 'the same tool', 'that tool']);
  notation.words('TheCall1', [...['the tool', 'the call', 'a call', 'the tool call', 'a tool call', 'a failed call']]);
  const again = (tool?: Tool, isRetry?: true): Said | undefined =>
    tool === undefined || isSure(tool)
      ? { ask: 'call again', of: { ...(tool && { name: tool.name }), ...(isRetry && { isRetry }) }, undeniable: true }
      : undefined;
  notation.rule('Core<F,writer> = Call<F> TheTool ( again | once more | a second time ) AfterError', () => again());
  notation.rule('Core<F,writer> = Call<F> Tool ( again | once more | a second time ) AfterError', (tool: Tool) =>
    again(tool),
  );
  notation.rule('Core<F,writer> = Retry<F> TheCall1 AfterError', () => again(undefined, true));
  notation.rule('Core<F,writer> = Retry<F> Tool AfterError', (tool: Tool) => again(tool, true));
  notation.rule('Clause = Tool IsCalled again AfterError', (tool: Tool) => again(tool));
  notation.rule('Clause = Tool ( is retried | gets retried ) AfterError', (tool: Tool) => again(tool, true));
  const THEM = '( the tool | a tool | the call | the tool call | a failed call )';
  notation.rule(`Clause = ${THEM} IsCalled again AfterError`, () => again());
  notation.rule(`Clause = ${THEM} ( is retried | gets retried ) AfterError`, () => again(undefined, true));
}
