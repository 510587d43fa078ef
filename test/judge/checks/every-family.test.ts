import { atLength, isSoak } from '../../soak.ts';
import { seededRandom } from '../../torture/random.ts';
import { ADVERSARIAL, adversarial } from './adversarial-texts.ts';
import { EVERY_FAMILY, subjectOf } from './every-family.ts';
import { EVERY_KIND } from './every-kind.ts';
import { expectSoundOf } from './sound-verdicts.ts';

/** Pieces of texts: words, marks, what the criteria of the table ask for, and what makes programs stumble. */
const PIECES = [
  ...[
    'a',
    'ab',
    'An',
    'apple',
    'pie.',
    'NASA',
    "don't",
    'Is it?',
    'sorry',
    'forest',
    'und der Hund',
    'P.S.',
    '12',
    '3.5',
    '1,000',
  ],
  ...[
    ' ',
    ' ',
    ' ',
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    '# A\n',
    '\n- b\n',
    '\n1. c\n',
    '\n> d\n',
    '**e**',
    '*f*',
    '***',
    '******',
    '\n***\n',
  ],
  ...[
    '\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    '\n```js\ncode\n```\n',
    '`g`',
    '[h](http://i.jp)',
    '[name]',
    '<<title>>',
    'SECTION 1',
    '\n## J\n',
  ],
  ...[
    'k@l.org',
    'https://m.net/?n=1',
    '+49 30 901820',
    '4111 1111 1111 1111',
    'DE89370400440532013000',
    '192.0.2.1',
    '078-05-1120',
  ],
  ...[
    '{"o": [1]}',
    '"p q"',
    '“r”',
    '(s)',
    '[t]',
    '!',
    '?',
    '…',
    '—',
    ';',
    '👍🏽',
    '👩‍💻',
    '東京です',
    'مرحبا',
    'e\u0301',
    '\u200b',
    '\0',
  ],
  ...Object.values(ADVERSARIAL).map((pieces) => adversarial(pieces, 4)),
];

/** Texts of up to 60 such pieces, always the same ones. */
function randomTexts(count: number): string[] {
  const random = seededRandom(20_260_101);
  const upTo = (most: number) => Math.floor(random() * most);
  return Array.from({ length: count }, () =>
    Array.from({ length: upTo(60) }, () => PIECES[upTo(PIECES.length)]!.repeat(1 + upTo(2))).join(''),
  );
}

const TEXTS = randomTexts(atLength(120));

test.each(EVERY_FAMILY)('of any text the four prefixes say the same, and no more than is true: $name', (row) => {
  for (const text of TEXTS) expectSoundOf(row, subjectOf(row, text));
});

// These are many, and most share their code with a family above.
const fewTexts = isSoak ? TEXTS : TEXTS.slice(0, 4);

test.each(EVERY_KIND)('so they do of every other kind of fact: $name', (row) => {
  for (const text of fewTexts) expectSoundOf(row, subjectOf(row, text));
});
