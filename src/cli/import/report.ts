import { join } from 'node:path';
import { count } from '../database.ts';
import { shellWord } from '../shell-word.ts';
import { visibleText } from '../visible-text.ts';
import type { Forgiven } from './forgiven.ts';
import type { LeftOut } from './imported.ts';
import type { Outcome } from './outcome.ts';

/** Places that are named of each kind that is left out. */
const MOST_PLACES = 5;

/** What was imported and what was not, as JSON. */
export const reportJson = (folder: string, files: string[], outcome: Outcome, forgiven: Forgiven[]): object => ({
  folder,
  files,
  rows: outcome.rows.length,
  unanswered: outcome.unanswered,
  evaluators: outcome.evaluators.map(({ name, sentence, isExact, description }) => ({
    name,
    evaluation_criteria: sentence,
    decided_by: isExact ? 'check' : 'model',
    description,
  })),
  cases: outcome.cases.length,
  exact_cases: outcome.cases.filter(({ isExact }) => isExact).length,
  labels: outcome.labels.length,
  left_out: outcome.leftOut,
  forgiven,
});

/** The same for a person. */
export function reportText(folder: string, files: string[], outcome: Outcome, forgiven: Forgiven[]): string {
  const { rows, unanswered, evaluators, cases, labels, leftOut } = outcome;
  const what: Record<string, string> = {
    'rows.jsonl': unanswered === rows.length ? count(rows.length, 'question') : count(rows.length, 'answer'),
    'evaluators.yaml': `${count(evaluators.length, 'evaluator')} for all of them (${kinds(evaluators)})`,
    'cases.jsonl': `${count(cases.length, 'line')} with a sentence of their own (${kinds(cases)})`,
    'labels.jsonl': `${count(labels.length, 'label')} by people`,
  };
  const width = Math.max(...files.map((name) => name.length));
  const lines = [
    `Imported into ${folder}:`,
    ...files.map((name) => `  ${name.padEnd(width)}  ${what[name]}`),
    ...leftOutLines(leftOut),
    ...forgivenLines(forgiven),
    ...nextLines(folder, files, outcome),
  ];
  return visibleText(lines.join('\n'));
}

function forgivenLines(forgiven: readonly Forgiven[]): string[] {
  if (forgiven.length === 0) return [];
  return ['Forgiven:', ...forgiven.map(({ what, became, count: all }) => `  ${all} × ${what}: ${became}`)];
}

function kinds(all: { isExact: boolean }[]): string {
  const exact = all.filter(({ isExact }) => isExact).length;
  return `${exact} decided by code, ${all.length - exact} by a model`;
}

/** The same reason once, with the places. */
export function leftOutLines(leftOut: readonly LeftOut[]): string[] {
  if (leftOut.length === 0) return ['Nothing was left out.'];
  const groups = Map.groupBy(leftOut, ({ what, why }) => `${what}: ${why}`);
  return [
    `Left out: ${leftOut.length}`,
    ...[...groups].map(([reason, all]) => {
      const places = [...new Set(all.map(({ where }) => where))];
      const more = places.length > MOST_PLACES ? `, and ${places.length - MOST_PLACES} more` : '';
      return `  ${all.length} × ${reason.replace(/\.$/, '')}. (${places.slice(0, MOST_PLACES).join('; ')}${more})`;
    }),
  ];
}

function nextLines(folder: string, files: string[], { unanswered, evaluators }: Outcome): string[] {
  if (unanswered > 0)
    return [`These questions have no answers yet. Add "output" to each line, or append the answer to its "messages".`];
  const path = (name: string) => shellWord(join(folder, name));
  const judged = [
    ...(evaluators.length > 0
      ? [`  deemster evaluate ${path('rows.jsonl')} --evaluators ${path('evaluators.yaml')}`]
      : []),
    ...(files.includes('cases.jsonl') ? [`  deemster evaluate ${path('cases.jsonl')}`] : []),
  ];
  const drafts = evaluators.filter(({ description }) => description?.startsWith('Draft')).length;
  return [
    ...(drafts > 0 ? [`Drafts among the evaluators: ${drafts}. Reword them before you rely on them.`] : []),
    ...(judged.length > 0 ? ['Next:', ...judged] : []),
  ];
}
