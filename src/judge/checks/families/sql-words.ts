import type { SqlFact } from '../data/sql-facts.ts';
import { both, canonical, type Fact, or, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { each } from './shape.ts';
import { verbs } from './tool-names.ts';

/** Words of SQL that are nothing else in upper case. */
const KEYWORDS = (
  'SELECT|INSERT|UPDATE|DELETE|DROP|TRUNCATE|ALTER|CREATE|GRANT|REVOKE|FROM|WHERE|WITH|ON|LIMIT|HAVING|JOIN|UNION|OFFSET|DISTINCT|' +
  'EXISTS|BETWEEN|MERGE|VALUES|RETURNING|DESC|ASC|LIKE|ILIKE|ORDER BY|GROUP BY|PARTITION BY|LEFT JOIN|RIGHT JOIN|' +
  'INNER JOIN|CROSS JOIN|OUTER JOIN|FULL JOIN|LEFT OUTER JOIN|RIGHT OUTER JOIN|FULL OUTER JOIN|UNION ALL|SELECT *|' +
  'SELECT DISTINCT|DROP TABLE|DROP DATABASE|DELETE FROM|INSERT INTO|CREATE TABLE|CREATE INDEX|ALTER TABLE|IS NULL|' +
  'NOT NULL|IS NOT NULL|NOT IN|NOT EXISTS|ON CONFLICT|FOREIGN KEY|PRIMARY KEY'
).split('|');
const WRITING = ['INSERT', 'UPDATE', 'DELETE', 'DROP', 'ALTER', 'TRUNCATE', 'CREATE', 'MERGE', 'GRANT', 'REVOKE'];
const PARTS = new Set(KEYWORDS.flatMap((one) => one.split(' ')));

/** How SQL or code of a response is said to be in it. */
export const AS_GIVEN = [
  ...['', 'returned', 'it returns', 'it writes', 'it generates', 'it gives', 'the assistant writes', 'it produces'],
  ...each(['in the'], ['response', 'answer', 'reply', 'output']),
];

const said = (of: SqlFact): Said => ({ ask: 'code fact', of, undeniable: true });
// As a fault, "contains no DROP or DELETE" may mean either.
const none = (of: SqlFact): Said => ({
  not: said(of) as Fact,
  denies: true,
  ...('sql' in of && of.sql.length > 1 && { plainFor: 1 }),
});

/** What SQL has: "contains no DROP", "a DELETE without a WHERE", "has ORDER BY but no DESC", "SELECT more than once". */
export function sqlWords(notation: Notation): void {
  names(notation);
  held(notation);
  beside(notation);
  edges(notation);
  upper(notation);
}

function names(notation: Notation): void {
  notation.words(
    'TheSql',
    each(
      ['the', 'its', 'the generated', 'the returned', 'the final', 'the suggested', 'the written', 'the resulting'],
      [
        'sql',
        'sql query',
        'sql statement',
        'statement',
        'sql code',
        'query',
        'sql command',
        'sql code block',
        'database query',
      ],
    ).flatMap((one) => each([one], AS_GIVEN)),
  );
  // "UPDATEs"
  notation.kind('#sqlpart', (token) => {
    const part = token.kind === 'word' ? token.raw.replace(/s$/u, '') : '';
    return PARTS.has(part) ? part : undefined;
  });
  const keyword = (...parts: string[]) => (KEYWORDS.includes(parts.join(' ')) ? parts.join(' ') : undefined);
  for (const parts of ['#sqlpart', '#sqlpart #sqlpart', '#sqlpart #sqlpart #sqlpart'])
    notation.rule(`SqlBare = ${parts}`, keyword);
  notation.rule('SqlBare = #sqlpart *', (one: string) => keyword(one, '*'));
  notation.rule('SqlWord = SqlBare');
  notation.kind('#quotedsql', (token) =>
    token.kind === 'quoted' && KEYWORDS.includes(token.text) ? token.text : undefined,
  );
  notation.rule('SqlWord = #quotedsql');
  const nouns = ['clause', 'keyword', 'statement', 'query', 'command'];
  notation.words('SqlNoun', [...nouns, ...nouns.map((one) => one.replace(/y$/u, 'ie').concat('s'))]);
  notation.rule('SqlRow = SqlWord', (one: string) => [one]);
  notation.rule('SqlRow = SqlRow , SqlWord', (all: string[], one: string) => [...all, one]);
  notation.rule('SqlAny = SqlRow ,? ( or | nor ) SqlWord SqlNoun?', (all: string[], one: string) => [...all, one]);
  notation.rule('SqlAny = ( a | an | any ) SqlRow ,? or SqlWord SqlNoun?', (all: string[], one: string) => [
    ...all,
    one,
  ]);
  notation.rule('SqlOne = ( a | an | any | the | the keyword | its own )? SqlWord SqlNoun?', (one: string) => [one]);
  notation.words('SqlHas', ['contains', 'uses', 'has', 'includes', 'must contain', 'must have', 'should contain']);
  notation.words('SqlHas', [
    'must use',
    'must include',
    'should use',
    'should have',
    'should include',
    'does',
    'runs',
    'touches',
  ]);
  notation.words('SqlHas', [
    'comes with',
    'come with',
    'have',
    'goes with',
    'sorts with',
    'orders with',
    'filters with',
  ]);
  notation.words('SqlLacks', ['contains no', 'uses no', 'has no', 'includes no', 'is free of']);
  notation.words('SqlMisses', ['lacks', 'is missing', 'is without', 'comes without', 'goes without', 'runs without']);
  notation.words('SqlHasNot', [
    ...each(['does not', 'must not', 'should not', 'may not'], ['contain', 'use', 'have', 'include']),
    ...['never contains', 'never uses', 'avoids', 'never does', 'never runs', 'does not do', 'does not run'],
  ]);
}

const subquery = said({ subquery: true });

/** What it has and what it lacks. */
function held(notation: Notation): void {
  notation.words('SqlActs', each(['drops'], ['a table', 'any table', 'tables']), 'DROP TABLE');
  notation.words('SqlActs', each(['alters'], ['a table', 'any table', 'tables']), 'ALTER TABLE');
  notation.words('SqlActs', each(['creates'], ['a table', 'any table', 'tables']), 'CREATE TABLE');
  notation.rule('Clause = TheSql SqlActs', (one: string) => said({ sql: [one] }));
  notation.rule('Clause = ( a | any ) Subquery Used InSql?', () => subquery);
  notation.rule('Clause = no Subquery Used InSql?', () => none({ subquery: true }));
  const each1 = (all: string[], one: string): Said => ({
    ...both(...[...all, one].map((word) => said({ sql: [word] }))),
    plainFor: 1,
    undeniable: true,
  });
  const counted = (sqlCount: string, { in: numbers, bare }: Amount): Said => ({
    ...said({ sqlCount, in: numbers }),
    ...(bare && { plainFor: 1 }),
  });
  notation.words(
    'Subquery',
    each(['', 'nested'], ['subquery', 'subqueries', 'subselect', 'subselects']).concat(
      'nested select',
      'nested selects',
    ),
  );
  notation.words('ButNo', ['but no', 'and no', ', but no', ', no', 'and not', ', not', 'but not', ', but not']);
  // Of these a response is plainly SQL: "it has ORDER BY but no DESC"; one word alone may be any text.
  notation.rule(
    'SqlMore = SqlOne ButNo ( a | an | any )? SqlWord SqlNoun?',
    ([has]: string[], lacks: string): Said => ({
      and: [said({ sql: [has!] }), none({ sql: [lacks] })],
      undeniable: true,
    }),
  );
  notation.rule(
    'SqlMore = SqlOne ButNo ( a | any )? Subquery',
    ([has]: string[]): Said => ({
      and: [said({ sql: [has!] }), { not: subquery as Fact }],
      undeniable: true,
    }),
  );
  notation.rule('SqlItem = ( a | an ) SqlWord SqlNoun?', (one: string) => one);
  notation.rule('SqlItems = SqlItem', (one: string) => [one]);
  notation.rule('SqlItems = SqlItems , SqlItem', (all: string[], one: string) => [...all, one]);
  notation.rule('SqlMore = both? SqlItems ,? and SqlItem', each1);
  notation.rule('SqlDet = both? SqlRow ,? and SqlWord SqlNoun?', each1);
  notation.rule('SqlMore = SqlRow ,? and SqlWord SqlNoun?', (all: string[], one: string) =>
    [...all, one].some((word) => word.includes(' ')) ? each1(all, one) : undefined,
  );
  // "LIMIT 10"
  notation.rule('SqlDet = ( a | an )? SqlWord N', (word: string, n: number) =>
    ['LIMIT', 'OFFSET'].includes(word) ? said({ sql: [`${word} ${n}`] }) : undefined,
  );
  notation.rule('SqlMore = ( a | any )? Subquery', () => subquery);
  notation.rule('SqlMore = ( a | an | any )? #sqlpart #sqlpart', (...parts: string[]) =>
    KEYWORDS.includes(parts.join(' ')) ? said({ sql: [parts.join(' ')] }) : undefined,
  );
  notation.rule('SqlDet = SqlMore');
  notation.rule('SqlDet = ( SqlOne | ( either | any of )? SqlAny )', (sql: string[]) => said({ sql }));
  notation.rule('SqlDet = ( Amount | SqlNumber ) SqlWord SqlNoun?', (amount: Amount, of: string) =>
    counted(of, amount),
  );
  notation.words('SqlNumber', ['only one', 'just one', 'a single'], { in: [[1, 1]], bare: true });
  notation.rule('SqlDet = SqlWord ( in it | in them )? Times', counted);
  notation.rule('SqlDet = SqlWord ( only once | just once )', (of: string) => counted(of, { in: [[1, 1]] }));
  notation.rule('Clause = TheSql SqlHas SqlDet ( anywhere | somewhere | in it )?');
  notation.rule('Clause = ThereIs SqlMore ( anywhere | in it | in there )?');
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<use,F> ) SqlMore');
  notation.rule('Clause = ThereIs SqlDet InSql');
  notation.rule('SqlNone = ( SqlLacks | SqlHasNot ) ( SqlOne | SqlAny )', (sql: string[]) => none({ sql }));
  notation.rule('SqlNone = ( SqlLacks | SqlHasNot ( a | any )? ) Subquery', () => none({ subquery: true }));
  notation.rule('SqlNone = SqlMisses SqlOne', (sql: string[]) => none({ sql }));
  notation.rule('SqlNone = SqlHas neither SqlOne nor SqlOne', (a: string[], b: string[]) =>
    none({ sql: [...a, ...b] }),
  );
  notation.rule('Clause = TheSql SqlNone');
  notation.rule(
    'Clause = TheSql SqlHas SqlDet ,? or SqlNone',
    (has: Said, lacks: Said): Said => ({ ...or(has, lacks), undeniable: true }),
  );
  // "Only reads: no INSERT, UPDATE or DELETE": what else writes is not named.
  notation.words(
    'OnlyReads',
    each(['only reads', 'only reads data', 'is read-only', 'is read only'], [':', ',', ': it has', ', with']),
  );
  notation.rule(
    'Clause = TheSql OnlyReads no ( SqlOne | SqlAny )',
    (sql: string[]): Said => ({
      ask: 'agreeing',
      of: [sql, [...sql, ...WRITING.filter((one) => !sql.includes(one))]].map((all) => canonical(none({ sql: all }))),
      plainFor: 1,
      undeniable: true,
    }),
  );
  // "There is no WHERE clause in the query", "SELECT * is used in the SQL"
  notation.rule('InSql = ( in | in any of ) TheSql');
  notation.rule('FromSql = ( in | from ) TheSql');
  notation.rule('Clause = ThereIs no ( SqlOne | SqlAny ) InSql', (sql: string[]) => none({ sql }));
  notation.rule('Clause = SqlOne ( Used | is | are ) InSql', (sql: string[]) => said({ sql }));
  const times = ([of]: string[], amount: Amount) => counted(of!, amount);
  notation.rule('Clause = SqlOne Used Times InSql', times);
  notation.rule('Clause = SqlOne Used InSql Times', times);
  notation.rule('Clause = SqlOne Unused FromSql', (sql: string[]) => none({ sql }));
  notation.rule('SqlStatements = SqlWord SqlNoun', (one: string) => [one]);
  notation.rule('SqlStatements = SqlRow ,? or SqlWord SqlNoun', (all: string[], one: string) => [...all, one]);
  notation.rule('Penalize = ( any | a )? SqlStatements InSql?', (sql: string[]) => said({ sql }));
  notation.rule('Penalize = ( any | a )? Subquery InSql?', () => subquery);
  notation.words('SelectAll', ['select *']);
  verbs(notation, 'RunSql', ['does|do|do|did|doing', 'runs|run|run|ran|running']);
  notation.rule('Core<F,response> = ( Verb<use,F> | Verb<have,F> | RunSql<F> ) ( a )? SelectAll', () =>
    said({ sql: ['SELECT *'] }),
  );
  notation.rule('Clause = SelectAll Used Inside?', () => said({ sql: ['SELECT *'] }));
  notation.rule('Penalize = ( any | use of | the use of )? SelectAll', () => said({ sql: ['SELECT *'] }));
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
}

