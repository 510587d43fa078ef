import { sideHref } from '../../src/web/addresses/figure-traces.ts';
import { amountAxis, placeOn, runsOf, scoreAxis } from '../../src/web/components/charts/axis.ts';
import { changeText, countText, intervalText } from '../../src/web/components/figures/numbers.ts';
import { hrefOfView, insightsQuery, readView } from '../../src/web/pages/insights/view.ts';

describe('a view of insights', () => {
  test.each([
    '/insights',
    '/insights?last=7d&tag=a%3Ab&interval=hour',
    '/insights?start_date=2026-11-01&criterion=Reward+it&group_by=run',
    '/insights?evaluator_name=x&model_core=align-20251111&text=word&rating=true&min_score=0.5',
  ])('is the same in its address: %s', (href) => {
    const read = readView(new URLSearchParams(href.split('?')[1]));
    const again = readView(new URLSearchParams(hrefOfView(read).split('?')[1]));
    expect(again).toEqual(read);
    expect([...new URLSearchParams(hrefOfView(read).split('?')[1])].sort()).toEqual(
      [...new URLSearchParams(href.split('?')[1])].sort(),
    );
  });

  test('begins with a whole day or hour', () => {
    const now = Date.UTC(2026, 10, 23, 5, 30);
    const startOf = (query: string) => insightsQuery(readView(new URLSearchParams(query)), now).start_date;
    expect(startOf('')).toBe('2026-10-27T00:00:00.000Z');
    expect(startOf('last=24h')).toBe('2026-11-22T06:00:00.000Z');
    expect(startOf('end_date=2026-11-01')).toBeUndefined();
  });
});

test('traces on one side of the threshold are within the range of scores that is filtered by', () => {
  expect(sideHref('tag=a%3Ab', 'low')).toBe('/traces?tag=a%3Ab&score=low');
  expect(sideHref('max_score=0.8', 'low')).toBe('/traces?score=low');
  expect(sideHref('max_score=0.3', 'low')).toBe('/traces?max_score=0.3');
  expect(sideHref('min_score=0.3', 'pass')).toBe('/traces?score=pass');
  expect(sideHref('min_score=0.7', 'pass')).toBe('/traces?min_score=0.7');
});

test('an axis holds its values, in few steps', () => {
  expect(scoreAxis([0.62, 0.9])).toEqual({ low: 0.6, high: 0.9, ticks: [0.6, 0.7, 0.8, 0.9] });
  expect(scoreAxis([0, 1]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(scoreAxis([1])).toEqual({ low: 0.95, high: 1, ticks: [0.95, 1] });
  expect(amountAxis([569]).ticks).toEqual([0, 200, 400, 600]);
  expect(amountAxis([]).ticks).toEqual([0, 0.5, 1]);
  expect([0.6, 0.9].map(placeOn(scoreAxis([0.62, 0.9]), 12, 172))).toEqual([172, 12]);
});

test('a gap divides a line', () => {
  expect(runsOf([null, 1, 2, null, 0]).map((run) => run.map(({ value }) => value))).toEqual([[1, 2], [0]]);
});

test('numbers are written as people read them', () => {
  expect([999_999, 1_234_567].map(countText)).toEqual(['999,999', '1.2 M']);
  expect([-0.126, 0.1, -0.001].map((value) => changeText(value))).toEqual(['−0.13', '+0.10', '0.00']);
  const figure = { value: 0.5, too_few: null, reason: null };
  expect(intervalText({ ...figure, low: 0.5, high: 0.5 }, String)).toBe('');
  expect(intervalText({ ...figure, low: 0.4, high: 0.6 }, String)).toBe('[0.4, 0.6]');
});
