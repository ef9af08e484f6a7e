// How the app is built: a static site that any host can serve, at the root or under BASE_PATH,
// with a content security policy so strict that only our own files can run.
import adapter from '@sveltejs/adapter-static';
import { appVersion, basePath, outDir } from './scripts/version.js';

/** @type {import('@sveltejs/kit').Config} */
const config = {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ pages: outDir, fallback: '200.html', strict: true }),
    paths: { base: basePath, relative: false },
    // The same sources give the same version, so only a real change is offered as an update.
    version: { name: appVersion },
    // The worker is registered by table/update.svelte.ts, which never reloads on its own.
    serviceWorker: { register: false },
    // Every page links its other languages, so the crawler reaches all of them from these.
    prerender: { entries: ['*', '/', '/ru/', '/es/'], handleMissingId: 'fail' },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self'],
        'style-src': ['self'],
        'style-src-attr': ['unsafe-inline'],
        'img-src': ['self', 'data:', 'blob:'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'object-src': ['none'],
        'base-uri': ['none'],
        'form-action': ['self'],
        'require-trusted-types-for': ['script'],
        'trusted-types': ['svelte-trusted-html', 'sveltekit-trusted-url', 'app-sw'],
      },
    },
  },
};

export default config;
