import { literal } from '../texts/find.ts';
import type { Answer } from '../whole-text.ts';
import { type CodeStyle, codeStyle, codeStyleWords } from './code-style.ts';

/**
 * What is asked of code: a function of a name, an import, a call, or SQL with, or without, a keyword, that begins with one, that ends
 * with a semicolon, or a statement of which has one keyword and not another.
 */
export type CodeFact =
  | { defines: string; language?: 'Python' }
  | { async: string }
  | { imports: string }
  | { importsOther: readonly string[]; needsAll?: true }
  | { calls: string }
  | { sql: readonly string[] }
  | { sqlStart: string }
  | { sqlEnd: ';' }
  | { sql: readonly string[]; without: string }
  | { limit: number }
  | CodeStyle;
type SqlFact = Extract<CodeFact, { sql: unknown } | { sqlStart: string } | { sqlEnd: string } | { limit: number }>;

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

/** Whether SQL ends with a semicolon; without a fence, prose may follow it, and a comment may stand after it. */
function endsSql(sql: string, bare: string, isAll: boolean): Answer {
  const is = sql.trim().endsWith(';');
  const isOpen = is !== bare.endsWith(';') || (isAll && (/\n\s*\n/u.test(sql) || (!is && bare.includes(';'))));
  return isOpen ? NO_CODE : { is, found: `SQL that ends with "${sql.trim().slice(-10)}"` };
}

/** Whether SQL has a statement with one keyword and without another. */
function lacksBeside(sql: string, bare: string, one: string, other: string): Answer {
  const has = (text: string, words: string) => new RegExp(phrase(words), 'iu').test(text);
  const all = bare.split(';').filter((statement) => has(statement, one));
  const lacking = all.filter((statement) => !has(statement, other));
  if ((all.length === 0 && has(sql, one)) || (lacking.length > 0 && has(bare, other))) return NO_CODE;
  return { is: lacking.length > 0, found: `SQL with ${all.length} ${one}, ${lacking.length} of them without ${other}` };
}

