import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
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

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '': 'text/plain; charset=utf-8',
};

interface Page {
  type: string;
  bytes: Buffer;
  etag: string;
}

/**
 * What a browser looks at: the files of src/web, with the API browser at /docs, and the contract in both its forms.
 * The function it returns answers, or says that there is no such page.
 *
 * They are read once, at the start: a file that is opened for each request stays open when its reader leaves, and one
 * that an upgrade replaces meanwhile is missing.
 */
export function createPages(): (journey: Journey) => boolean {
  const pages = new Map<string, Page>();
  const add = (address: string, type: string, bytes: Buffer) =>
    pages.set(address, { type, bytes, etag: `"${hash('sha1', bytes)}"` });
  for (const name of readdirSync(path('../web/'), { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    const file = path(`../web/${name}`);
    if (type === undefined || !statSync(file).isFile()) continue;
    add(`/${name}`, type, readFileSync(file));
  }
  for (const [name, page] of [...pages])
    if (name.endsWith('/index.html')) for (const end of ['', '/']) pages.set(name.replace(/\/index\.html$/, end), page);
  add('/openapi.json', 'application/json', Buffer.from(JSON.stringify(document)));
  add('/openapi.yaml', 'application/yaml', readFileSync(path('../../spec/openapi.yaml')));

  return ({ request: { method, headers }, response, path }) => {
    const page = pages.get(path);
    if (!page && path !== '/') return false;
    if (method !== 'GET' && method !== 'HEAD')
      throw new HttpError(405, 'This path takes GET, HEAD.', { Allow: 'GET, HEAD' });
    if (!page) response.writeHead(302, { Location: '/docs' }).end();
    else {
      const { type, bytes, etag } = page;
      const own = { ...safety, ETag: etag, 'Cache-Control': 'no-cache' };
      if (headers['if-none-match'] === etag) response.writeHead(304, own).end();
      else response.writeHead(200, { ...own, 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes);
    }
    return true;
  };
}
