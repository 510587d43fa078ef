import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Said } from './dialects.ts';
import { completion, DIALECTS, markOf } from './dialects.ts';
import { BAD, GOOD } from './fault-row.ts';

/** The behaviours of the model behind a gate. The truncated verdict would have been no. */
export const CASES = ['yes', 'no', 'answers 500', 'answers prose', 'verdict cut off'] as const;
export type Case = (typeof CASES)[number];

export type GateName = 'deemster' | 'promptfoo' | 'deepeval' | 'autoevals' | 'phoenix';

interface GateDialect {
  verdict(said: Said, mark: string): object;
  message(object: string): object;
}

const inContent = (object: string) => ({ role: 'assistant', content: object });

const GATE_DIALECTS: Record<GateName, GateDialect> = {
  deemster: DIALECTS.deemster,
  promptfoo: DIALECTS.promptfoo,
  autoevals: DIALECTS.autoevals,
  deepeval: { verdict: ({ holds, reason }) => ({ reason, score: holds ? 10 : 0 }), message: inContent },
  phoenix: {
    verdict: ({ holds, reason }) => ({ explanation: reason, label: holds ? 'polite' : 'rude' }),
    message: inContent,
  },
};

const verdict = (said: Said) => (dialect: GateDialect, mark: string) =>
  completion(dialect.message(JSON.stringify(dialect.verdict(said, mark))));

const ANSWERS: Record<Case, (dialect: GateDialect, mark: string) => string> = {
  yes: verdict(GOOD),
  no: verdict(BAD),
  'answers 500': () => JSON.stringify({ error: { message: 'The server had an error.', type: 'server_error' } }),
  'answers prose': () => completion(inContent('It thanks the user, so I would let it pass.')),
  'verdict cut off': (dialect, mark) => {
    const object = JSON.stringify(dialect.verdict(BAD, mark));
    const behindReason = object.indexOf(BAD.reason) + BAD.reason.length + '"'.length;
    return completion(dialect.message(object.slice(0, behindReason)), { finish: 'length' });
  },
};

/** A model server with one address per gate and behaviour. */
export async function startGateModel() {
  let count = 0;
  const server = createServer(async (request, response) => {
    count++;
    const [, name, index] = request.url!.split('/') as [string, GateName, string];
    const which = CASES[Number(index)]!;
    const mark = markOf(await text(request));
    response.writeHead(which === 'answers 500' ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(ANSWERS[which](GATE_DIALECTS[name], mark));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (name: GateName, which: Case): string => `http://127.0.0.1:${port}/${name}/${CASES.indexOf(which)}/v1`,
    /** The number of model calls since the last call of this function. */
    takeCount(): number {
      const asked = count;
      count = 0;
      return asked;
    },
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type GateModel = Awaited<ReturnType<typeof startGateModel>>;
