import fc from 'fast-check';
import { outcomeOf as outcomeOfCommand } from '../../src/cli/evaluate/result.ts';
import { readMessage } from '../../src/judge/message.ts';
import { chipsOf, hrefOf, queryOf, readFilters } from '../../src/web/addresses/filters.ts';
import { prettyJson } from '../../src/web/components/conversation/pretty-json.ts';
import { findQuotes, type Mark, segmentsOf } from '../../src/web/components/conversation/quotes.ts';
import { outcomeOf, threshold } from '../../src/web/components/outcome.ts';
import { rowOf } from '../../src/web/components/trace-row.ts';
import { conversation, startDeemster } from '../helpers.ts';
import { agent, call, llm, says, traceOf, user } from '../judge/agent-traces.ts';

test('a score means the same as in deemster evaluate', () => {
  const words = { pass: 'pass', fail: 'low', inconclusive: 'maybe', 'n/a': 'na', error: 'failed' };
  const score = fc.constantFrom(0, 0.2, 0.4999, 0.5, 0.5001, 0.8, 1);
  fc.assert(
    fc.property(fc.option(score), fc.option(fc.tuple(score, score)), (value, pair) => {
      const range = pair && ([Math.min(...pair), Math.max(...pair)] as [number, number]);
      expect(outcomeOf(value, range)).toBe(words[outcomeOfCommand({ score: value, range }, threshold)]);
    }),
  );
});

