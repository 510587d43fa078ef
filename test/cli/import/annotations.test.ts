import { folderWith, importing } from './importing.ts';

const reasonsOf = ({ left_out }: { left_out: { what: string; why: string; where: string }[] }) =>
  left_out.map(({ what, why, where }) => `${what}: ${why} (${where})`);

describe('Langfuse', () => {
  const trace = { id: 't1', trace_id: 't1', type: 'GENERATION' };
  const asked = [{ role: 'user', content: 'How long?' }];
  const observations = [
    { ...trace, id: 'o1', input: asked, output: { role: 'assistant', content: 'Five days.' } },
    {
      ...trace,
      id: 'o2',
      trace_id: 't2',
      input: JSON.stringify({ messages: asked, tools: [{ type: 'function', function: { name: 'f' } }] }),
      output: '"Soon."',
    },
    { ...trace, id: 'o3', input: 'How?', output: null, level: 'ERROR' },
    { ...trace, id: 'o4', type: 'SPAN', input: {}, output: { a: 1 } },
  ];
  const score = {
    name: 'helpful',
    source: 'ANNOTATION',
    data_type: 'BOOLEAN',
    value: 1,
    trace_id: 't1',
    observation_id: 'o1',
  };
  const scores = [
    { ...score, id: 's1', comment: 'Good', created_at: '2026-11-01T10:00:00.000Z', author_user_id: 'ada' },
    { ...score, id: 's2', name: 'toxic', value: 0 },
    { ...score, id: 's3', trace_id: 't2', observation_id: null, value: 0 },
    { ...score, id: 's4', name: 'stars', data_type: 'NUMERIC', value: 1, comment: 'Meh' },
    { ...score, id: 's5', name: 'kind', data_type: 'CATEGORICAL', value: 1, string_value: 'yes' },
    { ...score, id: 's6', source: 'EVAL', name: 'judge' },
    { ...score, id: 's7', trace_id: 't9', observation_id: 'o9' },
  ];
  const jsonl = (all: object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('');

  test('yes and no of people become labels; nothing else does', async () => {
    const files = { 'observations.jsonl': jsonl(observations), 'scores.jsonl': jsonl(scores) };
    await using folder = await importing('langfuse', files, '--reverse', 'toxic');
    const first = [...asked, { role: 'assistant', content: 'Five days.' }];
    expect(await folder.lines('out/rows.jsonl')).toEqual([
      {
        id: 'o1',
        input: 'How long?',
        output: 'Five days.',
        imported_verdicts: [{ name: 'judge', source: 'EVAL', value: 1 }],
      },
      { id: 'o2', input: 'How long?', output: 'Soon.', tools: [{ type: 'function', function: { name: 'f' } }] },
    ]);
    expect(await folder.lines('out/labels.jsonl')).toEqual([
      {
        id: 'o1',
        evaluator: 'helpful',
        label: true,
        author: 'ada',
        comment: 'Good',
        created_at: '2026-11-01T10:00:00.000Z',
        messages: first,
      },
      { id: 'o1', evaluator: 'toxic', label: true, messages: first },
      expect.objectContaining({ id: 'o2', evaluator: 'helpful', label: false }),
    ]);
    expect(reasonsOf(folder.report)).toEqual([
      'annotation "stars": It is neither 0 nor 1, so it is not known what deserves to pass; its comment needs a label, too (o1)',
      'annotation "kind": It is neither 0 nor 1, so it is not known what deserves to pass (o1)',
      'observation: It has no output: the call failed (o3)',
      'observation: It is a step of the type SPAN, not an answer (o4)',
      'score "helpful": The answer that it is about is not in these files (s7)',
    ]);
  });

  test('CSV and the answers of its API say the same', async () => {
    const cells = (one: object) =>
      Object.values(one)
        .map((value) => `"${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('"', '""')}"`)
        .join(',');
    const [row] = observations;
    const csv = `${Object.keys(row!).join(',')}\n${cells(row!)}\n`;
    const answer = {
      data: [
        {
          id: 's1',
          traceId: 't1',
          observationId: 'o1',
          name: 'helpful',
          source: 'ANNOTATION',
          dataType: 'BOOLEAN',
          value: 0,
        },
      ],
      meta: {},
    };
    await using folder = await importing('langfuse', { 'observations.csv': csv, 'scores.json': answer });
    expect((await folder.lines('out/labels.jsonl')).map(({ id, label }) => [id, label])).toEqual([['o1', false]]);
  });

  test.each([
    [
      'langfuse',
      { 'o.json': observations, 's.json': scores },
      `The names of people's annotations are: "helpful", "toxic"`,
    ],
    ['langfuse', { 'o.json': observations }, 'There are no annotations of people'],
    ['phoenix', { 's.json': { context: { span_id: 'a' }, span_kind: 'LLM' } }, 'There are no annotations of people'],
    ['promptfoo', { 'r.json': { prompts: ['Hi'], tests: [{}] } }, 'There are no annotations of people'],
  ])('%s: a name that no annotation has is not ignored', async (source, files, message) => {
    await using folder = await folderWith(files);
    const args = ['import', source, ...Object.keys(files), '--output', 'out', '--reverse', 'toxc'];
    const { code, stderr } = await folder.run(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).toContain('--reverse "toxc": no annotation has this name');
  });

  test('an id, and what people said of an answer, count once; nothing vanishes', async () => {
    const [first] = observations;
    const ofTrace = { ...score, id: 's0', observation_id: null, value: 0 };
    const lines = `${jsonl([first!, { ...first, output: 'Other' }])}5\n{}\n`;
    await using folder = await importing('langfuse', { 'o.jsonl': lines, 's.json': [ofTrace, score] });
    expect((await folder.lines('out/rows.jsonl')).map(({ output }) => output)).toEqual(['Five days.']);
    expect((await folder.lines('out/labels.jsonl')).map(({ label }) => label)).toEqual([true]);
    expect(reasonsOf(folder.report)).toEqual([
      expect.stringMatching(/^score "helpful": It is about the whole trace.*\(s0\)$/),
      'observation: Another one before it has the same id (o1)',
      expect.stringMatching(/^record: .*\(5\)$/),
      expect.stringMatching(/^record: .*\({}\)$/),
    ]);
  });

  test('scores without their answers are no data set', async () => {
    await using folder = await folderWith({ 'scores.json': scores });
    expect(await folder.run('import', 'langfuse', 'scores.json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Give their file, too'),
    });
  });
});

