import type OpenAI from 'openai';
import { withResult } from '../../src/client/adapters.ts';
import {
  asked,
  codeCall,
  functionCall,
  outputMessage,
  outputText,
  reasoning,
  response,
  weatherCall,
} from './provider-results.ts';
import { error, read, WEATHER } from './read-result.ts';

type Item = OpenAI.Responses.ResponseOutputItem;

describe('a response', () => {
  test('is read as messages of a chat: text and the calls after it as one, without reasoning', () => {
    const output: Item[] = [reasoning, outputMessage(outputText('Let me see.')), reasoning, weatherCall, codeCall];
    const result = response(output);
    expect(withResult(asked, result)).toEqual([
      asked[0],
      {
        role: 'assistant',
        content: 'Let me see.',
        tool_calls: [functionCall, { id: 'call_2', type: 'custom', custom: { name: 'run_code', input: 'print(1)' } }],
      },
    ]);
    expect(read(result)).toEqual([
      { role: 'assistant', text: 'Let me see.', calls: [WEATHER, ['call_2', 'run_code', 'print(1)']] },
    ]);
  });

  test('keeps its texts apart, so that the last one is its answer', () => {
    expect(read(response([outputMessage(outputText('Let me see.')), outputMessage(outputText('It rains.'))]))).toEqual([
      { role: 'assistant', text: 'Let me see.' },
      { role: 'assistant', text: 'It rains.' },
    ]);
  });

  test('is read with its refusal, and with several parts of a text', () => {
    const refusal = { type: 'refusal', refusal: 'I may not.' } as const;
    expect(read(response([outputMessage(refusal)]))).toEqual([{ role: 'assistant', text: 'I may not.' }]);
    expect(read(response([outputMessage(outputText('One.'), outputText('Two.'))]))).toEqual([
      { role: 'assistant', text: 'One.\n\nTwo.' },
    ]);
  });

  const status = 'completed';
  const BUILT_IN: [string, Item, unknown[], { found?: string; attachments?: string[] }][] = [
    [
      'a search of the web, with the sources that it found',
      {
        id: 'ws_1',
        type: 'web_search_call',
        status,
        action: { type: 'search', query: 'rain', queries: ['rain'], sources: [{ type: 'url', url: 'https://a.test' }] },
      },
      ['ws_1', 'web_search', '{"type":"search","query":"rain","queries":["rain"]}'],
      { found: '[{"type":"url","url":"https://a.test"}]' },
    ],
    [
      'a search of the web without sources',
      { id: 'ws_1', type: 'web_search_call', status, action: { type: 'open_page', url: 'https://a.test' } },
      ['ws_1', 'web_search', '{"type":"open_page","url":"https://a.test"}'],
      {},
    ],
    [
      'a search of files',
      {
        id: 'fs_1',
        type: 'file_search_call',
        status,
        queries: ['rain'],
        results: [{ filename: 'a.md', text: 'It rains.' }],
      },
      ['fs_1', 'file_search', '{"queries":["rain"]}'],
      { found: '[{"filename":"a.md","text":"It rains."}]' },
    ],
    [
      'a search of files without results',
      { id: 'fs_1', type: 'file_search_call', status, queries: ['rain'], results: null },
      ['fs_1', 'file_search', '{"queries":["rain"]}'],
      {},
    ],
    [
      'a run of code',
      {
        id: 'ci_1',
        type: 'code_interpreter_call',
        status,
        container_id: 'cntr_1',
        code: 'print(1)',
        outputs: [
          { type: 'logs', logs: '1' },
          { type: 'image', url: 'data:image/png;base64,iVBORw0' },
        ],
      },
      ['ci_1', 'code_interpreter', '{"code":"print(1)"}'],
      { found: '1', attachments: ['image_url'] },
    ],
    [
      'a use of a computer',
      {
        id: 'cu_1',
        type: 'computer_call',
        call_id: 'call_3',
        status,
        pending_safety_checks: [],
        action: { type: 'wait' },
      },
      ['call_3', 'computer', '{"action":{"type":"wait"}}'],
      {},
    ],
    [
      'a picture, without its bytes',
      { id: 'ig_1', type: 'image_generation_call', status, result: 'iVBORw0', revised_prompt: 'Rain' },
      ['ig_1', 'image_generation', '{"prompt":"Rain"}'],
      { found: '', attachments: ['image_url'] },
    ],
    [
      'a picture that was not made',
      {
        id: 'ig_1',
        type: 'image_generation_call',
        status: 'failed',
        result: null,
        revised_prompt: 'Rain',
        error: { type: 'image_error', code: 'refused', message: 'No', param: null },
      },
      ['ig_1', 'image_generation', '{"prompt":"Rain"}'],
      { found: '{"type":"image_error","code":"refused","message":"No","param":null}' },
    ],
    [
      'a command on the machine of the caller',
      {
        id: 'lsh_1',
        type: 'local_shell_call',
        call_id: 'call_6',
        status,
        action: { type: 'exec', command: ['ls'], env: {} },
      },
      ['call_6', 'local_shell', '{"type":"exec","command":["ls"],"env":{}}'],
      {},
    ],
    [
      'a program',
      { id: 'pr_1', type: 'program', call_id: 'call_7', code: 'run()', fingerprint: 'fp_1' },
      ['call_7', 'program', '{"code":"run()"}'],
      {},
    ],
    [
      'a call of a server of tools',
      {
        id: 'mcp_1',
        type: 'mcp_call',
        server_label: 'weather',
        name: 'forecast',
        arguments: '{"city":"Oslo"}',
        output: 'Rain',
      },
      ['mcp_1', 'forecast', '{"city":"Oslo"}'],
      { found: 'Rain' },
    ],
    [
      'a failed call of a server of tools',
      {
        id: 'mcp_1',
        type: 'mcp_call',
        server_label: 'weather',
        name: 'forecast',
        arguments: '{}',
        error: { type: 'http_error', code: 502, message: 'Bad gateway' },
      },
      ['mcp_1', 'forecast', '{}'],
      { found: '{"type":"http_error","code":502,"message":"Bad gateway"}' },
    ],
    [
      'a call that waits for approval',
      { id: 'mcpr_1', type: 'mcp_approval_request', server_label: 'weather', name: 'forecast', arguments: '{}' },
      ['mcpr_1', 'forecast', '{}'],
      {},
    ],
    [
      'a command',
      {
        id: 'sh_1',
        type: 'shell_call',
        call_id: 'call_4',
        status,
        environment: null,
        action: { commands: ['ls'], max_output_length: null, timeout_ms: null },
      },
      ['call_4', 'shell', '{"commands":["ls"],"max_output_length":null,"timeout_ms":null}'],
      {},
    ],
    [
      'a change of a file',
      {
        id: 'ap_1',
        type: 'apply_patch_call',
        call_id: 'call_5',
        status,
        operation: { type: 'delete_file', path: 'a.md' },
      },
      ['call_5', 'apply_patch', '{"type":"delete_file","path":"a.md"}'],
      {},
    ],
    [
      'a search of tools',
      { id: 'ts_1', type: 'tool_search_call', call_id: null, execution: 'server', status, arguments: { q: 'rain' } },
      ['ts_1', 'tool_search', '{"q":"rain"}'],
      {},
    ],
  ];

  test.each(BUILT_IN)('is read with %s', (_what, item, call, { found, ...attachments }) => {
    const answer = { role: 'tool', text: '', results: [[call[0], found]], ...attachments };
    expect(read(response([item, outputMessage(outputText('It rains.'))]))).toEqual([
      { role: 'assistant', text: '', calls: [call] },
      ...(found === undefined ? [] : [answer]),
      { role: 'assistant', text: 'It rains.' },
    ]);
  });

  test('tells an approved call once, also where it was asked for in the messages', () => {
    const call = {
      type: 'mcp_call',
      server_label: 'weather',
      name: 'forecast',
      arguments: '{}',
      output: 'Rain',
    } as const;
    const request = { ...call, type: 'mcp_approval_request', id: 'mcpr_1' } as const;
    const approved = response([{ ...call, id: 'mcp_1', approval_request_id: 'mcpr_1' }]);
    const answered = { role: 'tool', text: '', results: [['mcpr_1', 'Rain']] };
    expect(() => withResult(withResult(asked, response([request])), approved)).toThrow(/nothing to evaluate/);

    const spoken = response([...approved.output, outputMessage(outputText('It rains.'))]);
    const said = { role: 'assistant', text: 'It rains.' };
    expect(read(spoken, withResult(asked, response([request])))).toEqual([answered, said]);
    const called = { role: 'assistant', text: '', calls: [['mcpr_1', 'forecast', '{}']] };
    expect(read(spoken)).toEqual([called, answered, said]);
  });

  test('leaves out what was compacted, which stands in the messages', () => {
    const compaction = { id: 'cmp_1', type: 'compaction', encrypted_content: 'x' } as const;
    expect(read(response([compaction, outputMessage(outputText('It rains.'))]))).toEqual([
      { role: 'assistant', text: 'It rains.' },
    ]);
  });

  test('that was cut off is judged by what it says', () => {
    const cut = response([outputMessage(outputText('It ra'))], {
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
    });
    expect(read(cut)).toEqual([{ role: 'assistant', text: 'It ra' }]);
  });

  test('may say an empty text', () => {
    const { status: _status, ...unmarked } = response([outputMessage(outputText(''))]);
    for (const said of [response([outputMessage(outputText(''))]), unmarked])
      expect(read(said)).toEqual([{ role: 'assistant', text: '' }]);
  });

  test.each<[string, Item[], Partial<OpenAI.Responses.Response>, RegExp]>([
    [
      'failed',
      [],
      { status: 'failed', error: { code: 'server_error', message: 'Secret' } },
      /status failed \(server_error\), and holds nothing/,
    ],
    [
      'was cut off while it thought',
      [reasoning],
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
      /status incomplete \(max_output_tokens\), and holds nothing/,
    ],
    [
      'was cut off before its first word',
      [outputMessage(outputText(''))],
      { status: 'incomplete' },
      /status incomplete, and holds nothing/,
    ],
    ['was cancelled', [], { status: 'cancelled' }, /status cancelled, and holds nothing/],
    ['only thinks', [reasoning], {}, /status completed, and holds nothing/],
    ['is queued', [], { status: 'queued' }, /still queued\. Wait/],
    ['has not ended', [outputMessage(outputText('It ra'))], { status: 'in_progress' }, /still in_progress\. Wait/],
  ])('that %s is an error', (_what, output, more, message) => {
    expect(error(response(output, more))).toMatch(message);
  });

  test('with an item of an unknown type is an error that names the type', () => {
    const item = { type: 'telepathy_call', thought: 'Secret' } as unknown as Item;
    expect(error(response([outputMessage(outputText('Hm')), item]))).toBe(
      'result.output[1] is of the type telepathy_call, which is not known here. Leave it out, or pass the conversation as messages.',
    );
  });
});
