import type { SqlFact } from '../../data/sql-facts.ts';
import { and, canonical, type Fact, type Interval, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { verbs } from '../tools/tool-names.ts';
import { notOfCode, ofCode } from './code-objects.ts';
import { sqlTables } from './sql-tables.ts';

/** Words of SQL that are nothing else in upper case. */
const KEYWORDS = (
  'SELECT|INSERT|UPDATE|DELETE|DROP|TRUNCATE|ALTER|CREATE|GRANT|REVOKE|FROM|WHERE|WITH|ON|LIMIT|HAVING|JOIN|UNION|OFFSET|DISTINCT|' +
  'EXISTS|BETWEEN|MERGE|VALUES|RETURNING|DESC|ASC|LIKE|ILIKE|ORDER BY|GROUP BY|PARTITION BY|LEFT JOIN|RIGHT JOIN|' +
  'INNER JOIN|CROSS JOIN|OUTER JOIN|FULL JOIN|LEFT OUTER JOIN|RIGHT OUTER JOIN|FULL OUTER JOIN|UNION ALL|SELECT *|' +
  'SELECT DISTINCT|DROP TABLE|DROP DATABASE|DELETE FROM|INSERT INTO|CREATE TABLE|CREATE INDEX|ALTER TABLE|IS NULL|' +
  'NOT NULL|IS NOT NULL|NOT IN|NOT EXISTS|ON CONFLICT|FOREIGN KEY|PRIMARY KEY'
).split('|');
const WRITING = ['INSERT', 'UPDATE', 'DELETE', 'DROP', 'ALTER', 'TRUNCATE', 'CREATE', 'MERGE', 'GRANT', 'REVOKE'];
/** What may write, too: "SELECT … INTO" makes a table, a variable or a file, and a call may do anything. */
const MAY_WRITE = [...WRITING, 'INTO', 'CALL', 'EXEC', 'EXECUTE', 'COPY', 'LOAD', 'RENAME', 'NEXTVAL', 'SETVAL'];
const PARTS = new Set(KEYWORDS.flatMap((one) => one.split(' ')));

/** How SQL or code of a response is said to be in it. */
export const AS_GIVEN = [
  ...['', 'returned', 'it returns', 'it writes', 'it generates', 'it gives', 'the assistant writes', 'it produces'],
  ...each(['in the'], ['response', 'answer', 'reply', 'output']),
];

/** What SQL has: "contains no DROP", "a DELETE without a WHERE", "has ORDER BY but no DESC", "SELECT more than once". */
export function sqlWords(notation: Notation): void {
  names(notation);
  held(notation);
  beside(notation);
  edges(notation);
  upper(notation);
  statements(notation);
  notation.add(sqlTables);
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
  notation.words('SqlWord', ['primary key', 'primary keys'], 'PRIMARY KEY');
  const nouns = ['clause', 'keyword', 'statement', 'query', 'command'];
  notation.words('SqlNoun', [...nouns, ...nouns.map((one) => one.replace(/y$/u, 'ie').concat('s'))]);
  notation.rule('SqlOne = ( a | an | any | the | the keyword | its own )? SqlWord SqlNoun?', (one: string) => one);
}

const has = (sql: string) => ofCode({ sql: [sql] });

/** What it has and what it lacks. */
function held(notation: Notation): void {
  notation.words('SqlActs', each(['drops'], ['a table', 'any table', 'tables']), 'DROP TABLE');
  notation.words('SqlActs', each(['alters'], ['a table', 'any table', 'tables']), 'ALTER TABLE');
  notation.words('SqlActs', each(['creates'], ['a table', 'any table', 'tables']), 'CREATE TABLE');
  notation.rule('Core<third,sql> = SqlActs', has);
  notation.words(
    'CodeNoun<sure>',
    each(['', 'nested'], ['subquery', 'subqueries', 'sub-query', 'sub-queries', 'subselect', 'subselects']).concat(
      'nested select',
      'nested selects',
      'nested query',
      'nested queries',
    ),
    ofCode({ subquery: true }),
  );
  notation.rule('CodeNoun<any> = SqlWord SqlNoun?', has);
  notation.rule('CodeNoun<any> = keyword SqlWord', has);
  // One word alone may be of any text.
  notation.rule('CodeNoun<sure> = ( #sqlpart #sqlpart | #sqlpart #sqlpart #sqlpart ) SqlNoun?', (...parts: string[]) =>
    KEYWORDS.includes(parts.join(' ')) ? has(parts.join(' ')) : undefined,
  );
  notation.rule('CodeNoun<sure> = SqlWord SqlNoun', has);
  for (const [sqlPart, names] of [
    ['a common table expression', ['cte', 'ctes', 'common table expression', 'common table expressions']],
    ['a window function', ['window function', 'window functions']],
    [
      'a parameter placeholder',
      ['parameter placeholder', 'parameter placeholders', 'bind parameter', 'bind parameters'],
    ],
    ['COUNT(*)', ['count ( * )']],
  ] as const)
    notation.words('CodeNoun<sure>', names, ofCode({ sqlPart }));
  // Of other code, "a placeholder" is one that is left to fill in.
  const parameters = ['placeholder', 'parameter', 'query parameter', 'positional parameter'];
  notation.words(
    'SqlNoun2',
    parameters.flatMap((one) => [one, `${one}s`]),
    ofCode({ sqlPart: 'a parameter placeholder' }),
  );
  const texts = ['string literal', 'quoted string', 'literal string', 'string in quotes'];
  notation.words(
    'SqlNoun2',
    texts.flatMap((one) => [one, `${one}s`]),
    ofCode({ sqlText: true }),
  );
  notation.rule('Core<F,sql> = ( Verb<have,F> | Verb<use,F> ) ( a | any )? SqlNoun2');
  notation.rule('Core<F,sql> = ( Verb<have,F> | Verb<use,F> ) no SqlNoun2', notOfCode);
  notation.rule('CodeNoun<sure> = select *', () => has('SELECT *'));
  const counts = (sqlCount: string) => (numbers: readonly Interval[]) => ({ sqlCount, in: numbers });
  notation.rule('CodeCount<any> = SqlWord', counts);
  notation.rule('CodeCount<sure> = SqlWord SqlNoun', counts);
  // "Any DROP, DELETE or TRUNCATE statement"
  notation.rule('SqlRow = ( a | an | any )? SqlWord', (one: string) => [one]);
  notation.rule('SqlRow = SqlRow , SqlWord', (all: string[], one: string) => [...all, one]);
  notation.rule('CodeAny<sure> = SqlRow ,? ( or | nor ) SqlWord SqlNoun', (all: string[], one: string) =>
    or(...[...all, one].map(has)),
  );
  const kinds = ['keywords', 'statements', 'commands', 'clauses'];
  const anyOf = ['any of the', 'one of the', 'the', 'any', 'any of these', 'any of the following'];
  notation.words('AnyOfSql', each(anyOf, kinds));
  notation.words('AnyOfTheSql', each(anyOf, each(['sql'], kinds)));
  const anyOfThem = (all: string[], one: string) => or(...[...all, one].map(has));
  notation.rule('CodeAny<any> = ( AnyOfSql | AnyOfTheSql ) :? SqlRow ,? or SqlWord', anyOfThem);
  notation.rule('CodeAny<sure> = AnyOfTheSql :? SqlRow ,? or SqlWord', anyOfThem);
  // "LIMIT 10"
  notation.rule('CodeNoun<any> = SqlWord N', (word: string, n: number) =>
    ['LIMIT', 'OFFSET'].includes(word) ? has(`${word} ${n}`) : undefined,
  );
  // "Only reads: no INSERT, UPDATE or DELETE": what else writes is not named.
  notation.words(
    'OnlyReads',
    each(['only reads', 'only reads data', 'is read-only', 'is read only'], [':', ',', ': it has', ', with']),
  );
  notation.rule('Clause = TheSql OnlyReads no ( CodeItem<any> | CodeAny<any> )', (form: Said): Said | undefined => {
    const named = ('or' in form ? form.or : [form]).flatMap((one) => {
      const of = (one as Fact).of as SqlFact;
      return 'sql' in of ? of.sql : [];
    });
    const all = [...named, ...MAY_WRITE.filter((one) => !named.includes(one))];
    return named.length === 0
      ? undefined
      : {
          ask: 'agreeing',
          of: [named, all].map((sql) => canonical(notOfCode(ofCode({ sql })))),
          plainFor: 1,
          undeniable: true,
        };
  });
  const columns = each(['explicit', 'named', 'specific'], ['columns']);
  const naming = each(['naming', 'listing', 'selecting'], ['its columns', 'the columns', 'columns']);
  notation.words('UnnamedColumns', each(['instead of', 'rather than'], [...columns, ...naming]));
  notation.rule('CodeSome<K> = select * UnnamedColumns', (): Said => ({ ...has('SELECT *'), plainFor: -1 }));
}

/** "… without a WHERE clause", of each statement. */
function beside(notation: Notation): void {
  const lacking = (sql: readonly string[], without: string): Said =>
    or(...sql.map((one) => ofCode({ sql: [one], without })));
  const fault = (sql: readonly string[], without: string): Said => ({ ...lacking(sql, without), plainFor: -1 });
  const always = (sql: string, without: string): Said => ({
    ...notOfCode(ofCode({ sql: [sql], without })),
    plainFor: 1,
  });
  const gaps = ['has no', 'lacks', 'does not have', 'is missing', 'comes without', 'goes without'];
  const undone = each(['does not'], ['declare', 'define', 'include', 'contain', 'use']);
  const lack = [...gaps, ...undone, 'is not followed by'];
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
  notation.rule('SqlEither = SqlOne', (one: string) => [one]);
  notation.rule('SqlEither = ( a | an | any )? SqlWord or ( a | an )? SqlWord SqlNoun?', (a: string, b: string) => [
    a,
    b,
  ]);
  notation.rule('CodeSome<K> = SqlEither NoSql SqlOne', fault);
  notation.rule('Core<F,response> = Verb<give,F> SqlEither NoSql SqlOne', fault);
  notation.rule('Clause = ( ThereIs )? SqlEither ( Used | InSql )? NoSql SqlOne InSql?', lacking);
  notation.rule('Penalize = SqlEither NoSql SqlOne InSql?', fault);
  notation.rule(
    'Clause = no SqlWord SqlNoun? ( Used | InSql )? ( NoSql | SqlDoesNot ) SqlOne',
    (sql: string, without: string) => notOfCode(ofCode({ sql: [sql], without })),
  );
  // "Has no DELETE or UPDATE without a WHERE": neither of them.
  notation.rule(
    'Core<F,sql> = Verb<have,F> no SqlWord or SqlWord NoSql SqlOne',
    (one: string, other: string, without: string) =>
      and(notOfCode(ofCode({ sql: [one], without })), notOfCode(ofCode({ sql: [other], without }))),
  );
  notation.rule('Clause = ( a | an | any | the ) SqlWord SqlNoun? SqlDoesNot SqlOne', (sql: string, without: string) =>
    fault([sql], without),
  );
  const sqlHas =
    '( Verb<define,third> | Verb<have,third> | Verb<have,plural> | Verb<use,third> | must Verb<have,base> )';
  // "The DELETE has a WHERE" may say that there is one, too.
  notation.rule(`Clause = the SqlWord SqlNoun? InSql? ${sqlHas} SqlOne`, (sql: string, without: string): Said => {
    const all = notOfCode(ofCode({ sql: [sql], without }));
    const ways = [all, and(has(sql), all)].map(canonical);
    return { ask: 'agreeing', of: ways, plainFor: 1, undeniable: true };
  });
  notation.words('SqlDeed', ['deletes', 'deletes rows', 'deletes anything'], 'DELETE');
  notation.words('SqlDeed', ['updates', 'updates rows', 'updates anything'], 'UPDATE');
  notation.rule('Clause = TheSql SqlDeed NoSql SqlOne', (sql: string, without: string) => fault([sql], without));
  notation.rule(`Clause = ( every | each | all ) SqlWord SqlNoun? ${sqlHas} SqlOne`, always);
  notation.words('WheneverSql', ['whenever it', 'if it', 'when it', ', if it', 'any time it', 'wherever it']);
  notation.rule(`Clause = TheSql ${sqlHas} SqlOne WheneverSql ${sqlHas} SqlOne`, (without: string, sql: string) =>
    always(sql, without),
  );
  notation.rule('InSql = ( in | in any of ) TheSql');
}

function edges(notation: Notation): void {
  notation.rule("ASemicolon = ( a | the )? ( ';' | #semicolon )", () => null);
  notation.kind('#semicolon', (token) => (token.kind === 'quoted' && token.text === ';' ? null : undefined));
  notation.rule('ASemicolon = ( a | the | a closing | a trailing | a final )? One<mark>', (thing: string) =>
    thing === 'semicolons' ? null : undefined,
  );
  const ends = () => ofCode({ sqlEnd: ';' });
  notation.rule('Core<F,sql> = ( Verb<end,F> | Verb<close,F> ) ASemicolon', ends);
  notation.rule('CodeState = terminated ( by | with ) ASemicolon', ends);
  notation.words('EndSign', ['trailing semicolon', 'closing semicolon', 'final semicolon', 'semicolon at the end']);
  notation.rule('Core<F,sql> = Verb<have,F> a EndSign', ends);
  notation.rule('Core<F,sql> = ( Verb<have,F> no | ( Verb<lack,F> | Verb<miss,F> ) ( a | its )? ) EndSign', () =>
    notOfCode(ends()),
  );
  notation.rule('Core<F,sql> = Verb<start,F> SqlOne', (sqlStart: string) => ofCode({ sqlStart }));
  notation.words('SqlLimit', ['a limit clause with a value of', 'a limit of', 'a limit clause of']);
  const limited = (limit: number) => ofCode({ limit });
  notation.rule('Core<F,sql> = ( Verb<have,F> | Verb<use,F> ) SqlLimit ( at most | no more than | up to ) N', limited);
  notation.rule('Core<F,sql> = ( Verb<have,F> | Verb<use,F> ) SqlLimit N OrLess2', limited);
  const exactly = (n: number) => has(`LIMIT ${n}`);
  notation.rule('Core<F,sql> = ( Verb<have,F> | Verb<use,F> ) SqlLimit N', exactly);
  // "The LIMIT is at most 100", "a LIMIT of 100 or less on the query"
  notation.kind('#limitword', (token) => (token.kind === 'word' && token.raw === 'LIMIT' ? null : undefined));
  notation.rule('LimitIs = ( at most | no more than | not more than | up to ) N', limited);
  notation.rule('LimitIs = N OrLess2', limited);
  notation.rule('LimitIs = N', exactly);
  notation.rule('Clause = the #limitword InSql? ( is | must be ) LimitIs', (_: null, form: Said) => form);
  notation.rule(
    'Graded = a #limitword of LimitIs ( InSql | on TheSql )?',
    (_: null, form: Said): Said => ({ ...form, plainFor: 1 }),
  );
  notation.words('OrLess2', [
    'or less',
    'or lower',
    'or fewer',
    'or below',
    'or smaller',
    'at most',
    'max',
    'at the most',
  ]);
  notation.words('SqlLimit', [
    'limit',
    'the limit',
    'its limit',
    'a limit clause that is',
    'a limit that is',
    'a limit clause',
  ]);
}

/** "SELECT, FROM and WHERE all in uppercase", "the SQL keywords are in capitals" */
function upper(notation: Notation): void {
  const is = (sqlUpper: string[]) => ofCode({ sqlUpper });
  const isNot = (of: string[]) => notOfCode(is(of));
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
  const upperCase = ['uppercase', 'upper case', 'capitals', 'all caps', 'caps', 'capital letters', 'all uppercase'];
  notation.words('UpperPlain', ['uppercased', ...each(['', 'in', 'written in', 'all in'], upperCase)]);
  notation.words('TheKeywords', each(['', 'the', 'all the'], ['keywords', 'sql keywords']));
  notation.rule('SqlUpper = TheKeywords SqlBares ,? and SqlBare', (all: string[], one: string) => [...all, one]);
  notation.rule('Clause = SqlUpper ( is | are | are all | must be | should be ) UpperPlain InSql?', is);
  notation.rule(
    'Graded = ( SqlUpper all? UpperPlain | uppercase SqlKeywords )',
    (of: string[]): Said => ({ ...is(of), plainFor: 1 }),
  );
  notation.rule(
    'Clause = ( a | any | some ) sql keyword ( is | is in | is written in ) lowercase',
    (): Said => ({ ...isNot([]), plainFor: -1 }),
  );
  notation.words('AnyKeywords', ['keywords', 'its keywords', 'all keywords', 'the keywords'], []);
  notation.rule('AnyKeywords = SqlKeywords');
  notation.rule(
    'Core<F,sql> = ( Verb<use,F> | Verb<have,F> ) ( uppercase ( for | letters for )? AnyKeywords | AnyKeywords UpperPlain )',
    is,
  );
  notation.rule('Clause = SqlUpper ( is | are ) ( not | not all ) UpperPlain', isNot);
  notation.rule('Penalize = ( any )? lowercase SqlKeywords', isNot);
}

/** "Is a single SELECT statement", "contains only one statement", "limits its results to 10 rows", "is read-only" */
function statements(notation: Notation): void {
  const nouns = ['statement', 'sql statement', 'query', 'sql query', 'command'];
  const plural = (one: string) => one.replace(/y$/u, 'ie').concat('s');
  notation.words(
    'CodeCount<any>',
    nouns.slice(0, 2).flatMap((one) => [one, plural(one)]),
    (all: readonly Interval[]) => ({
      statements: all,
    }),
  );
  notation.words('OneSql', ['a', 'an', 'a single', 'one', 'exactly one', 'just one', 'only one', 'a valid']);
  notation.rule('CodeState = OneSql SqlWord SqlNoun', (sqlKind: string) =>
    ['SELECT', 'INSERT', 'UPDATE', 'DELETE'].includes(sqlKind) ? ofCode({ sqlKind }) : undefined,
  );
  notation.words(
    'CodeState',
    each(['a single', 'one', 'exactly one', 'just one', 'only one'], nouns),
    ofCode({ statements: [[1, 1]] }),
  );
  verbs(notation, 'LimitsSql', [
    'limits|limit|limit|limited|limiting',
    'restricts|restrict|restrict|restricted|restricting',
    'caps|cap|cap|capped|capping',
  ]);
  const results = ['results', 'result', 'output', 'result set', 'rows', 'number of rows', 'number of results'];
  notation.words('SqlResults', [...each(['', 'the', 'its'], results), 'the number of rows returned', 'returned rows']);
  notation.rule(
    'Core<F,sql> = LimitsSql<F> SqlResults to AtMostRows? N ( rows | results | records | row )?',
    (most: true | undefined, n: number): Said => {
      const atMost = ofCode({ limit: n });
      return most ? atMost : { ask: 'agreeing', of: [atMost, has(`LIMIT ${n}`)], undeniable: true };
    },
  );
  notation.rule('Core<F,sql> = LimitsSql<F> SqlResults ( with | by | using | through ) SqlOne', (sql: string) =>
    sql === 'LIMIT' ? has(sql) : undefined,
  );
  notation.words('AtMostRows', ['at most', 'no more than', 'a maximum of', 'the first', 'the top'], true);
  const writes = [['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'TRUNCATE'], MAY_WRITE].map((sql) => ofCode({ sql }));
  notation.words('WritesSql', [
    'modifies',
    'modify',
    'changes',
    'change',
    'writes',
    'write',
    'alters',
    'alter',
    'mutates',
    'mutate',
  ]);
  notation.rule(
    'Clause = TheSql ( is read-only | is read only | only reads data? | ( does not | must not | should not | never ) WritesSql ( any | the )? data )',
    (): Said => ({ ask: 'agreeing', of: writes.map((one) => canonical(notOfCode(one))), undeniable: true }),
  );
  notation.rule(
    'Clause = TheSql ( WritesSql ( any | the )? data | ( is not | is anything but ) ( read-only | read only ) )',
    (): Said => ({ ask: 'agreeing', of: writes, undeniable: true }),
  );
}
