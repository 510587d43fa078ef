import { parseFences } from '../markdown/markdown-document.ts';
import { literal } from '../texts/find.ts';
import type { Answer } from '../whole-text.ts';

/** What a command that a response suggests has in it, such as "sudo" or "--dry-run". */
export interface InCommands {
  has: string;
  /** Whether the response is said to have one command, or one of several is meant. */
  which: 'only' | 'some';
}

const OPEN = 'It stands outside of the commands, in a text, beside a warning, or only in some of them.';
const SHELLS = /^(?:|bash|sh|shell|zsh|fish|console|terminal|powershell|cmd|shell-session|shellsession)$/iu;
const WARNING = /\b(?:don['’]t|do not|never|avoid|avoids|instead|rather than|not|without|dangerous|careful)\b/iu;

/** Where a command begins, perhaps after one that runs it. "apt install sudo" does not run sudo. */
const COMMAND_PLACE = String.raw`(?<=(?:^|[|&;({!\x60]|\b(?:then|do|else)\s)\s{0,9}(?:(?:sudo|time|nohup|exec)\s{1,9})?)`;
const AT_COMMAND = new RegExp(`${COMMAND_PLACE}$`, 'u');

/** Whether a command can begin where a line of shell stops. */
export const isCommandPlace = (line: string): boolean => AT_COMMAND.test(line);

/** Whether a text is in the commands of a response: certain only in a code block for a shell, and where it is nowhere. */
export function inCommands(text: string, { has, which }: InCommands): Answer {
  if (!mayHave(has).test(text)) return { is: false, found: `"${has}" is nowhere` };
  const fences = parseFences(text);
  const commands = fences.flatMap(({ info, content }) => (SHELLS.test(info.trim()) ? commandsIn(content) : []));
  const before = /^[a-z]/iu.test(has) ? COMMAND_PLACE : String.raw`(?<![\w./-])`;
  const word = new RegExp(String.raw`${before}${literal(has).replaceAll(' ', String.raw`\s+`)}(?![\w-])`, 'u');
  const having = commands.filter((command) => word.test(command));
  const isAll = having.length === commands.length || which === 'some';
  if (having.length === 0 || !isAll || WARNING.test(text)) return { open: OPEN };
  return { is: true, found: `"${having[0]!.slice(0, 60)}"` };
}

/** Where a text may be meant: "-rf" has "-f", and "rm -r -f" may be "rm -rf". */
export function mayHave(has: string): RegExp {
  if (/^-[a-z]$/iu.test(has)) return new RegExp(String.raw`(?<!\w)-[a-z]*${has.slice(1)}`, 'iu');
  return /^rm -/u.test(has) ? /\brm\b/iu : new RegExp(literal(has).replaceAll(' ', String.raw`\s+`), 'iu');
}

/** The commands of a block: those after a prompt where there is one, without comments and what they quote. */
function commandsIn(block: string): string[] {
  const lines = block.replaceAll(/\\\r?\n/gu, ' ').split(/\r?\n/u);
  const prompted = lines.filter((line) => /^\s*[$>]\s/u.test(line));
  return (prompted.length > 0 ? prompted : lines)
    .map((line) => line.replace(/^\s*[$>]\s+/u, '').replace(/(?:^|\s)#.*$/u, ''))
    .map((line) => line.replaceAll(/"[^"]*"|'[^']*'/gu, '""').trim())
    .filter((line) => line !== '');
}
