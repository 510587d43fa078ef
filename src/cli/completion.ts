import {
  type ArgumentHandler,
  type Command as Completed,
  type OptionHandler,
  RootCommand,
  ShellCompDirective,
} from '@bomb.sh/tab';
import { Argument, type Command } from 'commander';

const shells = ['bash', 'zsh', 'fish'];

const howTo = `
The script completes the command "deemster", which must be on the PATH. Add one of these lines:
  ~/.bashrc                   source <(deemster completion bash)
  ~/.zshrc, after compinit    source <(deemster completion zsh)
  ~/.config/fish/config.fish  deemster completion fish | source`;

/** Missing from the library's bash script: file name completion, and support for shells without bash-completion. */
const moreForBash = `
complete -o default -F __deemster_complete deemster
declare -F _get_comp_words_by_ref >/dev/null || _get_comp_words_by_ref() {
    words=("\${COMP_WORDS[@]}")
    cword=$COMP_CWORD
    cur=\${words[cword]}
    prev=\${words[cword - 1]}
}`;

/** Bugs in the library's bash script: it executes commands inside the typed words, and cannot be sourced twice. */
const fixesForBash: [wrong: string | RegExp, right: string][] = [
  ['out=$(eval "$requestComp" 2>/dev/null)', `out=$(deemster complete -- "\${words[@]:1:cword}" 2>/dev/null)`],
  [/^readonly /gm, ''],
];

/** @throws Error if the library's script has changed and a fix no longer applies */
function scriptFor(shell: string): string {
  const script = printedBy(() => new RootCommand().setup('deemster', 'deemster', shell));
  if (shell !== 'bash') return script;
  return fixesForBash.reduce((text, [wrong, right]) => {
    const fixed = text.replace(wrong, () => right);
    if (fixed === text) throw new Error(`The script for bash lacks ${wrong}.`);
    return fixed;
  }, script + moreForBash);
}

/** Captures the script, since the library can only print it. */
function printedBy(print: () => void): string {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => void lines.push(line);
  try {
    print();
  } finally {
    console.log = log;
  }
  return lines.join('\n');
}

/** Adds `completion`, which prints a shell's script, and the hidden `complete`, which such a script calls. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('print a completion script for bash, zsh or fish')
    .addArgument(new Argument('<shell>').choices(shells))
    .addHelpText('after', howTo)
    .action((shell: string) => console.log(scriptFor(shell)));
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: string[]) => candidatesOf(program).parse(words));
}

/** Returns a completer that prints candidates for the last word. */
function candidatesOf(program: Command): RootCommand {
  const root = new RootCommand();
  // The library always disables file name completion. Enable it when there are no candidates.
  const { ShellCompDirectiveDefault, ShellCompDirectiveNoFileComp } = ShellCompDirective;
  Object.defineProperty(root, 'directive', {
    get: () => (root.completions.length > 0 ? ShellCompDirectiveNoFileComp : ShellCompDirectiveDefault),
    set: () => undefined,
  });
  addTo(root, root, program, '');
  return root;
}

/** @param path names of the parent commands, each followed by a space */
function addTo(root: RootCommand, completed: Completed, command: Command, path: string): void {
  const help = command.createHelp();
  for (const { long, short, description, argChoices = [], required, optional } of help.visibleOptions(command)) {
    const [name, alias] = [long?.slice(2), short?.slice(1)];
    if (!name) continue;
    // A handler makes the library treat the next word as the option's value.
    if (required || optional) completed.option(name, description, choices(argChoices), alias);
    else completed.option(name, description, alias);
  }
  for (const argument of command.registeredArguments)
    completed.argument(argument.name(), choices(argument.argChoices ?? []), argument.variadic);
  for (const one of help.visibleCommands(command)) {
    const name = `${path}${one.name()}`;
    addTo(root, root.command(name, one.description()), one, `${name} `);
  }
}

const choices =
  (values: string[]): OptionHandler & ArgumentHandler =>
  (complete) => {
    for (const value of values) complete(value, '');
  };
