import type { Server } from 'node:http';
import type { Express } from 'express';
import { type AppOptions, createApp } from './app.ts';
import { createContract } from './contract.ts';
import { drain, type Work } from './drain.ts';
import { answerProtocolErrors, boundClients, type ClientBounds, clientBounds } from './protocol.ts';
import { originForm } from './target.ts';

// An import statement reads every export, and http's WebSocket loads Node's fetch: 16 MB of memory.
const { createServer: createHttpServer, IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');

export interface ServerOptions extends AppOptions {
  /** @default clientBounds */
  bounds?: ClientBounds;
}

export interface DeemsterServer {
  /** Not yet listening. */
  http: Server;
  /** Makes what the first evaluation would wait for. */
  prepare(): void;
  /** Finishes what runs, for at most so many milliseconds, and closes. */
  drain(milliseconds: number): Promise<void>;
}

/** Creates the HTTP server: the application, with limits per client. */
export async function createServer({ bounds = clientBounds, ...options }: ServerOptions): Promise<DeemsterServer> {
  const work: Work = { running: new Set(), isDraining: false };
  const contract = await createContract();
  const app = createApp(contract, work, bounds, options);
  // The application answers a missing Host like every other fault.
  const http = createHttpServer({ requireHostHeader: false, ...messageClasses(app) }, (request, response) => {
    // Express keeps an existing originalUrl.
    (request as { originalUrl?: string | undefined }).originalUrl = request.url;
    request.url = originForm(request.url!);
    app(request, response);
  });
  boundClients(http, bounds);
  answerProtocolErrors(http, bounds);
  return {
    http,
    prepare: () => contract.prepare('reward_api_v1_evals_reward_post'),
    drain: (milliseconds) => drain(http, work, milliseconds),
  };
}

/**
 * Creates message classes for node:http that have Express's prototypes from the start. Express replaces the prototypes of
 * each request and response, which slows down everything that Node does with them afterwards; it leaves objects that have
 * these prototypes unchanged.
 */
function messageClasses(app: Express) {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
