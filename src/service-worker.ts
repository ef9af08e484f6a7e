// Keeps the whole app on the phone: every built file, every prerendered page, and 200.html for all other pages.
// A page that shows one place of a rulebook by itself counts as one of the others: there are thousands, and the phone
// has all that is needed to draw them.
// A new version waits until the person at the table asks for it.
import { build, files, prerendered, base, version } from '$service-worker';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

const fallback = `${base}/200.html`;
const licences = `${base}/licences.json`; // written by the build beside its files
const PLACE = /[^/]\/rules\/[^/]+\/$/;
const pages = prerendered.filter((path) => !PLACE.test(path.slice(base.length)));

precacheAndRoute(
  [
    ...build.map((url) => ({ url, revision: null })), // named after their content
    ...[...files, ...pages, fallback, licences].map((url) => ({ url, revision: version })),
  ],
  {
    // What follows ? is read by the page itself, so the same file answers.
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => [withSlash(url)],
  },
);

registerRoute(
  new NavigationRoute(createHandlerBoundToURL(fallback), {
    // Files by their dot; the name of a place has one too, and what follows ? may.
    denylist: [/^[^?]*\/_app\//, /^(?![^?]*\/rules\/)[^?]*\.[^/?]+(?:\?|$)/],
  }),
);

// Named after their content, so nothing has to be decided: a browser that can takes them from the cache by itself.
self.addEventListener('install', (event) => {
  if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return;
  const condition = { urlPattern: { pathname: `${base}/_app/immutable/*` } };
  const routed: unknown = event.addRoutes({ condition, source: 'cache' });
  event.waitUntil(Promise.resolve(routed).catch(() => undefined)); // without it the worker answers
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim()); // the very first visit is kept offline too
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message && 'type' in message) {
    if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  }
});

function withSlash(url: URL): URL {
  const slashed = new URL(url);
  if (!slashed.pathname.endsWith('/')) slashed.pathname += '/';
  return slashed;
}
