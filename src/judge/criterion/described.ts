import type { Check } from '../checks/check.ts';

/** A check in words: "words: fewer than 120, and e-mail addresses: none" */
export function described({ what, asked, parts }: Check): string {
  if (!parts) return `${what}: ${asked}`;
  const each = parts.checks.map((check) => (check.parts ? `(${described(check)})` : described(check)));
  return each.join(`, ${parts.joined} `);
}
