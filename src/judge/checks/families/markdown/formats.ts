import { inWords } from '../../data/json-fields.ts';
import { type Fact, type Interval, OPEN, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { haveSign } from '../../markdown/bullet-signs.ts';
import { areOfLevel, type Step, skipsLevel } from '../../markdown/heading-levels.ts';
import { listItems } from '../../markdown/list-items.ts';
import { areItems, isLetter } from '../../texts/answers.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';

type Facts = Readonly<Record<string, Decider>>;

const OPEN_ITEMS = 'The items of the list are numbered.';

interface Items {
  numbers: readonly Interval[];
  /** Whether they are called words. */
  areWords?: true;
}
interface Letters {
  from: string;
  to: string;
}

/** How facts are decided about how headings, bullet points and short answers are formed. */
export const FORMATS: Facts = {
  'levels skipped': wholeText(
    'headings',
    'heading levels',
    (of?: Step) => (of ? `a step from ${of[0]} to ${of[1]}` : 'one that is skipped'),
    skipsLevel,
  ),
  'only level': wholeText(
    'headings',
    'heading levels',
    (level: number | number[]) => `level ${[level].flat().join(' or ')} alone`,
    (text, level: number | number[]) => areOfLevel(text, level),
  ),
  'bullet sign': wholeText(
    'bullets',
    'the signs of bullet points',
    (sign: string) => `"${sign}"`,
    (text, sign: string) => haveSign(text, sign),
  ),
  'item sign': wholeText(
    'bullets',
    'the signs of list items',
    (sign: string) => `"${sign}"`,
    (text, sign: string) =>
      listItems(text).some(({ isNumbered }) => isNumbered) ? { open: OPEN_ITEMS } : haveSign(text, sign),
  ),
  'comma list': wholeText(
    'comma-list',
    'the whole response',
    ({ numbers, areWords }: Items) => `${inWords(numbers)} ${areWords ? 'words' : 'items'} with commas between them`,
    (text, { numbers, areWords }: Items) =>
      areWords && /[^\s,][^\S\n]+[^\s,]/u.test(text)
        ? { open: 'An item may be more than one word.' }
        : areItems(text, (count) => numbers.some(([low, high]) => low <= count && count <= high)),
  ),
  'one letter': wholeText(
    'one-letter',
    'the whole response',
    ({ from, to }: Letters) =>
      from === 'A' && to === 'Z' ? 'a single capital letter' : `one letter from ${from} to ${to}`,
    (text, { from, to }: Letters) => isLetter(text, from, to),
  ),
};

/** Headings by their levels, signs of bullet points, answers of one letter. */
export function formats(notation: Notation): void {
  headings(notation);
  bullets(notation);
  answers(notation);
}

/** The level of headings by the name of the thing: 2 for "level-2 headings". */
export const levelOf = (name: string) => (/^level-\d/u.test(name) ? Number(name[6]) : undefined);
/** Whether a level lies between two of them. */
const isStep = (above: string, below: string) => levelOf(below)! > levelOf(above)! + 1;

function headings(notation: Notation): void {
  const skipped: Said = { ask: 'levels skipped' };
  const are = ['is skipped', 'are skipped', 'is left out', 'is jumped', 'gets skipped'];
  notation.words('NoLevelSkipped', each(['no heading level', 'no heading levels', 'no level of heading'], are));
  notation.words(
    'ALevelSkipped',
    each(['a heading level', 'any heading level', 'heading levels', 'any heading levels', 'one heading level'], are),
  );
  notation.words(
    'NoLevelSkipped',
    each(
      ['heading levels', 'the heading levels'],
      ['never skip', 'do not skip', 'are never skipped', 'are not skipped'],
    ),
  );
  const levels = ['headings', 'the headings', 'its headings', 'heading levels', 'the heading levels'];
  const aLevel = ['a level', 'levels', 'any level', 'any levels', 'a heading level', 'one level', 'one or more levels'];
  notation.words('ALevelSkipped', [
    'the heading levels jump',
    'heading levels jump',
    'the heading levels skip',
    'the heading levels are skipped',
  ]);
  notation.words('ALevelSkipped', each(['a heading skips', 'any heading skips', 'a heading jumps'], aLevel));
  notation.words('ALevelSkipped', each(each(levels, ['skip', 'jump', 'leave out']), aLevel));
  notation.words(
    'NoLevelSkipped',
    each(each(levels, ['never skip', 'do not skip', 'must not skip', 'never jump', 'do not jump']), aLevel),
  );
  // "E.g. from H1 straight to H3", "such as an H3 right after an H1 with no H2 in between"
  notation.words('LevelsFor', [
    ', e . g .',
    'e . g .',
    ', for example',
    ', such as',
    'such as',
    ', as in',
    ', like',
    'like',
  ]);
  notation.rule(
    'LevelExample = LevelsFor ( from | going from | jumping from )? ( a | an )? One<made> ToLevel ( a | an )? One<made>',
    (a: string, b: string) => (isStep(a, b) ? null : undefined),
  );
  notation.rule(
    'LevelExample = LevelsFor ( from | going from | jumping from )? Hashes ToLevel Hashes',
    (a: number, b: number) => (b > a + 1 ? null : undefined),
  );
  notation.rule(
    'LevelExample = LevelsFor ( a | an ) One<made> ( right after | directly after | after | following ) ( a | an ) One<made> ( ( with no | without an ) One<made> ( in between | between them )? )?',
    (b: string, a: string) => (isStep(a, b) ? null : undefined),
  );
  notation.words('ToLevel', ['straight to', 'directly to', 'right to', 'to']);
  notation.rule("LevelExample = '(' LevelsFor? from? One<made> ToLevel One<made> ')'", (a: string, b: string) =>
    isStep(a, b) ? null : undefined,
  );
  notation.rule('NoLevelSkipped = NoLevelSkipped LevelExample', () => null);
  notation.rule('ALevelSkipped = ALevelSkipped LevelExample', () => null);
  notation.rule('Clause = NoLevelSkipped', () => ({ not: skipped as Fact, denies: true }));
  notation.rule('Clause = ALevelSkipped', () => skipped);
  const skips = ['skips', 'skip', 'skip', 'skipped', 'skipping'];
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(
      `SkipLevels<${form}>`,
      each([skips[at]!], ['heading levels', 'a heading level', 'any heading level', 'any heading levels']),
    );
  notation.rule('Core<F,W> = SkipLevels<F>', () => skipped);
  // "Uses only H2 headings", "no headings other than level 2"
  const only = (name: string): Said | undefined => {
    const of = levelOf(name);
    return of === undefined ? undefined : { ask: 'only level', of, undeniable: true, plainFor: 1 };
  };
  notation.rule('Core<F,W> = Verb<use,F> only Many<made>', only);
  notation.rule('Core<F,W> = only Verb<use,F> Many<made>', only);
  notation.rule('Clause = only Many<made> ( UsedPlain | Allowed )', only);
  notation.rule('NeverHashes = , ( never | not ) Hashes ( or Hashes )?', (...levels: number[]) => levels);
  notation.rule('Clause = only Many<made> UsedPlain NeverHashes', (name: string, levels: number[]) =>
    levels.includes(levelOf(name)!) ? undefined : only(name),
  );
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> ) no headings ( other than | except | but ) Many<made>',
    only,
  );
  notation.rule(
    'Clause = ( all headings | every heading | each heading | all of the headings ) ( is | are | must be ) ( a | an )? ( Many<made> | One<made> )',
    only,
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  hyphen: '-',
  hyphens: '-',
  dash: '-',
  dashes: '-',
  asterisk: '*',
  asterisks: '*',
  plus: '+',
};

