import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { CallMessages } from '../../tools/tool-messages.ts';
import { each } from '../shape.ts';
import { isSure, type Tool, type Tools } from './tool-names.ts';

const asked = (of: CallMessages, is = true): Said =>
  is ? { ask: 'call messages', of } : { not: { ask: 'call messages', of }, denies: true };

/** Calls that one message makes, and text beside and after calls. */
export function toolMessages(notation: Notation): void {
  together(notation);
  texts(notation);
}

function together(notation: Notation): void {
  const messages = ['message', 'assistant message', 'step'];
  notation.words('Together', [
    'in parallel',
    'simultaneously',
    ...each(each(['in', 'within', 'together in', 'together within'], ['the same', 'one', 'a single']), messages),
  ]);
  notation.rule('Together = Together GlossIntro Together');
  notation.rule("Together = Together '(' Together ')'");
  notation.words(
    'AreMade',
    each(['are', 'were', 'must be', 'should be'], each(['', 'all', 'both'], ['made', 'issued', 'sent'])),
  );
  const all = (names: readonly string[], count?: number): Said => ({
    ...asked({ is: 'together', names, ...(count !== undefined && { count }) }),
    undeniable: true,
  });
  const ofTool = (tool: Tool, count?: number) => (isSure(tool) ? all([tool.name], count) : undefined);
  for (const [words, rest] of [
    ['Clause = CallsSent', 'AreMade Together'],
    ['Core<F,writer> = MakeCall<F> CallsSent', 'Together'],
  ])
    notation.rule(`${words} ${rest}`);
  notation.rule('CallsSent = ( all | all the | all of the | the ) ToolName calls', (tool: Tool) => ofTool(tool));
  notation.rule('CallsSent = ( both | both of the | both the ) ToolName calls', (tool: Tool) => ofTool(tool, 2));
  notation.rule('CallsSent = ( the | all ) N ToolName calls', (n: number, tool: Tool) => ofTool(tool, n));
  notation.rule('CallsSent = ( all | all the | all of the | all of its | the | its ) tool calls', () => all([]));
  notation.rule('CallsSent = both tool calls', () => all([], 2));
  notation.rule('CallsSent = ( the | all ) N tool calls', (n: number) => all([], n));
  const several = ({ tools, joined }: Tools) =>
    joined === 'and' && tools.every(isSure) ? all(tools.map(({ name }) => name)) : undefined;
  notation.rule('Clause = CalledTools Together', several);
  notation.rule('Core<F,writer> = CallTools<F> Together', several);
}

