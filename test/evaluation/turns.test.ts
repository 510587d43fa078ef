import { createTurns } from '../../src/evaluation/turns.ts';

test('each step has a turn of the event loop, with one more between two of them', async () => {
  let loop = 0;
  const count = () => {
    loop += 1;
    if (loop < 20) setImmediate(count);
  };
  setImmediate(count);
  const turn = createTurns();
  const turns = await Promise.all(Array.from({ length: 4 }, () => turn().then(() => loop)));
  const between = turns.slice(1).map((one, index) => one - turns[index]!);
  expect(between).toEqual([2, 2, 2]);
  await turn();
});
