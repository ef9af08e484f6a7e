// The small static host behaves like the hosts that docs/deploy.md describes.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/serve.js';

let dir: string;
let host: Awaited<ReturnType<typeof serve>>;
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL(path, host.url), { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'impresario-'));
  await mkdir(join(dir, 'ru'));
  await mkdir(join(dir, '_app/immutable'), { recursive: true });
  const files = {
    'index.html': 'home',
    'ru/index.html': 'домой',
    'about.html': 'about',
    '200.html': 'any page',
    '_app/immutable/a.js': 'let a',
    'manifest.webmanifest': '{}',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  host = await serve({ dir, base: '/sub' });
});
afterAll(async () => {
  await host.close();
  await rm(dir, { recursive: true });
});

describe('serve', () => {
  it.each([
    ['/sub/', 200, 'home'],
    ['/sub/ru/', 200, 'домой'],
    ['/sub/ru', 200, 'домой'],
    ['/sub/about', 200, 'about'],
    ['/sub/ru/summer-pavilion/match/7f3k/', 200, 'any page'],
    ['/sub/ru/histrio/rules/no.such/', 200, 'any page'],
    ['/sub/_app/immutable/a.js', 200, 'let a'],
    ['/sub/_app/immutable/gone.js', 404, '404\n'],
    ['/sub/_app/gone', 404, '404\n'],
    ['/sub/gone.png', 404, '404\n'],
    ['/elsewhere', 404, '404\n'],
    ['/sub/%2e%2e/%2e%2e/etc/passwd', 404, '404\n'],
    ['/sub/..%2f..%2fetc%2fpasswd', 404, '404\n'],
    ['/sub/%', 400, '400\n'],
  ])('%s: %i', async (path, status, text) => {
    const found = await ask(path);
    expect([found.status, found.text]).toEqual([status, text]);
  });

  it('sends the base itself to its slash', async () => {
    const found = await ask('/sub');
    expect([found.status, found.headers.get('location')]).toEqual([308, '/sub/']);
  });

  it('names the types and how long each may be kept', async () => {
    const manifest = await ask('/sub/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    const script = await ask('/sub/_app/immutable/a.js');
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  it('compresses text, and sends nothing twice', async () => {
    const found = await ask('/sub/', { 'accept-encoding': 'gzip' });
    expect(found.headers.get('content-encoding')).toBe('gzip');
    const again = await ask('/sub/', { 'if-none-match': found.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});
