import { verdictReply } from '../scripted-provider.ts';
import type { ProviderName } from './fault-providers.ts';
import { FAULT, type Row, type Tokens } from './fault-row.ts';

/** What a server reports, in its interface's words. */
export const usageOf = (name: ProviderName, prompt: unknown, completion: unknown, cached: unknown): object =>
  name === 'openai'
    ? { prompt_tokens: prompt, completion_tokens: completion, prompt_tokens_details: { cached_tokens: cached } }
    : { input_tokens: prompt, output_tokens: completion, cache_read_input_tokens: cached };

const NOTHING: Tokens = { prompt: 0, completion: 0, cached_prompt: 0 };

/** Reports of usage that are none: what is no count of tokens counts nothing. */
export const usageRows = (name: ProviderName): Row[] => [
  ...[-5, '100', 1.5, null, true, [], {}, 1e300, Number.MAX_SAFE_INTEGER].map((value): Row => {
    const usage = usageOf(name, value, value, value);
    return {
      does: `counts ${JSON.stringify(value)} tokens`,
      steps: [{ reply: verdictReply(), usage }],
      want: { score: 1 },
      paid: NOTHING,
    };
  }),
  ...[null, 'none', 3, [100, 20]].map(
    (usage): Row => ({
      does: `reports its usage as ${JSON.stringify(usage)}`,
      steps: [{ reply: verdictReply(), usage: usage as never }],
      want: { score: 1 },
      paid: NOTHING,
    }),
  ),
  {
    does: 'counts in one call what it should, and nothing in the other',
    steps: [{ reply: 'Prose.', usage: usageOf(name, -1, 'x', null) }, { reply: 'Prose.' }],
    want: FAULT.unusable,
    paid: { prompt: 100, completion: 20, cached_prompt: 60 },
  },
];
