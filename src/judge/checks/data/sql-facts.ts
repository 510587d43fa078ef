import { countOf } from '../count.ts';
import type { Interval } from '../form.ts';
import type { Answer } from '../whole-text.ts';
import { blocksIn, NO_CODE } from './fenced-code.ts';
import { inWords } from './json-fields.ts';

/**
 * What is asked of SQL: that it has, or lacks, a keyword, begins with one, ends with a semicolon, has a statement with one keyword and
 * not another, has a keyword so often, has a query within another one, has texts in quotation marks, writes keywords (these, or all) in capital letters, is one
 * statement of a kind, reads a table, or names a column in a clause.
 */
export type SqlFact =
  | { sql: readonly string[] }
  | { sqlStart: string }
  | { sqlEnd: ';' }
  | { sql: readonly string[]; without: string }
  | { limit: number }
  | { sqlCount: string; in: readonly Interval[] }
  | { subquery: true }
  | { sqlPart: keyof typeof SQL_PARTS }
  | { sqlText: true }
  | { sqlKind: string }
  | { statements: readonly Interval[] }
  | { table: string; isRead?: true }
  | { column: string; clause: SqlClause; order?: 'ASC' | 'DESC'; leads?: true }
  | { sqlUpper: readonly string[] };

export type SqlClause = 'WHERE' | 'GROUP BY' | 'ORDER BY' | 'SELECT';

