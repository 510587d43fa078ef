import { type CodeFact, codeFact, codeFactWords } from '../data/code-facts.ts';
import { both, type Fact, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import { type Decider, wholeText } from './bridge.ts';
import { each } from './shape.ts';
import { verbs } from './tool-names.ts';

/** How facts are decided about what code says. */
export const CODE_FACTS: Readonly<Record<string, Decider>> = {
  'code fact': wholeText('code', 'the code of the response', codeFactWords, (text, fact: CodeFact) =>
    codeFact(text, fact),
  ),
};

/** Words of SQL that are nothing else in upper case. */
const KEYWORDS = (
  'SELECT|INSERT|UPDATE|DELETE|DROP|TRUNCATE|ALTER|CREATE|GRANT|REVOKE|WHERE|LIMIT|HAVING|JOIN|UNION|OFFSET|DISTINCT|' +
  'EXISTS|BETWEEN|MERGE|VALUES|RETURNING|ORDER BY|GROUP BY|LEFT JOIN|INNER JOIN|CROSS JOIN|SELECT *|DROP TABLE|' +
  'DELETE FROM|INSERT INTO|CREATE TABLE|ALTER TABLE'
).split('|');

/** How SQL or code of a response is said to be in it. */
const AS_GIVEN = [
  ...['', 'returned', 'it returns', 'it writes', 'it generates', 'it gives', 'the assistant writes', 'it produces'],
  ...each(['in the'], ['response', 'answer', 'reply', 'output']),
];

/** What code calls and nothing else is called. */
const BUILTINS: ReadonlySet<string> = new Set(['print', 'eval', 'exec', 'console.log', 'println', 'printf', 'alert']);
/** Modules that are nothing else: "imports correctly" is about something else. */
const MODULES: ReadonlySet<string> = new Set(
  'json csv math random collections typing pathlib logging hashlib uuid glob argparse pandas numpy scipy sklearn matplotlib seaborn requests urllib httpx aiohttp flask django fastapi sqlalchemy pydantic torch tensorflow keras os sys re subprocess pickle shutil socket asyncio threading multiprocessing itertools functools datetime pytest unittest react lodash axios jquery numba polars boto3'.split(
    ' ',
  ),
);

/** What follows "a function named" and is no name. */
const NO_NAME =
  /^(?:\w+ly|after|in|with|as|by|for|like|something|anything|whatever|according|so|the|a|an|any|one|it|its)$/u;

/** What SQL has, and which function code defines: "the SQL contains no DROP", "defines a function called `parse`". */
export function codeFacts(notation: Notation): void {
  const said = (of: CodeFact): Said => ({ ask: 'code fact', of, undeniable: true });
  // As a fault, "contains no DROP or DELETE" may mean either.
  const none = (of: CodeFact): Said => ({
    not: said(of) as Fact,
    denies: true,
    ...('sql' in of && of.sql.length > 1 && { plainFor: 1 }),
  });
  notation.words(
    'TheSql',
    each(
      ['the', 'its', 'the generated', 'the returned', 'the final', 'the suggested', 'the written', 'the resulting'],
      ['sql', 'sql query', 'sql statement', 'sql code', 'query', 'sql command', 'sql code block', 'database query'],
    ).flatMap((one) => each([one], AS_GIVEN)),
  );
  for (const keyword of KEYWORDS) {
    const first = keyword.split(' ')[0]!.toLowerCase();
    notation.kind(`#sql${KEYWORDS.indexOf(keyword)}`, (token) =>
      token.kind === 'word' && token.raw === first.toUpperCase() ? keyword : undefined,
    );
    const rest = keyword.split(' ').slice(1).join(' ').toLowerCase();
    notation.rule(`SqlWord = #sql${KEYWORDS.indexOf(keyword)} ${rest}`.trim(), (one: string) => one);
  }
  notation.kind('#quotedsql', (token) =>
    token.kind === 'quoted' && KEYWORDS.includes(token.text) ? token.text : undefined,
  );
  notation.rule('SqlWord = #quotedsql');
  notation.words('SqlNoun', ['clause', 'clauses', 'keyword', 'keywords', 'statement', 'statements']);
  notation.rule('SqlRow = SqlWord', (one: string) => [one]);
  notation.rule('SqlRow = SqlRow , SqlWord', (all: string[], one: string) => [...all, one]);
  notation.rule('SqlAny = SqlRow ,? ( or | nor ) SqlWord SqlNoun?', (all: string[], one: string) => [...all, one]);
  notation.rule('SqlOne = ( a | an | any | the | the keyword )? SqlWord SqlNoun?', (one: string) => [one]);
  notation.words('SqlHas', ['contains', 'uses', 'has', 'includes', 'must contain', 'must have', 'should contain']);
  notation.words('SqlHas', ['must use', 'must include', 'should use', 'should have', 'should include', 'does', 'runs']);
  notation.words('SqlLacks', ['contains no', 'uses no', 'has no', 'includes no', 'is free of']);
  notation.words('SqlMisses', ['lacks', 'is missing', 'is without', 'comes without']);
  notation.words('SqlHasNot', [
    ...each(['does not', 'must not', 'should not', 'may not'], ['contain', 'use', 'have', 'include']),
    ...['never contains', 'never uses', 'avoids', 'never does', 'never runs', 'does not do', 'does not run'],
  ]);
  notation.rule('Clause = TheSql SqlHas SqlOne', (sql: string[]) => said({ sql }));
  notation.rule('Clause = TheSql SqlHas ( either | any of )? SqlAny', (sql: string[]): Said => said({ sql }));
  notation.rule('SqlNone = ( SqlLacks | SqlHasNot ) ( SqlOne | SqlAny )', (sql: string[]) => none({ sql }));
  notation.rule('SqlNone = SqlMisses SqlOne', (sql: string[]) => none({ sql }));
  notation.rule('SqlNone = SqlHas neither SqlOne nor SqlOne', (a: string[], b: string[]) =>
    none({ sql: [...a, ...b] }),
  );
  notation.rule('Clause = TheSql SqlNone');
  notation.rule(
    'Clause = TheSql SqlHas ( a | an ) SqlWord SqlNoun? and ( a | an ) SqlWord SqlNoun?',
    (a: string, b: string) => ({
      ...both(said({ sql: [a] }), said({ sql: [b] })),
      plainFor: 1,
      undeniable: true,
    }),
  );
  // "There is no WHERE clause in the query", "SELECT * is used in the SQL"
  notation.rule('InSql = ( in | in any of ) TheSql');
  notation.rule('FromSql = ( in | from ) TheSql');
  notation.rule('Clause = ThereIs SqlOne InSql', (sql: string[]) => said({ sql }));
  notation.rule('Clause = ThereIs no ( SqlOne | SqlAny ) InSql', (sql: string[]) => none({ sql }));
  notation.rule('Clause = SqlOne Used InSql', (sql: string[]) => said({ sql }));
  notation.rule('Clause = SqlOne Unused FromSql', (sql: string[]) => none({ sql }));
  notation.rule('SqlStatements = SqlWord SqlNoun', (one: string) => [one]);
  notation.rule('SqlStatements = SqlRow ,? or SqlWord SqlNoun', (all: string[], one: string) => [...all, one]);
  notation.rule('Penalize = ( any | a )? SqlStatements InSql?', (sql: string[]) => said({ sql }));
  notation.words('SelectAll', ['select *']);
  verbs(notation, 'RunSql', ['does|do|do|did|doing', 'runs|run|run|ran|running']);
  notation.rule('Core<F,response> = ( Verb<use,F> | Verb<have,F> | RunSql<F> ) ( a )? SelectAll', () =>
    said({ sql: ['SELECT *'] }),
  );
  notation.rule('Clause = SelectAll Used Inside?', () => said({ sql: ['SELECT *'] }));
  notation.rule('Penalize = ( any | use of | the use of )? SelectAll', () => said({ sql: ['SELECT *'] }));
  // "… without a WHERE clause", of each statement.
  const beside = (sql: string[], [without]: string[]) => said({ sql, without: without! });
  notation.words('NoSql', ['without', 'with no', 'that has no', 'that lacks', 'lacking', 'that does not have']);
  const fault = (sql: string[], without: string[]): Said => ({ ...beside(sql, without), plainFor: -1 });
  notation.rule('Clause = TheSql SqlHas SqlOne NoSql SqlOne', fault);
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> | Verb<give,F> | RunSql<F> ) SqlOne NoSql SqlOne',
    fault,
  );
  notation.rule('Clause = ( ThereIs )? SqlOne ( Used | InSql )? NoSql SqlOne ( InSql )?', beside);
  notation.rule('Clause = no SqlWord SqlNoun? ( Used | InSql )? NoSql SqlOne', (sql: string, without: string[]) => ({
    not: beside([sql], without) as Fact,
    denies: true,
  }));
  notation.rule(
    'Clause = ( a | any ) SqlWord SqlNoun? ( has no | SqlMisses | does not have ) SqlOne',
    (sql: string, without: string[]) => fault([sql], without),
  );
  notation.rule(
    'Clause = ( every | each | all ) SqlWord SqlNoun? ( SqlHas | have | must have ) SqlOne',
    (sql: string, without: string[]): Said => ({ not: beside([sql], without) as Fact, denies: true, plainFor: 1 }),
  );
  notation.words('WheneverSql', ['whenever it', 'if it', 'when it', ', if it', 'any time it', 'wherever it']);
  notation.rule('Clause = TheSql SqlHas SqlOne WheneverSql SqlHas SqlOne', (without: string[], sql: string[]) => ({
    not: beside(sql, without) as Fact,
    denies: true,
    plainFor: 1,
  }));
  notation.words('SqlEnds', each(['finishes', 'closes', 'concludes'], ['with', 'in']));
  notation.words('SqlEnds', ['ends with', 'ends in', 'is terminated by', 'is terminated with']);
  notation.words('SqlEnds', each(['must', 'should', 'has to'], ['end with', 'end in', 'be terminated by']));
  notation.words('SqlEndsNot', each(['does not', 'must not', 'should not'], ['end with', 'end in']));
  notation.words('SqlEndsNot', each(['is not terminated'], ['by', 'with']));
  notation.rule('ASemicolon = ( a | the | a closing | a trailing | a final )? One<mark>', (thing: string) =>
    thing === 'semicolons' ? null : undefined,
  );
  notation.rule('Clause = TheSql SqlEnds ASemicolon', () => said({ sqlEnd: ';' }));
  notation.rule('Clause = TheSql SqlEndsNot ASemicolon', () => none({ sqlEnd: ';' }));
  notation.words(
    'UnnamedColumns',
    each(each(['instead of', 'rather than'], ['naming', 'listing', 'selecting']), [
      'its columns',
      'the columns',
      'columns',
    ]),
  );
  notation.words(
    'UnnamedColumns',
    each(['instead of', 'rather than'], ['explicit columns', 'named columns', 'specific columns']),
  );
  notation.rule('Clause = TheSql SqlHas SqlOne UnnamedColumns', ([sql]: string[]): Said | undefined =>
    sql === 'SELECT *' ? { ...said({ sql: [sql] }), plainFor: -1 } : undefined,
  );
  notation.words('SqlStarts', [
    'starts with',
    'begins with',
    'must start with',
    'must begin with',
    'should start with',
  ]);
  notation.rule('Clause = TheSql SqlStarts SqlOne', ([sqlStart]: string[]) => said({ sqlStart: sqlStart! }));
  notation.rule(
    'Clause = TheSql SqlStarts SqlOne ,? and SqlNone',
    ([sqlStart]: string[], without: Said): Said => ({
      and: [said({ sqlStart: sqlStart! }), without],
      undeniable: true,
    }),
  );
  notation.words('SqlLimit', ['a limit clause with a value of', 'a limit of', 'a limit clause of']);
  notation.rule('Clause = TheSql SqlHas SqlLimit ( at most | no more than | up to ) N', (limit: number) =>
    said({ limit }),
  );
  notation.rule('Clause = TheSql SqlHas SqlLimit N or less', (limit: number) => said({ limit }));

  // Functions.
  notation.kind('#function', (token) => {
    const name = token.kind === 'quoted' ? token.text.replace(/\(\)$/u, '') : token.kind === 'word' ? token.raw : '';
    if (token.kind === 'word' && NO_NAME.test(name)) return undefined;
    return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : undefined;
  });
  // "Contains a function call"
  notation.kind('#codename', (token) => {
    const name = token.kind === 'quoted' ? token.text.replace(/\(\)$/u, '') : token.kind === 'word' ? token.raw : '';
    return /^[A-Za-z_$][\w$]*$/u.test(name) && (token.kind === 'quoted' || /[_\d$]|.\p{Lu}/u.test(name))
      ? name
      : undefined;
  });
  const code = ['code', 'code block', 'snippet', 'script', 'code snippet', 'program', 'solution'];
  notation.words('SomeCode', each(['the', 'its', 'the generated'], code));
  notation.words('PythonCode', each(['the', 'its', 'the generated'], each(['python'], code)).concat('the python'));
  // Of other languages, as of Python, whatever the code block says that it is.
  const scripts = ['js', 'javascript', 'typescript', 'bash'];
  notation.words('SomeCode', [
    ...each(['the'], scripts),
    ...each(['the', 'its', 'the generated'], each([...scripts, 'ts', 'java', 'go', 'rust', 'php', 'ruby'], code)),
  ]);
  notation.words('Defines', ['defines', 'declares', 'contains', 'has', 'includes', 'must define', 'should define']);
  notation.words('Called1', ['called', 'named', 'by the name of', 'with the name']);
  notation.rule('NamedFunction = a ( python )? function Called1 #function', (name: string) => name);
  notation.rule("NamedFunction = a ( python )? function Called1 #function '(' ')'", (name: string) => name);
  notation.words('IsDefined', ['is defined', 'gets defined', 'is declared', 'is there', 'exists', 'is present']);
  const called = (defined: string) => said({ defines: defined });
  const python = (defined: string) => said({ defines: defined, language: 'Python' });
  notation.rule('Clause = SomeCode Defines NamedFunction', called);
  notation.rule('Clause = SomeCode Defines ( the | a ) function #codename', called);
  notation.rule('Clause = ThereIs NamedFunction ( in SomeCode )?', called);
  notation.rule('Clause = Response Defines NamedFunction', called);
  notation.rule('Clause = PythonCode Defines NamedFunction', python);
  notation.rule('Clause = PythonCode Defines ( the | a ) function #codename', python);
  notation.rule('Clause = a function Called1 #function IsDefined ( in the code )?', called);
  notation.rule('Clause = a python function Called1 #function IsDefined ( in the code )?', python);

  // "fetchUser is declared as an async function"
  const awaited = (name: string) => said({ async: name });
  notation.words('IsAsync', [
    ...each(['is', 'must be', 'should be', 'is declared as', 'is defined as', 'is written as'], ['an async function']),
    ...each(['is', 'is declared', 'is marked', 'is marked as', 'must be', 'is defined as'], ['async']),
  ]);
  notation.words('IsNotAsync', each(['is not', 'is not declared as', 'must not be'], ['an async function', 'async']));
  notation.rule('Clause = ( the function | function )? #codename IsAsync', awaited);
  notation.rule('Clause = ( the function | function )? #codename IsNotAsync', (name: string) => ({
    not: awaited(name) as Fact,
    denies: true,
  }));
  notation.rule('AsyncFunction = an async ( python )? function Called1? #codename', awaited);
  notation.rule('Clause = ( SomeCode | PythonCode | Response | it ) Defines AsyncFunction');
  notation.rule('Clause = ThereIs AsyncFunction ( in SomeCode )?');

  // "The code imports pandas", "the script never calls eval()", "contains a print() call".
  notation.words('CodeGiven', AS_GIVEN.slice(1));
  notation.rule('AnyCode = ( SomeCode | PythonCode ) CodeGiven?');
  notation.kind('#module', (token) => {
    if (token.kind === 'quoted') return /^[A-Za-z_][\w.]*$/u.test(token.text) ? token.text : undefined;
    return token.kind === 'word' && (MODULES.has(token.raw) || /^[a-z]+(?:_[a-z]+)+$/u.test(token.raw))
      ? token.raw
      : undefined;
  });
  notation.rule('Module = ( the )? #module ( module | package | library )', (name: string) => name);
  notation.rule('Module = #module', (name: string) => name);
  notation.rule("Callee = #function '(' ')' ( function )?", (name: string) => name);
  notation.rule('Callee = ( the function | the built-in function | the built-in ) #function', (name: string) => name);
  notation.kind('#quotedcall', (token) =>
    token.kind === 'quoted' ? /^([A-Za-z_$][\w$.]*)\(\)$/u.exec(token.text)?.[1] : undefined,
  );
  notation.rule('Callee = #quotedcall');
  notation.kind('#builtin', (token) => {
    const name = token.kind === 'quoted' ? token.text : token.kind === 'word' ? token.raw : '';
    return BUILTINS.has(name) ? name : undefined;
  });
  notation.rule('CodeCall = ( a | any ) ( #builtin | Callee ) ( call | calls | statement | statements )');
  notation.rule('CodeCall = ( a call | any calls | any call | calls ) to ( #builtin | Callee )');
  const imported = (name: string) => said({ imports: name });
  const calls = (name: string) => said({ calls: name });
  const not =
    (act: (name: string) => Said) =>
    (name: string): Said => ({ not: act(name) as Fact, denies: true });
  const negative = ['does not', 'must not', 'should not', 'never', 'may not'];
  notation.words('Imports', ['imports', 'must import', 'should import']);
  notation.words('ImportsNot', each(negative, ['import', 'imports']));
  notation.rule('Clause = AnyCode Imports Module', imported);
  // "Anything besides re and json", "only re"
  notation.rule('Modules = Module', (one: string) => [one]);
  notation.rule('Modules = Modules ( , | ,? and | ,? or ) Module', (all: string[], one: string) => [...all, one]);
  const besides = ['besides', 'other than', 'except', 'except for', 'but', 'beyond', 'apart from', 'outside of'];
  const modules = ['module', 'modules', 'package', 'packages', 'library', 'libraries'];
  notation.words('ThingBesides', each(['anything', ...each(['any', 'a'], modules)], besides));
  notation.words('NothingBesides', each(['nothing', ...each(['no'], modules)], besides));
  notation.words('NoImportsBesides', each(each(['no'], ['imports', ...modules]), besides));
  const other = (importsOther: string[]): Said => said({ importsOther });
  const noOther = (importsOther: string[]): Said => ({ not: said({ importsOther }) as Fact, denies: true });
  notation.rule('Clause = AnyCode Imports ThingBesides Modules', (names: string[]) => ({
    ...other(names),
    plainFor: -1 as const,
  }));
  notation.rule('Clause = AnyCode Imports NothingBesides Modules', noOther);
  notation.rule('Clause = AnyCode ( has | uses ) NoImportsBesides Modules', noOther);
  notation.rule('Clause = AnyCode ImportsNot ThingBesides Modules', noOther);
  // With fewer of them it may be so, too.
  notation.rule(
    'Clause = AnyCode ( only imports | imports only | must only import ) Modules',
    (names: string[]): Said => ({
      not: said({ importsOther: names, needsAll: true }) as Fact,
      undeniable: true,
    }),
  );
  notation.rule('Clause = AnyCode ImportsNot Module', not(imported));
  notation.words('CodeCalls', ['calls', 'uses', 'must call', 'must use', 'should call', 'should use', 'invokes']);
  notation.words('CodeCallsNot', each(negative, ['call', 'use', 'calls', 'uses', 'invoke', 'invokes']));
  notation.rule('Clause = AnyCode CodeCalls Callee', calls);
  notation.rule('Clause = AnyCode CodeCallsNot Callee', not(calls));
  notation.words('HoldsCall', ['contains', 'has', 'includes', 'makes']);
  notation.words('HoldsNoCall', each(['does not', 'must not', 'should not'], ['contain', 'have', 'include', 'make']));
  notation.rule('Clause = AnyCode HoldsCall CodeCall', calls);
  notation.rule('Clause = AnyCode HoldsNoCall CodeCall', not(calls));
  notation.rule(
    'Clause = AnyCode ( contains no | has no | makes no ) ( #builtin | Callee ) ( call | calls | statements | statement )',
    not(calls),
  );
}
