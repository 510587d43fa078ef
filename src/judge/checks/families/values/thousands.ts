import type { ValuedWish } from '../../data/valued-wish.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { anyOne, every, none, type Of, some } from './valued-said.ts';

const THOUSAND = ['a thousand', 'one thousand'];
const AS_SEPARATORS = [
  ...['as thousands separators', 'as the thousands separator', 'as a thousands separator', 'as thousands separator'],
  ...['as thousand separators', 'as the thousand separator', 'to separate thousands', 'to separate the thousands'],
  ...['between thousands', 'for thousands', 'to group thousands', 'to mark thousands', 'in the thousands place'],
];
const NOUNS = ['number', 'figure', 'numeral', 'value', 'integer'];
const LARGE = each(['large', 'big', 'larger', 'bigger'], NOUNS.slice(0, 2));
const many = (names: readonly string[]) => names.map((name) => `${name}s`);

/** Commas between the thousands of numbers: "every number of four or more digits has a comma", "commas separate the thousands". */
export function thousands(notation: Notation): void {
  sizes(notation);
  for (const [symbol, names] of [
    ['Numbers', NOUNS],
    ['LargeNumbers', LARGE],
  ] as const) {
    const said = (phrases: readonly string[], of: Of) => notation.words(symbol, phrases, of);
    said([...each(['every', 'each'], names), ...each(['all', 'all the', 'all of the'], many(names))], every);
    said(
      many(names).flatMap((one) => [one, `its ${one}`]),
      (wish) => ({ ...every(wish), plainFor: 1 }),
    );
    said([...each(['any', 'a'], names), ...each(['any'], many(names))], anyOne);
    said([...each(['no'], [...names, ...many(names)])], none);
    notation.words(`A${symbol}`, [...each(['a', 'any', 'at least one'], names), ...many(names)]);
    notation.words(`A${symbol}`, each(['any'], many(names)));
  }
  separators(notation);
  likeNumbers(notation);

  const ofSize = (size: Size | undefined): ValuedWish => ({
    kind: 'large number',
    hasCommas: true,
    ...(size === 'over' && { isOver: true }),
  });
  const has = (of: Of, size?: Size) => of(ofSize(size));
  const lack = (of: Of, size?: Size) =>
    of === anyOne || of === none ? of({ ...ofSize(size), isNot: true }) : undefined;
  const rest = 'StatedIn? ( HasSeparators | HasCommas ) LikeNumber?';
  notation.rule(`Clause = Numbers Thousands ${rest}`, has);
  notation.rule(`Clause = LargeNumbers ${rest}`, (of: Of) => has(of));
  notation.rule('Clause = Numbers StatedIn? HasSeparators LikeNumber?', (of: Of) => has(of));
  notation.rule('Clause = Numbers Thousands StatedIn? ( LacksSeparators | LacksCommas ) LikeNumber?', lack);
  notation.rule('Clause = Numbers StatedIn? LacksSeparators LikeNumber?', (of: Of) => lack(of));

  const found = (size?: Size) => {
    const { undeniable: _, ...form } = some({ ...ofSize(size), isNot: true });
    return form as Said;
  };
  for (const symbol of ['ValuedThing', 'Penalize']) {
    notation.rule(`${symbol} = ANumbers Thousands ( WithoutSeparators | WithoutCommas ) LikeNumber?`, found);
    notation.rule(`${symbol} = ALargeNumbers ( WithoutSeparators | WithoutCommas ) LikeNumber?`, () => found());
    notation.rule(`${symbol} = ANumbers WithoutSeparators LikeNumber?`, () => found());
  }

  // "Commas are used as thousands separators", "uses commas to separate thousands"
  const commas = (): Said => ({ ...every(ofSize(undefined)), plainFor: 1 });
  notation.rule('CommasForThousands = ( commas | a comma | the comma ) AsSeparators');
  notation.words('CommasForThousands', ['comma thousands separators', 'comma-separated thousands']);
  notation.words('CommasSeparate', [
    ...['commas separate thousands', 'commas separate the thousands'],
    ...each(each(['thousands', 'the thousands'], ['are', 'must be', 'should be']), [
      'separated by commas',
      'separated with commas',
      'comma-separated',
      'separated by a comma',
    ]),
    ...['the thousands separator is a comma', 'a comma is the thousands separator'],
  ]);
  notation.rule(
    'CommasSeparate = ( commas | a comma ) ( are used | is used | must be used | should be used ) AsSeparators',
  );
  notation.rule('Clause = CommasSeparate ( in numbers | in the numbers | in large numbers )? LikeNumber?', commas);
  notation.rule(
    'Core<F,W> = ( Verb<use,F> | Verb<have,F> ) CommasForThousands ( in numbers | in large numbers )? LikeNumber?',
    commas,
  );
  notation.rule('Reward = CommasForThousands LikeNumber?', commas);
}

