import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { document } from './contract.ts';
import { HttpError } from './errors.ts';
import type { Journey } from './journey.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A page loads nothing from another host, and nothing it shows can make it do so. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const safety = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/**
 * What a browser looks at: the files of src/web, with the API browser at /docs, and the contract in both its forms.
 * The function it returns answers, or says that there is no such page.
 */
export function createPages(): (journey: Journey) => boolean {
  const files = sirv(path('../web/'), {
    etag: true,
    setHeaders: (response) => void response.setHeaders(new Map(Object.entries(safety))),
  });
  const send = (response: ServerResponse, type: string, text: string) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }).end(text);
  };
  const json = JSON.stringify(document);
  const yaml = readFileSync(path('../../spec/openapi.yaml'), 'utf8');
  const pages: Record<string, (response: ServerResponse) => unknown> = {
    '/': (response) => response.writeHead(302, { Location: '/docs' }).end(),
    '/openapi.json': (response) => send(response, 'application/json', json),
    '/openapi.yaml': (response) => send(response, 'application/yaml', yaml),
  };

  return ({ request, response, path }) => {
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if ((page || path === '/docs') && !isRead)
      throw new HttpError(405, 'This path takes GET, HEAD.', { Allow: 'GET, HEAD' });
    if (page) {
      page(response);
      return true;
    }
    if (!isRead) return false;
    let isThere = true;
    // It calls back at once for what is none of its files, which it has listed at the start.
    files(request, response, () => {
      isThere = false;
    });
    return isThere;
  };
}