function ofSql(text: string, fact: SqlFact): Answer {
  const sql = sqlOf(text);
  if (sql === undefined) return NO_CODE;
  const bare = sql.replaceAll(SQL_ASIDE, ' ').trim();
  if ('sqlEnd' in fact) return endsSql(sql, bare, sql === text);
  if ('without' in fact) return lacksBeside(sql, bare, fact.sql[0]!, fact.without);
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
  const spoken = new RegExp(`(?<![\\w$])${known}(?![\\w$])`, 'u');
  // A line of Python that only calls it defines nothing.
  const called = new RegExp(`(?<![\\w$])${known}[ \\t]*\\(`, 'u');
  const isCalled = (line: string) =>
    called.test(line) && !/\b(?:class|function|func|fn|sub|lambda)\b|\{\s*$/u.test(line);
  if (isPython && bare.split('\n').every((line) => isCalled(line) || !spoken.test(line)))
    return { is: false, found: `The code does not define ${name}` };
  // Written in another way, such as "add = lambda a: a", or not at all.
  return spoken.test(code)
    ? { open: `The code speaks of ${name}, and may define it.` }
    : { is: false, found: `The code does not speak of ${name}` };
}

/** Comments and texts of most languages. */
const CODE_ASIDE =
  /"{3}[\s\S]*?"{3}|'{3}[\s\S]*?'{3}|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|#[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?\*\//gu;

/** A text without a fence that is code from its first line on, and no line of which is a sentence. */
const BARE_CODE =
  /^\s*(?:(?:import|from|def|class|const|let|var|function|async|package|public|using)\s+[\w{*'"$]|#include|@\w+$|[\w.[\]]+\s*=[^=]|[\w.]+\([^\n]*\)[;:]?$)/mu;
const SENTENCE_LINE = /^[ \t]*\p{Lu}?[\p{Ll}']+,?[ \t]\p{Ll}+[ \t][^\n(=]*[.:!?]$/mu;
const isBareCode = (text: string) =>
  BARE_CODE.exec(text)?.index === 0 && !text.includes('```') && !SENTENCE_LINE.test(text);

function blocksOrBare(text: string): string[] {
  const found = blocksIn(text);
  return found.length === 0 && isBareCode(text) ? [text] : found;
}

/** Whether code imports a module, or calls a function, of a name: what only speaks of it may do so in another way. */
function mentions(text: string, name: string, isThere: (code: string, bare: string) => boolean, does: string): Answer {
  const blocks = blocksOrBare(text);
  const last = new RegExp(`(?<![\\w$])${literal(name.split('.').at(-1)!)}(?![\\w$])`, 'u');
  const all = blocks.map((code): boolean | undefined =>
    isThere(code, code.replaceAll(CODE_ASIDE, ' ')) ? true : last.test(code) ? undefined : false,
  );
  if (all.length === 0) return NO_CODE;
  if (new Set(all).size > 1 || all.includes(undefined))
    return { open: `The code speaks of ${name}, but not in a way that is certain.` };
  return all[0]
    ? { is: true, found: `The code ${does} ${name}` }
    : { is: false, found: `The code does not speak of ${name}` };
}

function imports(text: string, name: string): Answer {
  const known = literal(name);
  const python = new RegExp(
    `^[ \\t]*(?:import[ \\t]+(?:[\\w.]+(?:[ \\t]+as[ \\t]+\\w+)?,[ \\t]*){0,9}|from[ \\t]+)${known}(?![\\w$-])`,
    'mu',
  );
  const script = new RegExp(
    `^[ \\t]*(?:import[ \\t]+(?:[^'"\\n]{1,200}[ \\t]from[ \\t]*)?|(?:const|let|var)[ \\t][^'"\\n=]{1,200}=[ \\t]*require[ \\t]*\\([ \\t]*)(['"])${known}\\1`,
    'mu',
  );
  return mentions(
    text,
    name,
    (code, bare) => python.test(bare) || (script.test(code) && !/^[ \t]*(?:"{3}|'{3}|\/\*|`)/mu.test(code)),
    'imports',
  );
}

const IMPORT =
  /^[ \t]*(?:from[ \t]+(\w[\w.]*)[ \t]+import[ \t][^\n]*|import[ \t]+(\w[\w.]*(?:[ \t]+as[ \t]+\w+)?(?:[ \t]*,[ \t]*\w[\w.]*(?:[ \t]+as[ \t]+\w+)?)*)[ \t]*)$/gmu;
/** What imports in another way, or in another language. */
const OTHER_IMPORT = /import|require|#include|^[ \t]*(?:use|using)[ \t]/imu;

/** Whether Python imports a module of another name than these. */
function importsOther(text: string, names: readonly string[], needsAll: boolean): Answer {
  const blocks = blocksOrBare(text).map((code) => code.replaceAll(CODE_ASIDE, ' '));
  const all = blocks.flatMap((code) =>
    Array.from(code.matchAll(IMPORT), ([, from, plain]) =>
      from === undefined ? plain!.split(',').map((one) => one.trim().split(/\s/u)[0]!) : [from],
    ).flat(),
  );
  const other = all.find((one) => !names.some((name) => one === name || one.startsWith(`${name}.`)));
  if (other !== undefined) return { is: true, found: `The code imports ${other}` };
  const isUnclear = blocks.length === 0 || blocks.some((code) => OTHER_IMPORT.test(code.replaceAll(IMPORT, '')));
  if (isUnclear || (needsAll && !names.every((name) => all.includes(name)))) return NO_CODE;
  return { is: false, found: all.length === 0 ? 'The code imports nothing' : `The code imports ${all.join(', ')}` };
}

/** Whether a function of a name is declared with "async". */
function isAsync(text: string, name: string): Answer {
  const defined = defines(text, name, false);
  if (!('is' in defined) || !defined.is) return defined;
  const code = blocksOrBare(text).join('\n').replaceAll(CODE_ASIDE, ' ');
  const known = literal(name);
  const count = (pattern: string) => code.match(new RegExp(pattern, 'gu'))?.length ?? 0;
  const plain = count(`\\b(?:def|function)[\\s*]+${known}\\s*[(<[]|\\b(?:const|let|var)\\s+${known}\\s*=`);
  const marked = count(
    `\\basync\\s+(?:def|function)[\\s*]+${known}\\s*[(<[]|\\b(?:const|let|var)\\s+${known}\\s*=\\s*async\\b`,
  );
  if (plain === 0 || (marked > 0 && marked < plain)) return NO_CODE;
  return { is: marked > 0, found: `The code defines ${name} ${marked > 0 ? 'with' : 'without'} async` };
}

const OTHER_PRINTS = /\b(?:console\.\w+|println|printf|fprintf|puts|echo|Write(?:Line)?|cout|Println|Printf)\b/u;

function calls(text: string, name: string): Answer {
  const call = new RegExp(`(?<![\\w$.]|\\b(?:def|function|func|fn|new)[ \\t]{1,9})${literal(name)}[ \\t]*\\(`, 'u');
  const answer = mentions(text, name, (_, bare) => call.test(bare), 'calls');
  return name === 'print' && 'is' in answer && !answer.is && OTHER_PRINTS.test(text)
    ? { open: 'The code prints in another way.' }
    : answer;
}

export function codeFact(text: string, fact: CodeFact): Answer {
  if ('defines' in fact) return defines(text, fact.defines, fact.language === 'Python');
  if ('async' in fact) return isAsync(text, fact.async);
  if ('imports' in fact) return imports(text, fact.imports);
  if ('importsOther' in fact) return importsOther(text, fact.importsOther, fact.needsAll === true);
  if ('style' in fact) return codeStyle(blocksOrBare(text), fact);
  return 'calls' in fact ? calls(text, fact.calls) : ofSql(text, fact);
}

export function codeFactWords(fact: CodeFact): string {
  if ('defines' in fact) return `code that defines the function ${fact.defines}`;
  if ('async' in fact) return `code that declares ${fact.async} as an async function`;
  if ('imports' in fact) return `code that imports ${fact.imports}`;
  if ('importsOther' in fact) return `code that imports anything but ${fact.importsOther.join(' and ')}`;
  if ('calls' in fact) return `code that calls ${fact.calls}()`;
  if ('style' in fact) return codeStyleWords(fact);
  if ('sqlEnd' in fact) return 'SQL that ends with a semicolon';
  if ('without' in fact) return `SQL with ${fact.sql[0]} and without ${fact.without}`;
  if ('sql' in fact) return `SQL with ${fact.sql.join(' or ')}`;
  return 'limit' in fact ? `SQL with a LIMIT of at most ${fact.limit}` : `SQL that starts with ${fact.sqlStart}`;
}
