import type { Schemas } from '../../api/client.ts';

/** Why an evaluator of a rule judges nothing; undefined: it judges. Only the newest version's criterion is known here. */
export function whyNotJudging(
  { name, version }: Schemas['RuleEvaluator'],
  known: readonly Pick<Schemas['Evaluator'], 'name' | 'version' | 'evaluation_criteria'>[],
): string | undefined {
  const found = known.find((one) => one.name === name);
  if (!found) return 'deleted';
  if (version !== null && version !== undefined && version > found.version) return 'version deleted';
  const isNewest = version === null || version === undefined || version === found.version;
  return isNewest && hasPlaceholders(found) ? 'has placeholders' : undefined;
}

/** As the service reads them: `{{name}}` without a backslash before it. */
export const hasPlaceholders = ({ evaluation_criteria }: Pick<Schemas['Evaluator'], 'evaluation_criteria'>): boolean =>
  [...evaluation_criteria.matchAll(/(\\?)\{\{\s*[^{}\n]+?\s*\}\}/gu)].some(([, backslash]) => !backslash);
