import { judged } from '../judged.ts';

type Row = [condition: string, text: string, want: number | 'open'];

/** Where readers would disagree about a text, no verdict is given. */
const ROWS: Row[] = [
  ['contains the sentence "It rains."', 'I know that it rains.', 'open'],
  ['contains the sentence "It rains."', 'Stay. It rains. Go.', 1],
  ['contains the sentence "It rains"', '- **It rains**\n- Fine', 1],
  ['contains the sentence "It rains"', 'It rains today.', 'open'],
  ['contains the question "Who is it?"', 'Tell me who is it? Now.', 'open'],
  ['contains the question "Who is it?"', `${'So '.repeat(30)}. Who is it?`, 1],
  ['contains the sentence "It rains." exactly once', 'It rains. I hear it rains.', 'open'],
  ['contains the sentence "It rains."', 'It snows.', 0],
  ['contains the phrase "it rains"', 'I know that it rains.', 1],
  ['contains the sentences "It rains." and "I stay."', 'So it rains. I stay.', 'open'],
  ['starts with the character "B"', 'bread', 'open'],
  ['starts with the character "B"', 'Bread', 1],
  ['starts with the letter "B"', 'bread', 1],
  ['starts with the character "B", ignoring case', 'bread', 1],
  ['starts with the word "We"', "We're here.", 'open'],
  ['starts with the word "We"', 'We are here.', 1],
  ['contains exactly 2 percentages', '20-30% more', 'open'],
  ['contains exactly 2 percentages', 'between 20 and 30% more', 'open'],
  ['contains exactly 3 percentages', '10, 20 and 30 percent', 'open'],
  ['contains exactly 2 percentages', '20% and 30%', 1],
  ['contains at least 1 percentage', '20–30 %', 1],
  ['contains no percentages', 'between 20 and 30', 1],
  ['contains no parentheses', 'See [it](https://a.com).', 'open'],
  ['contains no parentheses', 'See [it](https://a.com) (now).', 0],
  ['contains no parentheses', 'Call `f(x)`.', 0],
  ['contains no square brackets', '![it](a.png)', 'open'],
  ['contains no square brackets', 'See [1].', 0],
  ['starts with a capital letter', '- Bread', 'open'],
  ['starts with a capital letter', '1. Bread', 0],
  ['starts with a capital letter', '• Bread', 'open'],
  ['starts with a capital letter', '👋 Bread', 'open'],
  ['starts with a capital letter', '- bread', 0],
  ['starts with a lowercase letter', '- bread', 'open'],
  ['starts with a digit', '1. bread', 1],
];

test.each(ROWS)('%s: %s', (condition, text, want) => {
  const score = () => judged(`Passes if the response ${condition}`, text)?.score;
  if (want === 'open') expect(score).toThrow(/may|within a longer/);
  else expect(score()).toBe(want);
});
