import cors from 'cors';
import { ownHeaders } from './answer.ts';
import type { Work } from './drain.ts';
import type { Middleware } from './request-context.ts';

const options = {
  allowedHeaders: [
    'API-Key',
    'Authorization',
    'Cache-Control',
    'Content-Type',
    'Idempotency-Key',
    'X-Request-Id',
    // Of the Model Context Protocol.
    'MCP-Protocol-Version',
    'Mcp-Method',
    'Mcp-Name',
  ],
  exposedHeaders: [
    'X-Request-Id',
    'X-Trace-Id',
    'X-Evaluation-Id',
    'Location',
    'Retry-After',
    'RateLimit',
    'RateLimit-Policy',
  ],
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  maxAge: 600,
};

/** Lets pages of the given origins call the API, and answers their preflight requests. */
export function crossOrigin(origins: string[], work: Work): Middleware {
  const allow = cors({ origin: origins, ...options });
  return (request, response, next) => {
    // A preflight request is answered right here.
    response.setHeaders(new Map(Object.entries(ownHeaders(response, work))));
    allow(request, response, next);
  };
}
