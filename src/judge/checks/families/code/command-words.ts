import type { Check } from '../../check.ts';
import { commandsRun } from '../../conversation/sent-texts.ts';
import { type InCommands, inCommands, mayHave } from '../../data/commands.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';
import type { Quoted } from '../texts/texts.ts';

/** How facts are decided about the commands that a response suggests. */
export const COMMAND_WORDS: Readonly<Record<string, Decider>> = {
  'in commands': (fact, negated) => orRun(inText(fact, negated)!, fact.of as InCommands, negated),
};
const inText = wholeText(
  'commands',
  'commands',
  ({ has, which }: InCommands) => `${which === 'only' ? '' : 'one with '}"${has}"`,
  inCommands,
);
const RUN = 'A tool call may run the command that is meant.';
/** The same, open where a call runs a command that may be meant: one with the text, or another one than that of the response. */
const orRun = (check: Check, { has, which }: InCommands, negated: boolean): Check => ({
  ...check,
  run: (subject) => {
    const all = commandsRun(subject);
    const result = check.run(subject);
    const isRun = all.some((command) => mayHave(has).test(command));
    const isOther = all.length > 0 && which === 'only' && result.holds !== negated;
    return isRun || isOther ? { holds: 'undecided', reason: RUN } : result;
  },
});

const KINDS = ['shell', 'bash', 'terminal', 'docker', 'git', 'npm', 'kubectl', 'curl', 'cli'];
const SUGGESTED = ['suggested', 'proposed', 'recommended', 'given', 'generated', 'returned'];
const AFTER = ['it suggests', 'it gives', 'it proposes', 'that it suggests', 'suggested', 'in the response', 'given'];

/** Whether a text is a flag, or a command with one, which can stand nowhere but in commands. */
export const isInCommands = (text: string): boolean => /^(?:-{1,2}[a-z]|[a-z]+ -|sudo$|sudo )/iu.test(text);

