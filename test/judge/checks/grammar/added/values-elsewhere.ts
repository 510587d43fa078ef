import type { Sentences } from './rows.ts';

const open = (texts: readonly string[]): [string, 'open'][] => texts.map((text) => [text, 'open']);

const OTHER_MONEY = [
  ...[
    '5 zł',
    '5 AED',
    '99p',
    'Rs 500',
    '20 kr',
    'kr 20',
    '50 TL',
    '100 rubles',
    'HUF 5000',
    '200 Kč',
    '5 lei',
    '20元',
    '20円',
  ],
  ...[
    '5万円',
    '20 baht',
    '50 shekels',
    'Fr. 20',
    'R 50',
    'R50',
    '5 BTC',
    '0.5 ETH',
    'Rp 5000',
    'S/ 50',
    '500 Ft',
    '5 лв',
    '100 руб.',
  ],
  ...['5.-', '10 ¢', '5 million AED', '5k SAR', '5 won', '₿5', '5 долларов', '5 dólares', 'A$5', 'CAD 5'],
];
const SHARES = [
  ...[
    '30 Prozent',
    '30 pour cent',
    '30 por ciento',
    '30 por cento',
    '30 procent',
    '30 procento',
    '30 процентов',
    '30 prosenttia',
  ],
  ...['yüzde 30', '百分之三十', '30パーセント', '30 odstotkov', '30 százalék'],
];
const DAYS = [
  ...[
    '5 de mayo',
    '5 mayo',
    'cinco de mayo',
    'mayo 5',
    '5 gennaio',
    '5 août',
    'le 5 mars',
    '1er mai',
    '5 janvier',
    '5. mai',
  ],
  ...[
    '5 Mai',
    '5 oktober',
    '5 maart',
    '5 stycznia',
    '5 maja',
    '5 мая',
    '5. toukokuuta',
    '五月五日',
    '5 de set. de 2024',
    '5 ottobre',
  ],
];
const HOURS = [
  ...[
    '3 in the afternoon',
    'three in the afternoon',
    '8 in the morning',
    '8a',
    '8p',
    '9 de la noche',
    '8 du matin',
    '15 Uhr',
  ],
  ...['8 at night', '8 tonight', 'we meet at three.', '3 heures', '午後3時'],
];
const beside = (value: string, others: readonly string[]) => open(others.map((other) => `${value} and ${other}`));

/** Values in other currencies, languages and ways of writing, and signs that stand for something else. */
export const VALUES_ELSEWHERE: Sentences = {
  decided: {
    'all prices are in dollars': [
      ...beside('$5', OTHER_MONEY),
      ...open(['$5 MXN', '$5 (Canadian)', '$5 (CAD)', 'Mexican $5', 'HKD $5', '$5 NZ']),
      ['$5 and $6.50', 1],
      ['5 dollars: 3 items, 5 GB, 2 kg and 10 minutes', 1],
      ['$5, 5 p.m., a 1080p film', 1],
      ['$5, 12 apples and 3 pens in 2024, COVID-19, ISO 9001', 1],
      ['$5 and 5 EUR', 0],
    ],
    'all prices are in US dollars': [...open(['$5 MXN', '$5 (Canadian)']), ['$5', 1]],
    'all prices are in euros': [
      ...beside('€5', OTHER_MONEY),
      ['€5 and 6 EUR', 1],
      ['5 euros, 3 items', 1],
      ['€5 and $5', 0],
    ],
    'every price has two decimal places': [['$5.00 and 5.50 zł', 'open']],
    'every price begins with $': [['$5 and 5 zł', 'open']],
    'no dollar amount is above $50': [...open(['$60 MXN', '$60 (Canadian)']), ['$60', 0], ['$5 and 100 zł', 1]],
    'there are no percentages': [...open(SHARES), ['30%', 0], ['30 of 100', 1]],
    'there is at least one percentage': [...open(SHARES), ['30 percent', 1], ['30', 0]],
    'no percentage is above 20%': [...open(SHARES), ['30%', 0], ['10%', 1]],
    'no date is mentioned': [
      ...open(DAYS),
      ...open(['am Montag', 'el lunes']),
      ['5 apples, 5 ideas, 5 sets, 5 out of 10, 5 members and 5 marks', 1],
      ['May 5, 2024', 0],
    ],
    'no dates appear': open(DAYS),
    'there is at least one date': [...open(DAYS), ['5 apples', 0]],
    'all dates are in the format YYYY-MM-DD': [...beside('2024-01-31', DAYS), ['2024-01-31 and 5 apples', 1]],
    'times are in 24-hour format': [
      ...beside('14:00', HOURS),
      ['14:00 in the afternoon', 1],
      ['14:00 for 3 people and 8 apples', 1],
      ['14:00 and 3 pm', 0],
    ],
    'there is exactly one full stop': [
      ...open(['It costs $5.00 now.', 'It costs $5.00', 'acme.com', 'v2.0 is out', 'U.S. law', 'Wait...']),
      ['It costs $5.', 1],
      ['One. Two. Three.', 0],
    ],
    'there are no full stops': [
      ...open(['v2.0 is out', 'acme.com', 'a@b.com', 'file.txt', '`a.b`']),
      ['It is v2.0.', 0],
      ['It is', 1],
    ],
    'there are no periods': [...open(['v2.0 is out', 'acme.com', '$5.00']), ['It is.', 0], ['It is', 1]],
    'every bullet contains a full stop': [
      ['- It costs $5.00', 'open'],
      ['- It is.\n- So.', 1],
      ['- It is', 0],
    ],
    'each line contains a full stop': [
      ['acme.com', 'open'],
      ['It is.\nSo.', 1],
    ],
    '"re" appears as a word': [
      ["we're", 0],
      ['re: this', 1],
    ],
    'the word "ll" does not appear': [
      ["we'll go", 1],
      ['we’ll go', 1],
      ['ll', 0],
    ],
    'the word "s" does not appear': [
      ["Dana's bag", 1],
      ['an s', 0],
    ],
    'it contains "re"': [["we're", 'open']],
    'it contains "Dana"': [["Dana's bag", 1]],
    'the word "amour" appears exactly once': [["l'amour", 1]],
    'there are no ellipses': [
      ...open(['a . . . b', 'Wait . . .', 'a. . . . b', 'a · · · b', 'a ⋯ b']),
      ['a ... b', 0],
      ['One. Two. Three.', 1],
    ],
    'it does not end with an ellipsis': [
      ['Wait . . .', 'open'],
      ['Wait...', 0],
      ['Wait.', 1],
    ],
    ...Object.fromEntries(
      ['`date` is in ISO 8601 format', '`date` is an ISO 8601 date', '`date` is in ISO format'].map((said) => [
        said,
        [
          ['{"date":"2024/01/31"}', 0],
          ['{"date":"2024.01.31"}', 0],
          ['{"date":"2024-01-31"}', 1],
          ['{"date":"20240131"}', 'open'],
        ],
      ]),
    ),
    '`color` is a six-digit hex code': [
      ['{"color":"#00ff00"}', 'open'],
      ['{"color":"00ff00"}', 1],
      ['{"color":"#0f0"}', 0],
      ['{"color":"red"}', 0],
    ],
    '`color` is a six-character hex string': [['{"color":"#00ff00"}', 0]],
    'the reply has three paragraphs separated by "***".': [
      ['One.\n\nTwo.\n\n***\n\nThree.\n\n***\n\nFour.', 'open'],
      ['One.\n\n***\n\nTwo.\n\n***\n\nThree.', 1],
      ['One.\n\nTwo.\n\nThree.', 0],
    ],
  },
  left: [],
};
