import type { CodeStyle, Keyword } from '../data/code-style.ts';
import { and, canonical, type Fact, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { each } from './shape.ts';
import { plainText, type Quoted } from './texts.ts';
import { verbs } from './tool-names.ts';

/** What code holds and how it is written: "a TODO is left in the code", "the code is indented with spaces". */
export function codeWords(notation: Notation): void {
  held(notation);
  indented(notation);
  functions(notation);
  blocks(notation);
}

const KEYWORDS: readonly Keyword[] = ['var', 'let', 'const', 'return', 'debugger'];

const styled = (of: CodeStyle): Said => ({ ask: 'code fact', of, undeniable: true });
const deny = (fact: Said): Said => ({ not: fact as Fact, denies: true });

function held(notation: Notation): void {
  notation.kind('#codemark', (token) =>
    token.kind === 'word' ? /^(?:TODO|FIXME|XXX|HACK)(?=s?$)/u.exec(token.raw)?.[0] : undefined,
  );
  notation.words(
    'MarkNoun',
    each(['comment', 'marker', 'note', 'placeholder', 'item'], ['']).flatMap((one) => [one, `${one}s`]),
  );
  const marks = (...all: string[]) => styled({ style: 'marks', marks: all });
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
  notation.rule('CodeThings = #codemark MarkNoun?', (mark: string) => marks(mark));
  const either = (a: string, b: string): Said => ({ ...marks(a, b), many: true });
  notation.rule('CodeThings = #codemark MarkNoun? ( or | nor ) #codemark MarkNoun?', either);
  notation.words('CodeThings', ['comment', 'comments', 'code comment', 'code comments'], styled({ style: 'comments' }));
  notation.words('CodeThings', ['tab character', 'tab characters', 'tabs', 'tab'], styled({ style: 'tabs' }));
  for (const keyword of ['var', 'let', 'const'] as const) {
    notation.words('DeclaredWith', each([keyword], ['', 'declarations', 'statements', 'keyword']), keyword);
    notation.kind(`#${keyword}word`, (token) =>
      token.kind === 'quoted' && token.text === keyword ? keyword : undefined,
    );
    notation.rule(`DeclaredWith = a? #${keyword}word ( declaration | declarations | statements | keyword )`);
    notation.words('DeclaredWith', [`a ${keyword} declaration`, `the ${keyword} keyword`], keyword);
  }
  const keyword = (keyword: Keyword): Said => styled({ style: 'keyword', keyword });
  notation.rule('CodeThings = DeclaredWith', keyword);
  notation.words('CodeThings', ['semicolon', 'semicolons'], styled({ style: 'a semicolon' }));
  notation.words('CodeThings', ['debugger'], keyword('debugger'));
  notation.words('CodeSure', ['debugger statement', 'debugger statements'], keyword('debugger'));
  notation.rule('CodeThings = CodeSure');
  notation.kind('#evalword', (token) =>
    token.kind === 'word' && /^(?:eval|exec)$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule(
    'CodeThings = #evalword',
    (name: string): Said => ({ ask: 'code fact', of: { calls: name }, undeniable: true }),
  );
  notation.words('CodeThings', ['return statement', 'return statements'], keyword('return'));
  notation.words(
    'IsDeclared',
    each(['is', 'are', 'gets', 'is ever'], ['declared', 'defined']).flatMap((one) =>
      each([one], ['with', 'using', 'by']),
    ),
  );
  notation.words('AnyDeclared', [
    ...each(['a', 'any'], ['variable']),
    'variables',
    'any variables',
    'anything',
    'something',
  ]);
  notation.words('NoneDeclared', ['no variable', 'no variables', 'nothing']);
  notation.words('DeclaresIt', each(['', 'still', 'ever'], ['declares', 'defines', 'introduces']));
  notation.words('SomeDeclared', [
    'stuff',
    'things',
    'its variables',
    'anything',
    'something',
    ...each(['', 'any', 'some'], ['variables']),
  ]);
  notation.rule(
    'Clause = AnyCode DeclaresIt SomeDeclared ( with | using | by ) DeclaredWith',
    (one: Keyword): Said => ({
      ...keyword(one),
      plainFor: -1,
    }),
  );
  notation.rule(
    'Clause = AnyCode CodeHolds DeclaredWith ( instead of | rather than ) DeclaredWith ( ( or | and ) DeclaredWith )?',
    (one: Keyword, ...others: Keyword[]): Said | undefined =>
      others.includes(one) ? undefined : { ...keyword(one), plainFor: -1 },
  );
  // "Sticks to let and const"
  notation.words('UsesOnly', ['sticks to', 'only uses', 'uses only', 'declares everything with', 'only declares with']);
  notation.rule('Clause = AnyCode UsesOnly DeclaredWith ( and | or ) DeclaredWith', (a: Keyword, b: Keyword) =>
    [a, b].sort().join() === 'const,let' ? { ...deny(keyword('var')), plainFor: 1 } : undefined,
  );
  const declared = '( ( in | inside ) ( AnyCode | the LanguageName ) )?';
  const never = (...parts: unknown[]): Said | undefined => {
    const words = parts.filter((one): one is Keyword => KEYWORDS.includes(one as Keyword));
    const [no, others] = [words.at(-1)!, words.slice(0, -1)];
    const none = canonical(deny(keyword(no)));
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
    'Clause = AnyCode ( uses | must use | should use | DeclaresIt SomeDeclared ( with | using | by ) ) DeclaredWith ( or DeclaredWith )? ,? ( and | but )? ( never | not ) ( with | using )? DeclaredWith',
    never,
  );
  // Where nothing is declared, it says nothing.
  notation.rule(
    `Clause = ( variables | all variables | the variables ) ${declared} IsDeclared ( DeclaredWith ( or DeclaredWith )? ) ,? ( and | but )? ( never | not ) ( with | using )? DeclaredWith`,
    never,
  );
  notation.rule(
    `Clause = AnyDeclared ${declared} IsDeclared DeclaredWith InCode?`,
    (...parts: unknown[]): Said => ({
      ...keyword(parts.find((one) => KEYWORDS.includes(one as Keyword)) as Keyword),
      plainFor: -1,
    }),
  );
  notation.rule(
    `Clause = NoneDeclared ${declared} IsDeclared DeclaredWith InCode?`,
    (...parts: unknown[]): Said => deny(keyword(parts.find((one) => KEYWORDS.includes(one as Keyword)) as Keyword)),
  );
  const calls = (name: string): Said => ({ ask: 'code fact', of: { calls: name }, undeniable: true });
  notation.words('CodeCallNoun', ['call', 'calls', 'statement', 'statements']);
  notation.rule('CodeThings = ( #builtin | Callee ) CodeCallNoun', calls);
  notation.rule("CodeSure = #builtin '(' ')'?", calls);
  notation.rule('CodeThings = ( calls | call ) to ( #builtin | Callee )', calls);
  for (const method of ['log', 'error', 'warn', 'debug'])
    notation.words('DottedCall', [`console . ${method}`], `console.${method}`);
  notation.kind('#dottedcall', (token) =>
    token.kind === 'quoted' ? /^(console\.(?:log|error|warn|debug))(?:\(\)?)?$/u.exec(token.text)?.[1] : undefined,
  );
  notation.rule('DottedCall = #dottedcall');
  notation.rule("DottedCall = DottedCall '(' ')'?", (name: string) => name);
  // "A leftover console.log("
  const called = (name: string) => `calls of ${name}`;
  notation.rule('One<made> = LeftoverMark? DottedCall ( call | statement )? LeftBehindMark?', called);
  notation.rule('Many<made> = LeftoverMark? DottedCall ( calls | statements )? LeftBehindMark?', called);
  notation.rule(
    'Clause = DottedCall ( Used | IsLeft ) Inside?',
    (name: string): Said => ({
      ask: `calls of ${name}`,
      in: [[1, Infinity]],
    }),
  );
  notation.words('CallsIt', [
    'uses',
    'still uses',
    'logs with',
    'still logs with',
    'calls',
    'still calls',
    'ever calls',
    'invokes',
    'has calls to',
    'makes calls to',
  ]);
  notation.rule('Clause = AnyCode CallsIt ( DottedCall | #builtin )', calls);
  notation.rule(
    'Clause = AnyCode ( never calls | does not call | must not call ) ( DottedCall | #builtin )',
    (name: string) => deny(calls(name)),
  );
  notation.rule('CodeThings = DottedCall CodeCallNoun?', calls);
  notation.rule('CodeThing = ( a | an | any | a single | at least one )? CodeThings');
  notation.words(
    'CodeHolds',
    each(['', 'still', 'must', 'should'], ['contains', 'has', 'includes', 'contain', 'have', 'include']).filter((one) =>
      /^(?:(?:still )?\w+s$|must|should)/u.test(one),
    ),
  );
  notation.words('CodeHolds', ['uses', 'still uses']);
  notation.words(
    'CodeHoldsNot',
    each(['does not', 'must not', 'should not', 'may not'], ['contain', 'have', 'include', 'use']),
  );
  notation.words('CodeHoldsNot', [
    'lacks',
    'is missing',
    'never uses',
    'never contains',
    'is free of',
    'is free from',
    'avoids',
    'is without',
  ]);
  notation.words('CodeHoldsNone', [
    'contains no',
    'has no',
    'includes no',
    'uses no',
    'has no more',
    'contains neither',
    'has neither',
  ]);
  notation.words('LeftInIt', ['anywhere', 'somewhere', 'in it', 'left in it', 'left', 'left in', 'left over']);
  // As a fault, "no TODO or FIXME" may be either of them.
  const none = (fact: Said): Said => ({ ...deny(fact), ...(fact.many && { plainFor: 1 as const }) });
  notation.rule('Clause = AnyCode CodeHolds CodeThing LeftInIt?');
  notation.rule('Clause = AnyCode CodeHoldsNot CodeThing LeftInIt?', none);
  notation.rule('Clause = AnyCode CodeHoldsNone CodeThings LeftInIt?', none);
  notation.rule('InCode = ( anywhere | somewhere )? ( in | inside | within | from ) AnyCode');
  notation.rule('InCode = InSql');
  notation.words(
    'IsLeft',
    each(['is', 'are'], ['left', 'still', 'left over', 'still left', 'left behind']).concat('remains', 'remain'),
  );
  notation.rule('Clause = ThereIs CodeThing LeftInIt? InCode');
  notation.rule('Penalize = ( any | a )? CodeThings LeftInIt? InCode');
  notation.rule('Clause = ThereIs no CodeThings LeftInIt? InCode', none);
  notation.rule('Clause = CodeThing ( Used | IsLeft | is | are ) InCode');
  verbs(notation, 'Leave', ['leaves|leave|leave|left|leaving']);
  notation.rule('Core<F,response> = ( Leave<F> | Verb<have,F> ) CodeThing ( behind )? InCode');
  notation.rule('Clause = no CodeThings ( Used | IsLeft ) InCode', none);
  notation.rule('Clause = CodeThing Unused InCode', none);
}

function indented(notation: Notation): void {
  const by = (by: 'tabs' | 'spaces', width?: number) => styled({ style: 'indent', by, ...(width && { width }) });
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
    ).concat('tabs only', 'a tab', 'tab characters'),
    by('tabs'),
  );
  notation.rule(
    'IndentSign = N spaces ( per level | per indentation level | for each level | per indent )?',
    (n: number) => (n > 1 && n < 9 ? by('spaces', n) : undefined),
  );
  const be = ['is', 'must be', 'should be'];
  notation.words('IsIndented', each(each(be, ['indented', 'consistently indented']), ['with', 'using', 'by']));
  notation.words(
    'NotIndented',
    each(each(['is not', 'must not be', 'should not be', 'is never'], ['indented']), ['with', 'using', 'by']),
  );
  notation.words(
    'ForIndenting',
    each(['for', 'for its'], ['indentation', 'indenting']).concat('to indent', 'to indent it', 'as indentation'),
  );
  notation.words('CodeUses', ['uses', 'must use', 'should use']);
  notation.words('CodeUsesNot', ['does not use', 'must not use', 'should not use', 'never uses']);
  notation.rule('Clause = AnyCode IsIndented IndentSign');
  notation.rule('Clause = AnyCode NotIndented IndentSign', deny);
  notation.rule('Clause = AnyCode CodeUses IndentSign ForIndenting');
  notation.rule('Clause = AnyCode CodeUsesNot IndentSign ForIndenting', deny);
  notation.rule('Clause = AnyCode ( uses no | has no ) IndentSign ForIndenting', deny);
  notation.rule('Clause = AnyCode CodeUses N - space ( indentation | indents )', (n: number) => by('spaces', n));
  notation.rule('TheIndent = ( the )? indentation ( in | of | inside ) AnyCode');
  notation.words(
    'IsDoneWith',
    each(each(be, ['done', 'made', 'written']), ['with', 'using', 'in']).concat('uses', 'consists of'),
  );
  notation.rule('Clause = TheIndent IsDoneWith IndentSign');
  notation.rule('Clause = IndentSign ( Used | are used | is used ) ForIndenting InCode?');
  notation.rule('Penalize = IndentSign ( used )? ForIndenting InCode?');
  notation.rule(
    'Clause = ( a line | any line ) ( of | in ) AnyCode IsIndented IndentSign',
    (fact: Said): Said => ({ ...fact, plainFor: -1 }),
  );
}

