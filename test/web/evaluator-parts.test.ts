import { missingText } from '../../src/report-card/missing-labels.ts';
import { evaluatorHref, lastWeeks } from '../../src/web/addresses/evaluator.ts';
import { queueHref, readAsked } from '../../src/web/addresses/review.ts';
import { placesOf } from '../../src/web/components/charts/event-places.ts';
import { wordDiff } from '../../src/web/components/criterion/word-diff.ts';
import { shownText } from '../../src/web/components/shown-text.ts';
import { changedFirst, standingOf, type Trial } from '../../src/web/pages/evaluator/edit/trial.ts';

describe('a diff of words', () => {
  /** `[-removed-]` and `{+added+}`. */
  const shown = (before: string, after: string) =>
    wordDiff(before, after)
      .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
      .join('');
  test.each([
    ['Passes if it is short', 'Passes if it is short', 'Passes if it is short'],
    ['the 14-day window', 'the 30-day window', 'the [-14-]{+30+}-day window'],
    ['the window.', 'the window of the policy.', 'the window{+ of the policy+}.'],
    ['kind, unless upset.', 'kind.', 'kind[-, unless upset-].'],
    ['is very kind today', 'is rather polite today', 'is [-very kind-]{+rather polite+} today'],
    ['', 'all new', '{+all new+}'],
    ['all gone', '', '[-all gone-]'],
    ['退货期限为14天', '退货期限为30天', '退货期限为[-14-]{+30+}天'],
    ['a b c a b', 'a b', 'a b[- c a b-]'],
  ])('%s → %s', (before, after, want) => {
    expect(shown(before, after)).toBe(want);
  });

  test('holds both texts whole, also of random words', () => {
    let seed = 1;
    const draw = (most: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed % most;
    };
    const text = () => Array.from({ length: draw(12) }, () => ['a', 'b', ' ', ', ', 'ж', '。', '\n'][draw(7)]).join('');
    for (let round = 0; round < 300; round++) {
      const [before, after] = [text(), text()];
      const pieces = wordDiff(before, after);
      const without = (kind: string) =>
        pieces
          .filter((one) => one.kind !== kind)
          .map((one) => one.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }
  });

  test('shows very long texts as replaced', () => {
    const long = (word: string) => `same ${`${word} x `.repeat(3000)}`;
    expect(wordDiff(long('one'), long('two')).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  });
});

describe('trials of a wording', () => {
  const trial = (before: number | null, result?: Trial['result']): Trial => ({
    trace: {} as Trial['trace'],
    before,
    version: 1,
    judgments: 1,
    result,
  });
  const scored = (score: number | null) => ({ score, explanation: '' });
  test.each([
    [trial(0.2, scored(0.5)), 'flipped'],
    [trial(null, scored(1)), 'flipped'],
    [trial(1, scored(null)), 'flipped'],
    [trial(0.6, scored(0.9)), 'moved'],
    [trial(0.6, scored(0.6)), 'same'],
    [trial(null, scored(null)), 'same'],
    [trial(0, { fault: 'no judge' }), 'failed'],
    [trial(0), 'waiting'],
  ] as const)('%j %s', (one, want) => {
    expect(standingOf(one)).toBe(want);
  });
  test('what changed most comes first, and failures before what stayed', () => {
    const all = [
      trial(1, scored(1)),
      trial(0.6, scored(0.7)),
      trial(0, { fault: '' }),
      trial(0.4, scored(0.6)),
      trial(0, scored(1)),
    ];
    expect(changedFirst(all)).toEqual([all[4], all[3], all[2], all[1], all[0]]);
  });
});

test('versions are marked where they began, and near ones share a mark', () => {
  const intervals = [0, 1, 2, 3].map((day) => ({
    start_date: `2026-11-2${day}T00:00:00.000Z`,
    end_date: `2026-11-2${day + 1}T00:00:00.000Z`,
  }));
  const at = (name: string, time: string) => ({ name, at: `2026-11-${time}:00.000Z` });
  const events = [at('v4', '23T13:00'), at('v3', '23T12:00'), at('v2', '20T12:00'), at('v1', '19T12:00')];
  expect(placesOf(events, intervals)).toEqual([
    { name: 'v2', x: 12.5 },
    { name: 'v3, v4', x: 87.5 },
  ]);
});

test('a version stands on its day, as the bar of that day', () => {
  const intervals = [{ start_date: '2026-11-20T00:00:00.000Z', end_date: '2026-11-21T00:00:00.000Z' }];
  for (const hour of ['00', '23'])
    expect(placesOf([{ name: 'v1', at: `2026-11-20T${hour}:30:00.000Z` }], intervals)).toEqual([{ name: 'v1', x: 50 }]);
});

test('marks that turn the order of letters are visible in names', () => {
  expect(shownText('a\u202eb\u2069')).toBe('a⟨U+202E⟩b⟨U+2069⟩');
  expect(shownText('שלום — café')).toBe('שלום — café');
});

test('what labels are missing adds up', () => {
  const few = (what: string, have: number, needed: number) => ({ too_few: { what, have, needed } });
  const card = (kappa: object, tpr: object, tnr: object) =>
    missingText({ kappa, true_positive_rate: tpr, true_negative_rate: tnr } as never);
  const none = { too_few: null };
  expect(card(few('labels', 0, 50), few('labels_to_pass', 0, 30), few('labels_to_fail', 0, 30))).toBe(
    'Missing: 60 more labels: 30 on answers that deserve to pass and 30 on answers that deserve to fail.',
  );
  expect(card(few('labels', 12, 64), none, few('labels_to_fail', 3, 30))).toBe(
    'Missing: 52 more labels, at least 27 on answers that deserve to fail.',
  );
  expect(card(none, none, few('labels_to_fail', 29, 30))).toBe(
    'Missing: 1 more label: 1 on answers that deserve to fail.',
  );
  expect(card(few('labels', 40, 50), none, none)).toBe('Missing: 10 more labels.');
  expect(card(none, none, none)).toBeUndefined();
});

test('addresses of evaluators and of what to label next', () => {
  expect(evaluatorHref('a/b c')).toBe('/evaluators/a%2Fb%20c');
  expect(evaluatorHref('a', { version: '3' })).toBe('/evaluators/a?version=3');
  expect(lastWeeks(Date.UTC(2026, 10, 23, 5, 30))).toEqual({ start_date: '2026-10-27T00:00:00.000Z' });
  const asked = readAsked(new URLSearchParams('evaluator_name=a%2Fb&order=useful'));
  expect(asked.order).toBe('useful');
  expect(queueHref(asked, 'id')).toBe('/review?evaluator_name=a%2Fb&order=useful&item=id');
  expect(readAsked(new URLSearchParams('order=useful')).order).toBeUndefined();
});
