// How messages/*.json become functions. Shared by the build and by `npm run prepare:types`.
import { compile } from '@inlang/paraglide-js';
import { pathToFileURL } from 'node:url';

/**
 * @type {import('@inlang/paraglide-js').CompilerOptions}
 * The page's path is the language, so no cookie, header or storage strategy is compiled in.
 */
export const messageCompiler = {
  project: './project.inlang',
  outdir: './src/lib/paraglide',
  strategy: ['baseLocale'],
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compile(messageCompiler);
