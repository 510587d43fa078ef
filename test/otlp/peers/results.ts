import type { Link, Result } from '../../../src/otlp/results/result.ts';

const shared = {
  account: 1,
  trace: '0af76519-16cd-43dd-8448-eb211c80319c',
  agent: undefined,
  name: 'cites-policy',
  criterion: 'Passes if the response cites the policy that it relies on',
  facts: { model_core: 'align-20251111', judge: 'openai:stub', evaluator_version: 2, cached: false },
  at: 1_795_353_491_207,
  milliseconds: 2.5,
};
const link = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

/** One of each kind of result: passed, not applicable and failed. The recorded files of this folder are about them. */
export const peerResults: [Result, Link][] = [
  [
    {
      ...shared,
      id: '01a20959-9096-7a31-a3e2-000000000001',
      outcome: { score: 1, explanation: 'It cites the policy on refunds.', decidedBy: 'model' },
    },
    link,
  ],
  [
    {
      ...shared,
      id: '01a20959-9096-7a31-a3e2-000000000002',
      outcome: { score: null, explanation: 'It relies on no policy.', decidedBy: 'model' },
    },
    link,
  ],
  [{ ...shared, id: '01a20959-9096-7a31-a3e2-000000000003', outcome: { errorType: 'unreachable' } }, link],
];
