import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles } from '../../src/assets.ts';
import { pagePaths } from '../../src/server/pages.ts';
import { pages } from '../../src/web/app/routes.ts';
import { type Deemster, startDeemster } from '../helpers.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(deemster.url + path, { headers: { Accept: '*/*', ...headers } });

const names = await readdir(join(pageFiles.pages, 'assets'));

test('every file is served as it was built, compressed as the browser asks, and kept for a year', async () => {
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const path = `/assets/${name}`;
    const built = await readFile(join(pageFiles.pages, path), 'utf8');
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0, br;q=0', null],
      ['identity', null],
    ] as const) {
      const response = await get(path, { 'Accept-Encoding': accepted });
      expect([path, response.headers.get('content-encoding')]).toEqual([path, coding]);
      expect(await response.text()).toBe(built);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
    }
  }
});

test.each(['br', 'gzip'])('%s is really smaller', async (coding) => {
  const name = names.find((one) => one.startsWith('index-') && one.endsWith('.js'))!;
  const built = await readFile(join(pageFiles.pages, 'assets', name));
  const headers = { 'Accept-Encoding': coding };
  const head = await deemster.call('HEAD', `/assets/${name}`, undefined, { headers });
  expect(Number(head.headers.get('content-length'))).toBeLessThan(built.length / 2);
});

test('the pages allow no inline script or style, and name no other host', async () => {
  const { headers } = await get('/traces');
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  const page = await readFile(join(pageFiles.pages, 'index.html'), 'utf8');
  expect(page).not.toMatch(/<style|<script(?![^>]* src=)|\son\w+=|\sstyle=|https?:/);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('a browser that opens nothing sees a page that says so; other clients get an error', async () => {
  const opened = await get('/nothing', { Accept: 'text/html,*/*;q=0.8' });
  expect([opened.status, opened.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(opened.headers.get('content-security-policy')).not.toContain('unsafe');
  const called = await get('/nothing');
  expect([called.status, called.headers.get('content-type')]).toEqual([404, 'application/json']);
  for (const path of ['/assets/nothing.js', '/assets/../index.html', '/assets/%2e%2e/index.html'])
    expect((await get(path)).status).toBe(404);
  expect((await get('/api/v1/evals/reward', { Accept: 'text/html' })).status).toBe(405);
});

test('the server knows every page', () => {
  const first = pages.map(({ path }) => `/${path.split('/')[1]}`);
  expect([...pagePaths].toSorted()).toEqual([...new Set([...first, '/sign-in'])].toSorted());
});

describe('the pages are small, compressed with gzip', () => {
  const sizeOf = async (files: string[]) =>
    (await Promise.all(files.map((name) => readFile(join(pageFiles.pages, 'assets', name))))).reduce(
      (sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length,
      0,
    );

  test('what the first view loads is at most 100 kB, all of them 160 kB', async () => {
    const page = await readFile(join(pageFiles.pages, 'index.html'), 'utf8');
    const first = new Set([...page.matchAll(/"\/assets\/([^"]+)"/g)].map(([, name]) => name!));
    // A page's own files, and what they import.
    for (const name of [...names.filter((one) => one.startsWith('traces-')), ...first])
      for (const [, imported] of (await readFile(join(pageFiles.pages, 'assets', name), 'utf8')).matchAll(
        /from\s*["`']\.\/([^"`']+)["`']/g,
      ))
        first.add(imported!);
    for (const name of names) if (name.startsWith('traces-')) first.add(name);
    expect(first.size).toBeGreaterThan(3);
    const [start, all] = [await sizeOf([...first]), await sizeOf(names)];
    expect(start).toBeLessThanOrEqual(100_000);
    expect(all).toBeLessThanOrEqual(160_000);
    expect(start).toBeLessThan(all);
  });
});
