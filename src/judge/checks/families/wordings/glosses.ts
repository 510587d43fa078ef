import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';

import { MARKS } from '../../texts/punctuation-marks.ts';
import { placedIn } from '../code/placed-code.ts';
import { each } from '../shape.ts';
import { CODE_LABELS } from '../things/things.ts';

/** What people add to the name of a thing without changing what it is: "an em dash (—)", "a number in digits". */
export function glosses(notation: Notation): void {
  notation.feature('G', ['mark', 'none', 'some']);
  // A mark that is shown after its name.
  notation.kind('#glossed', (token) => (token.kind === 'mark' || token.kind === 'quoted' ? token.text : undefined));
  const isOf = (name: string, sign: string) =>
    MARKS.some(({ unit, characters }) => unit.plural === name && characters.includes(sign));
  for (const number of ['One', 'Many'])
    for (const kind of ['mark', 'none', 'some'])
      for (const shown of ["'(' #glossed ')'", '#glossed'])
        notation.rule(`${number}<${kind}> = ${number}<${kind}> ${shown}`, (name: string, sign: string) =>
          isOf(name, sign) ? name : undefined,
        );
  // "Asterisk characters", "an ampersand symbol"
  for (const kind of ['mark', 'none', 'some']) {
    notation.rule(`One<${kind}> = One<${kind}> ( character | symbol )`, (name: string) => name);
    notation.rule(`Many<${kind}> = One<${kind}> ( characters | symbols )`, (name: string) =>
      MARKS.some(({ unit }) => unit.plural === name) ? name : undefined,
    );
  }
  notation.rule('Clause = double spaces Used ( between words | anywhere | between the words )', () => ({
    ask: 'double spaces',
    in: [[1, Infinity]],
    many: true,
  }));
  notation.rule(
    'One<made> = SizeWord? One<made> ( starting | beginning ) with ( a | the )? #',
    (size: { count: number } | undefined, name?: string) =>
      (name ?? size) === 'hex colors' && (name === undefined || size?.count === 6) ? 'hex colors' : undefined,
  );
  notation.rule(
    'Many<made> = characters ( outside | outside of | beyond | not in ) ( plain | the )? ascii ( range | set | character set )?',
    () => 'non-ASCII characters',
  );
  notation.words('AnyKind', [
    ...each(['of any', 'of whatever'], ['kind', 'sort', 'type', 'level']),
    ...[', whatever their level', 'whatever their level', 'whatever the level', ', whatever the level', 'at any level'],
  ]);
  for (const kind of ['made', 'mark', 'some']) notation.rule(`Some<${kind}> = Some<${kind}> AnyKind`);
  // Numbers in digits, things in Markdown.
  const digits = ['in digits', 'written in digits', 'in numerals', 'given in digits', 'as digits'];
  notation.words('One<made>', each(['number'], digits), 'numerals');
  notation.words('Many<made>', each(['numbers'], digits), 'numerals');
  const markdown = [
    'in markdown',
    'in markdown syntax',
    'in markdown format',
    'written in markdown',
    'with markdown syntax',
  ];
  for (const [name, one] of [
    ['markdown images', 'image'],
    ['markdown links', 'link'],
    ['markdown tables', 'table'],
    ['markdown headings', 'heading'],
  ] as const) {
    notation.words('One<made>', each([one], markdown), name);
    notation.words('Many<made>', each([`${one}s`], markdown), name);
  }
  // Of how many words a passage has nobody speaks: of a word in bold only whether there is one.
  notation.words('One<some>', each(['bold', 'bolded'], ['word', 'term']), 'bold passages');
  notation.words('One<some>', each(['italic', 'italicized', 'italicised'], ['word', 'term']), 'italic passages');
  // "A fenced code block marked as python", "a code block with the language tag json"
  notation.kind('#label4', (token) =>
    (token.kind === 'word' || token.kind === 'quoted') && CODE_LABELS.includes(token.text.toLowerCase())
      ? `labelled ${token.text.toLowerCase()} code blocks`
      : undefined,
  );
  const tags = ['tagged', 'labelled', 'labeled', 'marked', 'annotated', 'fenced'];
  notation.words('TaggedAs', [
    ...each(tags, ['', 'as', 'with', 'with the language', 'with the language tag']),
    ...each(
      ['with', 'that has', 'carrying'],
      ['the language tag', 'the tag', 'the language', 'the info string', 'the label'],
    ),
    ...each(['that is', 'which is'], ['tagged as', 'labelled as', 'labeled as', 'marked as', 'tagged with']),
    ...['whose language is', 'whose language tag is', 'opened with'],
  ]);
  const fence = ['code block', 'fenced code block', 'code fence', 'fenced block', 'markdown code block'];
  notation.words('AFenceNoun', fence);
  notation.words(
    'FenceNouns',
    fence.map((one) => `${one}s`),
  );
  notation.rule('One<made> = AFenceNoun TaggedAs #label4 ( tag )?');
  notation.rule('Many<made> = FenceNouns TaggedAs #label4 ( tag )?');
  // "Level 2 headings", "a second-level Markdown heading"
  const LEVELS = ['one', 'two', 'three', 'four', 'five', 'six'];
  const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  for (const [at, word] of LEVELS.entries())
    notation.words(
      'OfLevel',
      [`level-${word}`, `level ${word}`, `${NTH[at]}-level`, `level-${at + 1}`, `h${at + 1}`],
      at + 1,
    );
  notation.rule('OfLevel = level -? #number', (n: number) => (n >= 1 && n <= 6 ? n : undefined));
  notation.rule('One<made> = OfLevel markdown? ( heading | header )', (n: number) => `level-${n} headings`);
  notation.rule('Many<made> = OfLevel markdown? ( headings | headers )', (n: number) => `level-${n} headings`);
  notation.rule(
    'One<made> = markdown? ( heading | header ) ( of | at | on )? OfLevel',
    (n: number) => `level-${n} headings`,
  );
  notation.rule(
    'Many<made> = markdown? ( headings | headers ) ( of | at | on )? OfLevel',
    (n: number) => `level-${n} headings`,
  );
  notation.words('TopHeading', each(['top-level', 'top level', 'first-level', 'main'], ['']));
  notation.rule("One<made> = TopHeading '(' OfLevel ')' markdown? ( heading | header )", (n: number) =>
    n === 1 ? 'level-1 headings' : undefined,
  );
  // "Second-level headings (##)", "'##' headings"
  const LEVELS_DRAWN = [1, 2, 3, 4, 5, 6];
  for (const level of LEVELS_DRAWN) notation.words('Hashes', [Array(level).fill('#').join(' ')], level);
  notation.kind('#hashsign', (token) =>
    (token.kind === 'quoted' || token.kind === 'sign') && /^#{1,6}$/u.test(token.text) ? token.text.length : undefined,
  );
  notation.rule('Hashes = #hashsign');
  // "No # headings" may be no headings at all; "exactly one # heading" is a title.
  notation.rule('SeveralHashes = Hashes', (level: number) => (level > 1 ? level : undefined));
  notation.rule("Sized<made> = Amount '#' heading ( at the top level )?", (amount: Amount): Said | undefined =>
    amount.in[0]![1] === 0 ? undefined : { ask: 'level-1 headings', ...amount, many: true },
  );
  for (const [number, nouns] of [
    ['One', '( heading | header )'],
    ['Many', '( headings | headers )'],
  ]) {
    notation.rule(`${number}<made> = ${number}<made> '(' Hashes ')'`, (name: string, level: number) =>
      name === `level-${level} headings` ? name : undefined,
    );
    notation.rule(
      `${number}<made> = ( #hashsign | SeveralHashes ) ${nouns}`,
      (level: number) => `level-${level} headings`,
    );
  }
  fences(notation);
  // "The semicolon", as a sign.
  notation.rule('Bare = ( any )? UseOf the One<mark>', (name: string) => ({
    ask: name,
    in: [[1, Infinity]],
    many: true,
  }));
  notation.words('UseOf', ['use of', 'uses of']);
}

