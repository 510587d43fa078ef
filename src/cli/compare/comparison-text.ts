import type { components } from '../../../generated/openapi.d.ts';
import { differenceText, pointsText } from '../signed-number.ts';

type Schemas = components['schemas'];
type Comparison = Schemas['RunComparison'];
type Criterion = Schemas['CriterionComparison'];
type Difference = Schemas['ComparisonDifference'];

const width = () => Math.min(process.stdout.columns ?? 100, 120);
const cut = (text: string, most: number) => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
};

/** `8 points` of a pass rate, `0.08` of a mean score. Without a sign. */
function amount({ of }: Difference, value: number): string {
  const size = Math.abs(value);
  return of === 'pass_rate' ? String(Math.round(size * 1000) / 10) : size.toFixed(3);
}

const unitOf = ({ of }: Difference) => (of === 'pass_rate' ? ' points' : '');

/** `8 points (3 to 13)`, after a word that says the direction. */
function sizeText(difference: Difference): string {
  const { value, low, high } = difference;
  const [near, far] = low > 0 ? [low, high] : [high, low];
  return `${amount(difference, value)}${unitOf(difference)} (${amount(difference, near)} to ${amount(difference, far)})`;
}

/** `−8 points (−13 to −3)` */
function signedText(difference: Difference): string {
  const { value, low, high } = difference;
  const signed = difference.of === 'pass_rate' ? pointsText : (one: number) => differenceText(one, 3);
  return `${signed(value)}${unitOf(difference)} (${signed(low)} to ${signed(high)})`;
}

/** A verdict in words. */
export function verdictText({ verdict, difference }: Pick<Criterion, 'verdict' | 'difference'>): string {
  const { verdict: word, reason, explanation, more_cases } = verdict;
  if (word === 'better' || word === 'worse') return difference ? `${word} by ${sizeText(difference)}` : word;
  const figures = difference ? ` ${signedText(difference)}` : '';
  const reasonText = explanation.replace(/\.$/, '');
  if (word === 'not_comparable') return `not comparable: ${reasonText}${figures && `; difference${figures}`}`;
  if (reason === 'no_difference') return 'cannot say: both did equally well';
  const more = more_cases === null ? '' : `; about ${more_cases.toLocaleString('en')} more cases would show it`;
  return `cannot say:${figures && `${figures};`} ${reasonText.charAt(0).toLowerCase()}${reasonText.slice(1)}${more}`;
}

/** What became of the cases: how many changed, and why others are left out. */
export function casesText({ counts }: Pick<Criterion, 'counts'>): string {
  const sides = ({ both, only_base, only_candidate }: Schemas['ComparisonSides']) => both + only_base + only_candidate;
  const parts: [number, string][] = [
    [counts.only_base_passed, 'regressed'],
    [counts.only_candidate_passed, 'improved'],
    [counts.missing_in_base, 'only in the candidate'],
    [counts.missing_in_candidate, 'only in the base'],
    [sides(counts.unjudged), 'not judged'],
    [sides(counts.not_applicable), 'not applicable'],
    [counts.repeated, 'with several results'],
    [counts.not_comparable, 'not comparable'],
  ];
  const shown = parts.filter(([count], at) => count > 0 || (at < 2 && counts.compared > 0));
  const compared = `${counts.compared.toLocaleString('en')} compared`;
  return [compared, ...shown.map(([count, what]) => `${count.toLocaleString('en')} ${what}`)].join(', ');
}

const nameOf = ({ evaluator_name, criterion }: Criterion) => evaluator_name ?? criterion ?? '';

/** The comparison for a terminal: the verdicts, then the changed cases. */
export function comparisonText(comparison: Comparison): string {
  const { criteria, base, candidate } = comparison;
  const lines = [`${candidate} compared with ${base}`];
  for (const one of criteria) lines.push('', cut(nameOf(one), width()), `  ${verdictText(one)}`, `  ${casesText(one)}`);
  if (criteria.length !== 1) lines.push('', 'Overall', `  ${verdictText(comparison)}`, `  ${casesText(comparison)}`);
  for (const one of criteria) lines.push(...changesText(one));
  return lines.join('\n');
}

/** How many changed cases of a criterion are printed. */
const mostPrinted = 20;

function changesText(criterion: Criterion): string[] {
  const { changed_cases, more_changed_cases } = criterion;
  if (changed_cases.length === 0) return [];
  const printed = changed_cases.slice(0, mostPrinted).map(({ case: name, agent_name, change, base, candidate }) => {
    const who = [name ?? base.trace_id ?? '', agent_name].filter(Boolean).join(', ');
    return `  ${change.padEnd(9)}  ${score(base.score)} → ${score(candidate.score)}  ${cut(who, width() - 30)}`;
  });
  const more = changed_cases.length - printed.length + more_changed_cases;
  return [
    '',
    `Changed: ${cut(nameOf(criterion), width() - 9)}`,
    ...printed,
    ...(more > 0 ? [`  … and ${more.toLocaleString('en')} more`] : []),
  ];
}

const score = (value: number) => value.toFixed(2);
