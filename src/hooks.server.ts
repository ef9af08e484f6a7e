// Runs only while pages are prerendered: writes each page's language into its <html lang>.
import { localeOfPath } from '$lib/i18n/paths.ts';
import type { Handle } from '@sveltejs/kit';

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) => html.replace('%lang%', localeOfPath(event.url.pathname)),
  });
