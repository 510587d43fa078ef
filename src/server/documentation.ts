import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { document } from './contract.ts';
import { HttpError } from './errors.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The page loads nothing from another host, and nothing it shows can make it do so. */
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

/** /docs, an API browser, and the contract itself in both its forms. */
export function documentation(): Router {
  const json = JSON.stringify(document);
  const yaml = readFileSync(path('../../spec/openapi.yaml'), 'utf8');
  const router = Router();
  router.all(['/', '/openapi.json', '/openapi.yaml', '/docs'], ({ method }, _response, next) => {
    if (method !== 'GET' && method !== 'HEAD')
      throw new HttpError(405, 'This path takes GET, HEAD.', { Allow: 'GET, HEAD' });
    next();
  });
  router.get('/', (_request, response) => response.redirect('/docs'));
  router.get('/openapi.json', (_request, response) => void response.type('application/json').send(json));
  router.get('/openapi.yaml', (_request, response) => void response.type('application/yaml').send(yaml));
  router.use('/docs', (_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    next();
  });
  router.use('/docs', express.static(path('../web/docs/'), { redirect: false }));
  router.use('/docs', express.static(path('../web/swagger-ui/'), { index: false, redirect: false }));
  router.get('/docs', (_request, response) => response.sendFile(path('../web/docs/index.html')));
  return router;
}
