import { median } from '../report.ts';
import { CASES, type Case, type GateModel, startGateModel } from './gate-model.ts';
import { gateTools, type Places, type Tool } from './gate-tools.ts';
import type { NameServer } from './name-server.ts';
import { JUNIT, type Ran, runTool } from './run-tool.ts';

const rounds = 5;

export interface Gate {
  name: string;
  kind: Tool['kind'];
  /** Names that were looked up by the exact check with default settings. */
  hosts: string[];
  /** The same with telemetry and update checks turned off (Tool.quiet). */
  hostsWhenQuiet: string[];
  /** The files that contain the conversation afterwards. */
  keeps: string[];
  /** Median seconds of the exact check, with telemetry turned off. */
  seconds: number;
  cases: Record<Case, Outcome>;
}

export interface Outcome {
  code: number | undefined;
  seconds: number;
  /** Its category in the JUnit file. */
  junit: 'passed' | 'failure' | 'error' | undefined;
  /** The score that a library returns; undefined if it throws. */
  score: number | undefined;
  /** The end of what it printed. */
  output: string;
}

/** The results of every gate, and of every library's judge, for the same answer. */
export async function measureGates(places: Places, names: NameServer): Promise<Gate[]> {
  using model = await startGateModel();
  const help = await runTool({ words: [...places.deemster, 'evaluate', '--help'], files: {} });
  const tools = gateTools(places, help.stdout.includes('--junit'));
  const gates = [];
  for (const tool of tools) gates.push(await measure(tool, model, names));
  // In turns, because the machine's other load changes.
  const times = tools.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, tool] of tools.entries())
      times[index]!.push(passed(tool, await runTool(tool.exact, tool.quiet)).seconds);
  return gates.map((gate, index) => ({ ...gate, seconds: median(times[index]!) }));
}

async function measure(tool: Tool, model: GateModel, names: NameServer): Promise<Omit<Gate, 'seconds'>> {
  console.log(`Running ${tool.name}.`);
  names.take();
  const { keeps } = passed(tool, await runTool(tool.exact));
  const hosts = names.take();
  passed(tool, await runTool(tool.exact, tool.quiet));
  const hostsWhenQuiet = names.take();
  const cases = {} as Gate['cases'];
  for (const which of CASES) {
    const ran = await runTool(tool.judged(model.url(tool.name, which), JUNIT), tool.quiet);
    cases[which] = outcome(tool, ran);
    if (model.takeCount() === 0)
      throw new Error(`${tool.name} did not ask the model that ${which}: ${ran.stdout}${ran.stderr}`);
  }
  assertJudges(tool, cases);
  return { name: tool.name, kind: tool.kind, hosts, hostsWhenQuiet, keeps, cases };
}

/** A measurement is valid only if the exact check passes. */
function passed(tool: Tool, ran: Ran): Ran {
  if (ran.code !== 0)
    throw new Error(`${tool.name}: the exact check ended with ${ran.code}: ${ran.stdout}${ran.stderr}`);
  return ran;
}

/** The fault rows are valid only for a tool that follows the model's verdicts. */
function assertJudges({ name, kind }: Tool, { yes, no }: Gate['cases']): void {
  const judges = kind === 'library' ? yes.score === 1 && no.score === 0 : yes.code === 0 && no.code !== 0;
  if (!judges) throw new Error(`${name} does not judge as its model does: ${yes.output}\n${no.output}`);
}

function outcome({ kind }: Tool, { code, seconds, junit, stdout, stderr }: Ran): Outcome {
  const counted = junit && (/<error[ >]/.test(junit) ? 'error' : /<failure[ >]/.test(junit) ? 'failure' : 'passed');
  const score = kind === 'library' && code === 0 ? Number(stdout) : undefined;
  return { code, seconds, junit: counted || undefined, score, output: `${stdout}${stderr}`.trim().slice(-2000) };
}
