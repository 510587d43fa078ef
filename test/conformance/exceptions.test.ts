import { parse } from 'yaml';
import { operations } from '../../src/conformance/answers.ts';
import { readAsset } from '../../src/conformance/assets.ts';

interface Exception {
  rule: string;
  reason: string;
  operations: string[];
  status: number;
  says: string;
}

const exceptions = Object.values(parse(readAsset('exceptions.yaml')) as Record<string, Exception[]>).flat();

test.each(exceptions)('the exception "$rule" says why, and for which operations of the contract', (exception) => {
  expect(exception).toMatchObject({
    rule: expect.stringMatching(/\.$/),
    reason: expect.stringMatching(/\.$/),
    status: expect.any(Number),
    says: expect.stringMatching(/./),
  });
  expect(exception.operations).not.toEqual([]);
  expect(operations).toEqual(expect.arrayContaining(exception.operations));
});
