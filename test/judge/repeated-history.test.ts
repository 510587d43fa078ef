import { agentView } from '../../src/judge/agents/agent-view.ts';
import { createHistory } from '../../src/judge/agents/repeated-history.ts';
import { agent, assistant, llm, says, user } from './agent-traces.ts';

describe('a view takes work in proportion to the messages', () => {
  test('of 30,000 interactions with one message each, every one is read a few times', () => {
    let reads = 0;
    const counted = (content: string) => ({
      role: 'user',
      get content() {
        reads += 1;
        return content;
      },
    });
    const count = 30_000;
    const { own } = agentView(
      agent('a', ...Array.from({ length: count }, (_, at) => llm([counted(`${at}`)], [says('x')]))),
    );
    expect(own.size).toBe(count);
    expect(reads).toBeLessThanOrEqual(4 * count);
  });

  test('of 500 interactions that repeat all before, each message stands there once', () => {
    const talk = Array.from({ length: 500 }, (_, at) => [user(`question ${at}`), assistant(`answer ${at}`)]).flat();
    const interactions = Array.from({ length: 500 }, (_, at) => llm(talk.slice(0, 2 * at + 1), [says(`answer ${at}`)]));
    expect(agentView(agent('a', ...interactions)).conversation.messages).toEqual(talk);
  });

  test.each([
    ['all alike', () => 1],
    ['a period that breaks', (at: number) => at % 7],
    ['all different', (at: number) => at],
  ])('looking for what is repeated: %s', (_, message) => {
    let reads = 0;
    const counting = (numbers: number[]) =>
      new Proxy(numbers, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d/.test(key)) reads += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    const size = 5000;
    const memory = createHistory();
    memory.add(
      Array.from({ length: size }, (_, at) => message(at)),
      [[-2]],
    );
    memory.add(counting(Array.from({ length: size }, (_, at) => message(at + 3))), [[-3]]);
    memory.add(counting(Array.from({ length: size }, (_, at) => message(at + 2))), []);
    expect(reads).toBeLessThan(2 * 10 * size);
  });
});
