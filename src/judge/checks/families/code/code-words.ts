import type { Keyword } from '../../data/code-style.ts';
import { and, canonical, type Fact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { deny } from '../../grammar/said.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';
import { notOfCode, ofCode } from './code-objects.ts';

/** What code holds and how it is written: "a TODO is left in the code", "the code is indented with spaces". */
export function codeWords(notation: Notation): void {
  held(notation);
  indented(notation);
  functions(notation);
  blocks(notation);
}

const KEYWORDS: readonly Keyword[] = ['var', 'let', 'const', 'return', 'debugger'];

function held(notation: Notation): void {
  notation.kind('#codemark', (token) =>
    token.kind === 'word' ? /^(?:TODO|FIXME|XXX|HACK)(?=s?$)/u.exec(token.raw)?.[0] : undefined,
  );
  notation.words(
    'MarkNoun',
    ['comment', 'marker', 'note', 'placeholder', 'item'].flatMap((one) => [one, `${one}s`]),
  );
  // "A TODO", "leftover TODOs": in the code of the response.
  notation.kind('#onemark', (token) => (token.kind === 'word' ? /^(?:TODO|FIXME)$/u.exec(token.raw)?.[0] : undefined));
  notation.kind('#moremarks', (token) =>
    token.kind === 'word' ? /^(?:TODO|FIXME)(?=s$)/u.exec(token.raw)?.[0] : undefined,
  );
  notation.words('LeftoverMark', ['leftover', 'left-over', 'remaining', 'stray', 'forgotten', 'unresolved', 'open']);
  notation.words('LeftBehindMark', ['left', 'left over', 'left in', 'left behind']);
  const marked = (mark: string) => `${mark} marks`;
  notation.rule('One<made> = LeftoverMark? #onemark ( comment | marker )? LeftBehindMark?', marked);
  notation.rule('Many<made> = LeftoverMark? ( #moremarks | #onemark ( comments | markers ) ) LeftBehindMark?', marked);
  notation.rule('CodeNoun<any> = LeftoverMark? #codemark MarkNoun?', (mark: string) =>
    ofCode({ style: 'marks', marks: [mark] }),
  );
  notation.words(
    'CodeNoun<any>',
    ['comment', 'comments', 'code comment', 'code comments'],
    ofCode({ style: 'comments' }),
  );
  notation.words('CodeNoun<any>', ['tab character', 'tab characters', 'tabs', 'tab'], ofCode({ style: 'tabs' }));
  notation.words('CodeNoun<any>', ['semicolon', 'semicolons'], ofCode({ style: 'a semicolon' }));
  for (const keyword of ['var', 'let', 'const'] as const) {
    notation.words('DeclaredWith', [...each([keyword], ['', 'declarations', 'statements', 'keyword'])], keyword);
    notation.kind(`#${keyword}word`, (token) =>
      token.kind === 'quoted' && token.text === keyword ? keyword : undefined,
    );
    notation.rule(`DeclaredWith = a? #${keyword}word ( declaration | declarations | statements | keyword )?`);
    notation.words('DeclaredWith', [`a ${keyword} declaration`, `the ${keyword} keyword`], keyword);
  }
  const keyword = (keyword: Keyword) => ofCode({ style: 'keyword', keyword });
  notation.rule('CodeNoun<any> = DeclaredWith', keyword);
  notation.words('CodeNoun<any>', ['debugger'], keyword('debugger'));
  notation.words('CodeNoun<any>', ['return statement', 'return statements'], keyword('return'));
  notation.words(
    'IsDeclared',
    each(['is', 'are', 'gets', 'is ever'], ['declared', 'defined']).flatMap((one) =>
      each([one], ['with', 'using', 'by']),
    ),
  );
  const variables = ['variable', 'any variable', 'variables', 'any variables', 'anything', 'something'];
  notation.words('AnyDeclared', ['a variable', ...variables.slice(1)]);
  notation.words('NoneDeclared', ['no variable', 'no variables', 'nothing']);
  notation.words('SomeDeclared', [...variables.slice(2), 'stuff', 'things', 'its variables', 'some variables']);
  notation.rule(
    'Core<F,code> = Verb<define,F> SomeDeclared ( with | using | by ) DeclaredWith',
    (one: Keyword): Said => ({ ...keyword(one), plainFor: -1 }),
  );
  notation.rule(
    'Core<F,code> = ( Verb<have,F> | Verb<use,F> ) DeclaredWith ( instead of | rather than ) DeclaredWith ( ( or | and ) DeclaredWith )?',
    (one: Keyword, ...others: Keyword[]): Said | undefined =>
      others.includes(one) ? undefined : { ...keyword(one), plainFor: -1 },
  );
  // "Sticks to let and const"
  notation.words('UsesOnly', ['sticks to', 'only uses', 'uses only', 'declares everything with', 'only declares with']);
  notation.rule('Clause = AnyCode UsesOnly DeclaredWith ( and | or ) DeclaredWith', (a: Keyword, b: Keyword) =>
    [a, b].sort().join() === 'const,let' ? { ...notOfCode(keyword('var')), plainFor: 1 } : undefined,
  );
  const declared = '( ( in | inside ) ( AnyCode | the LanguageName ) )?';
  const never = (...parts: unknown[]): Said | undefined => {
    const words = parts.filter((one): one is Keyword => KEYWORDS.includes(one as Keyword));
    const [no, others] = [words.at(-1)!, words.slice(0, -1)];
    const none = canonical(notOfCode(keyword(no)));
    return others.includes(no)
      ? undefined
      : {
          ask: 'agreeing',
          of: [none, { and: [none, { or: others.map(keyword) }] }],
          undeniable: true,
          plainFor: 1,
        };
  };
  notation.rule(
    'Core<F,code> = ( Verb<use,F> | Verb<define,F> SomeDeclared ( with | using | by ) ) DeclaredWith ( or DeclaredWith )? ,? ( and | but )? ( never | not ) ( with | using )? DeclaredWith',
    never,
  );
  // Where nothing is declared, it says nothing.
  notation.rule(
    `Clause = ( variables | all variables | the variables ) ${declared} IsDeclared ( DeclaredWith ( or DeclaredWith )? ) ,? ( and | but )? ( never | not ) ( with | using )? DeclaredWith`,
    never,
  );
  const spoken = (parts: unknown[]) => keyword(parts.find((one) => KEYWORDS.includes(one as Keyword)) as Keyword);
  notation.rule(
    `Clause = AnyDeclared ${declared} IsDeclared DeclaredWith InCode?`,
    (...parts: unknown[]): Said => ({ ...spoken(parts), plainFor: -1 }),
  );
  notation.rule(`Clause = NoneDeclared ${declared} IsDeclared DeclaredWith InCode?`, (...parts: unknown[]) =>
    notOfCode(spoken(parts)),
  );
}

function indented(notation: Notation): void {
  const by = (by: 'tabs' | 'spaces', width?: number) => ofCode({ style: 'indent', by, ...(width && { width }) });
  const not = [
    '',
    'and not',
    ', not',
    'not',
    'rather than',
    'instead of',
    'and never',
    ', never',
    'and never with',
    'and not with',
    ', not with',
    'and no',
  ];
  notation.words(
    'IndentSign',
    each(
      ['spaces', 'only spaces'],
      not.map((one) => one && `${one} tabs`),
    ).concat(each(['spaces only'], ['', ...each(not.slice(1), ['tabs']), ', no tabs'])),
    by('spaces'),
  );
  notation.words(
    'IndentSign',
    each(
      ['tabs', 'only tabs'],
      not.map((one) => one && `${one} spaces`),
    ).concat('tabs only'),
    by('tabs'),
  );
  notation.words(
    'IndentSign',
    each(['a tab', 'tab characters', 'a tab character'], ['', ...each(not.slice(1), ['spaces', 'space characters'])]),
    by('tabs'),
  );
  notation.words('NotWith', [...not.slice(1), 'rather than with', 'instead of with']);
  notation.rule('IndentSign = N spaces NotWith N', (n: number, other: number) =>
    n > 1 && n < 9 && n !== other ? by('spaces', n) : undefined,
  );
  notation.rule(
    'IndentSign = N spaces ( per level | per indentation level | for each level | per indent )?',
    (n: number) => (n > 1 && n < 9 ? by('spaces', n) : undefined),
  );
  notation.words('IndentedCode', ['indented', 'consistently indented', 'indented consistently']);
  notation.words(
    'ForIndenting',
    each(['for', 'for its'], ['indentation', 'indenting']).concat('to indent', 'to indent it', 'as indentation'),
  );
  notation.rule('CodeState = IndentedCode ( with | using | by ) IndentSign');
  notation.rule('Core<F,code> = ( Verb<use,F> | Verb<have,F> ) IndentSign ForIndenting');
  notation.rule('Core<F,code> = ( Verb<use,F> | Verb<have,F> ) no IndentSign ForIndenting', deny);
  notation.rule('Core<F,code> = Verb<use,F> ( N - space | N space ) ( indentation | indents | indent )', (n: number) =>
    by('spaces', n),
  );
  notation.rule('Core<F,code> = Verb<use,F> ( tab | tabs ) ( indentation | indents )', () => by('tabs'));
  notation.rule('TheIndent = ( the )? indentation ( in | of | inside ) AnyCode');
  notation.words(
    'IsDoneWith',
    each(each(['is', 'must be', 'should be'], ['done', 'made', 'written']), ['with', 'using', 'in']).concat(
      'uses',
      'consists of',
    ),
  );
  notation.rule('Clause = TheIndent IsDoneWith IndentSign');
  notation.rule('Clause = IndentSign ( Used | are used | is used ) ForIndenting InCode?');
  notation.rule('Penalize = IndentSign ( used )? ForIndenting InCode?');
  notation.rule(
    'Clause = ( a line | any line ) ( of | in ) AnyCode ( is | must be ) IndentedCode ( with | using | by ) IndentSign',
    (fact: Said): Said => ({ ...fact, plainFor: -1 }),
  );
  notation.words('CodeWhere', each(['code', 'any code', 'python code', 'code blocks'], ['in which', 'where']));
  notation.rule(
    'Penalize = CodeWhere ( a line | any line | lines ) ( is | are ) IndentedCode ( with | using | by ) IndentSign',
    (fact: Said): Said => fact,
  );
}

function functions(notation: Notation): void {
  notation.words('EveryFunction', each(['every', 'each'], ['function', 'python function', 'function defined']));
  notation.words(
    'EveryFunction',
    each(['all', 'all the', 'all of the'], ['functions', 'functions defined', 'python functions']),
  );
  notation.words(
    'HasDocstring',
    each(
      ['has', 'have', 'must have', 'includes', 'include', 'comes with'],
      ['a docstring', 'docstrings', 'its own docstring'],
    ),
  );
  notation.rule('Clause = the python? function InCode? HasDocstring', () =>
    ofCode({ style: 'a docstring for its only function' }),
  );
  notation.rule('FunctionPlace = ( InCode | Place | InAnswer )', () => null);
  const documented = () => ofCode({ style: 'docstrings for all functions' });
  notation.rule('Clause = EveryFunction FunctionPlace? HasDocstring', documented);
  const some = ['function', 'python function'];
  notation.words('SomeFunction', each(['any', 'a', 'some', 'at least one', 'one'], some));
  notation.words('NoFunction', each(['no'], some));
  notation.words(
    'LacksDocstring',
    each(
      ['lacks', 'is missing', 'has no', 'does not have', 'comes without', 'is without'],
      ['a docstring', 'docstring', 'its docstring'],
    ),
  );
  const undocumented = (): Said => ({ not: documented() as Fact, plainFor: -1 });
  notation.rule('Clause = SomeFunction FunctionPlace? LacksDocstring', undocumented);
  notation.rule('Clause = ( ThereIs )? SomeFunction FunctionPlace? without a docstring', undocumented);
  notation.rule('Clause = NoFunction FunctionPlace? ( LacksDocstring | is left without a docstring )', documented);
  notation.rule(
    'Penalize = ( any )? ( functions | python functions ) FunctionPlace? ( without docstrings | without a docstring )',
    undocumented,
  );
  notation.words(
    'InSnakeCase',
    each(each(['is', 'are', 'must be'], ['named in', 'written in', 'in', 'named using']), [
      'snake_case',
      'snake case',
    ]).concat('uses snake_case', 'use snake_case', 'is snake_case', 'are snake_case'),
  );
  notation.words('EveryName', [
    'every function name',
    'each function name',
    'all function names',
    'the function names',
    'function names',
  ]);
  notation.rule('Clause = ( EveryFunction | EveryName ) FunctionPlace? InSnakeCase', () =>
    ofCode({ style: 'function names in snake_case' }),
  );
}

/** "Exactly one code block and it is tagged sql", "two code blocks, one in bash and one in python", "'npm i' is in a code block" */
function blocks(notation: Notation): void {
  notation.words(
    'AndItIs',
    each(['and', ', and', ', which', 'which', 'and it', ', and it', ', and this one', 'that'], ['']),
  );
  notation.rule('OneBlockOnly = Amount OfBlocks', ({ in: numbers, bare }: Amount, thing: string): Said | undefined =>
    thing === 'code blocks' && numbers.length === 1 && numbers[0]!.join() === '1,1'
      ? { ask: thing, in: numbers, ...(bare && { bare }) }
      : undefined,
  );
  notation.rule('OfBlocks = One<made>');
  const onlyOf = (count: Said, labels: string[]): Said => ({
    ...and(count, { ask: 'code labels', of: { labels, isOnly: true } }),
    plainFor: 1,
    undeniable: true,
  });
  notation.rule('Clause = ThereIs OneBlockOnly AndItIs Tagged', onlyOf);
  notation.rule('Core<F,response> = Verb<have,F> OneBlockOnly AndItIs Tagged', onlyOf);
  // Two blocks by their languages.
  const one = (language: string): Said => ({ ask: `${language.toLowerCase()} code blocks`, in: [[1, 1]] });
  notation.rule('Core<F,W> = ( Verb<have,F> | Verb<use,F> | Verb<give,F> ) TwoBlocks', (form: Said) => form);
  notation.rule('Clause = ThereIs TwoBlocks');
  notation.rule(
    'TwoBlocks = Amount OfBlocks2 ,? ( one | one of them ) InThisLanguage and ( one | the other ) InThisLanguage',
    ({ in: numbers }: Amount, thing: string, a: string, b: string): Said | undefined =>
      thing === 'code blocks' && numbers.length === 1 && numbers[0]!.join() === '2,2' && a !== b
        ? { ...and({ ask: thing, in: numbers }, one(a), one(b)), plainFor: 1, undeniable: true }
        : undefined,
  );
  notation.rule('OfBlocks2 = Many<made>');
  notation.rule(
    'InThisLanguage = ( in | tagged | tagged as | labelled | labeled | for | marked | marked as ) LanguageName',
  );
  // A text in one of them.
  notation.words('ACodeBlock', [
    ...each(['a', 'one of the'], ['code block', 'fenced code block', 'fenced block', 'code blocks']),
  ]);
  notation.rule(
    'Clause = Text ( Used | IsThere | IsSetIn ) InPart ACodeBlock',
    (text: Quoted): Said => ({
      part: { kind: 'code', which: 'some' },
      holds: { ask: 'text', of: plainText(text), in: [[1, Infinity]] },
      names: true,
    }),
  );
  notation.words('IsSetIn', ['is put', 'is placed', 'is given', 'is formatted', 'stands', 'is wrapped']);
}