function bullets(notation: Notation): void {
  for (const [name, sign] of Object.entries(SIGNS))
    notation.words('BulletSign', [name, `a ${name}`, `an ${name}`], sign);
  notation.kind('#bulletmark', (token) =>
    (token.kind === 'quoted' || token.kind === 'sign') && /^[-*+•]$/u.test(token.text) ? token.text : undefined,
  );
  notation.rule('BulletSign = #bulletmark');
  notation.kind('#barebullet', (token) =>
    token.kind === 'mark' && /^[-*+•]$/u.test(token.text) ? token.text : undefined,
  );
  notation.rule('BulletSign = #barebullet');
  notation.rule(
    "BulletSign = ( a | an )? ( hyphen | hyphens | asterisk | asterisks ) '(' #glossed ')'",
    (text: string) => (/^[-*]$/u.test(text) ? text : undefined),
  );
  const sign = (of: string): Said => ({ ask: 'bullet sign', of, undeniable: true, plainFor: 1 });
  const nouns = ['bullet points', 'bullets', 'bulleted lists', 'bulleted items', 'unordered lists'];
  notation.words('ForBullets', [
    ...each(['for', 'for all', 'for its', 'for the'], nouns),
    ...['as the bullet marker', 'as bullet markers', 'as bullets', 'as the bullet character', 'as its bullet marker'],
  ]);
  notation.rule('Core<F,W> = Verb<use,F> BulletSign ForBullets', sign);
  notation.words('TheBullets', [
    ...each(['', 'all', 'all of the', 'the', 'its'], ['bullet points', 'bullets']),
    ...each(['every', 'each'], ['bullet', 'bullet point']),
  ]);
  notation.words('UseSign', [
    'use',
    'uses',
    'must use',
    'should use',
    ...each(
      ['are', 'is', 'must be', 'should be'],
      ['marked with', 'written with', 'made with', 'made of', 'drawn with'],
    ),
  ]);
  notation.words('AsMarker', [
    'as the marker',
    'as their marker',
    'as its marker',
    'as a marker',
    'as the bullet marker',
  ]);
  // As a fault, all of them or one.
  notation.rule(
    'Clause = TheBullets UseSign BulletSign AsMarker?',
    (of: string): Said => ({ ask: 'bullet sign', of, undeniable: true, onlyFor: 1 }),
  );
  // Numbered items have no such sign.
  notation.words('TheItems', ['all list items', 'the list items', 'every list item', 'each list item']);
  notation.rule(
    'Clause = TheItems UseSign BulletSign AsMarker?',
    (of: string): Said => ({
      ...sign(of),
      ask: 'item sign',
    }),
  );
  notation.words('OtherSigns', [
    'asterisks or plus signs as bullet markers are not allowed',
    'asterisks and plus signs are not allowed',
    'no asterisks or plus signs',
    'not asterisks or plus signs',
  ]);
  notation.rule('Clause = TheBullets UseSign BulletSign AsMarker? ( , | ; ) OtherSigns', (of: string) =>
    of === '-' ? sign(of) : undefined,
  );
}

