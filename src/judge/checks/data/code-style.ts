import type { Answer } from '../whole-text.ts';

/** What is asked of how code is written: marks of what is left to do, comments, tabs, its functions, and how it is indented. */
export type CodeStyle =
  | { style: 'marks'; marks: readonly string[] }
  | { style: 'class'; name: string; isOnly?: true }
  | { style: 'keyword'; keyword: Keyword }
  | { style: keyof typeof PLAIN }
  | { style: 'indent'; by: 'tabs' | 'spaces'; width?: number };

export type Keyword = 'var' | 'let' | 'const' | 'return' | 'debugger';

const NO_CODE: Answer = { open: 'The response does not hold such code for certain.' };
const TEXTS = /"{3}[\s\S]*?"{3}|'{3}[\s\S]*?'{3}|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/gu;
const COMMENT = /(?:^|\s)(?:#|\/\/|--|;|%)|\/\*|<!--/u;

/** What is asked of the code blocks of a response, or of one that is nothing but code; open where they differ. */
export function codeStyle(blocks: readonly string[], asked: CodeStyle): Answer {
  const all = blocks.map((code) => ofBlock(code, asked)).filter((one) => one !== 'idle');
  if (all.length === 0 || all.includes(undefined) || new Set(all).size > 1) return NO_CODE;
  return { is: all[0] === true, found: all[0] ? 'The code has it' : 'The code does not have it' };
}

/** undefined: uncertain; idle: a block of which nothing can be said. */
function ofBlock(code: string, asked: CodeStyle): boolean | 'idle' | undefined {
  if (asked.style === 'marks') return hasMark(code, asked.marks);
  if (asked.style === 'class') return hasClass(code, asked.name, asked.isOnly === true);
  if (asked.style === 'keyword') return hasKeyword(code, asked.keyword);
  return asked.style === 'indent' ? isIndentedBy(code, asked.by, asked.width) : PLAIN[asked.style](code);
}

/** A mark in a comment is one; in another case, a name or a text it may be anything. */
function hasMark(code: string, marks: readonly string[]): boolean | undefined {
  const mark = new RegExp(`(?<![\\w$-])(?:${marks.join('|')})(?![\\w$-])`, 'u');
  const isMarked = code.split('\n').some((line) => {
    const bare = line.replaceAll(TEXTS, '""');
    const at = COMMENT.exec(bare)?.index;
    return at !== undefined && mark.test(bare.slice(at));
  });
  if (isMarked) return true;
  return new RegExp(marks.map((one) => one.split('').join('[ -]?')).join('|'), 'iu').test(code) ? undefined : false;
}

/** A declaration, or a statement that returns; in a comment or a text the word may be anything. */
function hasKeyword(code: string, keyword: Keyword): boolean | undefined {
  const bare = code.replaceAll(TEXTS, '""').replaceAll(/(?:#|\/\/|--)[^\n]*|\/\*[\s\S]*?\*\//gu, ' ');
  const what = ['return', 'debugger'].includes(keyword) ? '(?=[\\s;(]|$)' : '[ \\t]+[\\w$[{]';
  if (new RegExp(`(?:^|[;{}():]|\\bexport)[ \\t]*${keyword}${what}`, 'mu').test(bare)) return true;
  return new RegExp(`(?<![\\w$])${keyword}(?![\\w$])`, 'iu').test(code) ? undefined : false;
}

/** A name that stands elsewhere may be that of something else, or of a class that is made in another way. */
function hasClass(code: string, name: string, isOnly: boolean): boolean | undefined {
  const all = code.replaceAll(TEXTS, '""').match(/^[ \t]*(?:[a-z]+[ \t]+)*class[ \t]+\w/gmu)?.length;
  if (isOnly && all !== 1) return undefined;
  const is = new RegExp(
    `^[ \\t]*(?:(?:export|default|public|final|abstract|data)[ \\t]+)*class[ \\t]+${name.replaceAll('$', '\\$')}(?![\\w$])`,
    'mu',
  );
  if (is.test(code.replaceAll(TEXTS, '""'))) return true;
  return code.includes(name) ? undefined : false;
}

/** What is a comment in the language that the code seems to be of. */
const COMMENTS: readonly (readonly [comment: RegExp, language: RegExp])[] = [
  [/^[ \t]*(?:\/\/|\/\*|<!--)|[;{},][ \t]*\/\//mu, /^/u],
  [/(?:^|\s)#[ \t]\S/mu, /^[ \t]*(?:def|import|from|class|print|if|for|return|echo|sudo|npm|pip|git|cd|mkdir)\b/mu],
  [/^[ \t]*--[ \t]/mu, /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE)\b/iu],
];

/** A sign of comments may be something else in another language. */
function hasComment(code: string): boolean | undefined {
  const bare = code.replaceAll(TEXTS, '""');
  if (COMMENTS.some(([comment, language]) => comment.test(bare) && language.test(bare))) return true;
  return /#|\/\/|\/\*|--|<!--|"{3}|'{3}|^[ \t]*(?:;|%|rem\b)|\(\*|\{-/imu.test(code) ? undefined : false;
}

const MOST_MARGIN = 99;

/** A text of several lines, whose lines are none of the code. */
const LONG_TEXT = /"{3}[\s\S]*?"{3}|'{3}[\s\S]*?'{3}/gu;

/** How code is indented; open where it matters that all of it is, which may be how it is shown. */
function isIndentedBy(whole: string, by: 'tabs' | 'spaces', width?: number): boolean | 'idle' | undefined {
  const code = whole.replaceAll(LONG_TEXT, '""');
  const margin = code
    .split('\n')
    .filter((line) => line.trim() !== '')
    .reduce((least, line) => Math.min(least, /^[ \t]*/u.exec(line)![0].length), MOST_MARGIN);
  const is = areIndentedBy(code, by, width);
  const plain = code.replaceAll(new RegExp(`^[ \\t]{${margin}}`, 'gmu'), '');
  return is === areIndentedBy(plain, by, width) ? is : undefined;
}

/** How lines are indented; lines that are aligned with what is above, or that go on with a comment, may be indented in any way. */
function areIndentedBy(code: string, by: 'tabs' | 'spaces', width?: number): boolean | 'idle' | undefined {
  const indents = code.split('\n').flatMap((line) => /^([ \t]+)[^\s*]/u.exec(line)?.[1] ?? []);
  if (indents.length === 0) return 'idle';
  const [isTabbed, isSpaced] = ['\t', ' '].map((sign) => indents.some((one) => one.startsWith(sign)));
  if (indents.some((one) => /^[^\t]+\t/u.test(one)) || (isTabbed && isSpaced)) return undefined;
  // "\t    ": tabs with blanks behind them, which may align something or not.
  if (indents.some((one) => /\t +$/u.test(one))) return undefined;
  if (by === 'tabs') return isTabbed;
  if (width === undefined || isTabbed) return isSpaced;
  const least = Math.min(...indents.map((one) => one.length));
  const isEven = (of: number) => indents.every((one) => one.length % of === 0);
  if (least === width && isEven(width)) return opensBy(code, width) ? true : undefined;
  return least < width && least > 1 && isEven(least) ? false : undefined;
}

/** Whether each block is indented by at most `width` more than the line that opens it. */
function opensBy(code: string, width: number): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const indents = lines.map((line) => /^ */u.exec(line)![0].length);
  return lines.every((line, at) => !/[{:]\s*$/u.test(line) || (indents[at + 1] ?? 0) <= indents[at]! + width);
}

const DEFINED = /^[ \t]*(?:async[ \t]+)?def[ \t]+(\w+)/gmu;
const DOCUMENTED =
  /^([ \t]*)(?:async[ \t]+)?def[ \t]+\w+[ \t]*\([^()]*(?:\([^()]*\)[^()]*)*\)[^:\n]*:[ \t]*\n\s*[rRuU]?("{3}|'{3})/gmu;

/** A docstring that is one for certain: of a function, or of the whole. */
const DOCSTRINGS = new RegExp(`${DOCUMENTED.source}[\\s\\S]*?\\2|^\\s*("{3}|'{3})[\\s\\S]*?\\3`, 'gu');

/** Whether each function of Python has a docstring; another text at its start may be one. */
function areDocumented(code: string): boolean | 'idle' | undefined {
  const count = code.match(DEFINED)?.length ?? 0;
  if (count === 0) return 'idle';
  // A text on the line of the function may be its docstring, and one without words may be none.
  if (/^[ \t]*(?:async[ \t]+)?def\b[^\n]*:[ \t]*[rRuU]?["']|^[ \t]*[rRuU]?("{3}|'{3})\s*\1/mu.test(code))
    return undefined;
  if ((code.match(DOCUMENTED)?.length ?? 0) === count) return true;
  return /^[ \t]*[rRuU]?["']/mu.test(code.replaceAll(DOCSTRINGS, '')) ? undefined : false;
}

/** Names of functions of Python: one word in small letters is of that form. */
function areInSnakeCase(code: string): boolean | 'idle' {
  const names = Array.from(code.matchAll(DEFINED), ([, name]) => name!);
  return names.length === 0 ? 'idle' : names.every((name) => /^_*[a-z][a-z0-9]*(?:_[a-z0-9]+)*_*$/u.test(name));
}

const plainLines = (code: string) =>
  code
    .replaceAll(TEXTS, '""')
    .replaceAll(/(?:#|\/\/)[^\n]*/gu, '')
    .replaceAll(/\\\n|\([^()]*\)|^[ \t]*import\b[^\n{]*\{[^{}]*\}/gmu, (all) => all.replaceAll(/\\?\n/gu, ' '))
    .split('\n')
    .filter((line) => !/^(?:""|\s)*;?$/u.test(line));
const IMPORTS = /^\s*(?:import\b|from\s+\S+\s+import\b)/u;
const IMPORTS_LINE = /^\s*(?:import\s+[\w{*"]|from\s+\S+\s+import\b)/mu;
const DEFINES = /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:def|function)\b/u;
const indentOf = (line: string) => /^\s*/u.exec(line)![0].length;

/** Whether every import stands above the first definition of a function; "try:" and "if" may hold one that is at the top. */
function areImportsAbove(code: string, isAtTop: boolean): boolean | undefined {
  const lines = plainLines(code);
  const [first, last] = [
    lines.findIndex((line) => IMPORTS.test(line)),
    lines.findLastIndex((line) => IMPORTS.test(line)),
  ];
  const end = lines.findIndex((line) => (isAtTop ? !IMPORTS.test(line) : DEFINES.test(line)));
  if (first < 0 || /\brequire\s*\(/u.test(code)) return undefined;
  if (end >= 0 && last < end) return true;
  const defined = lines.findIndex((line) => DEFINES.test(line));
  if (defined >= 0 && last > defined) return false;
  return isAtTop && end >= 0 && !/^\s*(?:try\b|if\b|__|['"])/mu.test(lines.slice(0, last).join('\n'))
    ? false
    : undefined;
}

/** Whether a function of Python imports something. */
function hasInnerImport(code: string): boolean {
  const around: { indent: number; isFunction: boolean }[] = [];
  return plainLines(code).some((line) => {
    const indent = indentOf(line);
    while (around.length > 0 && around.at(-1)!.indent >= indent) around.pop();
    const isInner = IMPORTS.test(line) && around.some(({ isFunction }) => isFunction);
    around.push({ indent, isFunction: DEFINES.test(line) });
    return isInner;
  });
}

/** An "except:" of Python that names no exception; in a text or a comment it may be meant. */
function hasBareExcept(code: string): boolean | undefined {
  if (plainLines(code).some((line) => /^\s*except\s*:/u.test(line))) return true;
  return /except\s*:/u.test(code) ? undefined : false;
}

/** What a pattern finds in code without comments and texts; what another finds in all of it leaves it open. */
const found = (is: RegExp, maybe: RegExp) => (code: string) =>
  is.test(plainLines(code).join('\n')) ? true : maybe.test(code) ? undefined : false;

/** A text without what stands in brackets in it. */
function withoutBrackets(text: string): string {
  let [inner, before] = [text, ''];
  for (let depth = 0; depth < 9 && inner !== before; depth += 1) {
    before = inner;
    inner = inner.replaceAll(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/gu, ' ');
  }
  return inner;
}

/** Whether each function of Python says of what type its parameters are; where some do, and some do not, it is unclear. */
function areTyped(code: string): boolean | undefined {
  const lines = plainLines(code);
  const signatures = lines.flatMap((line) => {
    const found = /^\s*(?:async\s+)?def\s+\w+\s*\((.*)\)\s*(->[^:]*)?:/u.exec(line);
    if (!found) return [];
    const named = withoutBrackets(found[1]!)
      .split(',')
      .map((one) => one.trim())
      .filter((one) => !/^(?:self|cls|\*|\/)?$/u.test(one));
    return [{ named, isTyped: named.map((one) => one.includes(':')), hasResult: found[2] !== undefined }];
  });
  if (signatures.length === 0) return undefined;
  if (signatures.every(({ isTyped, hasResult }) => isTyped.every(Boolean) && (hasResult || isTyped.length > 0)))
    return true;
  const isNone = signatures.every(({ isTyped, hasResult }) => !hasResult && !isTyped.some(Boolean));
  return isNone && !/^\s*\w+\s*:\s*\w|#\s*type:|->/mu.test(code) ? false : undefined;
}

/** A documentation string of anything; comments that document are of other languages. */
function hasDocstring(code: string): boolean | undefined {
  if (new RegExp(DOCUMENTED.source, 'mu').test(code)) return true;
  return /"{3}|'{3}|\/\*|\/\/\/|^[ \t]*[rRuU]?["']/mu.test(code) ? undefined : false;
}

const hasTemplate = (code: string) =>
  /`[^`\n]*\$\{[^`\n]*`/u.test(code) ? true : code.includes('`') ? undefined : false;

const PLAIN = {
  'a for loop': found(/^\s*for\b\s*(?:\(|(?:await\b|[\w(][\w\s,()]*?)\s+in\b|\w[\w\s,]*:?=)/mu, /\bfor\b/iu),
  'a while loop': found(/^\s*(?:\}\s*)?while\b[^\n]*(?:[:({]|;\s*do\b)/mu, /\b(?:while|until|loop)\b/iu),
  'a loop': found(
    /^\s*(?:for\b\s*(?:\(|(?:await\b|[\w(][\w\s,()]*?)\s+in\b|\w[\w\s,]*:?=)|(?:\}\s*)?while\b[^\n]*(?:[:({]|;\s*do\b))/mu,
    /\b(?:for|while|until|loop|do|repeat|forEach|each|map)\b/iu,
  ),
  'an if statement': found(/^\s*(?:\}\s*)?(?:else\s+|el)?if\b[^\n]*(?:[:({]|\bthen\b)/mu, /\bif\b/iu),
  'a switch statement': found(/^\s*switch\s*\(/mu, /\bswitch\b/iu),
  'a raise statement': found(/^\s*raise\b/mu, /\braise\b/iu),
  'a throw statement': found(/(?:^|[;{)])\s*throw\b/mu, /\bthrow/iu),
  'an assertion': found(/^\s*(?:assert\b|(?:self\.|cls\.)?assert\w+\()/mu, /assert|expect/iu),
  'a yield statement': found(/^\s*(?:\w+\s*=\s*)?yield\b/mu, /\byield\b/iu),
  'a with statement': found(/^\s*(?:async\s+)?with\b[^\n]*:\s*$/mu, /\bwith\b/iu),
  'an import': found(IMPORTS_LINE, /import|require|include|\bus(?:e|ing)\b|source/iu),
  'a lambda': found(/\blambda\b[^:\n]*:/u, /\blambda\b|=>|->|\bfunction\s*\(/iu),
  'an arrow function': found(
    /\b(?:const|let|var)\s+[\w$]+\s*=\s*(?:async\s*)?(?:\([^()\n]*\)|[\w$]+)\s*=>|\(\s*(?:async\s*)?\([^()\n]*\)\s*=>/u,
    /=>/u,
  ),
  'a list comprehension': found(
    /(?<![\w)\]])\[(?:[^[\]()\n]|\([^()\n]{0,200}\)){1,200}?\bfor\b[^[\]\n]{0,200}\bin\b[^[\]\n]{0,200}\]/u,
    /\bfor\b/u,
  ),
  'a decorator': found(/^\s*@[A-Za-z]/mu, /@/u),
  'async and await': found(/\basync\b[\s\S]*\bawait\b/u, /\basync|\bawait/iu),
  'a class': found(/^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?class\s+[A-Z_]\w*/mu, /\bclass\b/iu),
  'a template literal': hasTemplate,
  'a docstring': hasDocstring,
  'type hints': areTyped,
  'a while True loop': found(/\bwhile\s*\(?\s*[Tt]rue\s*\)?\s*[:{]/u, /while\s*\(?\s*(?:[Tt]rue|1)\b/u),
  'a semicolon': found(/;/u, /;/u),
  'a try block': found(/^\s*try\s*[:{]/mu, /\btry\b/u),
  'an except clause': found(/^\s*except\b[^\n]*:/mu, /\b(?:try|except|catch)\b/u),
  'a catch clause': found(/(?<!\.)\bcatch\s*[({]/u, /\b(?:try|except|catch)\b/u),
  'a wildcard import': found(/^\s*from\s+\S+\s+import\s+\*|^import\s+[\w.]+\.\*;/mu, /import\s+[\w.]*\*/u),
  'a global statement': found(/^\s*global\s+\w/mu, /\bglobal\b/u),
  'an f-string': found(/(?<!\w)(?:[rR]?[fF]|[fF][rR])""/u, /[fF][rR]?["']/u),
  'loose equality': found(/(?<![=!<>])==(?!=)/u, /(?<![=!<>])==(?!=)/u),
  'a main guard': (code: string) =>
    /^if __name__ == ["']__main__["']\s*:/mu.test(code) ? true : code.includes('__main__') ? undefined : false,
  'a docstring for its only function': (code: string) =>
    code.match(DEFINED)?.length === 1 ? areDocumented(code) : undefined,
  'a bare except': hasBareExcept,
  'an import in a function': hasInnerImport,
  'imports above all functions': (code: string) => areImportsAbove(code, false),
  'imports at the top': (code: string) => areImportsAbove(code, true),
  comments: hasComment,
  tabs: (code: string) => code.includes('\t'),
  'docstrings for all functions': areDocumented,
  'function names in snake_case': areInSnakeCase,
};

export function codeStyleWords(asked: CodeStyle): string {
  if (asked.style === 'marks') return `code with ${asked.marks.join(' or ')}`;
  if (asked.style === 'class') return `code with the class ${asked.name}`;
  if (asked.style === 'keyword') return `code with ${asked.keyword}`;
  if (asked.style === 'indent')
    return `code that is indented with ${asked.width === undefined ? '' : `${asked.width} `}${asked.by}`;
  return `code with ${asked.style}`;
}
