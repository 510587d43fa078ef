import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { Recorder } from '../../src/client/recorder.ts';
import { type Answer, modelServer } from './model-server.ts';
import { stepsOf } from './recorded-steps.ts';

/** A scripted server, and recorded clients of both providers that speak to it. */
export async function recorded(...answers: Answer[]) {
  const server = await modelServer(answers);
  const recorder = new Recorder('root');
  const real = {
    openai: new OpenAI({ baseURL: `${server.url}/v1`, apiKey: 'none', maxRetries: 0 }),
    anthropic: new Anthropic({ baseURL: server.url, apiKey: 'none', maxRetries: 0 }),
  };
  const openai = recorder.wrap(real.openai);
  const anthropic = recorder.wrap(real.anthropic);
  return {
    ...{ server, recorder, real, openai, anthropic },
    ask: (content: string, more: object = {}) =>
      openai.chat.completions.create({ model: 'm', messages: [{ role: 'user', content }], ...more }),
    say: (content: string, more: object = {}) =>
      anthropic.messages.create({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content }], ...more }),
    steps: () => stepsOf(recorder.build()),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
