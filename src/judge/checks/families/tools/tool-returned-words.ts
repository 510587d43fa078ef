import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { NamesOf } from '../../tools/tool-mentions.ts';
import type { Returned } from '../../tools/tool-returned.ts';
import { each } from '../shape.ts';
import { isSure, type Tool, verbs } from './tool-names.ts';

/** What a tool returned, and names of tools, in the text of the response. */
export function toolReturnedWords(notation: Notation): void {
  notation.words('FinalText', [
    ...each(['the final', 'the last'], ['answer', 'message', 'reply', 'response']),
    ...each(each(["the assistant's", "the agent's", "the model's"], ['final', 'last']), [
      'answer',
      'message',
      'reply',
      'response',
    ]),
    ...['the text shown to the user', 'the message to the user', 'the text that the user sees'],
  ]);
  verbs(notation, 'Tells', [
    ...['contains|contain|contain|contained|containing', 'includes|include|include|included|including'],
    ...['mentions|mention|mention|mentioned|mentioning', 'states|state|state|stated|stating'],
    ...['gives|give|give|gave|giving', 'repeats|repeat|repeat|repeated|repeating', 'shows|show|show|showed|showing'],
    ...['quotes|quote|quote|quoted|quoting', 'cites|cite|cite|cited|citing', 'has|have|have|had|having'],
    ...['reports|report|report|reported|reporting', 'reveals|reveal|reveal|revealed|revealing'],
    ...['tells the user|tell the user|tell the user|told the user|telling the user'],
    ...['leaks|leak|leak|leaked|leaking', 'exposes|expose|expose|exposed|exposing'],
  ]);
  verbs(notation, 'LeavesOut', [
    ...['leaves out|leave out|leave out|left out|leaving out', 'omits|omit|omit|omitted|omitting'],
    ...['lacks|lack|lack|lacked|lacking', 'is missing|are missing|miss|missed|missing'],
  ]);
  notation.words('AsItIs', [
    'verbatim',
    'word for word',
    'exactly',
    'unchanged',
    'unaltered',
    ', unaltered',
    ', unchanged',
    ', verbatim',
    'as it is',
  ]);
  notation.rule('ToldOf = ( Returned | ToolNamed ) AsItIs?');
  const not = (form: Said): Said => ({ not: form as never, denies: true });
  for (const who of ['response', 'writer']) {
    notation.rule(`Core<F,${who}> = Tells<F> ToldOf`);
    notation.rule(`Core<F,${who}> = LeavesOut<F> Returned`, not);
  }
  notation.rule('Core<F,writer> = Tells<F> ToldOf InFinal');
  notation.rule('InFinal = in FinalText');
  notation.rule('Clause = FinalText Tells<third> ToldOf');
  notation.rule('Clause = FinalText LeavesOut<third> Returned', not);
  notation.rule('Clause = FinalText ( does not | must not | never ) ( Tells<base> | Tells<third> ) ToldOf', not);
  notation.rule('Clause = the user ( is | gets ) ( told | given | shown ) Returned AsItIs?', (form: Said) => form);
  notation.rule('Clause = Returned ( Used | IsRepeatedIn | is ) AsItIs? ( Inside | InFinal )', (form: Said) => form);
  notation.rule('Clause = Returned ( Unused | is not ) ( Inside | InFinal )', not);
  notation.words('IsRepeatedIn', ['is repeated', 'is quoted', 'is reported', 'is given back', 'is passed on']);
  returned(notation);
  named(notation);
}

