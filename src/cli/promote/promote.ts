import { Command, InvalidArgumentError, Option } from 'commander';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { addService } from '../service-option.ts';
import type { PromoteOptions } from './promotion.ts';

/** `deemster promote`: replays a candidate on labelled cases, and lets it serve only if it is better. */
export function promoteCommand(): Command {
  const command = new Command('promote')
    .description(
      "replay a new version of an evaluator, or the service's new judge, on labelled cases; promote it if it is better",
    )
    .argument('<name>', "the evaluator's name")
    .option('--criterion <criterion>', 'the new wording; needs --keep-labels')
    .option('--keep-labels', "the new wording means the same, so people's labels hold for it too")
    .addOption(
      new Option('--model-core <core>', 'the new model core').choices(contract.components.schemas.ModelCore.enum),
    )
    .option('--base-judge <judge>', 'compare with the stored verdicts of this judge, such as openai:gpt-5-mini')
    .addOption(new Option('--threshold <score>', 'lowest score that passes, 0 to 1 (default: 0.5)').argParser(share))
    .addOption(
      new Option('--max-cases <number>', 'replay at most this many cases (default: 200)').argParser(wholeNumber),
    )
    .addOption(new Option('--max-tokens <number>', 'spend at most this many tokens').argParser(wholeNumber))
    .addOption(
      new Option('--candidate <id>', 'continue with this candidate').conflicts(['criterion', 'modelCore', 'maxCases']),
    )
    .option('--accept-cannot-say', 'also promote it if nothing can be said')
    .option('--dry-run', 'only show how many cases there are, and what they cost')
    .option('--yes', 'begin without asking')
    .option('--json', 'print the candidate as JSON')
    .addHelpText(
      'after',
      `
Without --criterion and --model-core, the version that serves is replayed under the judge and prompt that the service has now:
that says whether a change of the judge may stay, and promotes nothing.

Exit codes:
  0  promoted; or the new judge is better
  1  refused as worse
  2  wrong usage
  3  too many cases could not be judged
  4  nothing can be said`,
    );
  return addService(command).action(async (name: string, options: PromoteOptions) => {
    const { promote } = await import('./promotion.ts');
    process.exitCode = await promote(name, options);
  });
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a number such as 200.');
  return Number(text);
}

function share(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new InvalidArgumentError('Give a number from 0 to 1.');
  return value;
}
