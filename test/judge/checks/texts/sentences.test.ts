import { splitSentences } from '../../../../src/judge/checks/texts/sentence-split.ts';
import { countSentences } from '../../../../src/judge/checks/texts/sentences.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['an emoji', '👍', 0],
  ['no end mark', 'Hello there', 1],
  ['two', 'Hello. World.', 2],
  ['all marks', 'What?! No way!!! Yes...', 3],
  ['an ellipsis inside', 'Wait... what? Really!', 2],
  ['titles and initials', 'Mr. J. R. Smith and Dr. No met. They left.', 2],
  ['an acronym inside and at the end', 'The U.S. Army left the U.S. It was late.', 2],
  ['examples', 'I like fruit, e.g. apples, i.e. food, etc. They are good.', 2],
  ['"no" and "No."', "See No. 5. No. I won't.", 3],
  ['figures', 'See Fig. 3 and p. 4 for more.', 1],
  ['decimals and a year', 'It cost $3.14 in 2020. Then it fell.', 2],
  ['hours', 'It opens at 5 p.m. on Monday and closes at 6 p.m. Come early.', 2],
  ['companies', 'Apple Inc. Chief Cook spoke at Foo Ltd. He left.', 2],
  ['file names', 'Open foo.ts or example.com. It is fine.', 2],
  ['speech', '"Why?" he asked. "Because!" she said. He said "Go." Then he left.', 4],
  ['brackets and emphasis', 'It is good (very.) **So good.** Next.', 3],
  ['no capitals', 'i was wrong. it was round, e.g. as a ball, etc. was it? "yes!" he said... and left.', 3],
  ['a small letter among capitals', 'We met at approx. noon. it was fine.', 1],
  ['footnotes', 'This is true.[1] That is false.[2]', 2],
  ['an emoji after the mark', 'Hi! 👋 How are you?', 2],
  ['numbered steps in a line', '1. Do this. 2. Do that.', 2],
  ['list items that are sentences', '- Apples are good.\n- Pears too.', 2],
  ['list items that are none', 'Fruits:\n- Apples\n- Pears', 1],
  ['numbered items', '1. Boil water.\n2. Add salt', 1],
  ['paragraphs', 'One\n\nTwo.\r\nThree.\r\n\r\nFour', 4],
  ['a line that goes on', 'This goes\non here.', 1],
  ['headings', '# Title\n\nText.\n\n**Part two**\n\nMore.', 2],
  ['code', 'Look:\n```js\na. b. c.\n```\nDone.', 2],
  ['a table', '| a. | b. |\n|---|---|\nEnd.', 1],
  ['Chinese', '今天很好。我们走吧！', 2],
  ['Hindi', 'यह अच्छा है। वह भी।', 2],
  ['Arabic', 'مرحبا. كيف حالك؟', 2],
];

test.each(TEXTS)('counts sentences: %s', (_, text, want) => {
  expect(countSentences(text)).toBe(want);
});

test.each(TEXTS)('a split text joined is the text: %s', (_, text) => {
  expect(splitSentences(text).join('')).toBe(text);
});