/** "… without a WHERE clause", of each statement. */
function beside(notation: Notation): void {
  const lacking = (sql: string[], [without]: string[]): Said =>
    or(...sql.map((one) => said({ sql: [one], without: without! })));
  const fault = (sql: string[], without: string[]): Said => ({ ...lacking(sql, without), plainFor: -1 });
  const always = (sql: string[], [without]: string[]): Said => ({
    not: said({ sql: [sql[0]!], without: without! }) as Fact,
    denies: true,
    plainFor: 1,
  });
  const lack = [
    'has no',
    'lacks',
    'does not have',
    'is missing',
    'comes without',
    'goes without',
    'is not followed by',
  ];
  const lackAll = ['have no', 'lack', 'do not have', 'are missing', 'come without', 'are not followed by'];
  notation.words('NoSql', [
    'without',
    'with no',
    'lacking',
    'missing',
    'without any',
    ...each(['that', 'which'], [...lack, ...lackAll]),
  ]);
  notation.words('SqlDoesNot', [...lack, 'is missing its', 'is run without', 'runs without', 'is used without']);
  notation.rule('SqlEither = SqlOne');
  notation.rule('SqlEither = ( a | an | any )? SqlWord or ( a | an )? SqlWord SqlNoun?', (a: string, b: string) => [
    a,
    b,
  ]);
  notation.rule('Clause = TheSql SqlHas SqlEither NoSql SqlOne', fault);
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> | Verb<give,F> | RunSql<F> ) SqlEither NoSql SqlOne',
    fault,
  );
  notation.rule('Clause = ( ThereIs )? SqlEither ( Used | InSql )? NoSql SqlOne ( InSql )?', lacking);
  notation.rule('Penalize = SqlEither NoSql SqlOne InSql?', fault);
  notation.rule(
    'Clause = no SqlWord SqlNoun? ( Used | InSql )? ( NoSql | SqlDoesNot ) SqlOne',
    (sql: string, without: string[]) => ({
      not: lacking([sql], without) as Fact,
      denies: true,
    }),
  );
  notation.rule('Clause = ( a | an | any ) SqlWord SqlNoun? SqlDoesNot SqlOne', (sql: string, without: string[]) =>
    fault([sql], without),
  );
  notation.words('SqlDeed', ['deletes', 'deletes rows', 'deletes anything'], 'DELETE');
  notation.words('SqlDeed', ['updates', 'updates rows', 'updates anything'], 'UPDATE');
  notation.rule('Clause = TheSql SqlDeed NoSql SqlOne', (sql: string, without: string[]) => fault([sql], without));
  notation.rule(
    'Clause = ( every | each | all ) SqlWord SqlNoun? ( SqlHas | must have ) SqlOne',
    (sql: string, without: string[]) => always([sql], without),
  );
  notation.words('WheneverSql', ['whenever it', 'if it', 'when it', ', if it', 'any time it', 'wherever it']);
  notation.rule('Clause = TheSql SqlHas SqlOne WheneverSql SqlHas SqlOne', (without: string[], sql: string[]) =>
    always(sql, without),
  );
}

