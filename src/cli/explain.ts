import { Command } from 'commander';
import type { components } from '../../generated/openapi.d.ts';
import { createReadCriterion, explain, withExamples } from '../in-process.ts';
import { visibleText } from './visible-text.ts';

type Schemas = components['schemas'];

/** `deemster explain`: shows how a criterion is read. Needs no server, model or data. */
export const explainCommand = (): Command =>
  new Command('explain')
    .description('show how a criterion is read: what code checks, or which words need a model; judges nothing')
    .argument('<criterion>', 'begins with Reward, Penalize, Passes if or Fails if')
    .option('--json', 'print one JSON object')
    .action((criterion: string, { json }: { json?: true }) => {
      const explanation = explain(createReadCriterion()(withExamples(criterion)));
      console.log(json ? JSON.stringify(explanation) : toText(explanation));
    });

function toText({ reading, checks, unrecognised }: Schemas['CriterionExplanation']): string {
  const notUnderstood = unrecognised.map((words) => `  not understood: ${words.replaceAll(/\s+/gu, ' ')}`);
  return visibleText([reading, ...(checks ? linesOf(checks, 1) : []), ...notUnderstood].join('\n'));
}

/** The checks as a tree, one per line. */
function linesOf(check: Schemas['ExplainedCheck'], depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (!('joined' in check)) return [`${indent}${check.what}: ${check.asked} (${check.name})`];
  return [
    `${indent}${check.joined === 'and' ? 'all of' : 'one of'}`,
    ...check.checks.flatMap((one) => linesOf(one, depth + 1)),
  ];
}
