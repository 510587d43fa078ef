import { type Interval, union } from '../form.ts';
import type { Notation } from './notation.ts';

/** How many, and how it is said. */
export interface Amount {
  in: readonly Interval[];
  /** As it was said: "more than 25". */
  phrase?: string;
  /** The number that it compares with. */
  bound?: number;
  /** A number without a comparator, or with one that may be said of either side. */
  bare?: true;
  /** It denies: "no more than five". */
  denies?: true;
  /** It is said to be a total. */
  total?: true;
  /** It is said as "more than". */
  above?: true;
  /** It ends before it begins. */
  undeniable?: true;
}

const span = (low: number, high: number): Amount | undefined =>
  low <= high && high >= 0 && !(low <= 0 && high === Infinity) ? { in: [[Math.max(0, low), high]] } : undefined;
/** From one number to another; that a range ends before it begins is a fault of the criterion, which is found later. */
const range = (low: number, high: number): Amount | undefined =>
  low > high ? impossible(low, high, `between ${low} and ${high}`) : span(low, high);
const impossible = (low: number, high: number, phrase: string): Amount => ({
  in: [[low, high]],
  phrase,
  undeniable: true,
});
const atLeast = (count: number) => span(count, Infinity);
const atMost = (count: number) => span(0, count);
const moreThan = (count: number) => span(count + 1, Infinity);
const fewerThan = (count: number) => span(0, count - 1);
const exactly = (count: number) => span(count, count);

const bare = (amount: Amount | undefined): Amount | undefined => amount && { ...amount, bare: true };
const above = (amount: Amount | undefined): Amount | undefined => amount && { ...amount, above: true };
const denying = (amount: Amount | undefined): Amount | undefined => amount && { ...amount, denies: true };

const worded = (amount: Amount | undefined, phrase: string): Amount | undefined => amount && { ...amount, phrase };
/** Signs in words. */
const SIGNS: Readonly<Record<string, string>> = {
  '> =': 'at least',
  '≥': 'at least',
  '< =': 'at most',
  '≤': 'at most',
  '>': 'more than',
  '<': 'fewer than',
};

const isMet = (amount: Amount | undefined, count: number) =>
  amount?.in.some(([low, high]) => low <= count && count <= high) === true;

type Bound = (count: number) => Amount | undefined;
/** What is said before a number, to the numbers that it allows. */
const BEFORE: readonly (readonly [readonly string[], Bound])[] = [
  [
    [
      'at least',
      'at the very least',
      'greater than or equal to',
      'more than or equal to',
      'at or above',
      'at or over',
      '> =',
      '≥',
    ],
    atLeast,
  ],
  [
    [
      'no fewer than',
      'no less than',
      'no lower than',
      'not fewer than',
      'not less than',
      'not lower than',
      'not below',
      'not under',
      'no smaller than',
    ],
    (count) => denying(atLeast(count)),
  ],
  [
    ['a minimum of', 'minimum of', 'at minimum', 'at a minimum', 'minimum', 'min', 'at the minimum'],
    (count) => bare(atLeast(count)),
  ],
  [
    [
      'at most',
      'at the very most',
      'less than or equal to',
      'fewer than or equal to',
      'at or below',
      'at or under',
      '< =',
      '≤',
    ],
    atMost,
  ],
  [
    [
      'no more than',
      'no greater than',
      'no higher than',
      'not more than',
      'not greater than',
      'not higher than',
      'not over',
      'not above',
      'not exceeding',
    ],
    (count) => denying(atMost(count)),
  ],
  [
    ['up to', 'a maximum of', 'maximum of', 'at maximum', 'at a maximum', 'maximum', 'max', 'a max of'],
    (count) => bare(atMost(count)),
  ],
  [
    ['fewer than', 'less than', 'lower than', 'under', 'below', 'strictly fewer than', 'strictly less than', '<'],
    fewerThan,
  ],
  [
    [
      'more than',
      'greater than',
      'higher than',
      'over',
      'above',
      'in excess of',
      'strictly more than',
      'upwards of',
      '>',
    ],
    (count) => above(moreThan(count)),
  ],
  [
    [
      'exactly',
      'precisely',
      'equal to',
      'exactly equal to',
      'neither more nor fewer than',
      'no more and no less than',
      'no more and no fewer than',
    ],
    exactly,
  ],
];
/** What is said after one. */
const AFTER: readonly (readonly [readonly string[], Bound])[] = [
  [['or more', 'or above', 'or over', 'or greater', 'or higher'], atLeast],
  [['or fewer', 'or less', 'or below', 'or under', 'or lower'], atMost],
  [
    ['minimum', 'min', 'at least', 'at minimum', 'at a minimum', 'at the minimum', 'at the very least'],
    (count) => bare(atLeast(count)),
  ],
  [
    [
      'tops',
      'at the very most',
      'maximum',
      'max',
      'at most',
      'at maximum',
      'at a maximum',
      'at the maximum',
      'at the most',
    ],
    (count) => bare(atMost(count)),
  ],
];
const afterwards = new Map(AFTER.flatMap(([phrases, bound]) => phrases.map((phrase) => [phrase, bound] as const)));
/** How a number of something, followed by such words, is read: "100 words or fewer". */
export const boundAfter = (phrase: string, count: number): Amount | undefined =>
  worded(afterwards.get(phrase)!(count), `${count} ${phrase}`);

