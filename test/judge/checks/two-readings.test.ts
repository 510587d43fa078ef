import { judged } from './judged.ts';

function outcome(criterion: string, answer: string): number | null | undefined | 'open' {
  try {
    return judged(criterion, answer)?.score;
  } catch (error) {
    if (/\bmay\b|raised digit|differs/.test((error as Error).message)) return 'open';
    throw error;
  }
}

type Row = [condition: string, answer: string, want: number | 'open'];

/** What a reader may count or not. */
const FORMS: Row[] = [
  ['has a heading', '**Overview**\n\nText here', 'open'],
  ['has exactly one heading', '# One\n\n**Two**\n\nText', 'open'],
  ['has at least one heading', '# One\n\n**Two**\n\nText', 1],
  ['has no Markdown headings', '**Overview**\n\nText here', 1],
  ['has no code blocks', 'Do this:\n\n    make all\n    make test\n', 'open'],
  ['has no code blocks', '- One\n\n    more of it\n- Two', 1],
  ['has exactly one code block', '```\na\n```\n\n\tmake all', 'open'],
  ['has no bullets', '➤ one\n➤ two', 'open'],
  ['has no bullets', '★ one\n★ two', 'open'],
  ['has no bullets', 'It is a ➤ in a line.', 1],
  ['has exactly 3 numbered items', '(1) a\n(2) b\n(3) c', 'open'],
  ['has exactly 2 numbered items', 'a) one\nb) two', 'open'],
  ['has a numbered list', 'Step 1: cut\nStep 2: fry', 'open'],
  ['has a numbered list', '**1.** cut\n**2.** fry', 'open'],
  ['has no numbered list', '(1) It is the only one.', 1],
  ['has exactly 2 numbered items', '1. a\n2. b', 1],
];

/** Marks in code, in addresses and in signs of Markdown. */
const MARKS: Row[] = [
  ['contains no exclamation marks', 'See ![logo](logo.png)', 'open'],
  ['contains no exclamation marks', 'Use `!important` there.', 'open'],
  ['contains no exclamation marks', 'Where x != y.', 'open'],
  ['contains no exclamation marks', 'Here `!a` and so!', 0],
  ['contains no exclamation marks', '¡Vamos', 'open'],
  ['contains no question marks', 'See https://example.com/a?b=1', 'open'],
  ['contains no question marks', 'Is it so?', 0],
  ['contains a hashtag', '```\n#define A 1\n```', 'open'],
  ['contains a hashtag', 'Make it #abc, not white.', 'open'],
  ['contains a hashtag', 'We love #winter', 1],
  ['contains a price in dollars', 'awk prints $1 first', 'open'],
  ['contains a price in dollars', 'It costs $7.', 1],
];

/** Ends, numbers and words. */
const COUNTS: Row[] = [
  ['ends with a period', 'Well...', 'open'],
  ['ends with a period', 'Well.', 1],
  ['ends with a full stop', 'So it goes.."', 'open'],
  ['contains "-3"', 'See pages 8-3', 'open'],
  ['contains "-3"', 'It is -3 today', 1],
  ['contains exactly one number', 'Call (415) 555-2671.', 'open'],
  ['contains exactly one number', 'It has 12 345 inhabitants.', 'open'],
  ['contains exactly one number', 'It has 12 parts and 3 more.', 0],
  ['contains no digits', 'It is ten m³.', 'open'],
  ['contains a date', 'Made on 20250712.', 'open'],
  ['has exactly 3 words', 'salt & pepper', 'open'],
  ['has exactly 2 words', 'salt, pepper', 1],
  ['has at most 5 words', 'salt & pepper', 1],
];

test.each([...FORMS, ...MARKS, ...COUNTS])('%s: %j', (condition, answer, want) => {
  expect(outcome(`Passes if the reply ${condition}`, answer)).toBe(want);
});

test('lines that are blank are said not to count', () => {
  const verdict = judged('Passes if the reply has exactly 3 lines', 'One\n\nTwo');
  expect(verdict).toMatchObject({
    score: 0,
    explanation: '2 lines, blank ones not counted; the criterion asks for exactly 3.',
  });
});
