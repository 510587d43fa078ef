/**
 * Says that a judge model is missing, and how to configure one. Begins in lower case and ends with a full stop.
 * @param settings Where it can be configured.
 */
export const noModelConfigured = (settings = 'DEEMSTER_JUDGE'): string =>
  `no judge model is configured: set ${settings} to openai:MODEL (with OPENAI_BASE_URL or OPENAI_API_KEY), anthropic:MODEL or gguf:PATH.`;
