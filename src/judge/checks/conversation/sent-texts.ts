import { calls, type Subject } from '../../conversation.ts';
import type { ToolCall } from '../../message.ts';
import type { Check } from '../check.ts';

/** Arguments that hold a text, such as the body of an email, however short it is. */
const TEXTS =
  /^(?:body|text|contents?|copy|message|html|markdown|md|notes?|comment|caption|post|tweet|draft|summary|report|reply|answer|letter|document|value|data|payload|new string|new str|lines?|paragraphs?|sections?)$/u;
/** Arguments by which something is looked up, however long they are. */
const LOOKED_UP =
  /^(?:q|query|queries|search|search (?:query|term|terms|text)|keywords?|question|pattern|path|file path|url|uri|location|address|reason|thought|thoughts|reasoning)$/u;
/** Arguments that are run, which hold a text only in quotation marks or as a document of their own. */
const RUN = /^(?:sql|commands?|cmd|args)$/u;
const QUOTING = /["'`]|<</u;
/** So many words are a text. */
const LONG = 8;

/** "send_email", "sendEmail" as "send email". */
const spelledOut = (name: string) =>
  name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
const isNamed = (name: string, noun: string) => ` ${spelledOut(name)} `.includes(` ${noun} `);

/** Every text among the arguments of a call, with the key that it stands under; arguments that are no JSON are one text. */
function textsIn({ arguments: said }: ToolCall): { key: string; text: string }[] {
  const texts: { key: string; text: string }[] = [];
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.push({ key: spelledOut(key), text: value });
    else if (Array.isArray(value)) for (const one of value) collect(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) collect(one, name);
  };
  try {
    collect(JSON.parse(said), '');
  } catch {
    collect(said, '');
  }
  return texts;
}

/**
 * Whether a call of the response may carry the text of this name: it, or an argument of it, is called so, an argument is one that holds
 * a text, or is as long as one. "Done." beside an email that was sent is no email.
 */
export function mayCarry(subject: Subject, name: string): boolean {
  const noun = name.toLowerCase().split(' ').at(-1)!;
  return calls(subject).some(
    ({ call }) =>
      isNamed(call.name, noun) ||
      textsIn(call).some(
        ({ key, text }) =>
          isNamed(key, noun) ||
          TEXTS.test(key) ||
          (RUN.test(key) ? QUOTING.test(text) : !LOOKED_UP.test(key) && isLong(text)),
      ),
  );
}
const isLong = (text: string) => /\S\n+\S/u.test(text) || text.trim().split(/\s+/u).length >= LONG;

const OPEN = 'A tool call may carry the text that is meant.';

/** The same check of a part of the response by its name, such as "the body"; open where a call may carry it. */
export const unlessSent = (check: Check, name: string): Check => ({
  ...check,
  run: (subject) => (mayCarry(subject, name) ? { holds: 'undecided', reason: OPEN } : check.run(subject)),
});

/** What runs a command, by the words of its name: "run_in_terminal", "Bash". */
const RUNS = ['bash', 'shell', 'terminal', 'exec', 'execute', 'run', 'command', 'commands', 'cmd', 'powershell', 'ssh'];

/** The commands that calls of the response run, and all that such tools are given beside them. */
export const commandsRun = (subject: Subject): string[] =>
  calls(subject).flatMap(({ call }) => {
    const isRun = RUNS.some((word) => isNamed(call.name, word));
    return textsIn(call).flatMap(({ key, text }) => (isRun || RUNS.some((word) => isNamed(key, word)) ? [text] : []));
  });
