// A static host, as small as one can be: the real file, else dir/index.html, else 200.html for a page.
// Run it to look at the build; tests use it as a module, also under a base path.
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { basePath, outDir, root } from './version.js';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const IS_TEXT = /^(?:text|application|image\/svg)/;
const compress = promisify(gzip);

/** Starts serving a folder; answers with its address and the way to stop. */
export async function serve({ dir = outDir, base = basePath, port = 0, host = '127.0.0.1' } = {}) {
  const folder = resolve(root, dir);
  const packed = new Map();
  const server = createServer((request, response) => {
    answer({ folder, base, packed }, request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  return {
    url: `http://localhost:${server.address().port}${base}/`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

async function answer({ folder, base, packed }, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const path = pathOf(request.url);
  if (path === undefined) return refuse(response, 400);
  if (path === base && base) return response.writeHead(308, { location: `${base}/` }).end();
  if (!path.startsWith(`${base}/`)) return refuse(response, 404);

  const found = await fileFor(folder, path.slice(base.length));
  if (!found) return refuse(response, 404);
  const type = TYPES[extname(found.file)] ?? 'application/octet-stream';
  const tag = `"${found.size.toString(36)}-${found.changed.toString(36)}"`;
  const headers = {
    'content-type': type,
    'cache-control': path.startsWith(`${base}/_app/immutable/`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    etag: tag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();

  let body = await readFile(found.file);
  if (IS_TEXT.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    const key = found.file + tag;
    if (!packed.has(key)) packed.set(key, await compress(body, { level: 9 }));
    body = packed.get(key);
    headers['content-encoding'] = 'gzip';
  }
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function fileFor(folder, path) {
  const asked = normalize(join(folder, path));
  if (asked !== folder && !asked.startsWith(folder + sep)) return undefined;
  const real =
    (await fileAt(asked)) ??
    (await fileAt(join(asked, 'index.html'))) ??
    (await fileAt(`${asked.replace(/[/\\]$/, '')}.html`));
  const isPage = !path.startsWith('/_app/') && (path.endsWith('/') || extname(path) === '');
  return real ?? (isPage ? fileAt(join(folder, '200.html')) : undefined);
}

async function fileAt(file) {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, size: found.size, changed: found.mtimeMs } : undefined;
}

function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function refuse(response, status) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await serve({
    port: Number(process.env.PORT ?? 4173),
    host: process.env.HOST ?? '127.0.0.1',
  });
  console.log(url);
}
