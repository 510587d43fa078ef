import { judged, scored } from '../judged.ts';

/** What becomes of it: the score, or "open" where a model is to judge. */
function outcome(criterion: string, answer: string): number | string | null | undefined {
  try {
    return judged(criterion, answer)?.score;
  } catch (error) {
    return (error as Error).message.length > 20 ? 'open' : 'failed';
  }
}

/** A text that stands within a longer word, where it may be meant all the same. */
const OPEN: [text: string, answer: string][] = [
  // Beginnings and ends of names.
  ['tmp_', 'Delete tmp_build first.'],
  ['_test', 'See parser_test.go.'],
  ['__', 'Call __init__ first.'],
  // Names, units and versions.
  ['token', 'Set ACCESS_TOKEN=1.'],
  ['token', 'The accessToken is new.'],
  ['Exception', 'It throws an IOException here.'],
  ['Server', 'Start the HTTPServer.'],
  ['user', 'Read userName.'],
  ['km', 'It is 12km away.'],
  ['EUR', 'It costs 20EUR.'],
  ['12', 'It is 12km away.'],
  ['v3', 'Use v3.2 or later.'],
  ['7', 'It weighs 7,5 kg.'],
  ['log', 'See log2.'],
  ['rate', 'See subrate_of.'],
  ['B2C', 'Many B2Cs.'],
  // Inflections.
  ['invoice', 'Invoices are due.'],
  ['tax', 'Taxes apply.'],
  ['charge', 'You were charged.'],
  ['charge', 'Charging takes long.'],
  ['policy', 'Our policies are old.'],
  ['refer', 'I referred him.'],
  ['slow', 'It works slowly.'],
  ['FAQ', 'Read the FAQs.'],
  ['working day', 'It takes two working days.'],
  // Stems, beginnings and ends of words.
  ['congratulat', 'Congratulations!'],
  ['bureaucra', 'It is bureaucratic.'],
  ['un', 'It is undone.'],
  ['ly', 'It works slowly.'],
  ['https', 'See httpsproxy.'],
];

test.each(OPEN)('within a longer word it is open: %j in %j', (text, answer) => {
  expect(outcome(`Fails if the answer contains "${text}"`, answer)).toBe('open');
  expect(outcome(`Passes if the answer mentions "${text}"`, answer)).toBe('open');
  expect(outcome(`Passes if the answer contains none of "${text}", "qqq"`, answer)).toBe('open');
  // Where it also stands alone, one more changes nothing.
  if (/^\w+$/.test(text)) expect(scored(`Passes if the answer contains "${text}"`, `${answer} ${text}`)).toBe('text 1');
});

/** A text that stands there, and that a mark or a number beside it may make a part of another. */
const CONTINUED: [text: string, answer: string][] = [
  ['1.0', 'Use v1.0 now.'],
  ['1.0', 'Use 1.0-beta now.'],
  ['10:30', 'At 08:10:30 sharp.'],
  ['10:30', 'At 10:30:15 sharp.'],
  ['3', 'At 3:30 sharp.'],
  ['5 km', 'It does 5 km/h.'],
  ['5 kg', 'It is -5 kg.'],
  ['-5', 'It is --5.'],
  ['-f', 'It is non-f.'],
  ['-f', 'Use --f now.'],
  ['--force', 'git push --force-with-lease'],
  ['A+', 'It is A++.'],
  ['example.com', 'See example.com.au now.'],
  ['@bob', 'Write to x@bob.com.'],
  ['{name}', 'Hi {{name}}.'],
  ['AI', "J'ai faim."],
];

test.each(CONTINUED)('where it goes on it is open: %j in %j', (text, answer) => {
  expect(outcome(`Fails if the answer contains "${text}"`, answer)).toBe('open');
  expect(outcome(`Passes if the answer contains "${text}"`, answer)).toBe('open');
  expect(outcome(`Passes if the answer contains none of "${text}", "qqq"`, answer)).toBe('open');
  expect(scored(`Passes if the answer contains "${text}"`, `${answer} ${text}`)).toBe('text 1');
});

/** The same where nothing goes on. */
const ENDED: [text: string, answer: string][] = [
  ['1.0', 'Use 1.0.'],
  ['10:30', 'At 10:30, or later.'],
  ['5 km', 'It is 5 km.'],
  ['10', 'A 10-day trip.'],
  ['-f', 'Use -f.'],
  ['--force', 'Use --force=true.'],
  ['A+', 'An A+, or less.'],
  ['example.com', 'See www.example.com/a.'],
  ['@bob', 'Ask @bob.'],
];