/** "The suggested command uses sudo", "a command with rm -rf is suggested", "the command has the --dry-run flag" */
export function commandWords(notation: Notation): void {
  notation.words('CommandKind', KINDS);
  notation.words('IsSuggestedCommand', SUGGESTED);
  notation.words('CommandFrom', AFTER);
  const command = 'IsSuggestedCommand? CommandKind? command CommandFrom?';
  const commands = command.replace('command ', 'commands ');
  notation.rule(`TheCommand = ( the | its ) ${command}`);
  notation.rule(`ACommand = ( a | any ) ${command}`);
  notation.rule(`ACommand = ( one of the | any of the ) ${commands}`);
  notation.rule(`NoCommand = no ${command}`);
  notation.rule(`NoCommand = ( none of the | none of its ) ${commands}`);
  notation.rule(`TheCommands = ( the | any of the | its )? ${commands}`);
  notation.words('CommandHas', [
    ...['uses', 'contains', 'includes', 'has', 'passes', 'carries', 'is run with', 'is called with', 'must use'],
    ...['must include', 'must contain', 'must have', 'must be run with', 'should use', 'should include', 'comes with'],
    ...['should be run with', 'is given', 'is invoked with', 'needs', 'requires', 'should have', 'should contain'],
  ]);
  notation.words('CommandLacks', [
    ...each(['does not', 'must not', 'should not'], ['use', 'contain', 'include', 'have', 'pass', 'require', 'need']),
    ...['is run without', 'lacks', 'has no', 'is called without', 'never uses', 'is missing', 'is given without'],
  ]);
  notation.words('CommandsHave', [
    'that use',
    'that contain',
    'that include',
    'that have',
    'with',
    'containing',
    'using',
  ]);
  notation.words('CommandWith', [
    'with',
    'that uses',
    'that contains',
    'containing',
    'that includes',
    'using',
    'that has',
  ]);
  notation.words(
    'SudoHas',
    each(['is', 'must be'], ['prefixed with', 'prefixed by', 'run with']).concat('starts with', 'begins with'),
  );
  notation.words('FlagNoun', ['flag', 'option', 'switch', 'parameter', 'argument']);
  notation.kind('#sudo', (token) =>
    (token.kind === 'word' && token.raw === 'sudo') || (token.kind === 'quoted' && token.text === 'sudo')
      ? 'sudo'
      : undefined,
  );
  notation.kind('#flagletter', (token) =>
    token.kind === 'word' && /^[a-zA-Z]$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.kind('#flagword', (token) =>
    token.kind === 'word' && /^-[a-zA-Z]$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('InCommand = #sudo');
  notation.rule('InCommand = Text', ({ text }: Quoted) => (isInCommands(text) ? text : undefined));
  notation.rule('InCommand = ( the | a | the flag | the option )? Text FlagNoun', ({ text }: Quoted) =>
    /^-{1,2}[a-z]/iu.test(text) ? text : undefined,
  );
  notation.rule('InCommand = ( the flag | the option ) Text', ({ text }: Quoted) =>
    /^-{1,2}[a-z]/iu.test(text) ? text : undefined,
  );
  notation.rule('InCommand = ( the | a )? - #flagletter FlagNoun', (letter: string) => `-${letter}`);
  notation.rule('InCommand = ( the | a )? #flagword FlagNoun', (flag: string) => flag);
  const has = (which: InCommands['which'], text: string): Fact => ({ ask: 'in commands', of: { has: text, which } });
  const only = (text: string): Said => ({ ...has('only', text), names: true, undeniable: true });
  const some = (text: string): Said => ({ ...has('some', text), names: true, undeniable: true });
  const none = (text: string): Said => ({ not: has('some', text), names: true, denies: true });
  notation.rule('Clause = TheCommand CommandHas InCommand', only);
  notation.rule('Clause = TheCommand SudoHas #sudo', only);
  notation.rule(
    'Clause = TheCommand CommandLacks InCommand',
    (text: string): Said => ({ not: has('only', text), names: true, denies: true }),
  );
  notation.rule('Clause = ACommand CommandHas InCommand', (text: string): Said => ({ ...some(text), plainFor: -1 }));
  notation.rule('Clause = ACommand SudoHas #sudo', (text: string): Said => ({ ...some(text), plainFor: -1 }));
  notation.rule('Clause = NoCommand CommandHas InCommand', none);
  notation.rule('Clause = ThereIs InCommand in TheCommands', some);
  notation.rule('Clause = ( there is no | there are no ) InCommand in TheCommands', none);
  notation.words(
    'IsSuggested',
    each(['is', 'gets'], ['suggested', 'given', 'recommended', 'proposed', 'used', 'shown']),
  );
  notation.rule(
    'Clause = ACommand CommandWith InCommand IsSuggested',
    (text: string): Said => ({ ...some(text), plainFor: -1 }),
  );
  notation.words(
    'SuggestsCommand',
    each(['suggests', 'recommends', 'proposes', 'gives', 'offers'], ['a command', 'any command', 'a shell command']),
  );
  notation.words('SuggestsRunning', [
    ...each(['suggests', 'recommends', 'proposes'], ['running', 'using']),
    ...each(['tells the user to', 'asks the user to', 'instructs the user to', 'tells you to'], ['run', 'use']),
  ]);
  notation.words('CommandGiver', [
    'the response',
    'the reply',
    'it',
    'the assistant',
    'the bot',
    'the model',
    'the output',
  ]);
  notation.rule('Clause = CommandGiver SuggestsCommand CommandWith InCommand', some);
  notation.rule(
    'Clause = CommandGiver SuggestsRunning InCommand',
    (text: string): Said => ({ ...some(text), plainFor: -1 }),
  );
  notation.rule('Penalize = TheCommands CommandsHave InCommand', some);
  notation.rule('Penalize = ( any use of | the use of | use of | using | any ) InCommand in TheCommands', some);
}