const ONES = 'one two three four five six seven eight nine'.split(' ');
const SMALL = [
  'zero',
  ...ONES,
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A lower and an upper bound, in either order; two of one kind say nothing that is plain. */
export const meet = (one: Amount, other: Amount): Amount | undefined => {
  const [[a, b], [c, d]] = [one.in[0]!, other.in[0]!];
  const isPair = (b === Infinity && c === 0 && d < Infinity) || (d === Infinity && a === 0 && b < Infinity);
  if (!isPair) return undefined;
  const [low, high] = [Math.max(a, c), Math.min(b, d)];
  return low > high ? impossible(low, high, `both ${one.phrase} and ${other.phrase}`) : span(low, high);
};

const MOST_ONCE = [
  ...['once at most', 'once at the most', 'max once', 'maximum once', 'once max', 'once tops', 'up to once'],
  ...['once or less', 'once or fewer', 'once or fewer times'],
];

/** Numbers and how they are compared. */
export function quantities(notation: Notation): void {
  notation.kind('#number', (token) => (token.kind === 'number' ? token.value : undefined));
  for (const [value, word] of SMALL.entries()) notation.words('Small', [word], value);
  for (const [at, word] of TENS.entries()) {
    notation.words('Small', [word], (at + 2) * 10);
    for (const [one, unit] of ONES.entries())
      notation.words('Small', [`${word}-${unit}`, `${word} ${unit}`], (at + 2) * 10 + one + 1);
  }
  notation.rule('Hundreds = Small', (n: number) => (n > 0 ? n : undefined));
  notation.rule('Hundreds = ( a ) hundred', () => 100);
  notation.rule('Hundreds = Small hundred', (n: number) => (n > 0 && n < 100 ? n * 100 : undefined));
  notation.rule('Hundreds = Hundreds and? Small', (n: number, rest: number) =>
    n % 100 === 0 && n > 0 && rest > 0 ? n + rest : undefined,
  );
  notation.rule('N = #number');
  notation.rule('N = Small');
  notation.rule('N = Hundreds', (n: number) => (n >= 100 ? n : undefined));
  notation.rule('N = a thousand', () => 1000);
  // "Three (3)"
  notation.rule("N = Small '(' #number ')'", (n: number, digits: number) => (n === digits ? n : undefined));
  notation.words('Dozen', ['a dozen'], 12);
  notation.rule('N = Dozen');
  notation.rule("N = Dozen '(' #number ')'", (n: number, digits: number) => (n === digits ? n : undefined));
  notation.rule('N = Hundreds thousand', (n: number) => n * 1000);
  notation.rule('N = Hundreds thousand and? Hundreds', (n: number, rest: number) => n * 1000 + rest);

  for (const [phrases, bound] of BEFORE)
    for (const phrase of phrases)
      notation.rule(`Bound = ${phrase} N`, (n: number) => {
        const amount = worded(bound(n), `${SIGNS[phrase] ?? phrase} ${n}`);
        return amount && { ...amount, bound: n };
      });
  // Of a number that is said, 0 is a bound as any other.
  for (const [phrases, bound] of BEFORE)
    for (const phrase of phrases) {
      const [below, equal, above] = [-1, 0, 1].map((by) => isMet(bound(3), 3 + by));
      const orders = [...(below ? ['below'] : []), ...(equal ? ['equal'] : []), ...(above ? ['above'] : [])];
      notation.rule(`Compared<number> = ${phrase} N`, (n: number) => ({
        phrase: `${SIGNS[phrase] ?? phrase} ${n}`,
        bound: n,
        orders,
      }));
    }
  for (const [phrases] of AFTER) for (const phrase of phrases) notation.words('After', [phrase], phrase);
  notation.words('Total', ['a total of', 'a grand total of']);
  notation.rule('Amount = Bound');
  notation.words('OneAndOnly', ['one and only one', 'exactly one and only one', 'one , and only one ,'], exactly(1));
  notation.rule('Amount = OneAndOnly');
  notation.rule('Amount = Total Bound', (amount: Amount) => ({ ...amount, total: true }));
  notation.rule('Amount = Total N', (n: number) => ({ ...bare(exactly(n)), total: true }));
  notation.rule('Amount = N', (n: number) => bare(exactly(n)));
  notation.rule('Amount = N After', (n: number, after: string) => boundAfter(after, n));
  notation.rule('Amount = N +', (n: number) => worded(atLeast(n), `${n} or more`));
  notation.rule('Amount = Bound ,? ( and | but ) Bound', (one: Amount, other: Amount) => {
    const amount = bare(meet(one, other));
    return amount?.undeniable ? amount : worded(amount, `${one.phrase} and ${other.phrase}`);
  });
  notation.rule('Amount = Range');
  notation.words('Between', ['between', 'anywhere between']);
  notation.rule('Range = Between N ( - | – | — ) N', range);
  notation.words('From', [
    'from',
    'anywhere from',
    'in the range of',
    'in the range',
    'within the range of',
    'a range of',
  ]);
  notation.words('To', ['to', '-', '–', '—']);
  const bothEnds = ['both included', 'both ends included', 'both limits included', 'ends included', 'limits included'];
  notation.words(
    'Inclusive',
    ['inclusive', ...bothEnds, 'including both ends', 'both inclusive'].flatMap((one) => [
      one,
      `, ${one}`,
      `( ${one} )`,
    ]),
  );
  notation.rule('Range = Between N ( and | to ) N Inclusive?', range);
  notation.rule('Range = From? N To N', range);
  notation.rule('Range = ( in the range of | within the range of ) N and N', range);
  notation.rule('Range = N or N', (low: number, high: number) =>
    high === low + 1 ? worded(span(low, high), `${low} or ${high}`) : undefined,
  );
  notation.rule(
    'Amount = ( either )? Bound or Bound',
    ({ in: [one], ...a }: Amount, { in: [other], ...b }: Amount): Amount | undefined => {
      const [lower, upper] = one![0] === 0 ? [one!, other!] : [other!, one!];
      return lower[0] === 0 && upper[1] === Infinity && lower[1] + 1 < upper[0]
        ? { in: [lower, upper], bare: true, phrase: `${a.phrase} or ${b.phrase}` }
        : undefined;
    },
  );
  // "Exactly one or exactly three": beside each other they are a range.
  for (const way of ['exactly N or exactly N', 'either exactly N or exactly N', 'either N or N'])
    notation.rule(`Amount = ${way}`, (low: number, high: number): Amount | undefined =>
      low < high
        ? {
            in: union([
              [low, low],
              [high, high],
            ]),
            bare: true,
            phrase: `either ${low} or ${high}`,
          }
        : undefined,
    );
  notation.rule(
    'Amount = ( fewer than | less than ) N or ( more than | over ) N',
    (low: number, high: number): Amount | undefined =>
      low <= high
        ? {
            in: [
              [0, low - 1],
              [high + 1, Infinity],
            ],
            bare: true,
          }
        : undefined,
  );
  notation.rule(
    'Amount = ( fewer or more than | less or more than | more or fewer than | more or less than ) N',
    (n: number): Amount => ({
      in: union([
        [0, n - 1],
        [n + 1, Infinity],
      ]),
      bare: true,
    }),
  );

  for (const [phrases, bound, said] of [
    [['longer than'], moreThan, 'more than'],
    [['shorter than', 'short of'], fewerThan, 'fewer than'],
    [['within'], (n: number) => bare(atMost(n)), 'at most'],
    [['no longer than', 'not longer than'], (n: number) => denying(atMost(n)), 'no more than'],
    [['no shorter than', 'not shorter than'], (n: number) => denying(atLeast(n)), 'no fewer than'],
  ] as const)
    for (const phrase of phrases)
      notation.rule(`Length = ${phrase} N`, (n: number) => worded(bound(n), `${said} ${n}`));

  for (const [phrases, amount] of [
    [['once', 'a single time', 'one time'], bare(exactly(1))],
    [['exactly once', 'precisely once', 'once and only once', 'once , and only once'], exactly(1)],
    [['twice'], bare(exactly(2))],
    [['exactly twice', 'precisely twice'], exactly(2)],
    [
      ['at least once', 'one or more times', 'once or more', 'even once', 'at least one time'],
      worded(atLeast(1), 'at least one'),
    ],
    [['more than once'], worded(above(atLeast(2)), 'more than 1')],
    [['at least twice', 'twice or more'], atLeast(2)],
    [['at most once', ...MOST_ONCE], atMost(1)],
    [['no more than once', 'not more than once'], worded(denying(atMost(1)), 'no more than 1')],
    [['at most twice', ...MOST_ONCE.map((one) => one.replace('once', 'twice'))], atMost(2)],
    [['no more than twice', 'not more than twice'], worded(denying(atMost(2)), 'no more than 2')],
    [['more than twice'], worded(above(atLeast(3)), 'more than 2')],
    [['fewer than twice', 'less than twice'], worded(atMost(1), 'fewer than 2')],
    [['thrice'], bare(exactly(3))],
  ] as const)
    notation.words('Times', phrases, amount);
  notation.words(
    'NoMore',
    [
      'no more and no less',
      'no more , no less',
      'no more no less',
      'no more or less',
      'no more and no fewer',
      'neither more nor less',
      'neither more nor fewer',
      'not more and not less',
      'no more , no fewer',
      'not more , not less',
      'not more and not fewer',
    ].flatMap((one) => [one, `, ${one}`]),
  );
  notation.words('TimesWord', ['once', 'exactly once'], 1);
  notation.words('TimesWord', ['twice', 'exactly twice'], 2);
  notation.rule('Times = TimesWord NoMore', exactly);
  notation.rule('Times = ( exactly )? N times NoMore', exactly);
  notation.rule('Times = Amount ( times | time ) ( in total )?');
  notation.rule('Times = Range times Inclusive');
  notation.rule('Times = TimesTotal in total');
  notation.words('TimesTotal', ['exactly once', 'precisely once'], exactly(1));
  notation.words('TimesTotal', ['exactly twice', 'precisely twice'], exactly(2));
  notation.words('TimesTotal', ['at least twice', 'twice or more'], atLeast(2));
  notation.words('TimesTotal', ['at most twice'], atMost(2));
  notation.words('TimesTotal', ['at least once'], worded(atLeast(1), 'at least one'));
  notation.words('TimesTotal', ['at most once'], atMost(1));
  notation.words('TimesTotal', ['more than once'], worded(above(atLeast(2)), 'more than 1'));
  notation.words('TimesTotal', ['more than twice'], worded(above(atLeast(3)), 'more than 2'));
  notation.words('TimesTotal', ['no more than once'], worded(denying(atMost(1)), 'no more than 1'));
  notation.words('TimesTotal', ['no more than twice'], worded(denying(atMost(2)), 'no more than 2'));
  notation.rule('Times = N ( times | time ) After', (n: number, after: string) => boundAfter(after, n));
}
