import { Recorder } from '../../src/client/recorder.ts';
import { chat, message, text } from './model-answers.ts';
import { recorded } from './recorded-clients.ts';
import { stepsOf } from './recorded-steps.ts';

describe('Agents', () => {
  test('stand where they were called, and below who called them', async () => {
    await using run = await recorded(...['1', '2', '3', '4', '5'].map((answer) => chat(answer)));
    const { recorder, ask } = run;
    await ask('first');
    const returned = await recorder.agent('planner', async () => {
      await ask('plan');
      await recorder.agent('searcher', () => ask('search'));
      await ask('replan');
      return 'planned';
    });
    recorder.agent('idle', () => undefined);
    recorder.agent('planner', () => undefined, { id: 'second' });
    await ask('last');
    expect(returned).toBe('planned');
    expect(run.steps()).toEqual({
      root: ['first -> 1', 'planner', 'idle', 'second', 'last -> 5'],
      planner: ['plan -> 2', 'searcher', 'replan -> 4'],
      searcher: ['search -> 3'],
      idle: [],
      second: [],
    });
  });

  test('that run at the same time do not mix, and keep the order in which their calls were begun', async () => {
    const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
    await using run = await recorded(
      chat('A1', { asked: 'a one', after: late }),
      chat('A2', { asked: 'a two' }),
      chat('A3', { asked: 'a three' }),
      message([text('B1')], { asked: 'b one' }),
      chat('B2', { asked: 'b two' }),
    );
    const { recorder, ask, say } = run;
    const first = recorder.agent('worker', async () => {
      await Promise.all([ask('a one'), ask('a two')]);
      await recorder.agent('helper', () => ask('a three'));
    });
    const second = recorder.agent('worker', async () => {
      await say('b one');
      await recorder.agent('helper', () => ask('b two'));
      answerLate();
    });
    await Promise.all([first, second]);
    expect(run.steps()).toEqual({
      root: ['worker', 'worker-2'],
      worker: ['a one -> A1', 'a two -> A2', 'helper'],
      helper: ['a three -> A3'],
      'worker-2': ['b one -> B1', 'helper-2'],
      'helper-2': ['b two -> B2'],
    });
  });

  test('of two recorders know nothing of each other', async () => {
    await using run = await recorded(chat('1'), chat('2'));
    const other = new Recorder('other');
    const openai = other.wrap(run.real.openai);
    await run.recorder.agent('planner', async () => {
      await openai.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'other' }] });
      await run.ask('own');
    });
    expect(stepsOf(other.build())).toEqual({ other: ['other -> 1'] });
    expect(run.steps()).toEqual({ root: ['planner'], planner: ['own -> 2'] });
  });

  test('that work only when they are read work as themselves', async () => {
    await using run = await recorded(chat('1'), chat('2'), message([text('3')]), message([text('4')]), chat('5'));
    const { recorder, ask, anthropic } = run;
    async function* answers() {
      try {
        yield (await ask('one')).choices[0]?.message.content;
      } finally {
        await ask('two');
      }
    }
    const asked = (content: string) => ({
      ...{ model: 'm', max_tokens: 9, tools: [] },
      messages: [{ role: 'user' as const, content }],
    });
    const read: unknown[] = [];
    for await (const answer of recorder.agent('generator', answers)) {
      read.push(answer);
      break;
    }
    const { content } = await recorder.agent('runner', () => anthropic.beta.messages.toolRunner(asked('three')));
    const turns = recorder.agent('turns', () => anthropic.beta.messages.toolRunner(asked('four')));
    expect([read, content, await Array.fromAsync(turns)]).toMatchObject([['1'], [text('3')], [{ role: 'assistant' }]]);
    await ask('five');
    expect(run.steps()).toEqual({
      root: ['generator', 'runner', 'turns', 'five -> 5'],
      generator: ['one -> 1', 'two -> 2'],
      runner: ['three -> 3'],
      turns: ['four -> 4'],
    });
  });

  test('give what their function gives, as it is', () => {
    const recorder = new Recorder('root');
    const results = [7, null, undefined, [1], new Map(), Promise.resolve(), Object.freeze({ next: () => 7 })];
    for (const result of results) {
      const names = result instanceof Object ? Reflect.ownKeys(result) : [];
      expect(recorder.agent('planner', () => result)).toBe(result);
      expect(result instanceof Object ? Reflect.ownKeys(result) : []).toEqual(names);
    }
  });

  test('throw what their function throws, and stay', async () => {
    await using run = await recorded(chat('1'));
    const broken = async () => {
      await run.ask('plan');
      throw new RangeError('Mine');
    };
    await expect(run.recorder.agent('planner', broken)).rejects.toThrow(new RangeError('Mine'));
    expect(run.steps()).toEqual({ root: ['planner'], planner: ['plan -> 1'] });
  });
});
