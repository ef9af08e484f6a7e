// A window of WebKit, driven by its own WebDriver (https://www.w3.org/TR/webdriver2/): as much of it as run.js asks for.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PORT = 4785;
const DISPLAY = ':85';
const PATIENCE = 20_000;

/** Opens a window; throws with what is missing where it cannot. */
export async function openWebKit({ width, height }) {
  const binary = readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
  if (!binary || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb'))
    throw new Error('No WebKit here: apt-get install webkit2gtk-driver xvfb');

  const complaints = [];
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], {
    // It runs as root in a container, where there is no other sandbox to be had: it only sees our own pages.
    env: { ...process.env, DISPLAY, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  driver.stdout.on('data', (said) => {
    const lines = String(said).split('\n');
    complaints.push(...lines.filter((line) => /^CONSOLE .*\bERROR\b/.test(line)));
  });
  await pause(1_000);

  let path = '';
  const ask = async (method, command, body) => {
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}${command}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  const { sessionId } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  }).catch((error) => {
    stop(); // or the next run would meet them
    throw error;
  });
  path = `/session/${sessionId}`;
  await ask('POST', '/window/rect', { width, height });

  const run = (asked, ...given) =>
    ask('POST', '/execute/sync', {
      script: `return (${asked}).apply(null, arguments)`,
      args: given,
    });
  return {
    complaints,
    open: (url) => ask('POST', '/url', { url }),
    /** What the function answers in the page. */
    run,
    /** Waits until it answers something true there. */
    async until(asked, ...given) {
      const end = Date.now() + PATIENCE;
      while (!(await run(asked, ...given))) {
        if (Date.now() > end) throw new Error(`Waited in vain: ${asked}`);
        await pause(100);
      }
    },
    /** Hands a file to the field that asks for one. */
    async handIn(selector, file) {
      const found = await ask('POST', '/element', { using: 'css selector', value: selector });
      const [id] = Object.values(found);
      await ask('POST', `/element/${id}/value`, { text: file });
    },
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      stop();
    },
  };
}
