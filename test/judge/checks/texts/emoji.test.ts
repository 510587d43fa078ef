import { findEmojis } from '../../../../src/judge/checks/texts/emoji.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['plain ones', 'Hi 😀, ok 👍✅⭐', 4],
  ['skins', '👍🏽☝🏿✌🏻️', 3],
  ['families, professions and hearts', '👨‍👩‍👧‍👦👩‍💻❤️‍🔥👩‍❤‍👩', 4],
  ['flags', '🇩🇪🇫🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿🏳️‍🌈', 4],
  ['half a flag', '🇩', 0],
  ['keycaps', '1️⃣#️⃣', 2],
  ['digits and signs', '1 # * 42', 0],
  ['legal signs', '© ® ™ ©️', 0],
  ['hearts and the like', '❤ ☺ ❤️', 3],
  ['what asks to be text', '❤︎ ☺︎', 0],
  ['arrows and triangles', '→ ↔ ▶ ↗', 0],
  ['arrows as pictures', '▶️ ↔️', 2],
  ['stars and marks of a font', '★ ☆ ✓ ✗ • ◆', 0],
  ['faces of signs, and names', ':) :-( <3 (^_^) :smile:', 0],
  ['letters of every script', 'مرحبا שלום 東京 é ñ', 0],
  ['lone surrogates', '\ud83d x \ude00', 0],
  ['line breaks', '😀\r\n😀\r😀', 3],
];

test.each(TEXTS)('counts emojis: %s', (_, text, want) => {
  expect(findEmojis(text).count).toBe(want);
});

/** Of an answer with two emojis. */
const CRITERIA: [string, string][] = [
  ['Passes if the response contains no emojis', 'emoji 0'],
  ['Passes if the response contains no emoji.', 'emoji 0'],
  ['Passes if the response uses at most 2 emoji', 'emoji 1'],
  ['Passes if the response uses fewer than two emojis', 'emoji 0'],
  ['Passes if the response contains more than 2 emojis', 'emoji 0'],
  ['Passes if the response includes an emoji', 'emoji 1'],
  ['Passes if the response includes one or more emojis', 'emoji 1'],
  ['Passes if the response has exactly two emojis', 'emoji 1'],
  ['Passes if the response uses emojis', 'emoji 1'],
  ['Passes if the response does not include any emojis', 'emoji 0'],
  ['Passes if the response does not contain a single emoji', 'emoji 0'],
  ['Passes if the response never uses emojis', 'emoji 0'],
  ['Passes if the response is free of emojis', 'emoji 0'],
  ['Passes if the response is written without any emojis', 'emoji 0'],
  ['Passes if the assistant uses no emojis in its response', 'emoji 0'],
  ["Passes if the assistant doesn't use emojis at all", 'emoji 0'],
  ['Passes if the assistant refrains from using emojis', 'emoji 0'],
  ['Passes if the response ends with an emoji', 'emoji 1'],
  ['Passes if the response does not start with an emoji', 'emoji 0'],
  ['Fails if the response contains emojis', 'emoji 0'],
  ['Fails if the response lacks emojis', 'emoji 1'],
  ['Reward responses without emojis', 'emoji 0'],
  ['Reward responses with at least 4 emojis', 'emoji 0.5'],
  ['Penalize responses that use emojis', 'emoji 0'],
  ['Penalize responses with more than one emoji', 'emoji 0'],
  ['Penalize using any emojis', 'emoji 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, '👋🏽 Hi, all fine 👨‍👩‍👧 \n')).toBe(want);
});

test('explains what was found and where', () => {
  expect(judged('Passes if the response contains no emojis', 'Well done 👍🏽\nBye 👋')).toMatchObject({
    explanation: '2 emojis, first in "Well done 👍🏽"; the criterion asks for none.',
    evidence: [{ quote: 'Well done 👍🏽' }, { quote: 'Bye 👋' }],
  });
});

test('does not apply to a response of attachments alone', () => {
  expect(judged('Passes if the response contains no emojis', [{ type: 'image' }])?.score).toBeNull();
});

/** Signs of Markdown, which nobody sees, and others between an emoji and an end of the text. */
const EDGES: [condition: string, text: string, want: number | 'open'][] = [
  ['ends with an emoji', '**Well done 🎉**', 1],
  ['ends with an emoji', 'Well _done 🎉_', 1],
  ['ends with an emoji', 'Well done ***🎉***', 1],
  ['ends with an emoji', 'Well done **👍🏽** \u200b', 1],
  ['does not end with an emoji', '*Done 🇩🇪*', 0],
  ['ends with an emoji', 'Done 🎉.', 0],
  ['ends with an emoji', 'He said "Done 🎉"', 'open'],
  ['ends with an emoji', 'Done (🎉)', 'open'],
  ['ends with an emoji', 'Done [🎉](https://a.example)', 'open'],
  ['ends with an emoji', '**Well done**', 0],
  ['starts with an emoji', '**🎉 Done**', 1],
  ['starts with an emoji', '~~🎉~~ Done', 1],
  ['starts with an emoji', '## 🎉 Done', 1],
  ['starts with an emoji', '- **🎉** Done', 1],
  ['does not start with an emoji', '> 🎉 Done', 0],
  ['starts with an emoji', '#️⃣ Done', 1],
  ['starts with an emoji', '#🎉 Done', 0],
  ['starts with an emoji', '1. 🎉 Done', 'open'],
  ['starts with an emoji', '“🎉” it said', 'open'],
  ['starts with an emoji', '**Done** 🎉', 0],
];

test.each(EDGES)('%s: %j', (condition, text, want) => {
  const verdict = () => judged(`Passes if the response ${condition}`, text)?.score;
  if (want === 'open') expect(verdict).toThrow(/stand beside the emoji/);
  else expect(verdict()).toBe(want);
});
