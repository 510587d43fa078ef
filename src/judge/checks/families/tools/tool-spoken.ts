import { canonical, type Fact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { CallTurn } from '../../tools/call-turns.ts';
import type { TriedAgain } from '../../tools/tool-tried-again.ts';
import { each } from '../shape.ts';
import { isKnownTool, isPlainlyTool, isSure, type Tool, type Tools, verbs } from './tool-names.ts';

/** Of tools as people speak of them: values without quotation marks, values of the user, turns, a second try. */
export function toolSpoken(notation: Notation): void {
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

/** "In the same turn": in one message, or at least within one response. */
function inOneTurn(notation: Notation): void {
  notation.words(
    'InOneTurn',
    each(
      ['in', 'within', 'together in', 'together within'],
      each(['the same', 'one', 'a single', 'one and the same'], ['turn', 'assistant turn']),
    ),
  );
  notation.words(
    'InOneTurnAs',
    each(['in', 'within'], each(['the same'], each(['turn', 'assistant turn', 'message'], ['as', 'as the call to']))),
  );
  const together = ({ tools, joined }: Tools): Said | undefined => {
    if (joined !== 'and' || !tools.every(isSure)) return undefined;
    const names = tools.map(({ name }) => name);
    const both: Said = { and: names.map((of): Said => ({ ask: 'calls', of, in: [[1, Infinity]] })) };
    const inOne: Said = { ask: 'call messages', of: { is: 'together', names } };
    return { ask: 'agreeing', of: [canonical(inOne), canonical(both)], undeniable: true };
  };
  notation.words('IsIssued', each(['is', 'are', 'was', 'were'], ['issued', 'both issued', 'both called', 'both made']));
  notation.rule('Clause = ( CalledTools | Tools IsIssued ) InOneTurn', together);
  const beside = (one: Tool, other: Tool) => together({ tools: [one, other], joined: 'and' });
  notation.rule('Clause = CalledTool InOneTurnAs Tool', beside);
  notation.rule('Core<F,writer> = CallTool<F> InOneTurnAs Tool', beside);
  for (const [turn, which] of [
    ['first', ['first', 'very first', 'opening']],
    ['last', ['last', 'final', 'very last']],
  ] as const)
    notation.words('InCallTurn', each(['in', 'during', 'within'], each(each(['the'], which), ['turn'])), turn);
  notation.words(
    'InCallTurn',
    each(each(['in', 'during', 'within'], ['every', 'each', 'every single']), ['turn']),
    'every',
  );
  notation.words(
    'InCallTurn',
    each(['before'], ['any text', 'writing any text', 'any text is written']),
    'before text',
  );
  const inTurn = (tool: Tool, turn: CallTurn['turn']): Said | undefined =>
    isSure(tool)
      ? {
          ask: 'call turn',
          of: { name: tool.name, turn } satisfies CallTurn,
          ...(turn === 'every' && { undeniable: true }),
        }
      : undefined;
  notation.rule('Clause = CalledTool InCallTurn', inTurn);
  notation.rule('Core<F,writer> = CallTool<F> InCallTurn', inTurn);
  // "Not in every turn" may be in none.
  notation.rule('Clause = UncalledTool InCallTurn', (tool: Tool, turn: CallTurn['turn']): Said | undefined => {
    const not = turn === 'first' || turn === 'last' ? inTurn(tool, turn) : undefined;
    return not && { not: not as Fact, denies: true };
  });
  verbs(notation, 'Issue', ['issues|issue|issue|issued|issuing']);
  notation.rule('Core<F,writer> = ( Call<F> | Issue<F> ) Tools InOneTurn', together);
}

/** "Calls the tool again after it returns an error" */
function triedAgain(notation: Notation): void {
  const failing = [
    ...['errors', 'errors out', 'fails', 'failed', 'returns an error', 'returned an error'],
    ...['comes back with an error', 'came back with an error', 'has failed', 'gives an error', 'throws an error'],
  ];
  const calls = ['it', 'the tool', 'the call', 'the tool call', 'a call', 'a tool call', 'a tool'];
  const after = (those: string[]) => each(['after', 'when', 'once', 'if'], each(those, failing));
  notation.words(
    'AfterError',
    after(calls).concat(each(['after'], ['an error', 'a failure', 'a tool error', 'an error result', 'a failed call'])),
    'any',
  );
  notation.words('AfterError', after(['the first call', 'the first tool call', 'the first attempt']), 'first');
  verbs(notation, 'Retry', ['retries|retry|retry|retried|retrying']);
  notation.words('TheTool', ['the tool', 'a tool', 'it', 'the same tool', 'that tool']);
  notation.words('TheCall1', [...['the tool', 'the call', 'a call', 'the tool call', 'a tool call', 'a failed call']]);
  type Which = 'any' | 'first';
  const again = (which: Which, tool?: Tool, isRetry?: true): Said | undefined =>
    tool === undefined || isSure(tool)
      ? {
          ask: 'call again',
          of: {
            ...(tool && { name: tool.name }),
            ...(isRetry && { isRetry }),
            ...(which === 'first' && { isFirst: true }),
          } satisfies TriedAgain,
          undeniable: true,
        }
      : undefined;
  const ofAny = (which: Which) => again(which);
  const ofTool = (tool: Tool, which: Which) => again(which, tool);
  const retryOf = (which: Which) => again(which, undefined, true);
  const retryOfTool = (tool: Tool, which: Which) => again(which, tool, true);
  notation.rule('Core<F,writer> = Call<F> TheTool ( again | once more | a second time ) AfterError', ofAny);
  notation.rule('Core<F,writer> = CallTool<F> ( again | once more | a second time ) AfterError', ofTool);
  notation.rule('Core<F,writer> = Retry<F> TheCall1 AfterError', retryOf);
  notation.rule('Core<F,writer> = Retry<F> Tool AfterError', retryOfTool);
  notation.rule('Clause = CalledTool again AfterError', ofTool);
  notation.rule('Clause = Tool ( is retried | gets retried ) AfterError', retryOfTool);
  const THEM = '( the tool | a tool | the call | the tool call | a failed call )';
  notation.rule(`Clause = ${THEM} IsCalled again AfterError`, ofAny);
  notation.rule(`Clause = ${THEM} ( is retried | gets retried ) AfterError`, retryOf);
}
