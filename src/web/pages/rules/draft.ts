import type { Rule, Settings } from './change.ts';
import { readTags, tagLines } from './tag-lines.ts';

/** A rule as it is typed. */
export interface Draft {
  name: string;
  percent: string;
  service: string;
  /** One tag per line, as in tag-lines.ts. */
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
  tags: tagLines(match.tags),
  agent: match.agent ?? '',
  evaluators: evaluators.map((one) => ({ name: one.name, version: one.version ? String(one.version) : '' })),
  judgments: String(daily_judgments),
  tokens: String(daily_tokens),
});

/** @throws Error for a tag that is not `name:value`, or that is there twice */
export function settingsOf(draft: Draft, paused: boolean): Settings {
  return {
    name: draft.name.trim(),
    paused,
    match: { service: draft.service.trim() || null, tags: readTags(draft.tags), agent: draft.agent.trim() || null },
    sample_percent: Number(draft.percent),
    evaluators: draft.evaluators.map(({ name, version }) => ({ name, version: version ? Number(version) : null })),
    daily_judgments: Number(draft.judgments),
    daily_tokens: Number(draft.tokens),
  };
}
