import { judged } from '../judged.ts';

/** How many sentences a text has, or "2 to 3" where nobody can tell. */
function count(text: string): string {
  const decides = [1, 2, 3, 4].filter((most) => {
    try {
      return judged(`Passes if the reply has at most ${most} sentences`, text)?.score === 1;
    } catch {
      return false;
    }
  });
  const fails = [1, 2, 3, 4].filter((most) => {
    try {
      return judged(`Passes if the reply has at most ${most} sentences`, text)?.score === 0;
    } catch {
      return false;
    }
  });
  const [least, most] = [(fails.at(-1) ?? 0) + 1, decides[0] ?? 5];
  return least === most ? String(least) : `${least} to ${most}`;
}

const TEXTS: [text: string, want: string][] = [
  ['Der Kurs beginnt am 12. März. Er dauert lang.', '2'],
  ['Am 1. Mai ist frei. Am 2. Mai nicht.', '2'],
  ['Es gibt d. h. Äpfel. Und Birnen.', '2'],
  ['Nimm z. B. Butter oder u. a. Schmalz. Dann rühre.', '2'],
  ['Das kostet 3 Mio. Euro. Viel Geld.', '2'],
  ['Obst bzw. Gemüse ist gut, inkl. Salat. Ja.', '2'],
  ['Der 2. Weltkrieg war lang. Er endete.', '2 to 3'],
  ['Im 19. Jahrhundert war es so. Heute nicht.', '2 to 3'],
  ['She asked: "Is it so? Is it not?" and left. Fine.', '2 to 3'],
  ['The sign says "Stop. Do not enter." in red.', '1 to 2'],
  ['He wrote „Ich komme. Warte." und ging. Gut.', '2 to 3'],
  ['The card ("Gone. Back soon.") was there.', '1 to 2'],
  ['Ludwig war der XIV. König. Gut.', '2 to 3'],
  ['"I came. I saw." Then he left.', '3'],
  ['"I came. I saw. I won."', '3'],
  ['He is in room 3. She is not.', '2'],
  ['It has 12. Then it has none.', '2'],
  ['Option B. It is good.', '2'],
  ['She said "Yes." Then she left.', '2'],
];

test.each(TEXTS)('%s', (text, want) => {
  expect(count(text)).toBe(want);
});

/** A small letter, or no blank, after a mark that may end a sentence. */
const LOOSE: [text: string, want: string][] = [
  ['I use macOS. iOS is fine.', '1 to 2'],
  ['Try it. npm works.', '1 to 2'],
  ['Done! all good.', '1 to 2'],
  ['It broke. e.g. this one failed.', '1 to 2'],
  ['I like it.She does too.', '1 to 2'],
  ['Is it so? npm says no.', '1 to 2'],
  // Abbreviations, speech, ellipses and names go on.
  ['Bring fruit, e.g. apples, etc. and more.', '1'],
  ['We met at 5 p.m. today.', '1'],
  ['The U.S. army is big.', '1'],
  ['Acme Inc. makes it.', '1'],
  ['"Go!" she said.', '1'],
  ['Well... maybe not.', '1'],
  ['I call Object.keys() and Node.js here.', '1'],
];

test.each(LOOSE)('after a mark: %s', (text, want) => {
  expect(count(text)).toBe(want);
});

const OPEN: [criterion: string, text: string][] = [
  ['Passes if the first sentence contains "iOS"', 'I use macOS. iOS is fine.'],
  ['Passes if the last sentence contains "macOS"', 'I use macOS. iOS is fine.'],
  ['Fails if any sentence has more than 5 words', 'I use my mac. iOS is fine.'],
  ['Passes if the first sentence is under 5 words', 'Try it. npm works very well here.'],
  ['Reward answers in which every sentence is under 7 words', 'Try it. npm works very well here.'],
  ['Passes if no sentence is repeated', 'Well. npm works. npm works.'],
];

test.each(OPEN)('%s: %s', (criterion, text) => {
  expect(() => judged(criterion, text)).toThrow('where its sentences end');
});

test('where the end of its sentences changes nothing, a part is judged', () => {
  expect(judged('Passes if the last sentence contains "fine"', 'I use macOS. iOS is fine.')?.score).toBe(1);
  expect(judged('Passes if no sentence has more than 9 words', 'I use macOS. iOS is fine.')?.score).toBe(1);
  expect(judged('Fails if any sentence contains "foo"', 'Try it. npm works.')?.score).toBe(1);
});

test('a verdict that both readings give is given', () => {
  const text = 'The sign says "Stop. Do not enter." in red.';
  expect(judged('Passes if the reply has at most 2 sentences', text)?.score).toBe(1);
  expect(judged('Fails if the reply has more than 3 sentences', text)?.score).toBe(1);
  expect(judged('Reward replies of at most 3 sentences', text)?.score).toBe(1);
  expect(() => judged('Reward replies of at least 4 sentences', text)).toThrow('stands within a sentence');
});

