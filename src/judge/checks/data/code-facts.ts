import type { Answer } from '../whole-text.ts';

/** What is asked of code: a function of a name, or SQL with, or without, a keyword, or that begins with one. */
export type CodeFact =
  | { defines: string; language?: 'Python' }
  | { sql: readonly string[] }
  | { sqlStart: string }
  | { limit: number };

const SQL_START =
  /^\s*(?:--[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*(?:SELECT|WITH|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|TRUNCATE|MERGE|EXPLAIN)\b/iu;
/** SQL without a fence: prose may begin with such a word too, and then with a capital letter. */
const SQL_TEXT =
  /^\s*(?:SELECT\b[\s\S]*?(?:\bFROM\b|;)|INSERT\s+INTO\b|UPDATE\s+\S+\s+SET\b|DELETE\s+FROM\b|(?:CREATE|ALTER|DROP)\s+(?:OR\s+REPLACE\s+)?(?:TABLE|INDEX|VIEW|DATABASE|SCHEMA)\b|TRUNCATE\b|WITH\s+\w+\s+AS\s*\()/u;
const isSqlText = (text: string) =>
  SQL_TEXT.test(text) || (SQL_TEXT.test(text.toUpperCase()) && /^\s*[a-z]/u.test(text));
/** Comments, names and texts of SQL, whose words are none of it, and "ON DELETE", which deletes nothing. */
const SQL_ASIDE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|\b(?:ON|FOR)\s+(?:DELETE|UPDATE)\b/giu;

/** The contents of fenced blocks. */
function blocksIn(text: string): string[] {
  const blocks: string[] = [];
  let open: { mark: string; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1];
    if (!open) {
      if (mark !== undefined) open = { mark, lines: [] };
    } else if (mark?.startsWith(open.mark) && line.trim() === mark) {
      blocks.push(open.lines.join('\n'));
      open = undefined;
    } else open.lines.push(line);
  }
  return blocks;
}
const NO_CODE: Answer = { open: 'The response does not hold one piece of such code for certain.' };

/** The SQL of a text: its only block of code, or all of it. */
function sqlOf(text: string): string | undefined {
  const blocks = blocksIn(text);
  if (blocks.length === 0) return !text.includes('```') && isSqlText(text) ? text : undefined;
  return blocks.length === 1 && SQL_START.test(blocks[0]!) ? blocks[0] : undefined;
}

const phrase = (words: string) =>
  words
    .split(' ')
    .map((word) => (word === '*' ? '\\*' : `\\b${word}\\b`))
    .join('\\s+');

function ofSql(text: string, fact: Exclude<CodeFact, { defines: string }>): Answer {
  const sql = sqlOf(text);
  if (sql === undefined) return NO_CODE;
  const bare = sql.replaceAll(SQL_ASIDE, ' ').trim();
  if ('sqlStart' in fact) return { is: new RegExp(`^${phrase(fact.sqlStart)}`, 'iu').test(bare) };
  if ('limit' in fact) {
    const limits = Array.from(bare.matchAll(/\bLIMIT\s+(\S+?)(?=[\s;)]|$)/giu), ([, one]) => one!);
    if (limits.length === 0) return /\bLIMIT\b|\bFETCH\b|\bTOP\b/iu.test(sql) ? NO_CODE : { is: false };
    return limits.length > 1 || !/^\d+$/u.test(limits[0]!)
      ? NO_CODE
      : { is: Number(limits[0]) <= fact.limit, found: `LIMIT ${limits[0]}` };
  }
  const found = fact.sql.find((words) => new RegExp(phrase(words), 'iu').test(bare));
  if (found !== undefined) return { is: true, found: `SQL with ${found.toUpperCase()}` };
  const mayBeAll = fact.sql.includes('SELECT *') && /(?:\.|DISTINCT\s+|,\s*)\*/iu.test(bare);
  return mayBeAll || fact.sql.some((words) => new RegExp(phrase(words), 'iu').test(sql))
    ? { open: 'A comment, a name or a text in it has such a word.' }
    : { is: false, found: `SQL without ${fact.sql.join(', ')}` };
}

/** Where a function of a name is defined in the code of a text. */
function defines(text: string, name: string, isPython: boolean): Answer {
  const blocks = blocksIn(text);
  const code = blocks.length > 0 ? blocks.join('\n') : text;
  const bare = code.replaceAll(/"{3}[\s\S]*?"{3}|'{3}[\s\S]*?'{3}|^[ \t]*(?:#|\/\/)[^\n]*$/gmu, '');
  const known = name.replaceAll('$', '\\$');
  const python = new RegExp(`^([ \\t]*)(?:async[ \\t]+)?def[ \\t]+${known}[ \\t]*[([]`, 'gmu');
  const indents = Array.from(bare.matchAll(python), ([, indent]) => indent!);
  if (indents.includes('')) return { is: true, found: `The code defines ${name}` };
  if (indents.length > 0) return { open: `The code defines ${name} within something else, such as a class.` };
  const others = new RegExp(
    `(?:^|[\\s;{}(])(?:(?:async\\s+)?function\\b[\\s*]{1,9}${known}\\s*[(<]|(?:func|fn|fun|sub)\\s+${known}\\s*[(<\\[]|(?:const|let|var)\\s+${known}\\s*=\\s*(?:async\\s*)?(?:function\\b|\\([^()]*\\)\\s*=>|\\w+\\s*=>))`,
    'mu',
  );
  if (!isPython && others.test(bare)) return { is: true, found: `The code defines ${name}` };
  if (blocks.length === 0 && !/\b(?:def|function|func|fn|class|return)\b/u.test(text)) return NO_CODE;
  // Written in another way, such as "add = lambda a: a", or not at all.
  return new RegExp(`(?<![\\w$])${known}(?![\\w$])`, 'u').test(code)
    ? { open: `The code speaks of ${name}, and may define it.` }
    : { is: false, found: `The code does not speak of ${name}` };
}

export const codeFact = (text: string, fact: CodeFact): Answer =>
  'defines' in fact ? defines(text, fact.defines, fact.language === 'Python') : ofSql(text, fact);

export const codeFactWords = (fact: CodeFact): string =>
  'defines' in fact
    ? `code that defines the function ${fact.defines}`
    : 'sql' in fact
      ? `SQL with ${fact.sql.join(' or ')}`
      : 'limit' in fact
        ? `SQL with a LIMIT of at most ${fact.limit}`
        : `SQL that starts with ${fact.sqlStart}`;
