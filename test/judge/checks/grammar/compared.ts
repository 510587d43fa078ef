import type { Check } from '../../../../src/judge/checks/check.ts';
import { runCheck } from '../../../../src/judge/checks/check.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { type GoldenLine, SUBJECTS } from '../golden/golden.ts';
import { DECIDED_BETTER } from './decided-better.ts';
import { notation, readNew, readOld } from './readers.ts';

/** `same`: the same notation. `alike`: another notation, with the same scores on all samples. */
export type Kind = 'same' | 'alike' | 'different' | 'onlyOld' | 'onlyNew' | 'neither' | 'trap' | 'undecided';

const better = new Set(Object.values(DECIDED_BETTER).flat());

/** The scores of all samples; "-" where the check leaves one to a model. */
export function scores(text: string, check: Check): string {
  const criterion = parseCriterion(text);
  return SUBJECTS.map((subject) => {
    const said = runCheck(check, criterion, subject);
    return 'undecided' in said ? '-' : String(said.score === null ? null : Math.round(said.score * 1000) / 1000);
  }).join(' ');
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
