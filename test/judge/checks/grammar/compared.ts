import type { Check } from '../../../../src/judge/checks/check.ts';
import { runCheck } from '../../../../src/judge/checks/check.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { type GoldenLine, SUBJECTS } from '../golden/golden.ts';
import { ADDED } from './added/index.ts';
import { CONVERSATIONS } from './conversations.ts';
import { DECIDED_BETTER } from './decided-better.ts';
import { notation, readNew, readOld } from './readers.ts';

/**
 * `same`: the same notation. `alike`: another notation, with the same scores on all samples. `inConversation`: another score in a
 * conversation with earlier turns or tool calls; `worded`: the same scores, another explanation.
 */
export type Kind =
  | 'same'
  | 'alike'
  | 'different'
  | 'onlyOld'
  | 'onlyNew'
  | 'neither'
  | 'trap'
  | 'undecided'
  | 'inConversation'
  | 'worded';

const better = new Set([
  ...Object.values(DECIDED_BETTER).flat(),
  ...Object.values(ADDED).flatMap(({ decided }) => Object.keys(decided)),
]);

/** The scores of all samples; "-" where the check leaves one to a model. */
export function scores(text: string, check: Check): string {
  const criterion = parseCriterion(text);
  return SUBJECTS.map((subject) => {
    const said = runCheck(check, criterion, subject);
    return 'undecided' in said ? '-' : String(said.score === null ? null : Math.round(said.score * 1000) / 1000);
  }).join(' ');
}

/** What a check says of every conversation, in full. */
export function said(text: string, check: Check): string[] {
  const criterion = parseCriterion(text);
  return CONVERSATIONS.map((subject) => {
    const found = runCheck(check, criterion, subject);
    return 'undecided' in found ? '-' : `${found.score} ${found.explanation}`;
  });
}

/** Compares both readers over criteria. */
export function compared(golden: readonly GoldenLine[]) {
  const lines: Record<Kind, string[]> = {
    same: [],
    alike: [],
    different: [],
    onlyOld: [],
    onlyNew: [],
    neither: [],
    trap: [],
    undecided: [],
    inConversation: [],
    worded: [],
  };
  const times: number[] = [];
  for (const { criterion, expect, reading, scores: expected } of golden) {
    if (expect === 'refused') continue;
    const began = performance.now();
    const read = readNew(criterion);
    times.push(performance.now() - began);
    const what = JSON.stringify(read.form);
    if (expect === 'model') {
      lines[!read.form ? 'neither' : better.has(criterion) ? 'onlyNew' : 'trap'].push(`${criterion}\n      ${what}`);
      continue;
    }
    const why = read.isOpen
      ? 'open'
      : read.forms.length > 1
        ? `${read.forms.length} meanings: ${read.forms.map((form) => JSON.stringify(form)).join(' | ')}`
        : 'not read';
    if (!read.form) lines.onlyOld.push(`${criterion}   [${why}]`);
    else if (!read.check) lines.undecided.push(`${criterion}\n      ${what}`);
    else {
      const old = readOld(criterion);
      const isSame = old && notation(old) === notation(read.check);
      const found = scores(criterion, read.check);
      const [before, after] = [old ? said(criterion, old) : [], said(criterion, read.check)];
      const scoreOf = (one: string | undefined) => one?.split(' ', 1)[0];
      const at = before.findIndex((one, index) => scoreOf(one) !== scoreOf(after[index]));
      if (at >= 0) lines.inConversation.push(`${criterion}\n      ${at}: ${before[at]}\n      ${at}: ${after[at]}`);
      const words = before.findIndex((one, index) => one !== after[index]);
      if (at < 0 && words >= 0) lines.worded.push(`${criterion}\n      ${before[words]}\n      ${after[words]}`);
      const kind = found !== expected ? 'different' : isSame ? 'same' : 'alike';
      lines[kind].push(
        `${criterion}\n      was ${reading}\n      is  ${notation(read.check)}${kind === 'different' ? `\n      ${expected}\n      ${found}` : ''}`,
      );
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]! * 100) / 100;
  return {
    lines,
    counts: Object.fromEntries(Object.entries(lines).map(([kind, all]) => [kind, all.length])),
    times: { median: at(0.5), p99: at(0.99), worst: at(1) },
  };
}