test.each(ENDED)('where it ends it stands: %j in %j', (text, answer) => {
  expect(scored(`Passes if the answer contains "${text}"`, answer)).toBe('text 1');
});

/** Other words, which nobody means. */
const OTHERS: [text: string, answer: string][] = [
  ['cat', 'Concatenate it.'],
  ['art', 'The party starts.'],
  ['no', 'Nothing is known.'],
  ['can', "I can't."],
  ['10', 'It took 100 days.'],
  ['10', 'It took 10.5 days.'],
  ['10', 'It cost 10,500.'],
  ['42', 'See word42.'],
  ['berry', 'A strawberry.'],
  ['the', 'A thing.'],
];

test.each(OTHERS)('within another word it does not stand: %j in %j', (text, answer) => {
  expect(scored(`Fails if the answer contains "${text}"`, answer)).toBe('text 1');
});

test('what is called a word is that word', () => {
  expect(scored('Fails if the answer contains the word "invoice"', 'Invoices are due.')).toBe('text 1');
  expect(scored('Fails if the exact word "token" appears', 'Set ACCESS_TOKEN=1.')).toBe('text 1');
  expect(scored('Fails if the answer contains any of the words "slow", "late"', 'It works slowly.')).toBe('text 1');
  expect(scored('Fails if the answer contains the keyword "tax"', 'Taxes apply.')).toBe('text 1');
});

test('a grade that depends on it is open, and one that does not is not', () => {
  expect(outcome('Penalize "invoice" or "bill"', 'Invoices are due.')).toBe(undefined);
  expect(outcome('Penalize replies that mention "invoice" or "bill"', 'Invoices are due.')).toBe('open');
  expect(outcome('Penalize replies that mention "invoice" or "bill"', 'Invoices are a bill.')).toBe(0);
});

/** Of an exact phrase upper and lower case may count. */
const CASED: [criterion: string, answer: string, want: number | string][] = [
  ['Passes if the reply contains the exact phrase "Privacy Policy"', 'See our privacy policy.', 'open'],
  ['Passes if the reply contains the exact phrase "Privacy Policy"', 'See our Privacy Policy.', 1],
  ['Passes if the reply contains the exact phrase "Privacy Policy"', 'See our policy.', 0],
  ['Fails if the exact word "Tariff" appears', 'A tariff.', 'open'],
  ['Fails if the exact word "Tariff" appears', 'A Tariff.', 0],
  ['Passes if the reply ends with the exact phrase "All Done"', 'It is all done.', 'open'],
  ['Passes if the reply starts with the exact word "Dear"', 'dear Ann', 'open'],
  ['Passes if the reply contains the exact phrase "Privacy Policy" (case-insensitive)', 'See our privacy policy.', 1],
  ['Passes if the reply contains the exact string "Privacy Policy"', 'See our privacy policy.', 0],
  ['Passes if the reply contains the phrase "Privacy Policy"', 'See our privacy policy.', 1],
];

test.each(CASED)('%s: %j', (criterion, answer, want) => {
  expect(outcome(criterion, answer)).toBe(want);
});

/** Emojis and signs beside the first and the last word are no words. */
const EDGES: [criterion: string, answer: string, want: number | string][] = [
  ['Passes if the last word is "over"', 'It is over 🎉', 1],
  ['Passes if the last word is "over"', 'It is over! 🎉🎉', 1],
  ['Passes if the last word is "over"', 'It is over 👍🏽 🇩🇪', 1],
  ['Fails if the last word is "over"', 'It is over ☑', 0],
  ['Passes if the final word is "over"', 'It is over ☺️!', 1],
  ['Passes if the first word is "Sure"', '🙂 Sure, it is.', 1],
  ['Passes if the first word is "Sure"', '🙂 Not sure.', 0],
  ['Passes if the first word is "Sure"', 'Sure-footed goats climb.', 'open'],
  ['Passes if the last word is "in"', 'It is built-in', 'open'],
  ['Passes if the reply ends with "over"', 'It is over 🎉', 'open'],
  ['Passes if the reply starts with "Sure"', '🙂 Sure, it is.', 'open'],
  ['Passes if the reply starts with "http"', 'https://example.com', 'open'],
  ['Passes if the reply starts with "Thank"', 'Thanks for asking.', 'open'],
  ['Passes if the reply starts with "No"', 'Nothing is known.', 0],
  ['Passes if the reply ends with "_id"', 'Use order_id', 'open'],
];

test.each(EDGES)('%s: %j', (criterion, answer, want) => {
  expect(outcome(criterion, answer)).toBe(want);
});
