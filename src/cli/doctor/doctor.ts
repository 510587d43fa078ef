import { Command } from 'commander';
import type { Config } from '../../config.ts';
import { checkJudges, costOf, createReadCriterion, fitnessOf } from '../../in-process.ts';
import { fieldsOf, noModel } from '../judge-check.ts';
import { addSettings, configOf, judgeSettings } from '../settings.ts';
import { UsageError } from '../usage-error.ts';
import { announcementOf, judgesOf, paidHosts } from './announcement.ts';
import { doctorProgress } from './doctor-progress.ts';
import { jsonOf, screenOf } from './screen.ts';

interface Options {
  json?: true;
  yes?: true;
}

/** The exit code of each result. */
const CODES = { fit: 0, warning: 4, unfit: 3 } as const;

/** `deemster doctor`: whether the configured judges are fit to decide. */
export const doctorCommand = (): Command =>
  addSettings(
    new Command('doctor')
      .description('judge a set of fixed cases, and print whether each configured judge is fit')
      .option('--json', 'print one JSON object per judge')
      .option('--yes', 'make calls that may cost money, too'),
    judgeSettings,
  )
    .addHelpText(
      'after',
      '\nExit codes:\n  0  every judge is fit\n  2  wrong usage\n  3  a judge is not fit\n  4  fit, with warnings',
    )
    .action(async (options: Options, command: Command) => {
      process.exitCode = await examineAndPrint(await configOf(command), options);
    });

async function examineAndPrint(config: Config, { json, yes }: Options): Promise<number> {
  const judges = judgesOf(config);
  if (judges.length === 0) throw new UsageError(noModel());
  const cost = await costOf(createReadCriterion());
  console.error(announcementOf(judges.length, cost));
  const paid = paidHosts(config);
  if (paid.length > 0) {
    console.error(`deemster: The calls go to ${paid.join(' and ')}, and may cost money.`);
    if (!yes) throw new UsageError('No call was made. Add --yes to make them.');
  }
  using progress = doctorProgress(judges.length);
  const reports = await checkJudges(config, progress.step);
  progress.stop();
  const found = reports.map((report) => ({
    report,
    fitness: fitnessOf(report, report.examination, config.timeoutSeconds),
  }));
  console.log(
    found
      .map(({ report, fitness }) =>
        json
          ? JSON.stringify({ ...fieldsOf(report), ...jsonOf(report.examination, fitness) })
          : screenOf(report, fitness),
      )
      .join(json ? '\n' : '\n\n'),
  );
  const grades = found.map(({ fitness }) => fitness.grade);
  return CODES[grades.includes('unfit') ? 'unfit' : grades.includes('warning') ? 'warning' : 'fit'];
}