/** "Uses commas as thousands separators", "is written without a thousands separator". */
function separators(notation: Notation): void {
  notation.words('AsSeparators', AS_SEPARATORS);
  notation.words('ThousandsCommas', [
    ...[
      'thousands commas',
      'a thousands comma',
      'a thousands separator',
      'thousands separators',
      'thousand separators',
    ],
  ]);
  notation.rule('ThousandsCommas = ( commas | a comma ) AsSeparators');
  notation.words('PlainCommas', ['a comma', 'commas', 'comma separators', 'a comma separator']);
  const is = each(['is', 'are', 'must be', 'should be'], ['written', 'formatted', 'shown', 'displayed', 'given']);
  notation.words('CommaVerb', [
    ...['has', 'have', 'use', 'uses', 'include', 'includes', 'contain', 'contains', 'carry', 'carries', 'show', 'get'],
    ...each(['must', 'should'], ['have', 'use']),
    ...each(is, ['with', 'using']),
  ]);
  notation.rule('HasSeparators = CommaVerb ThousandsCommas');
  notation.rule('HasCommas = CommaVerb PlainCommas');
  notation.words('HasCommas', ['have commas in them', 'has a comma in it']);
  const owned = (names: readonly string[]) => each(['', 'a', 'any', 'its', 'the', 'their'], names);
  notation.words('OwnSeparators', owned(['thousands separator', 'thousands separators']));
  notation.words('OwnCommas', owned(['comma', 'commas', 'comma separator', 'comma separators']));
  notation.words('LacksComma', [
    ...['has no', 'have no', 'lacks', 'lack', 'is missing', 'are missing', 'does not have', 'do not have'],
    ...['is without', 'are without', ...each(is, ['without'])],
  ]);
  notation.rule('LacksSeparators = LacksComma ( OwnSeparators | ThousandsCommas )');
  notation.rule('LacksCommas = LacksComma OwnCommas');
  notation.words(
    'WithoutComma',
    each(
      ['', 'written', 'given', 'that are written', 'that is written', 'shown'],
      ['without', 'with no', 'that lack', 'that lacks', 'that have no', 'that has no', 'missing', 'that do not have'],
    ),
  );
  notation.rule('WithoutSeparators = WithoutComma ( OwnSeparators | ThousandsCommas )');
  notation.rule('WithoutCommas = WithoutComma OwnCommas');
  notation.words('WithoutCommas', ['with no comma in it', 'with no commas in them']);
}

type Size = 'from' | 'over';

function sizes(notation: Notation): void {
  const more = [
    'or more',
    'and up',
    'or above',
    'or greater',
    'or higher',
    'or larger',
    'or over',
    'and above',
    'upwards',
  ];
  notation.words('OverThousand', ['above', 'over', 'greater than', 'larger than', 'bigger than', 'higher than']);
  notation.words('OverThousand', ['more than', 'exceeding', 'that exceed', 'that are over', 'that are above']);
  notation.words('ThousandOrMore', more);
  notation.words('AThousand', THOUSAND);
  notation.kind('#thousand', (token) => (token.kind === 'number' && token.value === 1000 ? null : undefined));
  notation.kind('#underthousand', (token) => (token.kind === 'number' && token.value === 999 ? null : undefined));
  const from = (): Size => 'from';
  notation.rule(
    'Thousands = ( of | from | with a value of | that are )? ( AThousand | #thousand ) ThousandOrMore',
    from,
  );
  notation.rule('Thousands = ( from | of at least | starting at ) ( AThousand | #thousand )', from);
  notation.rule('Thousands = OverThousand ( AThousand | #thousand ) ThousandOrMore', from);
  notation.rule('Thousands = OverThousand #underthousand', from);
  notation.rule('Thousands = OverThousand ( AThousand | #thousand )', (): Size => 'over');
  notation.words('Thousands', ['in the thousands', 'in the thousands or more', 'in the thousands or higher'], 'from');
  notation.words('WithDigits', ['of', 'with', 'having', 'that has', 'that have', 'which has', 'which have']);
  notation.rule('Thousands = WithDigits Amount digits', ({ in: [interval, other], bare }: Amount): Size | undefined =>
    !bare && interval?.[0] === 4 && interval[1] === Infinity && !other ? 'from' : undefined,
  );
  notation.rule('Thousands = WithDigits ( four | #fourdigits ) digits or more', from);
  notation.kind('#fourdigits', (token) => (token.kind === 'number' && token.value === 4 ? null : undefined));
}

/** "Like 12,500", "(1,000, not 1000)". */
function likeNumbers(notation: Notation): void {
  notation.words('LikeSuch', [
    'like',
    'such as',
    'e . g .',
    'e . g . ,',
    'for example',
    'for example ,',
    'i . e .',
    'as in',
  ]);
  notation.words('NotWritten', ['and not', 'instead of', 'rather than', 'not', 'and never', ', not', ', never']);
  notation.rule('NumberSample = #number ( NotWritten #number )?', () => null);
  notation.rule('LikeNumber = ,? LikeSuch NumberSample', () => null);
  notation.rule("LikeNumber = '(' LikeSuch? NumberSample ')'", () => null);
}