describe('Phoenix', () => {
  const context = (span_id: string) => ({ context: { trace_id: 't', span_id } });
  const flat = {
    'llm.input_messages.0.message.role': 'user',
    'llm.input_messages.0.message.content': 'How long?',
    'llm.output_messages.0.message.role': 'assistant',
    'llm.output_messages.0.message.tool_calls.0.tool_call.id': 'c1',
    'llm.output_messages.0.message.tool_calls.0.tool_call.function.name': 'find',
    'llm.output_messages.0.message.tool_calls.0.tool_call.function.arguments': '{"q":1}',
  };
  const nested = { input: { value: 'Where?' }, output: { value: 'Here.' } };
  const spans = {
    data: [
      { ...context('a'), span_kind: 'LLM', attributes: flat },
      { ...context('b'), span_kind: 'CHAIN', attributes: nested },
      { ...context('c'), span_kind: 'CHAIN', attributes: nested },
      { ...context('d'), span_kind: 'LLM', status_code: 'ERROR', attributes: { 'input.value': 'x' } },
      {
        ...context('e'),
        span_kind: 'LLM',
        attributes: { ...flat, 'llm.output_messages.0.message.tool_calls.0.tool_call.function.name': undefined },
      },
    ],
    next_cursor: null,
  };
  const annotation = {
    name: 'correct',
    annotator_kind: 'HUMAN',
    source: 'APP',
    span_id: 'a',
    result: { label: 'yes', score: 1, explanation: 'Right' },
  };
  const annotations = {
    data: [
      annotation,
      { ...annotation, span_id: 'b', result: { label: 'no', score: 0, explanation: null } },
      { ...annotation, span_id: 'b', name: 'depth', result: { label: null, score: 0.5 } },
      { ...annotation, span_id: 'a', annotator_kind: 'LLM', result: { score: 0 } },
      { ...annotation, span_id: 'd' },
    ],
  };

  test('messages may be a list with flat names', async () => {
    const listed = (role: string, content: string) => [{ 'message.role': role, 'message.content': content }];
    const attributes = {
      'llm.input_messages': listed('user', 'How long?'),
      'llm.output_messages': listed('assistant', 'Five days.'),
    };
    const files = { 'spans.json': { data: [{ ...context('a'), span_kind: 'LLM', attributes }] } };
    await using folder = await importing('phoenix', files);
    expect(await folder.lines('out/rows.jsonl')).toEqual([{ id: 'a', input: 'How long?', output: 'Five days.' }]);
  });

  test('answers are spans of models and spans that people judged', async () => {
    await using folder = await importing('phoenix', { 'spans.json': spans, 'annotations.json': annotations });
    const call = {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c1', type: 'function', function: { name: 'find', arguments: '{"q":1}' } }],
    };
    expect(await folder.lines('out/rows.jsonl')).toEqual([
      {
        id: 'a',
        messages: [{ role: 'user', content: 'How long?' }, call],
        imported_verdicts: [{ name: 'correct', annotator_kind: 'LLM', result: { score: 0 } }],
      },
      { id: 'b', input: 'Where?', output: 'Here.' },
    ]);
    expect((await folder.lines('out/labels.jsonl')).map(({ id, label, comment }) => [id, label, comment])).toEqual([
      ['a', true, 'Right'],
      ['b', false, undefined],
    ]);
    expect(reasonsOf(folder.report)).toEqual([
      'annotation "depth": It is neither 0 nor 1, so it is not known what deserves to pass (b)',
      "span: It is a step of the kind CHAIN, not a model's answer (c)",
      'span: It has no output: the call failed (d)',
      'annotation "correct": Its span is not in these files, or has no output (d)',
      expect.stringMatching(/^answer: .*\(e\)$/),
    ]);
  });
});
