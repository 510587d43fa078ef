import { buildTrace } from '../../src/otlp/assembly/build-trace.ts';
import type { Span } from '../../src/otlp/span.ts';
import { itemsOf, readingsOf, samples } from './otlp-samples.ts';

const weatherTool = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'Weather of a city',
    parameters: { type: 'object', properties: { location: { type: 'string' } }, required: ['location'] },
  },
};
const call = { id: 'call_1', type: 'function', function: { name: 'get_weather', arguments: '{"location":"Paris"}' } };
const asked = [
  { role: 'system', content: 'You are terse.' },
  { role: 'user', content: 'Weather in Paris?' },
  { role: 'assistant', content: null, tool_calls: [call] },
];
const answered = [
  { role: 'tool', tool_call_id: 'call_1', content: 'rainy, 57°F' },
  { role: 'assistant', content: 'It is rainy in Paris, 57°F.' },
];

const traceOf = (items: Span[]) => buildTrace(items[0]!.traceId, readingsOf(items));

describe('recorded requests of OpenInference', () => {
  const given = {
    '0.pb': asked,
    '1.json': asked,
    '2.pb': [...asked, ...answered],
    '3.json': [...asked, ...answered],
  };

  it.each(Object.entries(given))('%s is a conversation', async (name, messages) => {
    const [sample] = await samples(`openinference-js-openai.traces.${name}`);
    const built = traceOf(itemsOf(sample!) as Span[]);
    expect(built?.trace).toEqual({ messages, system: null, tools: [weatherTool] });
    expect(built?.tags).toEqual({
      'otel.trace_id': expect.stringMatching(/^[0-9a-f]{32}$/),
      'otel.span_id': expect.stringMatching(/^[0-9a-f]{16}$/),
      'service.name': 'unknown_service:node',
    });
  });

  it('says the same in protobuf and in JSON', async () => {
    const [protobuf, json] = await samples('openinference-js-openai.traces');
    const comparable = (items: Span[]) =>
      items.map(({ traceId, spanId, start, ...rest }) => ({ ...rest, at: start > 1e12 }));
    expect(comparable(itemsOf(protobuf!) as Span[])).toEqual(comparable(itemsOf(json!) as Span[]));
  });
});

describe('recorded requests of the AI SDK 7', () => {
  const parameters = { location: 'Paris' };
  const callInput = { id: 'call_1', name: 'get_weather', parameters: JSON.stringify(parameters) };
  const tools_available = [
    { name: 'get_weather', description: 'Weather of a city', parameters: expect.stringContaining('"location"') },
  ];
  const first = [
    { role: 'system', content: 'You are terse.' },
    { role: 'user', content: 'Weather in Paris?' },
  ];

  it('are one agent with two model calls, in whatever order they come', async () => {
    const items = (await samples('vercel-ai-sdk-7-new')).flatMap(itemsOf) as Span[];
    const expected = {
      root_agent_instance_id: '29677eb29d9dac88',
      agent_instance_by_id: {
        '29677eb29d9dac88': {
          id: '29677eb29d9dac88',
          name: 'weather',
          interactions: [
            { input_messages: first, output_messages: [{ type: 'tool_call', content: callInput }], tools_available },
            {
              input_messages: [
                ...first,
                { role: 'assistant', type: 'tool_call', content: callInput },
                { role: 'tool', type: 'tool_call_response', content: { id: 'call_1', response: 'rainy, 57°F' } },
              ],
              output_messages: [{ content: 'It is rainy in Paris, 57°F.' }],
              tools_available,
            },
          ],
        },
      },
    };
    expect(traceOf(items)?.trace).toEqual(expected);
    expect(traceOf(items.toReversed())?.trace).toEqual(expected);
  });

  it('have the tool’s result from its own span if no model call repeats it', async () => {
    const items = (await samples('vercel-ai-sdk-7-new')).flatMap(itemsOf) as Span[];
    const withoutLast = items.filter(({ spanId }) => spanId !== '3073cad0c6b86699');
    const { agent_instance_by_id: agents } = traceOf(withoutLast)!.trace as never as {
      agent_instance_by_id: Record<string, { interactions: unknown[] }>;
    };
    expect(agents['29677eb29d9dac88']!.interactions[1]).toEqual({
      input_messages: [
        {
          role: 'tool',
          type: 'tool_call_response',
          content: { id: 'call_1', name: 'get_weather', response: 'rainy, 57°F' },
        },
      ],
      output_messages: [],
      tools_available: null,
    });
  });
});
