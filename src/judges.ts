import { type Config, ConfigError } from './config.ts';
import type { RunChecks } from './judge/checks/thread/off-thread.ts';
import type { ReadCriterion } from './judge/criterion/compiled-criterion.ts';
import { isLightning } from './judge/criterion/criterion.ts';
import { createJudge, type Judge } from './judge/judge.ts';
import type { JudgeModel } from './judge/model/ask.ts';
import { anthropicProvider } from './judge/providers/anthropic/anthropic.ts';
import { ggufProvider } from './judge/providers/gguf/gguf.ts';
import { secretsMask } from './judge/providers/http/secrets.ts';
import { openaiProvider } from './judge/providers/openai/openai.ts';
import type { InspectableProvider } from './judge/providers/provider.ts';
import type { ModelCore } from './judge/verdict.ts';
import type { JudgeSetting } from './setting-values.ts';

/**
 * The judge, and the provider behind each configured model.
 * @param prepared Wraps each provider first.
 */
export function judgesOf(
  config: Config,
  {
    prepared = (provider) => provider,
    ...parts
  }: {
    prepared?: (provider: InspectableProvider) => InspectableProvider;
    readCriterion?: ReadCriterion;
    runChecks?: RunChecks;
  } = {},
): {
  judge: Judge;
  modelFor: (core: ModelCore) => JudgeModel | undefined;
  providers: Map<string, InspectableProvider>;
} {
  const { judges, openaiBaseUrl, anthropicBaseUrl, judgeReasoning } = config;
  // Cores with the same model share its provider, and thereby what the provider has learnt about its server.
  const providers = new Map<string, InspectableProvider>();
  for (const setting of Object.values(judges))
    if (!providers.has(nameOf(setting)))
      providers.set(nameOf(setting), prepared(PROVIDER[setting.kind](setting.model, config)));
  // Reasoning helps large models a little and hurts small ones (judging.md, 2); a lightning core should be fast.
  const isLarge = ({ kind }: JudgeSetting) =>
    kind !== 'gguf' && (kind === 'openai' ? openaiBaseUrl : anthropicBaseUrl) === undefined;
  const modelFor = (core: ModelCore): JudgeModel | undefined => {
    const setting = judges[core];
    if (!setting) return undefined;
    const reasoning = judgeReasoning ?? (isLarge(setting) && !isLightning(core));
    return { provider: providers.get(nameOf(setting))!, reasoning };
  };
  const judge = createJudge({ ...parts, modelFor });
  return { judge, modelFor, providers };
}

const keyless = (prefix: string, maker: string) =>
  `${prefix}_API_KEY must be set for a judge at ${maker}. For another server, set ${prefix}_BASE_URL.`;

const PROVIDER: Record<JudgeSetting['kind'], (model: string, config: Config) => InspectableProvider> = {
  openai(model, { openaiBaseUrl: baseURL, openaiApiKey: apiKey, judgeWindow: window }) {
    if (baseURL === undefined && apiKey === undefined) throw new ConfigError(keyless('OPENAI', 'OpenAI'));
    return openaiProvider({ model, baseURL, apiKey, window });
  },
  anthropic(model, { anthropicBaseUrl: baseURL, anthropicApiKey: apiKey, judgeWindow: window }) {
    if (baseURL === undefined && apiKey === undefined) throw new ConfigError(keyless('ANTHROPIC', 'Anthropic'));
    return anthropicProvider({ model, baseURL, apiKey, window });
  },
  gguf: (path, { judgeWindow: window, ggufThreads: threads }) => ggufProvider({ path, window, threads }),
};

export const nameOf = ({ kind, model }: JudgeSetting): string => `${kind}:${model}`;

/** The models behind the model cores, for people to read. */
export function describeJudges({ judges }: Config): string {
  const names = [...new Set(Object.values(judges).map(nameOf))];
  return names.length > 0 ? names.join(', ') : 'exact checks only';
}

/** Masks the judges' keys, and anything that looks like a key, in a text from a judge's server. */
export const keysMask = ({ openaiApiKey = '', anthropicApiKey = '' }: Config): ((text: string) => string) =>
  secretsMask([openaiApiKey, anthropicApiKey]);
