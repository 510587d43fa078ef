import { judged } from '../judged.ts';

/** The score of a text, or "open" where it cannot be told where its sentences end. */
function scoreOf(criterion: string, text: string): number | 'open' | null | undefined {
  try {
    return judged(criterion, text)?.score;
  } catch (error) {
    expect(String(error)).toMatch(/may end one|where its sentences end|are questions/);
    return 'open';
  }
}

const isTwo = 'Passes if the response has exactly 2 sentences';

/** A full stop after an initial or an abbreviation, where another sentence may begin. */
const OPEN = [
  'My choice is C. Option D costs more.',
  'We went with plan D. Nobody complained.',
  'Take vitamin K. Eat greens.',
  'She holds an M.D. Tom holds none.',
  'He earned a Ph.D. Berlin was far away.',
  'This was shown by Kim et al. Critics disagree.',
  'Turn left on Elm St. Park there.',
  'Send it to the Finance Dept. Wait for news.',
  'The city fell in 410 A.D. Rome never recovered.',
  'They moved to the U.S. Peter stayed behind.',
  'I work for Acme Inc. Managers like me.',
  'She is a Dr. They call her often.',
  'The rating was an F. 20 people failed.',
  'Meet me at 5 p.m. Tuesday is fine.',
  'Add a tsp. Sugar helps.',
  'It rained in Sept. Farmers were glad.',
  'I met dr. Brown went home.',
  'Die Lösung ist C. Antwort D ist falsch.',
  'La bonne réponse est D. Merci beaucoup.',
  'The key is **E.** Press it.',
  'the grade was f. nobody passed.',
];

test.each(OPEN)('one sentence or two: %s', (text) => {
  expect(scoreOf(isTwo, text)).toBe('open');
  expect(scoreOf('Passes if the response has at least 1 sentence', text)).toBe(1);
  expect(scoreOf('Passes if the response has at most 3 sentences', text)).toBe(1);
});

/** And where a reader is certain of two sentences. */
const CERTAIN = [
  'The U.S. Navy sailed. It was dark.',
  'The U.N. Security Council met. It voted.',
  'Dr. Jones came. Mrs. Lee left.',
  'A. B. Cole and J. R. Smith wrote it. I read it.',
  'George W. Bush and John F. Kennedy were presidents. Both spoke.',
  'J.K. Rowling wrote it. It is long.',
  'The novel is by P.D. James. It is short.',
  'Bring tools, e.g. Hammers. Then wait, i.e. Stop.',
  'Robert, a.k.a. Bob, left. He was tired.',
  'The Op. 27 No. 2 sonata is long. Op. 9 No. 3 is not.',
  'See Vol. II and Fig. B. They help.',
  'Lee et al. (2020) agree. So do we.',
  'They live in St. Louis. We live near Mt. Hood.',
  'The answer is C. It is cheap.',
  'We left at 5 p.m. Then it rained.',
  'P.S. Call me. P.S. The door is open.',
  'My friend is Al. Bob is not.',
  'Lift 20 kg. Rest now.',
  'It is I. Open the door.',
  'Acme Co. Ltd. makes it. Good.',
];

test.each(CERTAIN)('two sentences: %s', (text) => {
  expect(scoreOf(isTwo, text)).toBe(1);
});

const answer = 'The answer is B. Option A is wrong.';

/** Criteria on parts are decided where every way to cut the text gives the same verdict. */
const OF_PARTS: [criterion: string, text: string, want: number | 'open'][] = [
  ['Passes if the first sentence has fewer than 6 words', answer, 'open'],
  ['Passes if the first sentence starts with "The"', answer, 1],
  ['Passes if the second sentence contains "wrong"', `${answer} Fine.`, 'open'],
  ['Passes if the last sentence starts with "Option"', answer, 'open'],
  ['Passes if the last sentence contains "wrong"', answer, 1],
  ['Passes if every sentence has fewer than 6 words', answer, 'open'],
  ['Passes if every sentence has fewer than 12 words', answer, 1],
  ['Fails if any sentence has more than 6 words', answer, 'open'],
  ['Fails if any sentence contains "foo"', answer, 1],
  ['Passes if the response contains no sentences longer than 5 words', 'We chose plan B. Plan A failed.', 'open'],
  ['Passes if each paragraph has at most 1 sentence', answer, 'open'],
  ['Passes if each bullet point is a single sentence', '- Choose option A. Click Save.\n- Done.', 'open'],
  ['Reward answers in which every sentence is under 6 words', answer, 'open'],
  // Only one of the four ways to cut it has two words in the second sentence.
  ['Passes if the second sentence has exactly 4 words', 'Take A. Leave B. Keep it here now.', 'open'],
  ['Passes if the response consists only of questions', 'It is plan B. Right?', 'open'],
  ['Passes if the response starts with a question', 'It is plan B. Right?', 'open'],
  ['Passes if the response ends with a question', 'It is plan B. Right?', 1],
  ['Passes if the response contains exactly 1 question', 'It is plan B. Right?', 1],
  [
    'Passes if every sentence is under 3 words',
    'A B C D E. Stop. Go to X. Run Y. Jump Z. Fly K. See L. Hug M. End.',
    0,
  ],
];

test.each(OF_PARTS)('%s: %s', (criterion, text, want) => {
  expect(scoreOf(criterion, text)).toBe(want);
});