function edges(notation: Notation): void {
  notation.words('SqlEnds', each(['finishes', 'closes', 'concludes'], ['with', 'in']));
  notation.words('SqlEnds', ['ends with', 'ends in', 'is terminated by', 'is terminated with']);
  notation.words('SqlEnds', each(['must', 'should', 'has to'], ['end with', 'end in', 'be terminated by']));
  notation.words('SqlEndsNot', each(['does not', 'must not', 'should not'], ['end with', 'end in']));
  notation.words('SqlEndsNot', each(['is not terminated'], ['by', 'with']));
  notation.rule("ASemicolon = ( a | the )? ( ';' | #semicolon )", () => null);
  notation.kind('#semicolon', (token) => (token.kind === 'quoted' && token.text === ';' ? null : undefined));
  notation.rule('ASemicolon = ( a | the | a closing | a trailing | a final )? One<mark>', (thing: string) =>
    thing === 'semicolons' ? null : undefined,
  );
  notation.rule('Clause = TheSql SqlEnds ASemicolon', () => said({ sqlEnd: ';' }));
  notation.rule('Clause = TheSql SqlEndsNot ASemicolon', () => none({ sqlEnd: ';' }));
  notation.words('NoEndSign', each(['has no', 'lacks a', 'is missing a'], ['trailing', 'closing', 'final']));
  notation.rule('Clause = TheSql ( NoEndSign semicolon | ( has no | lacks a ) semicolon at the end )', () =>
    none({ sqlEnd: ';' }),
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
}

/** "SELECT, FROM and WHERE all in uppercase", "the SQL keywords are in capitals" */
function upper(notation: Notation): void {
  const is = (sqlUpper: string[]) => said({ sqlUpper });
  notation.words('SqlKeywords', each(['', 'the', 'all', 'all the', 'all of the', 'its'], ['sql keywords']), []);
  notation.words(
    'SqlKeywords',
    each(each(['', 'the', 'all', 'all the'], ['keywords', 'sql keywords']), [
      'in the sql',
      'in the query',
      'of the query',
    ]),
    [],
  );
  notation.words('SqlKeywords', each(['every', 'each'], ['sql keyword']), []);
  notation.rule('SqlUpper = SqlKeywords');
  notation.rule('SqlBares = SqlBare', (one: string) => [one]);
  notation.rule('SqlBares = SqlBares , SqlBare', (all: string[], one: string) => [...all, one]);
  notation.rule('SqlUpper = SqlBares ,? and SqlBare', (all: string[], one: string) => [...all, one]);
  notation.words('UpperPlain', [
    'uppercase',
    'in uppercase',
    'upper case',
    'in upper case',
    'in capitals',
    'in all caps',
    'in capital letters',
    'written in uppercase',
    'written in capitals',
    'in all uppercase',
    'all caps',
    'all uppercase',
    'uppercased',
    'in caps',
  ]);
  notation.rule('Clause = SqlUpper ( is | are | are all | must be | should be ) UpperPlain InSql?', is);
  notation.rule(
    'Graded = ( SqlUpper all? UpperPlain | uppercase SqlKeywords )',
    (of: string[]): Said => ({ ...is(of), plainFor: 1 }),
  );
  notation.rule(
    'Clause = ( a | any | some ) sql keyword ( is | is in | is written in ) lowercase',
    (): Said => ({ not: is([]) as Fact, plainFor: -1 }),
  );
  notation.rule(
    'Clause = SqlUpper ( is | are ) ( not | not all ) UpperPlain',
    (of: string[]): Said => ({ not: is(of) as Fact, denies: true }),
  );
  notation.rule(
    'Penalize = ( any )? lowercase SqlKeywords',
    (of: string[]): Said => ({ not: is(of) as Fact, denies: true }),
  );
}
