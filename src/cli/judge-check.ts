import type { Config } from '../config.ts';
import { checkJudges, noModelConfigured } from '../in-process.ts';
import type { JudgeError } from '../judge/judge-error.ts';
import { keysMask } from '../judges.ts';
import { faultText } from './fault-text.ts';
import { repliesText } from './unusable-replies.ts';
import { UsageError } from './usage-error.ts';

export type Report = Awaited<ReturnType<typeof checkJudges>>[number];

/**
 * Checks every configured judge and prints the findings per judge.
 * @returns 0 when every judge works, 3 when one does not
 * @throws UsageError when no judge is configured
 */
export async function checkAndPrint(config: Config, { json, debug }: { json?: true; debug?: true }): Promise<number> {
  if (Object.keys(config.judges).length === 0) throw new UsageError(noModel());
  const reports = await checkJudges(config);
  console.log(json ? reports.map(jsonOf).join('\n') : reports.map(textOf).join('\n\n'));
  const mask = keysMask(config);
  for (const { judge, fault } of reports)
    if (debug && fault && fault.replies.length > 0) console.error(repliesText(judge, fault.replies, mask));
  return reports.every(({ fault }) => fault === null) ? 0 : 3;
}

export const noModel = (): string => noModelConfigured('--judge or DEEMSTER_JUDGE').replace(/^n/, 'N');

const jsonOf = (report: Report): string => JSON.stringify(fieldsOf(report));

/** What is found, as it is printed in JSON. */
export const fieldsOf = (report: Report) => ({
  judge: report.judge,
  model_cores: report.cores,
  address: report.address,
  reachable: report.reachable,
  key_accepted: report.keyAccepted,
  model_known: report.modelKnown,
  structured_output: report.structuredOutput,
  reply_kept_form: report.keptForm,
  left_out: report.leftOut,
  probabilities: report.probabilities,
  window: report.window,
  latency_ms: report.latency,
  error: report.fault && faultOf(report.fault),
});

const yesOrNo = (value: boolean | null): string => (value === null ? UNKNOWN : value ? 'yes' : 'no');
const UNKNOWN = 'not known';

const STRUCTURED: Record<NonNullable<Report['structuredOutput']>, string> = {
  json_schema: 'JSON schema taken',
  tool_call: 'JSON schema not taken; asked for as a tool call instead',
  json_object: 'JSON schema not taken; asked for as a JSON object instead',
  grammar: 'yes, by a grammar',
  words: 'not taken; asked for in words instead',
};

/** What the reply showed about structured output. A model can follow the form without being forced to. */
function seenOf({ structuredOutput, keptForm }: Report): string[] {
  if (keptForm === null || structuredOutput === 'grammar') return [];
  if (keptForm) return ['the reply kept to it'];
  const canBeEnforced = structuredOutput === 'json_schema' || structuredOutput === 'tool_call';
  return [`the reply did not keep to it${canBeEnforced ? ', so the server seems not to enforce it' : ''}`];
}

const PROBABILITIES: Record<string, string> = {
  true: 'yes',
  false: 'no; a Reward or Penalize score takes three samples instead',
  null: UNKNOWN,
};

/** The findings of a check, in the order in which they are printed. */
const LINES: Record<string, (report: Report) => string> = {
  reachable: ({ address, reachable }) => (address === null ? 'no server is needed' : yesOrNo(reachable)),
  'key accepted': ({ address, keyAccepted }) => (address === null ? 'no key is needed' : yesOrNo(keyAccepted)),
  'model known': ({ modelKnown, isListed, listed }) => {
    if (isListed !== false) return yesOrNo(modelKnown);
    return modelKnown ? "yes, although the server's list does not have it" : `no; the server lists ${listed}`;
  },
  'structured output': (report) => {
    const { structuredOutput, leftOut } = report;
    if (structuredOutput === null) return UNKNOWN;
    return [STRUCTURED[structuredOutput], ...seenOf(report), ...leftOut.map((field) => `${field} not taken`)].join(
      '; ',
    );
  },
  probabilities: ({ probabilities }) => PROBABILITIES[String(probabilities)]!,
  window: ({ window }) =>
    window === null
      ? `${UNKNOWN}; DEEMSTER_JUDGE_WINDOW sets it for a server that cuts long prompts`
      : `${window.toLocaleString('en')} tokens`,
  latency: ({ latency }) => (latency === null ? UNKNOWN : `${latency.toLocaleString('en')} ms`),
};

export function textOf(report: Report): string {
  const { judge, address, cores, isEveryCore, fault } = report;
  const width = Math.max(...Object.keys(LINES).map(({ length }) => length)) + 2;
  return [
    [judge, ...(address === null ? [] : [`at ${address}`])].join(' '),
    `  ${'model cores'.padEnd(width)}${isEveryCore ? 'all' : cores.join(', ')}`,
    ...Object.entries(LINES).map(([name, line]) => `  ${name.padEnd(width)}${line(report)}`),
    ...(fault ? [`  ${'no judgment'.padEnd(width)}${faultOf(fault)}`] : []),
  ].join('\n');
}

/** Without the advice to run this command. */
const faultOf = (fault: JudgeError): string =>
  faultText(fault).replace('; `deemster judge check` lists some that it has', '');
