import { Command, InvalidArgumentError, Option } from 'commander';
import type { components } from '../../../generated/openapi.d.ts';
import { connect, faultLine } from '../service-client.ts';
import { UsageError } from '../usage-error.ts';
import { visibleText } from '../visible-text.ts';
import { compareFiles } from './compare-files.ts';
import { comparisonText } from './comparison-text.ts';
import { codeOf, comparedNothing, type Gate, gates, nothingCompared, otherJudges } from './gate.ts';

type Comparison = components['schemas']['RunComparison'];

interface Options {
  threshold: number;
  failOn: Gate;
  url?: string;
  json?: true;
}

/** `deemster compare`: two files of results, or two runs of a service, over the same cases. */
export const compareCommand = (): Command =>
  new Command('compare')
    .description('compare two files of results, or two runs of a service, over the same cases')
    .argument('<base>', 'a file that "deemster evaluate" wrote; with --url the name of a run')
    .argument('<candidate>', 'what is compared with it')
    .option('--threshold <score>', 'the lowest score that passes, 0 to 1', readThreshold, 0.5)
    .addOption(
      new Option(
        '--fail-on <verdict>',
        'worse: exit with 1 if it is worse; regressed: also if any case regressed; cannot-say: with 4 if nothing can be said',
      )
        .choices(gates)
        .default('worse'),
    )
    .option('--url <url>', 'compare runs of the service at this address, with the key in DEEMSTER_API_KEY')
    .addOption(new Option('--server <url>', 'the same').hideHelp())
    .on('option:server', function (this: Command, url: string) {
      this.setOptionValueWithSource('url', url, 'cli');
    })
    .option('--json', 'print one JSON object')
    .action(async (base: string, candidate: string, { threshold, failOn, url, json }: Options) => {
      const comparison =
        url === undefined
          ? await compareFiles(base, candidate, threshold, warn)
          : await compareOnService(url, base, candidate, threshold);
      console.log(json ? JSON.stringify(comparison) : visibleText(comparisonText(comparison)));
      if (comparison.compares === 'judges') warn(otherJudges);
      else if (comparedNothing(comparison)) warn(nothingCompared);
      process.exitCode = codeOf(comparison, failOn);
    });

const warn = (sentence: string) => console.error(`deemster: ${visibleText(sentence)}`);

function readThreshold(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new InvalidArgumentError('It is a number from 0 to 1.');
  return value;
}

async function compareOnService(url: string, base: string, candidate: string, threshold: number): Promise<Comparison> {
  const service = await connect(url);
  try {
    return await service.client.compareRuns(base, candidate, { threshold });
  } catch (error) {
    throw new UsageError(faultLine(error, service));
  }
}
