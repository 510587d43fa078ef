import { CRITERION, type LoadPeer } from './judge.ts';

interface Autoevals {
  ClosedQA(args: {
    input: string;
    output: string;
    criteria: string;
    model: string;
    client: unknown;
  }): Promise<{ score: number | null; metadata?: { rationale?: string } }>;
}

interface Package {
  OpenAI: new (options: { baseURL: string; apiKey: string; timeout: number | undefined; logLevel: 'off' }) => unknown;
}

/** ClosedQA, its judge of one criterion, with the openai client that it is made for. */
export const autoevals: LoadPeer = async (modules) => {
  const { ClosedQA } = (await import(`${modules}autoevals/jsdist/index.mjs`)) as Autoevals;
  const { OpenAI } = (await import(`${modules}openai/index.mjs`)) as Package;
  return async ({ modelUrl, key, timeout }) => {
    const client = new OpenAI({ baseURL: modelUrl, apiKey: key, timeout, logLevel: 'off' });
    return async ({ question, answer }) => {
      const asked = { input: question, output: answer, criteria: CRITERION, model: 'stub', client };
      const { score, metadata } = await ClosedQA(asked);
      return { score, said: '', reason: metadata?.rationale ?? '' };
    };
  };
};
