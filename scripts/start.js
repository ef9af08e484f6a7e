// From a fresh clone to the app in a browser: installs what is missing, builds what has changed, serves.
import { networkInterfaces } from 'node:os';
import { installIfNeeded } from './install.js';

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}
installIfNeeded();
const { build, isBuilt } = await import('./build.js');
const { serve } = await import('./serve.js');

try {
  if (!isBuilt()) {
    console.log('Building …');
    build();
  }
} catch (error) {
  console.error(error.message); // what went wrong stands above it
  process.exit(1);
}
const host = process.env.HOST ?? '0.0.0.0';
try {
  const { url } = await serve({ port, host });
  console.log(`\nImpresario is at ${url}`);
  for (const address of host === '0.0.0.0' ? addressesHere() : []) {
    console.log(`       and at ${url.replace('localhost', address)} for others on this network`);
  }
  console.log('Ctrl+C ends it.');
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Try: PORT=${(port + 1) % 65_536} npm start`
      : `Nothing can be served at ${host}, port ${port}: ${error.message}`,
  );
  process.exitCode = 1;
}

function addressesHere() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal)
    .map((address) => address.address);
}
