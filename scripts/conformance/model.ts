import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

interface Chat {
  messages: { content: string }[];
  response_format: { json_schema: { schema: { properties: { label: { enum: string[] } } } } };
}

/** How long a verdict on patience takes (repairs.py), in milliseconds: longer than the requests between its task and the one that cancels it. */
const slow = 20_000;

/** A verdict in the requested form. The same question always gets the same verdict. */
function verdictOn({ messages, response_format }: Chat): object {
  const { properties } = response_format.json_schema.schema;
  const choice = Number.parseInt(
    hash('sha256', messages.map(({ content }) => content.replaceAll(/[0-9a-f]{12}/g, '')).join()).slice(0, 8),
    16,
  );
  const labels = properties.label.enum;
  return {
    mark: /The mark is ([0-9a-f]+)\./.exec(messages[1]!.content)![1],
    ...('points' in properties && { points: [] }),
    ...('claims' in properties && { claims: [] }),
    label: labels[choice % labels.length],
    explanation: 'Because of what the response says.',
    quotes: [],
    ...('cleaned_explanation' in properties && { cleaned_explanation: 'Because of what the response says.' }),
  };
}

/**
 * An OpenAI-compatible server that returns a verdict on every criterion.
 * @param failed Called with the error if it cannot answer; the run then ends.
 */
export async function startModel(failed: (error: unknown) => void) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Deemster requests the list of models at its start; this server has none.
    if (request.method === 'GET') return void response.writeHead(404).end();
    const chat = (await json(request)) as Chat;
    if (JSON.stringify(chat.messages).includes('patience')) await setTimeout(slow);
    const content = JSON.stringify(verdictOn(chat));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
      }),
    );
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy();
      failed(error);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