describe('JSON is laid out', () => {
  test('with its numbers as they were written', () => {
    expect(prettyJson('{"a":149.00,"b":[],"c":[1, {"d":"x, {y}"}]}')!.text).toBe(
      '{\n  "a": 149.00,\n  "b": [],\n  "c": [\n    1,\n    {\n      "d": "x, {y}"\n    }\n  ]\n}',
    );
  });

  test.each(['', 'text', '"text"', '12', '{"a":}', '{a: 1}', '[1,]', `[${'1,'.repeat(200_000)}1]`])(
    'unless it is none: %#',
    (text) => expect(prettyJson(text)).toBeUndefined(),
  );

  test('so that it is the same value, and each character can be found again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue())), (value) => {
        for (const text of [JSON.stringify(value), ` ${JSON.stringify(value, null, 3)}\n`]) {
          const { text: pretty, at: place } = prettyJson(text)!;
          expect(JSON.parse(pretty)).toEqual(JSON.parse(text));
          const lost = Array.from({ length: text.length }, (_, at) => at).filter(
            (at) => !/\s/.test(text[at]!) && pretty[place(at)] !== text[at],
          );
          expect(lost).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a quote', () => {
  const turns = [
    { role: 'user', content: 'Where is R-1?' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c1', function: { name: 'find', arguments: '{"id":"R-1"}' } }],
    },
    { role: 'tool', tool_call_id: 'c1', content: '{"at":"depot"}' },
    { role: 'assistant', content: 'At the depot. At the depot.' },
  ].map(readMessage);
  const cases: [source: string, text: string, at: [number, string, number] | undefined][] = [
    ['messages[3]', 'the depot', [3, 'text', 3]],
    ['messages[1]', '"R-1"', [1, 'call-0', 6]],
    ['messages[2]', 'depot', [2, 'result-0', 7]],
    ['c1', 'depot', [2, 'result-0', 7]],
    ['messages[0]', 'depot', undefined],
    ['messages[9]', 'depot', undefined],
    ['c2', 'depot', undefined],
    ['messages[3]', '', undefined],
  ];

  test.each(cases)('of %s: %s', (source, text, at) => {
    const [mark] = findQuotes(turns, [{ source, text }], 7);
    expect(mark && [mark.message, mark.part, mark.start]).toEqual(at);
    if (mark) expect(mark).toMatchObject({ id: 'q7-1', evaluation: 7, end: mark.start + text.length });
  });

  test('that overlaps another is split at their edges, and nothing of the text is lost', () => {
    const mark = (id: string, start: number, end: number): Mark => ({
      id,
      evaluation: 1,
      message: 0,
      part: 'text',
      start,
      end,
    });
    const [a, b] = [mark('a', 0, 3), mark('b', 2, 5)];
    expect(segmentsOf('abcdef', [a, b])).toEqual([
      { text: 'ab', marks: [a] },
      { text: 'c', marks: [a, b] },
      { text: 'de', marks: [b] },
      { text: 'f', marks: [] },
    ]);
    expect(segmentsOf('cd', [a, b], 2).map(({ text }) => text)).toEqual(['c', 'd']);
    const place = fc.tuple(fc.nat(12), fc.nat(12)).map(([x, y]) => mark('m', Math.min(x, y), Math.max(x, y) + 1));
    fc.assert(
      fc.property(fc.string({ maxLength: 10 }), fc.array(place), fc.nat(5), (text, marks, from) => {
        const joined = segmentsOf(text, marks, from).map((segment) => segment.text);
        expect(joined.join('')).toBe(text);
      }),
    );
  });
});

describe('the filters of the list', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));

  test('are all in the address', () => {
    const query = 'last=7d&tag=a%3Ab&tag=c%3A&rating=false&evaluator_name=x&score=low&min_score=0.1&max_score=0.9';
    const filters = read(query);
    expect(hrefOf(filters)).toBe(`/traces?${query}`);
    expect(chipsOf(filters).map(({ words }) => words)).toEqual([
      'a:b',
      'c:',
      'Last 7 days',
      'rated poor',
      'evaluator x',
      'a score below 0.5',
      'score 0.10–0.90',
    ]);
    for (const { href } of chipsOf(filters)) expect(new URL(href, 'http://x').searchParams.size).toBeLessThan(9);
  });

  test('ignore what is none', () => {
    expect(
      read('last=constructor&tag=nothing&rating=maybe&score=high&min_score=2&max_score=x&start_date=soon'),
    ).toEqual({
      tag: [],
    });
  });

  test('are those of the API', async () => {
    await using deemster = await startDeemster();
    await deemster.evaluate({ tags: { 'a:b': 'x', c: 'd' } });
    await deemster.evaluate({ evaluation_criteria: 'Fails if the response contains "five"' });
    const count = async (query: string) => {
      const asked = Object.entries(queryOf(read(query), Date.now())).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)]),
      );
      const { status, body } = await deemster.get(`/api/v1/traces?${new URLSearchParams(asked)}`);
      return status === 200 ? body.traces.length : status;
    };
    const counts = {
      '': 2,
      'last=24h': 2,
      'score=low': 1,
      'score=pass': 1,
      'tag=c:d': 1,
      'rating=true': 0,
      'min_score=0': 2,
    };
    for (const [query, wanted] of Object.entries(counts)) expect([query, await count(query)]).toEqual([query, wanted]);
  });
});

test('a row says what was asked first and answered last', () => {
  const base = { id: 'i', created_at: 't', tags: {}, rating: null, comments: [], labels: [], evaluations: [] };
  const shown = (trace: Parameters<typeof rowOf>[0]['trace']) => {
    const { ask, reply } = rowOf({ ...base, trace });
    return [ask, reply];
  };
  const talk = (messages: Record<string, unknown>[]) => shown({ messages, system: null, tools: null });
  expect(talk(conversation)).toEqual([conversation[0]!.content, conversation[1]!.content]);
  expect(
    talk([
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: [{ type: 'text', text: 'Hi\n\n there' }] },
      { role: 'assistant', content: null, tool_calls: [{ function: { name: 'f', arguments: '{"a":1}' } }] },
      { role: 'tool', content: 'x' },
    ]),
  ).toEqual(['Hi there', '(tool call) f({"a":1})']);
  expect(talk([{ role: 'user', content: [{ type: 'image' }] }])).toEqual(['(no text)', '']);
  expect(shown(traceOf(agent('a', llm([user('Go')], [says(call('1')), says('Done')]), 'b'), agent('b')))).toEqual([
    'Agents: a agent → b agent. “Go”',
    'Done',
  ]);
});
