import { estimateText } from '../../src/cli/bench/report.ts';
import { decimals } from '../../src/cli/figure-text.ts';
import { decimalText, differenceText, pointsText } from '../../src/cli/signed-number.ts';

test('people read a real minus sign, and none before zero', () => {
  expect([-0.25, -0.004, 0, 0.004, 0.25].map((value) => decimalText(value, 2))).toEqual([
    '−0.25',
    '0.00',
    '0.00',
    '0.00',
    '0.25',
  ]);
  expect([-0.25, -0.004, 0, 0.004, 0.25].map((value) => differenceText(value, 2))).toEqual([
    '−0.25',
    '0.00',
    '0.00',
    '0.00',
    '+0.25',
  ]);
  expect([-0.083, -0.0001, 0, 0.3, 1].map(pointsText)).toEqual(['−8.3', '0', '0', '+30', '+100']);
});

test('so do the figures of bench and of a report card', () => {
  const figure = { name: 'spearman', value: -0.1234, low: -0.5, high: 0.0004, n: 40, too_few: null } as const;
  expect(estimateText(figure)).toBe('−0.123 (−0.500 to 0.000)');
  expect(decimals(-0.12)).toBe('−0.12');
});
