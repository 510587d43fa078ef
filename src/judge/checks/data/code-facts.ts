import { countOf } from '../count.ts';
import type { Interval } from '../form.ts';
import { literal } from '../texts/find.ts';
import type { Answer } from '../whole-text.ts';
import { type CodeStyle, codeStyle, codeStyleWords } from './code-style.ts';
import { type DiffFact, diffWords, ofDiff } from './diff.ts';
import { blocksIn, NO_CODE } from './fenced-code.ts';
import { inWords } from './json-fields.ts';
import { ofSql, type SqlFact, sqlWords } from './sql-facts.ts';

/** What is asked of code: a function of a name, perhaps the only one, an import, a call, what SQL or a diff has, or how it is written. */
export type CodeFact =
  | { defines: string; language?: 'Python'; isOnly?: true }
  | { defines: string; language?: 'Python'; args: readonly Interval[] }
  | { functions: readonly Interval[] }
  | { async: string; language?: 'Python' }
  | { imports: string }
  | { importsOther: readonly string[]; needsAll?: true }
  | { calls: string }
  | SqlFact
  | DiffFact
  | CodeStyle;
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

/** How many arguments a function of a name takes; what may be more of them, or none, such as "*args" or "self", leaves it open. */
function takes(text: string, name: string, asked: readonly Interval[]): Answer {
  const defined = defines(text, name, false);
  if (!('is' in defined) || !defined.is) return defined;
  const code = blocksOrBare(text)
    .join('\n')
    .replaceAll(CODE_ASIDE, (aside) => (/^(?:#|\/[/*]|--)/u.test(aside) ? '' : '""'));
  const known = name.replaceAll('$', '\\$');
  const heads = Array.from(
    code.matchAll(
      new RegExp(
        `(?:\\bdef[ \\t]+|\\bfunction\\b[\\s*]{1,9}|\\b(?:func|fn|fun)[ \\t]+|\\b(?:const|let|var)\\s+)${known}\\s*(?:=\\s*(?:async\\s*)?(?:function\\b\\s*)?)?\\(`,
        'gu',
      ),
    ),
    ({ 0: head, index }) => code.slice(index + head.length),
  );
  const all = heads.length === 1 ? argumentsIn(heads[0]!) : undefined;
  if (!all || all.some((one) => /^(?:\*|\/|\.{3}|(?:self|cls|this)\b)|[<>|]|\blambda\b/u.test(one))) return NO_CODE;
  return {
    is: asked.some(([low, high]) => low <= all.length && all.length <= high),
    found: `${name} takes ${countOf(all.length, { singular: 'argument', plural: 'arguments' })}`,
  };
}

/** What stands between commas up to the bracket that closes. */
function argumentsIn(text: string): string[] | undefined {
  const all = [''];
  let depth = 0;
  for (const sign of text.slice(0, 2000)) {
    if (sign === ')' && depth === 0) return all.map((one) => one.trim()).filter((one) => one !== '');
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) all.push('');
    else all[all.length - 1] += sign;
  }
  return undefined;
}

const FUNCTION =
  /\bdef[ \t]+\w+|\b(?:function|func|fn|fun)\b[\s*]+[\w$]+|\b(?:const|let|var)\s+[\w$]+\s*=\s*(?:async\s*)?(?:function\b|\([^()]*\)\s*=>|\w+\s*=>)/gu;

/** Whether the only function of the code has a name: of several it is unclear which one is meant. */
function definesOnly(text: string, name: string): Answer {
  const answer = defines(text, name, false);
  const functions = blocksOrBare(text).flatMap((code) => code.replaceAll(CODE_ASIDE, '').match(FUNCTION) ?? []).length;
  return 'is' in answer && (functions === 0 || (answer.is && functions > 1)) ? NO_CODE : answer;
}

/** How many functions the code defines; those of classes, and within others, may be meant or not. */
function countsFunctions(text: string, asked: readonly Interval[]): Answer {
  const code = blocksOrBare(text)
    .map((one) => one.replaceAll(CODE_ASIDE, '""'))
    .join('\n');
  const found = code.match(FUNCTION) ?? [];
  const count = found.length;
  // Of two with the same name the later one takes the place of the other.
  const names = new Set(found.map((one) => /^\w+[\s*]+([\w$]+)/u.exec(one)![1]));
  const isPlain =
    count > 0 &&
    names.size === count &&
    !/^[ \t]+(?:async[ \t]+)?(?:def|function)\b|\blambda\b|=>|\bclass\b|^[ \t]*(?!(?:if|for|while|switch|catch)\b)[\w$]+\s*\([^()]*\)\s*\{/mu.test(
      code,
    );
  return isPlain
    ? { is: asked.some(([low, high]) => low <= count && count <= high), found: `${count} functions` }
    : NO_CODE;
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

/** Languages in which comments, imports and loops are written in ways that are not looked for. */
const OTHER_LANGUAGE =
  /^[ \t]*(?:`{3,}|~{3,})[ \t]*(?:r|rb|ruby|vb\w*|basic|fortran|f90|vim|pascal|delphi|latex|tex|bat|batch|cmd|powershell|ps1|pwsh|asm|nasm|elixir|exs?|erlang|cobol|ada|prolog|lisp|scheme|clojure|haskell|hs|ocaml|fsharp|matlab|octave|tcl|awk|perl|lua|julia|nim|zig|forth)\b/imu;

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
  const answer = codeAnswer(text, fact);
  if (!('language' in fact && 'is' in answer && answer.is)) return answer;
  const inPython = defines(text, 'defines' in fact ? fact.defines : fact.async, true);
  return 'is' in inPython && inPython.is ? answer : inPython;
}

function codeAnswer(text: string, fact: CodeFact): Answer {
  if ('args' in fact) return takes(text, fact.defines, fact.args);
  if ('defines' in fact)
    return fact.isOnly ? definesOnly(text, fact.defines) : defines(text, fact.defines, fact.language === 'Python');
  if ('functions' in fact) return countsFunctions(text, fact.functions);
  if ('async' in fact) return isAsync(text, fact.async);
  if ('imports' in fact) return imports(text, fact.imports);
  if ('importsOther' in fact) return importsOther(text, fact.importsOther, fact.needsAll === true);
  if ('style' in fact) {
    const answer = codeStyle(blocksOrBare(text), fact);
    return 'is' in answer && !answer.is && OTHER_LANGUAGE.test(text) ? NO_CODE : answer;
  }
  if ('diff' in fact) return ofDiff(text, fact);
  return 'calls' in fact ? calls(text, fact.calls) : ofSql(text, fact);
}

export function codeFactWords(fact: CodeFact): string {
  if ('args' in fact) {
    const words = inWords(fact.args);
    return `code that defines the function ${fact.defines} with ${words} ${words.endsWith(' 1') ? 'argument' : 'arguments'}`;
  }
  if ('defines' in fact) return `code that defines the function ${fact.defines}`;
  if ('functions' in fact) return `code with ${inWords(fact.functions)} functions`;
  if ('async' in fact) return `code that declares ${fact.async} as an async function`;
  if ('imports' in fact) return `code that imports ${fact.imports}`;
  if ('importsOther' in fact) return `code that imports anything but ${fact.importsOther.join(' and ')}`;
  if ('calls' in fact) return `code that calls ${fact.calls}()`;
  if ('style' in fact) return codeStyleWords(fact);
  return 'diff' in fact ? diffWords(fact) : sqlWords(fact);
}
