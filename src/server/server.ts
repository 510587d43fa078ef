import { createServer as createHttpServer, type Server } from 'node:http';
import { type AppOptions, createApp } from './app.ts';
import { createContract } from './contract.ts';
import { drain, type Work } from './drain.ts';
import { messageClasses } from './message-classes.ts';
import { answerProtocolErrors, boundClients, type ClientBounds, clientBounds } from './protocol.ts';

export interface ServerOptions extends AppOptions {
  /** @default clientBounds */
  bounds?: ClientBounds;
}

export interface DeemsterServer {
  /** Not yet listening. */
  http: Server;
  /** Finishes what runs, for at most so many milliseconds, and closes. */
  drain(milliseconds: number): Promise<void>;
}

/** The HTTP server: the application behind the bounds on what one client may take. */
export async function createServer({ bounds = clientBounds, ...options }: ServerOptions): Promise<DeemsterServer> {
  const work: Work = { running: new Set(), isDraining: false };
  const app = createApp(await createContract(), work, bounds, options);
  // The application answers a missing Host like every other fault.
  const http = createHttpServer({ requireHostHeader: false, ...messageClasses(app) }, (request, response) => {
    request.url = originForm(request.url!);
    app(request, response);
  });
  boundClients(http, bounds);
  answerProtocolErrors(http);
  return { http, drain: (milliseconds) => drain(http, work, milliseconds) };
}

/** A request to a proxy also names the host, and a server must accept it (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const pathAndQuery = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '');
  return pathAndQuery.startsWith('/') ? pathAndQuery : `/${pathAndQuery}`;
}
