import { Command, InvalidArgumentError, Option } from 'commander';
import { print } from './output-file.ts';
import { addService } from './service-option.ts';

interface Options {
  url?: string;
  evaluatorVersion?: number;
  judge?: string;
  threshold?: number;
  since?: string;
  until?: string;
  freeze?: true;
  json?: true;
}

/** `deemster report-card`: how good an evaluator's judge is, and the pass rate without its errors. */
export function reportCardCommand(): Command {
  const command = new Command('report-card')
    .description("show how good an evaluator's judge is against people's labels, and the pass rate without its errors")
    .argument('<name>', "the evaluator's name")
    .addOption(new Option('--evaluator-version <number>', 'version (default: the newest)').argParser(wholeNumber))
    .option('--judge <judge>', 'judge, such as openai:gpt-5-mini (default: that of the newest evaluation)')
    .addOption(new Option('--threshold <score>', 'lowest score that passes, 0 to 1 (default: 0.5)').argParser(share))
    .option('--since <date>', 'only evaluations made at or after this time')
    .option('--until <date>', 'only evaluations made before this time')
    .option('--freeze', 'first freeze the labelled responses as anchors, which show whether the judge changes')
    .option('--json', 'print the report card as JSON');
  return addService(command).action(async (name: string, { url, json, freeze, ...options }: Options) => {
    const { called, connect } = await import('./service-client.ts');
    const { evaluatorVersion: version, since: startDate, until: endDate, judge, threshold } = options;
    const service = await connect(url);
    if (freeze) await called(service, ({ evaluators }) => evaluators.freezeAnchors(name));
    const card = await called(service, ({ evaluators }) =>
      evaluators.reportCard(name, { version, judge, threshold, startDate, endDate }),
    );
    const { screenOf } = await import('./report-card-screen.ts');
    await print([json ? `${JSON.stringify(card, null, 2)}\n` : screenOf(card)]);
  });
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a number such as 2.');
  return Number(text);
}

function share(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new InvalidArgumentError('Give a number from 0 to 1.');
  return value;
}
