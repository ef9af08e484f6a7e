// The app's own TypeScript modules in Node, as they are: nothing is built, nothing is copied.
import { createServer } from 'vite';
import { root } from './version.js';

/**
 * Runs `work` with a function that loads a module by its path from the project's root.
 * @template T
 * @param {(load: (path: string) => Promise<Record<string, any>>) => Promise<T>} work
 */
export async function withModules(work) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await work((path) => vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