function answers(notation: Notation): void {
  const list = ({ in: numbers, bare }: Amount): Said => ({
    ask: 'comma list',
    of: { numbers },
    ...(bare && { plainFor: 1 as const }),
  });
  notation.words(
    'CommaList',
    each(['a', 'one', 'a single'], ['comma-separated list', 'comma separated list', 'comma-delimited list']),
  );
  notation.words('CommaItem', [
    'item',
    'items',
    'entry',
    'entries',
    'value',
    'values',
    'element',
    'elements',
    'keywords',
    'tags',
    'names',
    'terms',
  ]);
  notation.words('CommaWord', ['word', 'words']);
  notation.words('OfItems', ['of', 'with', 'containing', 'consisting of']);
  notation.words('OneLineOnly', ['on a single line', 'on one line', 'in a single line', 'in one line']);
  notation.rule('State = CommaList OfItems Amount CommaItem OneLineOnly?', list);
  const words = (amount: Amount): Said => ({
    ...list(amount),
    of: { numbers: amount.in, areWords: true } satisfies Items,
  });
  notation.rule('State = CommaList OfItems Amount CommaWord OneLineOnly?', words);
  notation.rule('State = Amount comma-separated CommaWord OneLineOnly?', words);
  notation.rule('Core<F,response> = Verb<consist,F> CommaList OfItems Amount CommaWord OneLineOnly?', words);
  notation.rule('Core<F,response> = Verb<consist,F> CommaList OfItems Amount CommaItem OneLineOnly?', list);
  notation.rule('State = Amount comma-separated CommaItem OneLineOnly?', list);
  notation.rule(
    'State = CommaList OneLineOnly?',
    (): Said => ({ ask: 'comma list', of: { numbers: [[2, Infinity]] }, undeniable: true }),
  );

  // "One letter from A to D", "one of A, B, C or D"
  notation.kind('#capital1', (token) => (token.kind === 'word' && /^[A-Z]$/u.test(token.raw) ? token.raw : undefined));
  notation.words('ALetter', [
    ...each(
      ['a', 'one', 'exactly one', 'just one', 'only one', 'a single', 'one single', 'just a single', 'only a single'],
      ['letter', 'capital letter', 'uppercase letter', 'upper-case letter'],
    ),
  ]);
  notation.words(
    'ACapital',
    each(
      ['one', 'exactly one', 'just one', 'a single', 'just a single', 'only a single', 'one single'],
      ['capital letter', 'uppercase letter', 'upper-case letter'],
    ),
  );
  notation.rule('LetterFrom = ( from | between ) #capital1 ( to | and ) #capital1', (from: string, to: string) =>
    from < to ? { from, to } : undefined,
  );
  notation.rule('LetterFrom = #capital1 ( - | – | to ) #capital1', (from: string, to: string) =>
    from < to ? { from, to } : undefined,
  );
  notation.rule("LetterFrom = '(' LetterFrom ')'");
  const letter = (of: Letters): Said => ({ ask: 'one letter', of });
  notation.rule('State = ALetter ,? LetterFrom', letter);
  notation.rule('State = ACapital', () => letter({ from: 'A', to: 'Z' }));
  notation.rule('CapitalRow = #capital1 , #capital1', (a: string, b: string) => [a, b]);
  notation.rule('CapitalRow = CapitalRow , #capital1', (all: string[], one: string) => [...all, one]);
  notation.rule('Capitals = ( CapitalRow ,? | #capital1 ) or #capital1', (all: string[] | string, one: string) => [
    ...all,
    one,
  ]);
  notation.words(
    'OneOfLetters',
    [
      '',
      'one of',
      'exactly one of',
      'either',
      'one of the letters',
      'exactly one of the letters',
      'just one of the letters',
      'one of the options',
    ].filter(Boolean),
  );
  notation.rule('State = ( ALetter : | OneOfLetters )? Capitals', (all: string[]): Said => {
    const isRange = all.every((one, at) => at === 0 || one.charCodeAt(0) === all[at - 1]!.charCodeAt(0) + 1);
    return isRange ? letter({ from: all[0]!, to: all.at(-1)! }) : OPEN;
  });
}
