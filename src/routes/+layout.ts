// Every page is written to a file at build time, in each language, unless its own +page.ts says otherwise.
export const prerender = true;
export const trailingSlash = 'always';
