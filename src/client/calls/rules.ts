import type { RuleList } from '../contract.ts';
import type { CallOptions, ReplaceRulesOptions, RuleSettings } from '../options.ts';
import type { Transport } from '../transport/transport.ts';
import { checkNames } from './known-options.ts';
import { has } from './responses.ts';

export async function getRules(transport: Transport, call: CallOptions): Promise<RuleList> {
  const { data } = await transport.call((api, sending) => api.GET('/api/v1/rules', { ...sending }), {
    ...call,
    isExpected: has('rules'),
  });
  return data;
}

/** @throws TypeError for an unknown option or setting */
export async function replaceRules(
  transport: Transport,
  rules: readonly RuleSettings[],
  options: ReplaceRulesOptions,
): Promise<RuleList> {
  checkNames('replaceRules', options);
  const { expectedRevision, ...call } = options;
  const body = { rules: rules.map(wireRule), expected_revision: expectedRevision };
  const { data } = await transport.call((api, sending) => api.PUT('/api/v1/rules', { body, ...sending }), {
    ...call,
    isExpected: has('rules'),
  });
  return data;
}

function wireRule(rule: RuleSettings) {
  checkNames('A rule', rule);
  const { name, paused, match, samplePercent, evaluators, dailyJudgments, dailyTokens } = rule;
  return {
    name,
    paused,
    match,
    sample_percent: samplePercent,
    evaluators: evaluators.map((one) => (typeof one === 'string' ? { name: one } : one)),
    daily_judgments: dailyJudgments,
    daily_tokens: dailyTokens,
  };
}
