import type { Rule, Settings } from './stored.ts';

/** A rule as it is typed. */
export interface Draft {
  name: string;
  percent: string;
  service: string;
  /** One `key:value` per line. */
  tags: string;
  agent: string;
  /** The version is '' for the newest. */
  evaluators: { name: string; version: string }[];
  judgments: string;
  tokens: string;
}

export const emptyDraft = (evaluator: string): Draft => ({
  ...{ name: '', percent: '10', service: '', tags: '', agent: '' },
  ...{ evaluators: [{ name: evaluator, version: '' }], judgments: '1000', tokens: '1000000' },
});

export const draftOf = ({ name, sample_percent, match, evaluators, daily_judgments, daily_tokens }: Rule): Draft => ({
  name,
  percent: String(sample_percent),
  service: match.service ?? '',
  tags: Object.entries(match.tags)
    .map(([key, value]) => `${key}:${value}`)
    .join('\n'),
  agent: match.agent ?? '',
  evaluators: evaluators.map((one) => ({ name: one.name, version: one.version ? String(one.version) : '' })),
  judgments: String(daily_judgments),
  tokens: String(daily_tokens),
});

/** @throws Error for a tag that is not `key:value` */
export function settingsOf(draft: Draft, paused: boolean): Settings {
  const lines = draft.tags.split('\n').filter((line) => line.trim() !== '');
  const wrong = lines.find((line) => line.indexOf(':') < 1);
  if (wrong !== undefined) throw new Error(`Write the tag “${wrong.trim()}” as name:value.`);
  const tags = lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]);
  return {
    name: draft.name.trim(),
    paused,
    match: { service: draft.service.trim() || null, tags: Object.fromEntries(tags), agent: draft.agent.trim() || null },
    sample_percent: Number(draft.percent),
    evaluators: draft.evaluators.map(({ name, version }) => ({ name, version: version ? Number(version) : null })),
    daily_judgments: Number(draft.judgments),
    daily_tokens: Number(draft.tokens),
  };
}