function texts(notation: Notation): void {
  const is =
    (one: Exclude<CallMessages['is'], 'together'>, holds = true) =>
    () =>
      asked({ is: one }, holds);
  const aCall = ['a tool call', 'tool calls', 'one tool call'];
  notation.words(
    'CallsAlone',
    each(each(['a', 'only a', 'just a', 'nothing but a', 'only', 'just', 'nothing but'], ['tool call', 'tool calls']), [
      ...['and no text', 'and no text content', 'without any text', 'without text', 'with no text', 'but no text'],
      ...[', without any text', ', with no text', ', and no text'],
    ]),
  );
  notation.words('CallsAlone', each(['only', 'just', 'nothing but'], aCall));
  notation.rule('Core<F,writer> = Verb<reply,F> with CallsAlone', is('calls alone'));

  // Beside a call.
  notation.words('CallMessage', [
    ...each(
      ['the message', 'the assistant message', 'every message', 'each message'],
      [
        ...each(
          ['with', 'that makes', 'that contains', 'containing', 'that has'],
          ['the tool call', 'a tool call', 'the tool calls', 'tool calls'],
        ),
      ],
    ),
    'the tool call message',
  ]);
  notation.words('AText', ['text', 'some text', 'text content', 'a text']);
  notation.words('NoText', ['no text', 'no text content', 'no other text', 'no content']);
  notation.rule(
    'Clause = CallMessage ( has | contains | includes | also has | also contains ) AText',
    is('text beside calls'),
  );
  notation.rule('Clause = CallMessage ( has | contains | includes ) NoText', is('text beside calls', false));
  notation.rule(
    'Clause = CallMessage ( does not have | does not contain | does not include ) ( any )? ( text | text content )',
    is('text beside calls', false),
  );
  notation.words('BesideCall', [
    ...each(
      ['in the same message as', 'alongside', 'together with', 'in the message with'],
      ['the tool call', 'its tool call', 'the tool calls', 'a tool call'],
    ),
  ]);
  notation.words('SaysText', [
    'says something',
    'say something',
    'writes text',
    'write text',
    'includes text',
    'include text',
    'writes something',
  ]);
  notation.rule('Pred<FIN,V> = SaysText ( to the user )? BesideCall', is('text beside calls'));

  // After calls.
  notation.words('TextMessage', [
    ...each(each(['a', 'a final', 'a plain'], ['text answer', 'text response', 'text reply', 'text message']), [
      '',
      'by the assistant',
      'from the assistant',
      'to the user',
    ]),
  ]);
  notation.words(
    'NotACall',
    each(
      [
        'and not',
        ', not',
        ', and not',
        'rather than',
        'instead of',
        'not',
        'and not with',
        'not with',
        ', not with',
        'rather than with',
      ],
      ['a tool call', 'another tool call'],
    ),
  );
  notation.words(
    'ConversationEnds',
    each(
      ['the conversation', 'the trajectory', 'the run', 'the exchange', 'the trace'],
      ['ends with', 'ends in', 'concludes with', 'finishes with'],
    ),
  );
  notation.words(
    'LastMessageIs',
    each(
      ['the last', 'the final', 'the very last'],
      each(['message', 'assistant message'], ['is', 'must be', 'should be']),
    ),
  );
  notation.rule('Clause = ( ConversationEnds | LastMessageIs ) TextMessage NotACall?', is('text last'));
  notation.rule('Clause = LastMessageIs text NotACall', is('text last'));
  notation.rule('Core<F,W> = Verb<end,F> ( TextMessage | text ) NotACall', is('text last'));
  notation.rule('Clause = ( ConversationEnds | LastMessageIs ) a tool call', is('call last'));
  const owners = each(
    ["the assistant's", "the model's", "the agent's", "the bot's"],
    ['last message', 'final message', 'last turn', 'final turn'],
  );
  notation.words('LastMessageIs', each(owners, ['is', 'must be', 'should be']));
  const plain = ['message', 'text', 'text message', 'written message', 'written reply', 'text reply'];
  notation.words('NoPlainText', each(['instead of', 'rather than', 'and not', ', not'], each(['a', ''], plain)));
  notation.rule('Clause = LastMessageIs a tool call NoPlainText', is('call last'));
  const lasts = [...owners, ...each(['the last', 'the final'], ['message', 'assistant message'])];
  notation.words(
    'LastIsNoCall',
    each(lasts, ['is not a tool call', 'contains no tool calls', 'contains no tool call', 'has no tool calls']),
  );
  notation.rule('Clause = LastIsNoCall', is('call last', false));
  notation.words(
    'AnswerAfter',
    each(each(['the final answer', 'the answer', 'the final text'], ['comes', 'is given', 'follows']), ['']),
  );
  notation.rule('Clause = AnswerAfter AfterResult', is('text after results'));
  notation.words('AfterResult', [
    ...each(
      ['after', 'after receiving', 'after getting', 'after it receives', 'after it gets', 'once it has'],
      each(['the', 'the last', 'the final'], ['tool result', 'tool results', 'tool output']),
    ),
    ...[
      'after the tool returns',
      'after the tool has returned',
      'once the tool has returned',
      'after the tool returns its result',
    ],
  ]);
  notation.rule(
    'Core<F,writer> = ( Verb<give,F> | Sends<F> ) ( TextMessage | text ) AfterResult',
    is('text after results'),
  );
  notation.rule('Core<F,writer> = Verb<reply,F> with ( TextMessage | text ) AfterResult', is('text after results'));
  notation.rule('Clause = ThereIs TextMessage AfterResult', is('text after results'));
  notation.rule(
    'Clause = ( the tool result | the last tool result | the tool results ) ( is | are ) followed by TextMessage',
    is('text after results'),
  );
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(`Sends<${form}>`, [
      ['sends', 'send', 'send', 'sent', 'sending'][at]!,
      ['writes', 'write', 'write', 'wrote', 'writing'][at]!,
      ['produces', 'produce', 'produce', 'produced', 'producing'][at]!,
    ]);
}
