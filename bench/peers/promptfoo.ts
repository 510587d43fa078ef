import { CRITERION, type LoadPeer } from './judge.ts';

interface Promptfoo {
  loadApiProvider(id: string, options: { options: { config: Record<string, unknown> } }): Promise<unknown>;
  assertions: {
    matchesLlmRubric(
      rubric: string,
      output: string,
      grading: { provider: unknown },
    ): Promise<{ pass: boolean; score: number; reason: string; metadata?: { graderError?: boolean } }>;
  };
}

/** Only its llm-rubric: the `evaluate` around it takes half as long again. */
export const promptfoo: LoadPeer = async (modules) => {
  const { loadApiProvider, assertions } = (await import(`${modules}promptfoo/dist/src/index.js`)).default as Promptfoo;
  return async ({ modelUrl, key }) => {
    // The settings of its own default judge.
    const config = { apiBaseUrl: modelUrl, apiKey: key, response_format: { type: 'json_object' } };
    const provider = await loadApiProvider('openai:chat:stub', { options: { config } });
    return async ({ answer }) => {
      const { pass, score, reason, metadata } = await assertions.matchesLlmRubric(CRITERION, answer, { provider });
      return { score, said: `pass ${pass}${metadata?.graderError ? ', marked graderError' : ''}`, reason };
    };
  };
};
