import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuBetween, cpuOf } from '../../bench/process-use.ts';

test('a process that has ended is left out of the CPU that several have used', async () => {
  const ending = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  const ended = once(ending, 'exit');
  const before = cpuOf([ending.pid!, process.pid]);
  await ended;
  const after = cpuOf([ending.pid!, process.pid]);
  expect([...before.keys()]).toEqual([ending.pid, process.pid]);
  expect([...after.keys()]).toEqual([process.pid]);
  expect(cpuBetween(before, after)).toBe(after.get(process.pid)! - before.get(process.pid)!);
});

test('a process that began between two looks counts whole', () => {
  const [before, after] = [new Map([[1, 50]]), new Map([[2, 7]])];
  expect(cpuBetween(before, after)).toBe(7);
  expect(cpuBetween(new Map([[2, 5]]), after)).toBe(2);
});