/** "The tracking number returned by track_parcel", "what get_price returned" */
function returned(notation: Notation): void {
  const said = (tool: Tool, called?: string): Said | undefined =>
    isSure(tool)
      ? { ask: 'tool returned', of: { name: tool.name, ...(called && { called }) } satisfies Returned }
      : undefined;
  notation.words('ReturnedBy', [
    ...each(['', 'that was', 'which was'], ['returned by', 'given by', 'provided by', 'output by', 'reported by']),
    ...['that came back from', 'coming from', 'obtained from'],
  ]);
  notation.words('DidReturn', [
    ...['returned', 'returns', 'gave', 'gave back', 'has returned', 'reported', 'output', 'came back with'],
  ]);
  notation.words('ValueWord', ['value', 'result', 'output', 'text', 'data', 'string', 'exact value', 'exact text']);
  notation.kind('#resultword', (token) =>
    token.kind === 'word' && /^[\p{L}_]{2,}$/u.test(token.raw) && !NO_RESULTS.includes(token.text)
      ? token.raw
      : undefined,
  );
  notation.rule('ResultName = #resultword');
  notation.rule('ResultName = #resultword #resultword', (a: string, b: string) => `${a} ${b}`);
  notation.rule('ReturnedRest = ReturnedBy Tool AllOfResult?', (tool: Tool) => tool);
  notation.rule('ReturnedRest = ( that | which )? Tool DidReturn AllOfResult?', (tool: Tool) => tool);
  notation.words(
    'AllOfResult',
    ['which is the entire text of its result', 'which is all it returns', 'which is its whole result'].map(
      (one) => `, ${one}`,
    ),
  );
  notation.rule('Returned = the ValueWord ReturnedRest', (tool: Tool) => said(tool));
  notation.rule('Returned = the ResultName ReturnedRest', (called: string, tool: Tool) => said(tool, called));
  // Of several calls it is open which one is meant.
  const any = (called?: string): Said => ({
    ask: 'tool returned',
    of: { ...(called && { called }) } satisfies Returned,
  });
  notation.words('ByTheTool', ['the tool', 'the tool call', 'its tool call']);
  notation.rule('TheToolReturned = ( ReturnedBy ByTheTool | ( that | which )? ByTheTool DidReturn )', () => null);
  notation.rule('Returned = the ValueWord TheToolReturned', () => any());
  notation.rule('Returned = the ResultName TheToolReturned', any);
  notation.rule('Returned = ( what | whatever ) ByTheTool DidReturn', () => any());
  notation.words('ToolResult', ["the tool's result", 'the tool result', 'the result of the tool call']);
  notation.rule('Returned = ToolResult', () => any());
  notation.rule('Returned = ( what | whatever ) Tool DidReturn', (tool: Tool) => said(tool));
  notation.rule('Returned = ( the result of | the output of ) ( the call to | calling )? Tool', (tool: Tool) =>
    said(tool),
  );
  notation.rule('Returned = #toolowner ( result | output | return value )', (tool: Tool) => said(tool));
}
/** Words that say more of a value than its name, or that it is another thing. */
const NO_RESULTS = [
  ...[
    'value',
    'result',
    'output',
    'text',
    'data',
    'string',
    'exact',
    'same',
    'first',
    'last',
    'only',
    'right',
    'correct',
  ],
  ...[
    'of',
    'in',
    'that',
    'which',
    'and',
    'or',
    'by',
    'list',
    'values',
    'results',
    'information',
    'details',
    'relevant',
  ],
  ...['summary', 'full', 'raw', 'main', 'most', 'important', 'answer', 'response', 'content', 'error', 'errors'],
];

/** "The name of a tool that it called" */
function named(notation: Notation): void {
  const callers = each(
    ['', 'that', 'which'],
    each(['it', 'the assistant', 'the agent', 'the model'], ['called', 'calls', 'used', 'uses', 'has called']),
  );
  notation.words('WasCalled', [
    ...each(['', 'that was', 'that is', 'which was', 'that has been'], ['called', 'used', 'invoked']),
    ...callers,
  ]);
  const name = ['the name of', 'the names of'];
  const said = (of: NamesOf): Said => ({ ask: 'tool named', of });
  notation.words(
    'NameOfTool',
    each(name, ['a tool', 'any tool', 'the tool', 'the tools', 'tools', 'any tools', 'one of the tools']),
  );
  notation.rule('ToolNamed = NameOfTool WasCalled', () => said('called'));
  notation.words('NameOfAnyTool', [
    ...each(name, ['any tool', 'any of its tools', 'any of the tools']),
    'any tool name',
    'a tool name',
  ]);
  notation.rule('ToolNamed = NameOfAnyTool', () => said('any'));
}
