import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';

/** An answer byte by byte, which a scripted provider cannot give. */
export type Respond = (response: ServerResponse) => void;

/** A server that answers every POST by whatever the test has put there last. */
export async function rawServer() {
  const current: { respond: Respond } = { respond: (response) => void response.destroy() };
  const server = createServer((request, response) => {
    // Its list of models, for which a service asks when it starts.
    if (request.method === 'GET') response.writeHead(404).end();
    else request.resume().on('end', () => current.respond(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...addressesOf(server.address() as AddressInfo),
    /** What it answers from now on. */
    answer(respond: Respond) {
      current.respond = respond;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Addresses at which no server listens. */
export async function nobody() {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const addresses = addressesOf(server.address() as AddressInfo);
  await new Promise((resolve) => server.close(resolve));
  return addresses;
}

/** Base URLs for both interfaces. */
function addressesOf({ port }: AddressInfo) {
  const anthropicUrl = `http://127.0.0.1:${port}`;
  return { url: `${anthropicUrl}/v1`, anthropicUrl };
}