/** A mark within code ends no sentence, but for its last one, which may. */
const IN_CODE: [text: string, want: string][] = [
  ['Use `x ? Y : z` here.', '1'],
  ['Use `git commit. Then` here.', '1'],
  ['Match `foo! Bar` here. It works.', '2'],
  ['The regex is `a.*? B`.', '1'],
  ['Use ``a. `B. C`` here. Stop.', '2'],
  ['Call `go. Now`. Then stop.', '2'],
  ['Write `Stop.` Then leave.', '1 to 2'],
  ['Write `a`. Then `b`. Done.', '3'],
  ['It costs 5`. Then 6`. Done.', '2'],
  ['Run `Is it? Yes` now! Really?', '2'],
];

test.each(IN_CODE)('in code: %s', (text, want) => {
  expect(count(text)).toBe(want);
});

test.each([
  ['Passes if no sentence is a question', 'Use `is_ok? Then` here.', 1],
  ['Passes if no sentence ends with a question mark', 'Use `x ? Y : z` here.', 1],
  ['Passes if no sentence starts with "Then"', 'Use `go. Then stop` here.', 1],
  ['Passes if the first sentence contains "foo"', 'Call `ok? Yes` on foo. Ok.', 1],
  ['Passes if every sentence contains "foo"', 'Use `a. B` foo.', 1],
  ['Passes if the response asks no questions', 'Use `is_ok? Then` here.', 1],
])('in code: %s: %s', (criterion, text, want) => {
  expect(judged(criterion, text)?.score).toBe(want);
});

/** What refers to a footnote stands after the mark that ends a sentence. */
const FOOTNOTED: [text: string, want: string][] = [
  ['He left.¹ She stayed.', '2'],
  ['He left.² She stayed.¹²', '2'],
  ['He left!³ She stayed.', '2'],
  ['He left.[^1] She stayed.[^note]', '2'],
  ['He left.[12] She stayed.', '2'],
  ['He left.<sup>1</sup> She stayed.', '1 to 2'],
  ['He left.† She stayed.‡', '2'],
  ['He left."² She stayed.', '2'],
  ['It is 5 m². She stayed.', '2'],
  ['It is 5.² metres.', '1'],
];

test.each(FOOTNOTED)('before a footnote: %s', (text, want) => {
  expect(count(text)).toBe(want);
});

test.each([
  ['Passes if the response asks exactly one question', 'Is it?² It rained.', 1],
  ['Passes if every sentence ends with a period', 'He left.¹ She stayed.', undefined],
  ['Passes if every sentence ends with a period', 'He left.¹ Did she?', 0],
  ['Passes if the response ends with a period', 'He left.[^1]', undefined],
])('before a footnote: %s: %s', (criterion, text, want) => {
  let score: unknown;
  try {
    score = judged(criterion, text)?.score;
  } catch (error) {
    expect(String(error)).toMatch(/the mark of a footnote/);
  }
  expect(score).toBe(want);
});

/** Speech, brackets and titles within a sentence. */
const EMBEDDED: [text: string, want: string][] = [
  ['彼は昨日「もう帰る。」と言って、すぐに部屋を出て行きました。私は残りました。', '2'],
  ['「何？」と彼は聞いた。私は黙った。', '2'],
  ['「行く！」って言った。', '1'],
  ['「帰る。」、「いや。」と言った。', '1'],
  ['母は「早く。もう遅い。」と言った。', '1 to 2'],
  ['「帰る。」彼は言った。', '1 to 2'],
  ['彼は（今日は休み。）来ない。', '1 to 2'],
  ['『やめろ！』の声がした。', '1'],
  ['“走吧。”他说。', '1 to 2'],
  ['「帰る。」\n私は残った。', '2'],
  ['「帰る。」「いや。」', '2'],
  ['今日は休み。明日は？', '2'],
  ['Ada Lovelace (b. 1815 in London) wrote the first one. She was great.', '2 to 3'],
  ['Rome (I was there. It was hot.) is old.', '1 to 2'],
  ['He left. (She stayed. He cried.)', '3'],
  ['The title is *Stop. Look. Listen.* and it is old.', '1 to 3'],
  ['The song _Help! I Need Somebody_ is old.', '1 to 2'],
  ['*He left. She stayed.*', '2'],
  ['**Note.** He left. **Also.** She stayed.', '4'],
];

test.each(EMBEDDED)('within a sentence: %s', (text, want) => {
  expect(count(text)).toBe(want);
});
