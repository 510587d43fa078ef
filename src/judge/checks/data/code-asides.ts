import type { Place } from '../texts/find.ts';
import { isCommandPlace } from './commands.ts';

/** What begins a comment or a string in some language; "--" with a word after it is an option. */
const OPENERS = /"{3}|'{3}|\/\*|<!--|["'`#]|\/\/|--(?=\s)/gu;
const CLOSERS: Readonly<Record<string, string>> = { '/*': '*/', '<!--': '-->', '#': '\n', '//': '\n', '--': '\n' };
/** Commands that take the name of a command and do not run it. */
const TOLD = /\b(?:install|add|remove|which|type|man|echo|printf|grep|command -v)\s(?:[^\n|&;]{0,80}\s)?$/u;
/** "model.eval()" is another function. */
const BUILT_IN = /^(?:eval|exec|open|print|input|compile)$/u;
const REACH = 120;

/** How often a command stands with more flags beside the wanted one: "set -eu" of "set -e". */
export function countFlags(code: string, wanted: string): number {
  const [, command, flag] = /^(\w[\w ]*) -([a-z])$/iu.exec(wanted) ?? [];
  if (command === undefined) return 0;
  return code.match(new RegExp(`\\b${command} -(?!${flag}(?!\\w))[a-z]{0,20}${flag}`, 'giu'))?.length ?? 0;
}

/**
 * How many of these places in code may be no use of a text: those in a comment, a string or a longer name, after "install" or "echo", and
 * "sudo" where no command can begin.
 */
export function countUnused(code: string, places: readonly Place[], wanted: string): number {
  // "The code uses '# noqa'"
  if (/["'`#]|\/[/*]|--\s/u.test(wanted)) return 0;
  const asides = asidesIn(code);
  let at = 0;
  return places.filter(({ start }) => {
    while (at < asides.length && asides[at]!.end <= start) at += 1;
    const isAside = at < asides.length && asides[at]!.start <= start;
    const before = code.slice(Math.max(0, start - REACH), start);
    const isElsewhere = wanted === 'sudo' && !isCommandPlace(before.replace(/^(?:[\s\S]*\n)?(?:\s*[$>]\s)?/u, ''));
    const isOfName = /^\w/u.test(wanted) && (BUILT_IN.test(wanted) ? /[.$@-]$/u : /[$@-]$/u).test(before);
    return isAside || isElsewhere || isOfName || TOLD.test(before);
  }).length;
}

/** Comments and strings, in their order; one without an end reaches to that of the line, or of the code. */
function asidesIn(code: string): Place[] {
  const asides: Place[] = [];
  OPENERS.lastIndex = 0;
  for (let opener = OPENERS.exec(code); opener; opener = OPENERS.exec(code)) {
    const [mark] = opener;
    const end =
      mark === '"' || mark === "'" ? endOfString(code, opener.index, mark) : endAfter(code, opener.index, mark);
    asides.push({ start: opener.index, end });
    OPENERS.lastIndex = end;
  }
  return asides;
}

function endAfter(code: string, start: number, mark: string): number {
  const closer = CLOSERS[mark] ?? mark;
  const found = code.indexOf(closer, start + mark.length);
  return found < 0 ? code.length : found + closer.length;
}

function endOfString(code: string, start: number, mark: string): number {
  let at = start + 1;
  while (at < code.length && code[at] !== '\n' && code[at] !== mark) at += code[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, code.length);
}