/** Code blocks by their labels, or without one: "a ```python block", "a code block is opened without a language tag". */
function fences(notation: Notation): void {
  const [label, verbs] = [
    [
      'a language',
      'its language',
      'a language tag',
      'its language tag',
      'a language label',
      'the language',
      'any language',
    ],
    ['name', 'specify', 'have', 'declare', 'state', 'give', 'carry', 'set', 'mention', 'include'],
  ];
  notation.words('Unlabelled', [
    ...each(['without', 'with no', 'without a', 'without any'], ['language', 'language tag', 'language label']),
    ...each(
      ['without a', 'with no', 'without'],
      each(['language'], ['specified', 'specifier', 'name', 'set', 'identifier', 'named']),
    ),
    ...each(['missing', 'lacking', 'that lacks', 'that is missing', 'that lack', 'that are missing'], label),
    ...each(
      ['that names no', 'that has no', 'that have no', 'that name no'],
      ['language', 'language tag', 'language label'],
    ),
    ...each(each(['that does not', 'that do not'], verbs), label),
    ...each(each(['without'], ['naming', 'specifying', 'stating', 'giving', 'declaring', 'setting', 'having']), label),
  ]);
  notation.words('LacksLabel', [
    ...each(each(['does not', 'do not'], verbs), label),
    ...each(['lacks', 'lack', 'is missing', 'are missing'], label),
    ...each(['has no', 'have no', 'names no', 'name no'], ['language', 'language tag', 'language label']),
  ]);
  notation.words('CodeBlock<One>', each(['', 'fenced'], ['code block', 'code fence']).concat('fenced block'));
  notation.words('CodeBlock<Many>', each(['', 'fenced'], ['code blocks', 'code fences']).concat('fenced blocks'));
  for (const number of ['One', 'Many'])
    notation.rule(`${number}<made> = CodeBlock<${number}> Unlabelled`, () => 'code blocks without a language');
  // "A code block is opened without a language tag"
  notation.words(
    'IsOpened',
    each(['is', 'are', 'gets'], ['opened', 'started', 'given', 'used', 'left', 'written', 'shown', '']),
  );
  const lacking = (is: boolean): Said => ({
    ask: 'code blocks without a language',
    in: [is ? [1, Infinity] : [0, 0]],
    ...(is ? { plainFor: -1 } : { denies: true }),
  });
  for (const [of, is] of [
    ['( ( a | any | some | one ) CodeBlock<One> | ( any | some )? CodeBlock<Many> )', true],
    ['( no ( CodeBlock<One> | CodeBlock<Many> ) )', false],
  ] as const)
    notation.rule(`Clause = ${of} ( IsOpened Unlabelled | LacksLabel )`, () => lacking(is));
  // "A ```python block"
  notation.words('FenceNoun<One>', ['block', 'fence', 'code block', 'code fence', 'fenced block']);
  notation.words('FenceNoun<Many>', ['blocks', 'fences', 'code blocks', 'code fences', 'fenced blocks']);
  const ofLanguage = (language: string) =>
    CODE_LABELS.includes(language.toLowerCase()) ? `${language.toLowerCase()} code blocks` : undefined;
  const labelled = (language: string) => ofLanguage(language) && `labelled ${ofLanguage(language)}`;
  for (const number of ['One', 'Many']) {
    notation.rule(`${number}<made> = \`\`\` LanguageName FenceNoun<${number}>`, labelled);
    notation.rule(`${number}<made> = fenced? LanguageName ( FencedNoun<${number}> )`, ofLanguage);
    notation.rule(`${number}<some> = \`\`\` FenceNoun<${number}>`, () => 'code blocks');
  }
  notation.words(
    'GivenCode',
    each(['the'], ['json', 'query', 'sql', 'script', 'code', 'yaml', 'snippet', 'command', 'csv', 'xml', 'diff']),
  );
  notation.words(
    'IsSetInside',
    each(each(['is', 'comes', 'stands', 'must be'], ['', 'given', 'put', 'wrapped', 'placed', 'returned', 'written']), [
      'in',
      'inside',
      'within',
    ]),
  );
  notation.rule('Clause = GivenCode IsSetInside ( a | one | its own ) One<made>', (name: string): Said | undefined =>
    name.endsWith(' code blocks') ? { ...placedIn(name), undeniable: true, plainFor: 1 } : undefined,
  );
  notation.words('FencedNoun<One>', ['code fence', 'fenced block', 'fence', 'markdown fence']);
  notation.words('FencedNoun<Many>', ['code fences', 'fenced blocks', 'fences', 'markdown fences']);
}