/** What else SQL may have: what shows it, and without what it cannot be there. */
const SQL_PARTS = {
  'a common table expression': [
    /(?:^|[;(])\s*WITH(?:\s+RECURSIVE)?\s+\w+(?:\s*\([^()]*\))?\s+AS\s*(?:(?:NOT\s+)?MATERIALIZED\s*)?\(/iu,
    /\bWITH\b/iu,
  ],
  'a window function': [/\)\s*OVER\s*(?:\(|\w)/iu, /\bOVER\b/iu],
  'a parameter placeholder': [
    /(?<![\w$])\$\d+\b|(?<=[=(,<>]\s*|\b(?:LIMIT|OFFSET|LIKE|IN|AND)\s+)(?:\?|%s\b|:[a-z_]\w*|@[a-z_]\w*)/iu,
    /[$?:@%{]/u,
  ],
  'COUNT(*)': [/\bCOUNT\s*\(\s*\*\s*\)/iu, /\bCOUNT\b/iu],
} as const;

const SQL_START =
  /^\s*(?:--[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*(?:SELECT|WITH|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|TRUNCATE|MERGE|EXPLAIN)\b/iu;
/** SQL without a fence: prose may begin with such a word too, and then with a capital letter. */
const SQL_TEXT =
  /^\s*(?:SELECT\b[\s\S]*?(?:\bFROM\b|;)|INSERT\s+INTO\b|UPDATE\s+\S+\s+SET\b|DELETE\s+FROM\b|(?:CREATE|ALTER|DROP)\s+(?:OR\s+REPLACE\s+)?(?:TABLE|INDEX|VIEW|DATABASE|SCHEMA)\b|TRUNCATE\b|WITH\s+\w+\s+AS\s*\()/u;
const isSqlText = (text: string) =>
  SQL_TEXT.test(text) || (SQL_TEXT.test(text.toUpperCase()) && /^\s*[a-z]/u.test(text));
/** Comments, names and texts of SQL, whose words are none of it, and "ON DELETE" or "DO UPDATE", which are no statements. */
const SQL_ASIDE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|"[^"]*"|`[^`]*`|\[[^\]]*\]|\b(?:ON|FOR|DO|ON\s+DUPLICATE\s+KEY)\s+(?:DELETE|UPDATE)\b/giu;

/** The SQL of a text: its only block of code, or all of it. */
function sqlOf(text: string): string | undefined {
  const blocks = blocksIn(text);
  if (blocks.length === 0) return !text.includes('```') && isSqlText(text) ? text : undefined;
  return blocks.length === 1 && SQL_START.test(blocks[0]!) ? blocks[0] : undefined;
}

const pattern = (words: string, flags = 'iu') =>
  new RegExp(
    words
      .split(' ')
      .map((word) => (word === '*' ? '\\*' : `\\b${word}\\b`))
      .join('\\s+'),
    flags,
  );

/** Whether SQL ends with a semicolon; without a fence, prose may follow it, and a comment may stand after it. */
function endsSql(sql: string, bare: string, isAll: boolean): Answer {
  const is = sql.trim().endsWith(';');
  const isOpen = is !== bare.endsWith(';') || (isAll && (/\n\s*\n/u.test(sql) || (!is && bare.includes(';'))));
  return isOpen ? NO_CODE : { is, found: `SQL that ends with "${sql.trim().slice(-10)}"` };
}

/** What a keyword of SQL follows where it begins a statement. */
const STARTS = /(?:^|[;()]|\b(?:BEGIN|THEN|EXPLAIN|ANALYZE))\s*$/iu;
const NEAREST_CLAUSE = /\b(?:SELECT|FROM|WHERE|BY|SET|VALUES|INTO|TABLE|ON)\b/giu;
/** Functions and comparisons that have a FROM of their own. */
const OTHER_FROM = /\b(?:EXTRACT|TRIM|SUBSTRING|OVERLAY)\s*\((?:[^()]|\([^()]*\))*\bFROM\b|\bDISTINCT\s+FROM\b/iu;

/** Whether words that stand in SQL are surely keywords of it there, and no names of a column. */
function isKeyword(words: string, before: string, after: string): boolean {
  if (/\.\s*$/u.test(before) || /^\s*\./u.test(after)) return false;
  const [first] = words.split(' ');
  if (/^(?:LIMIT|OFFSET) \d/u.test(words)) return !/^\s*,/u.test(after);
  if (/^(?:DELETE|UPDATE|INSERT|DROP)$/u.test(first!) && !STARTS.test(before)) return false;
  // It compares two values there.
  if (words === 'DISTINCT' && /\bIS\s+(?:NOT\s+)?$/iu.test(before)) return false;
  if (words === 'DELETE' && !/^\s+FROM\b/iu.test(after)) return false;
  if (words === 'UPDATE' && !/^\s[\s\S]*\bSET\b/iu.test(after)) return false;
  if (words.includes(' ')) return true;
  if (/^(?:DESC|ASC)$/u.test(words)) {
    const clause = before.match(NEAREST_CLAUSE)?.at(-1);
    return clause?.toUpperCase() === 'BY' && /[^\s,]\s+$/u.test(before) && !/\bBY\s+$/iu.test(before);
  }
  if (/,\s*$/u.test(before) || /^\s*(?:[,=<>+)]|!=)/u.test(after)) return false;
  if (/\bAS\s+$/iu.test(before)) return /^(?:SELECT|WITH|VALUES)$/u.test(words);
  return /^(?:DISTINCT|EXISTS|FROM)$/u.test(words) || !/\bSELECT\s+$/iu.test(before);
}

/** Where words stand in SQL for certain, and where they stand in it at all. */
function foundIn(bare: string, words: string): { sure: string[]; all: string[] } {
  const all = Array.from(bare.matchAll(pattern(words, 'giu')));
  const isOther = words === 'FROM' && OTHER_FROM.test(bare);
  const sure = all.filter(({ 0: found, index }) => {
    const end = index + found.length;
    return !isOther && isKeyword(words, bare.slice(Math.max(0, index - 400), index), bare.slice(end, end + 200));
  });
  return { sure: sure.map(([found]) => found), all: all.map(([found]) => found) };
}

const SELECT_ALL =
  /[.,]\s*\*|\bSELECT(?:\*|\s+(?:(?:(?:ALL|DISTINCT|UNIQUE|TOP|PERCENT|WITH\s+TIES|STRAIGHT_JOIN|HIGH_PRIORITY|SQL_\w+)\b|\(?\d+(?!\d)\)?)\s*)+\*)/iu;

/** What SQL has that may stand for words that it does not have: "LEFT OUTER JOIN" for "LEFT JOIN". */
function hasNear(bare: string, words: string): boolean {
  if (words === 'SELECT *') return SELECT_ALL.test(bare);
  if (words === 'LIMIT') return /\b(?:FETCH|TOP|ROWNUM)\b/iu.test(bare);
  if (/^(?:LIMIT|OFFSET) \d/u.test(words))
    return /\b(?:LIMIT|OFFSET)\s+(?!\s|\d+(?:[\s;)]|$))|\bLIMIT\s+\d+\s*,|\b(?:FETCH|TOP)\b/iu.test(bare);
  if (words === 'JOIN') return /\bSTRAIGHT_JOIN\b|\bAPPLY\b/iu.test(bare);
  const parts = words.split(' ');
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (parts.length < 2 || first === 'IS') return false;
  if (words === 'INNER JOIN' && /(?<!\b(?:INNER|LEFT|RIGHT|FULL|OUTER|CROSS)\s+)\b(?:STRAIGHT_)?JOIN\b/iu.test(bare))
    return true;
  const side = parts.length > 2 ? first : 'LEFT|RIGHT|FULL';
  if (words.endsWith('OUTER JOIN') && new RegExp(`\\b(?:${side})\\s+JOIN\\b|\\bAPPLY\\b`, 'iu').test(bare)) return true;
  const between = `(?:(?!(?:${first}|${last})\\b)\\w+\\s+){1,3}`;
  return parts.length === 2 && new RegExp(`\\b${first}\\s+${between}${last}\\b`, 'iu').test(bare);
}

/** A statement without what stands in brackets in it. */
function withoutBrackets(statement: string): string {
  let [text, before] = [statement, ''];
  for (let depth = 0; depth < 20 && text !== before; depth += 1) {
    before = text;
    text = text.replaceAll(/\([^()]*\)/gu, ' ');
  }
  return text;
}

/** What each statement may have of its own. */
const CLAUSES: ReadonlySet<string> = new Set(['LIMIT', 'OFFSET', 'WHERE', 'HAVING', 'ORDER BY', 'GROUP BY']);
const STATEMENTS = /\b(?:SELECT|INSERT|UPDATE|DELETE|MERGE|CREATE|ALTER|DROP|TRUNCATE|GRANT|BEGIN)\b/giu;

/** Whether SQL has a statement with one keyword and without another. */
function lacksBeside(sql: string, bare: string, one: string, other: string): Answer {
  const has = (text: string, words: string) => pattern(words).test(text);
  const all = bare.split(';').filter((statement) => has(statement, one));
  const lacking = all.filter((statement) => !has(statement, other));
  const isUnclear =
    (all.length === 0 && (has(sql, one) || hasNear(bare, one))) || (lacking.length > 0 && has(bare, other));
  if (isUnclear || all.some((statement) => isOpenBeside(statement, one, other))) return NO_CODE;
  return { is: lacking.length > 0, found: `SQL with ${all.length} ${one}, ${lacking.length} of them without ${other}` };
}

/** Whether it is open if a keyword of a statement belongs to another one: of several statements, or of one in brackets, it may. */
function isOpenBeside(statement: string, one: string, other: string): boolean {
  const { sure, all } = foundIn(statement, one);
  if (sure.length < all.length) return true;
  if (!pattern(other).test(statement)) return hasNear(statement, other);
  // What a table is made of stands in brackets.
  if (one === 'CREATE TABLE') return all.length > 1 || foundIn(statement, other).sure.length === 0;
  const outer = withoutBrackets(statement);
  if (/[()]/u.test(outer) || foundIn(outer, other).sure.length === 0) return true;
  return all.length > 1 || foundIn(outer, one).all.length !== 1 || (outer.match(STATEMENTS)?.length ?? 0) > 1;
}

/** How often SQL has a keyword; one in a comment or a text may be meant. */
function counts(sql: string, bare: string, { sqlCount, in: asked }: Extract<SqlFact, { sqlCount: string }>): Answer {
  if (hasNear(bare, sqlCount)) return NO_CODE;
  const least = foundIn(bare, sqlCount).sure.length;
  const most = sql.match(pattern(sqlCount, 'giu'))?.length ?? 0;
  const held = Array.from({ length: most - least + 1 }, (_, more) =>
    asked.some(([low, high]) => low <= least + more && least + more <= high),
  );
  return new Set(held).size > 1 ? NO_CODE : { is: held[0]!, found: `SQL with ${least} ${sqlCount}` };
}

/** Whether a query stands within another one. Brackets alone do not show it: "WITH x AS (…)", "(…) UNION (…)", "INSERT INTO t (…)". */
function hasSubquery(bare: string): Answer {
  const before = Array.from(bare.matchAll(/\(\s*(?:SELECT|WITH)\b/giu), ({ index }) =>
    bare.slice(Math.max(0, index - 40), index).trimEnd(),
  );
  const is = before.some((text) =>
    /(?:\b(?:IN|EXISTS|FROM|JOIN|ANY|SOME|LATERAL|SELECT|WHERE|AND|OR|NOT|ON)|[=<>,+*/-])$/iu.test(text),
  );
  return before.length > 0 && !is ? NO_CODE : { is, found: `SQL with${is ? '' : 'out'} a subquery` };
}

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** These are keywords wherever they stand; those below may be names. */
const RESERVED = wordsOf(
  'SELECT FROM WHERE JOIN INSERT INTO UPDATE DELETE HAVING UNION AND OR NOT ON AS IN DISTINCT BETWEEN LIKE CASE WHEN THEN ELSE NULL GROUP ORDER INNER CREATE ALTER DROP',
);
const UNRESERVED = wordsOf(
  'COUNT SUM AVG MIN MAX LIMIT OFFSET DESC ASC END SET VALUES LEFT RIGHT OUTER FULL CROSS BY IS WITH TABLE VIEW INDEX EXISTS COALESCE CAST OVER PARTITION RETURNING USING ALL ANY TRUE FALSE PRIMARY KEY DEFAULT REFERENCES INTEGER INT TEXT VARCHAR DATE TIMESTAMP INTERVAL NOW',
);

/** Whether keywords are in capital letters; those that are asked for by name must all be there. */
function areUpper(text: string, bare: string, asked: readonly string[]): Answer {
  const isUpper = (word: string) => word === word.toUpperCase();
  const hasLower = (words: readonly string[] | null) => words?.some((word) => !isUpper(word)) === true;
  const written =
    asked.length > 0
      ? asked.map((words) => bare.match(pattern(words, 'giu')) ?? [])
      : [(bare.match(/(?<![\w.])[A-Za-z]\w*/gu) ?? []).filter((word) => RESERVED.has(word.toUpperCase()))];
  if (asked.some((words) => hasLower(foundIn(bare, words).all) && !hasLower(foundIn(bare, words).sure))) return NO_CODE;
  // One in prose, a text or a comment may be meant or not.
  if (asked.some((words) => hasLower(text.match(pattern(words, 'giu'))) && !hasLower(foundIn(bare, words).all)))
    return NO_CODE;
  const other = written.flat().find((word) => !isUpper(word));
  if (other !== undefined) return { is: false, found: `"${other}" is not in capital letters` };
  const mayBeOther = (word: string) => !isUpper(word) && UNRESERVED.has(word.toUpperCase());
  const isOpen =
    written.some(({ length }) => length === 0) ||
    (asked.length === 0 && (bare.match(/\b[A-Za-z]\w*/gu) ?? []).some(mayBeOther));
  return isOpen ? NO_CODE : { is: true, found: `${written.flat().length} keywords, all in capital letters` };
}

const STATEMENT = { singular: 'statement', plural: 'statements' };
const statementsIn = (bare: string) => bare.split(';').filter((statement) => /\S/u.test(statement));
/** A line that may begin a statement without a semicolon before it. */
const UNMARKED =
  /(?<!\b(?:UNION|ALL|EXCEPT|INTERSECT|MINUS|AS)|[(;])\s*\n\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|TRUNCATE|GO)\b/iu;

/** How many statements there are, or of which kind the only one is: one that begins with something else may be of it, too. */
function ofStatements(bare: string, fact: { statements: readonly Interval[] } | { sqlKind: string }): Answer {
  const all = statementsIn(bare);
  if (
    UNMARKED.test(bare) ||
    /\b(?:BEGIN|DECLARE|DELIMITER|FUNCTION|PROCEDURE|TRIGGER)\b|\$\$|\n\s*\n\s*(?:SELECT|INSERT|UPDATE|DELETE|[A-Z][a-z])/u.test(
      bare,
    )
  )
    return NO_CODE;
  if ('statements' in fact)
    return {
      is: fact.statements.some(([low, high]) => low <= all.length && all.length <= high),
      found: countOf(all.length, STATEMENT),
    };
  if (all.length !== 1) return NO_CODE;
  const [first] = /^\w+/u.exec(bare) ?? [];
  if (first?.toUpperCase() === fact.sqlKind) return { is: true, found: `SQL that starts with ${first}` };
  return first && /^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|TRUNCATE)$/iu.test(first)
    ? { is: false, found: `SQL that starts with ${first}` }
    : NO_CODE;
}

const WRITES = /\b(?:INSERT|UPDATE|DELETE|MERGE|REPLACE|TRUNCATE|CREATE|ALTER|DROP)\b/iu;

/**
 * Whether a table stands after FROM, JOIN or the like; a name that stands elsewhere, or in another form, may be one. Where something
 * is written, it is open what is read.
 */
function hasTable(sql: string, bare: string, { table, isRead }: Extract<SqlFact, { table: string }>): Answer {
  const from = new RegExp(`\\b(?:FROM|JOIN|UPDATE|INTO|TABLE)\\s+(?:\\w+\\.){0,2}${table}\\b(?!\\s*[.(])`, 'iu');
  const isLocal = new RegExp(`\\b${table}\\b[^;]{0,99}?\\bAS\\s*\\(`, 'iu').test(bare);
  if (from.test(bare) && isRead && WRITES.test(bare)) return NO_CODE;
  if (from.test(bare) && !OTHER_FROM.test(bare) && !isLocal) return { is: true, found: `SQL with the table ${table}` };
  return new RegExp(table.replace(/s$/u, ''), 'iu').test(sql) ? NO_CODE : { is: false, found: `SQL without ${table}` };
}

const CLAUSE_ENDS = /\b(?:FROM|WHERE|GROUP|ORDER|HAVING|LIMIT|OFFSET|UNION|FETCH|WINDOW|RETURNING|FOR)\b|[;()]/iu;

/** Whether a clause names a column; what stands for it, such as its place or another name, leaves it open. */
function namesColumn(
  sql: string,
  bare: string,
  { column, clause, order, leads }: Extract<SqlFact, { column: string }>,
): Answer {
  const clauses = Array.from(
    bare.matchAll(pattern(clause, 'giu')),
    ({ 0: found, index }) => bare.slice(index + found.length).split(CLAUSE_ENDS, 1)[0]!,
  );
  const isSpoken = new RegExp(`\\b${column}\\b`, 'iu').test(sql);
  // A window function has its own ORDER BY.
  if (clause === 'ORDER BY' && /\bOVER\s*\(/iu.test(bare)) return NO_CODE;
  if (clauses.length > 1 || (clauses.length === 0 && new RegExp(`\\b${clause.split(' ')[0]}\\b`, 'iu').test(sql)))
    return NO_CODE;
  const named = new RegExp(`(?<!\\w|\\bAS\\s+)(?:\\w+\\.)?${column}\\b(?!\\s*[.(])([^,]*)`, 'iu').exec(
    clauses[0] ?? '',
  );
  if (named) {
    const isDown = /^\s*DESC\b/iu.test(named[1]!);
    const isSo = (order === 'DESC') === isDown;
    // After another column it only orders rows that are alike by that one.
    if (leads && isSo && clauses[0]!.slice(0, named.index).includes(',')) return NO_CODE;
    return order === undefined
      ? { is: true, found: `SQL with ${clause} ${column}` }
      : { is: isSo, found: `SQL with ${clause} ${column}${isDown ? ' DESC' : ''}` };
  }
  // The date column may be called `order_date`.
  const isInName = new RegExp(column, 'iu').test(clauses[0] ?? '');
  return isSpoken || isInName || /[\d*"`[]/u.test(clauses[0] ?? '')
    ? NO_CODE
    : { is: false, found: `SQL without ${clause} ${column}` };
}

/** Whether the SQL of a text is as it is asked for; open where the text is no SQL. */
export function ofSql(text: string, fact: SqlFact): Answer {
  const sql = sqlOf(text);
  if (sql === undefined) return NO_CODE;
  const bare = sql.replaceAll(SQL_ASIDE, ' ').trim();
  if ('sqlEnd' in fact) return endsSql(sql, bare, sql === text);
  if ('without' in fact) return lacksBeside(sql, bare, fact.sql[0]!, fact.without);
  if ('sqlStart' in fact) return { is: new RegExp(`^${pattern(fact.sqlStart).source}`, 'iu').test(bare) };
  if ('sqlCount' in fact) return counts(sql, bare, fact);
  if ('subquery' in fact) return hasSubquery(bare);
  if ('sqlUpper' in fact) return areUpper(text, bare, fact.sqlUpper);
  if ('sqlPart' in fact) {
    const [is, maybe] = SQL_PARTS[fact.sqlPart];
    return is.test(bare) ? { is: true } : maybe.test(sql) ? NO_CODE : { is: false };
  }
  if ('sqlText' in fact) {
    // Double quotation marks are around names in most dialects, and around texts in some.
    const code = sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/gu, ' ');
    const is = /(?<!\w)'[^']*'/u.test(code);
    return !is && /['"$]/u.test(code.replaceAll(/\$\d+\b/gu, '')) ? NO_CODE : { is };
  }
  if ('statements' in fact || 'sqlKind' in fact) return ofStatements(bare, fact);
  if ('table' in fact) return hasTable(sql, bare, fact);
  if ('column' in fact) return namesColumn(sql, bare, fact);
  if ('limit' in fact) {
    const limits = Array.from(bare.matchAll(/\bLIMIT\s+(\S+?)(?=[\s;)]|$)/giu), ([, one]) => one!);
    if (/\bLIMIT\s+\d+\s*,/iu.test(bare)) return NO_CODE;
    // The LIMIT of a part does not limit the whole.
    if (/\([^()]*\bLIMIT\b[^()]*\)/iu.test(bare)) return NO_CODE;
    if (limits.length === 0)
      return /\b(?:LIMIT|FETCH|TOP|ROWNUM|ROW_NUMBER|ROWCOUNT|SAMPLE)\b/iu.test(sql) ? NO_CODE : { is: false };
    if (statementsIn(bare).length > 1) return NO_CODE;
    return limits.length > 1 || !/^\d+$/u.test(limits[0]!)
      ? NO_CODE
      : { is: Number(limits[0]) <= fact.limit, found: `LIMIT ${limits[0]}` };
  }
  const found = fact.sql.find((words) => foundIn(bare, words).sure.length > 0);
  // Of several statements, or of one in brackets, it is unclear which one is meant.
  const isOfOne = (statement: string) =>
    CLAUSES.has(found!) && foundIn(withoutBrackets(statement), found!).sure.length === 0;
  if (found !== undefined && bare.split(';').some((statement) => /\S/u.test(statement) && isOfOne(statement)))
    return { open: 'One of several statements, or of queries within others, has it.' };
  if (found !== undefined) return { is: true, found: `SQL with ${found.toUpperCase()}` };
  return fact.sql.some((words) => pattern(words).test(sql) || hasNear(bare, words))
    ? { open: 'A comment, a name or a text in it has such a word.' }
    : { is: false, found: `SQL without ${fact.sql.join(', ')}` };
}

/** What is asked of SQL, in words. */
export function sqlWords(fact: SqlFact): string {
  if ('sqlEnd' in fact) return 'SQL that ends with a semicolon';
  if ('without' in fact) return `SQL with ${fact.sql[0]} and without ${fact.without}`;
  if ('sql' in fact) return `SQL with ${fact.sql.join(' or ')}`;
  if ('sqlCount' in fact) return `SQL with ${inWords(fact.in)} ${fact.sqlCount}`;
  if ('subquery' in fact) return 'SQL with a subquery';
  if ('sqlPart' in fact) return `SQL with ${fact.sqlPart}`;
  if ('sqlText' in fact) return 'SQL with a text in quotation marks';
  if ('sqlKind' in fact) return `SQL that is one ${fact.sqlKind} statement`;
  if ('statements' in fact) {
    const words = inWords(fact.statements);
    return `SQL with ${words} ${words.endsWith(' 1') ? STATEMENT.singular : STATEMENT.plural}`;
  }
  if ('table' in fact) return `SQL ${fact.isRead ? 'that reads' : 'with'} the table ${fact.table}`;
  if ('column' in fact)
    return `SQL with ${fact.column} in ${fact.clause}${fact.order ? `, ${fact.order === 'DESC' ? 'descending' : 'ascending'}` : ''}`;
  if ('sqlUpper' in fact) return `SQL with ${fact.sqlUpper.join(', ') || 'its keywords'} in capital letters`;
  return 'limit' in fact ? `SQL with a LIMIT of at most ${fact.limit}` : `SQL that starts with ${fact.sqlStart}`;
}
