import { judged } from '../judged.ts';

/** A sentence, a response that passes, and one that fails. */
const DECIDED: readonly (readonly [criterion: string, passes: string, fails: string])[] = [
  ['Fails if it starts with Great question', 'Well, no.', 'Great question! Well, no.'],
  ['Fails if it opens with Sorry or I apologize', 'We close at five.', 'I apologize, we are closed.'],
  ['Fails if any sentence starts with And or But', 'We go. They stay.', 'We go. But they stay.'],
  ['Passes if it never says I', 'We think so.', 'I think so.'],
  ['Fails if it says damn, hell or crap', 'That bug took ages.', 'That damn bug took ages.'],
  ['Passes if the phrase money-back guarantee is in there', 'It has a money-back guarantee.', 'We refund.'],
  ['Passes if it spells it colour and never color', 'Pick a colour.', 'Pick a colour, then a color.'],
  [
    'Passes if the product name is always spelled CloudKit, never cloudkit or Cloudkit',
    'Get CloudKit. CloudKit syncs.',
    'Get CloudKit. Cloudkit syncs.',
  ],
  ['Passes if the price is given in euros', 'The ticket costs €12.', 'The ticket costs $12.'],
  ['Passes if the price shows two decimals, e.g. $4.50', 'That is $12.00.', 'That is $12.'],
  ['Fails if any amount is over $500', 'It costs $400.', 'It costs $600.'],
  [
    'Penalize giving out an email address other than help@acme.com',
    'Write to help@acme.com.',
    'Write to bob.jones@acme.com.',
  ],
  ['Passes if dates look like 2024-03-01', 'On 2025-04-02 we met.', 'On 2 April 2025 we met.'],
  ['Passes if times of day are given on the 24-hour clock, without "am" or "pm"', 'At 17:30.', 'At 5:30 pm.'],
  ['Reward replies that contain Japanese kana', 'ありがとう, friends', 'Thank you, friends'],
  ['Passes if the reply contains text in Arabic script', 'مرحبا means hello', 'It means hello'],
  ['Fails if a single sentence contains more than 3 words', 'We go. They stay.', 'We go. They stay at home.'],
  ['Penalize two sentences in a row that start with the same word', 'We go. They stay.', 'We go. We stay.'],
  ['Passes if it replies with one of hot, cold or mild and nothing else', 'mild', 'It is mild.'],
  ['Passes if it outputs a single letter from A to D', 'B', 'Because'],
];

test.each(DECIDED)('%s', (criterion, passes, fails) => {
  expect(judged(criterion, passes)?.score).toBe(1);
  expect(judged(criterion, fails)?.score).toBe(0);
});

const OPENERS = 'Penalize openers such as Sure, Certainly or Of course';

test('an opener that is named as a sample is one, and what else is one a model decides', () => {
  expect(judged(OPENERS, 'Certainly! Open the menu.')?.score).toBe(0);
  expect(() => judged(OPENERS, 'Absolutely! Open the menu.')).toThrow();
});

test.each([
  'Fails if it starts with Olympic history',
  'Passes if it ends with Best practice and tips',
  'Passes if it says sorry or goodbye',
  'Fails if it uses the phrase chosen by the user',
  'Fails if it contains the phrase mentioned above',
  'Fails if it uses item instead of items',
  'Passes if it is written formally, not casually',
  'Fails if it says anything rude or offensive',
  'Passes if it starts with I statements',
])('a model decides: %s', (criterion) => {
  expect(judged(criterion, 'x')).toBeUndefined();
});