function functions(notation: Notation): void {
  notation.rule('Clause = AnyCode Defines ( a | the ) class Called1 #function', (name: string) =>
    styled({ style: 'class', name }),
  );
  notation.rule('Clause = ( Response | it ) Defines ( a | the ) class Called1 #function', (name: string) =>
    styled({ style: 'class', name }),
  );
  notation.rule('Clause = ThereIs a class Called1 #function InCode?', (name: string) =>
    styled({ style: 'class', name }),
  );
  notation.rule('Clause = a class Called1 #function IsDefined InCode?', (name: string) =>
    styled({ style: 'class', name }),
  );
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
    styled({ style: 'a docstring for its only function' }),
  );
  const documented = () => styled({ style: 'docstrings for all functions' });
  notation.rule('Clause = EveryFunction InCode? HasDocstring', documented);
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
  notation.rule('Clause = SomeFunction InCode? LacksDocstring', undocumented);
  notation.rule('Clause = ( ThereIs )? SomeFunction InCode? without a docstring', undocumented);
  notation.rule('Clause = NoFunction InCode? ( LacksDocstring | is left without a docstring )', documented);
  notation.rule(
    'Penalize = ( any )? ( functions | python functions ) InCode? ( without docstrings | without a docstring )',
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
  notation.rule('Clause = ( EveryFunction | EveryName ) InCode? InSnakeCase', () =>
    styled({ style: 'function names in snake_case' }),
  );
}

/** "Exactly one code block and it is tagged sql", "two code blocks, one in bash and one in python", "'npm i' is in a code block" */
function blocks(notation: Notation): void {
  const labelled = (one: string): Said => ({
    ask: 'code labels',
    of: { labels: [one], isOnly: true },
    undeniable: true,
  });
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
  const onlyOf = (count: Said, label: string): Said => ({
    ...and(count, labelled(label)),
    plainFor: 1,
    undeniable: true,
  });
  notation.rule('Clause = ThereIs OneBlockOnly AndItIs IsTaggedPlain #knownlabel', onlyOf);
  notation.rule('Core<F,response> = Verb<have,F> OneBlockOnly AndItIs IsTaggedPlain #knownlabel', onlyOf);
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
  notation.rule(
    'Clause = EveryFence ( is | are | must be ) ( in )? LanguageName',
    (language: string): Said => ({ ask: 'code labels', of: [language.toLowerCase()], undeniable: true }),
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
