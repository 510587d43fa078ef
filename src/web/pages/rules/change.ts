import type { Schemas } from '../../api/client.ts';

export type Rule = Schemas['Rule'];
/** What somebody sets of a rule. */
export type Settings = Omit<Rule, 'today'>;

/** What a page does to one rule. */
export interface Change {
  name: string;
  /** The rule as the page knows it; undefined: a new one. */
  before: Rule | undefined;
  /** Null deletes it. */
  after: Settings | null;
}

/** Somebody else has changed the same rule meanwhile. */
export class RuleConflict extends Error {}

export const settingsIn = ({ today: _today, ...settings }: Rule): Settings => settings;

/**
 * The rules that are stored, with this change. The others stay as they are.
 * @throws RuleConflict if the change would undo what somebody else did to the same rule; Error if a new one has no free name
 */
export function changed(rules: readonly Rule[], { name, before, after }: Change): Settings[] {
  const all = rules.map(settingsIn);
  const there = all.find((one) => one.name === name);
  if (!before) {
    if (there) throw new Error(`There is a rule ${name} already. Choose another name.`);
    return after ? [...all, after] : all;
  }
  if (!there) {
    if (after) throw new RuleConflict(`Somebody else has deleted the rule ${name} meanwhile.`);
    return all;
  }
  const fields = differences(settingsIn(before), there);
  if (fields.length > 0)
    throw new RuleConflict(`Somebody else has changed the rule ${name} meanwhile: ${fields.join('; ')}.`);
  return all.flatMap((one) => (one.name === name ? (after ?? []) : one));
}

const words: Record<Exclude<keyof Settings, 'name'>, string> = {
  paused: 'paused',
  match: 'which traces match',
  sample_percent: 'the share in percent',
  evaluators: 'the evaluators',
  daily_judgments: 'judgments per day',
  daily_tokens: 'tokens per day',
};

/** Which settings differ, and what they are now. */
const differences = (before: Settings, now: Settings): string[] =>
  (Object.keys(words) as (keyof typeof words)[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
    .map((name) => `${words[name]} is now ${JSON.stringify(now[name])}`);
