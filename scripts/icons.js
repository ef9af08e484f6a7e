// Decides how the app icons are made: every PNG is drawn anew from static/icons/icon.svg.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.js';

const folder = new URL('../static/icons/', import.meta.url);

// `bleed` fills the square; `scale` keeps the hat inside the safe zone (a circle of 40 % radius).
const icons = [
  { file: 'icon-192.png', size: 192, bleed: false, scale: 0.94 },
  { file: 'icon-512.png', size: 512, bleed: false, scale: 0.94 },
  { file: 'maskable-192.png', size: 192, bleed: true, scale: 0.8 },
  { file: 'maskable-512.png', size: 512, bleed: true, scale: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, bleed: true, scale: 0.88 },
];

/**
 * Fewer colours make a smaller file; without pngquant the picture is kept as it is.
 * @param {Buffer} png
 */
function squeeze(png) {
  const result = spawnSync('pngquant', ['--speed', '1', '--strip', '32', '-'], { input: png });
  return result.status === 0 ? result.stdout : png;
}

const svg = await readFile(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});
try {
  for (const { file, size, bleed, scale } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<!doctype html><body style="margin:0">${svg}</body>`);
    await page.evaluate(([side, square, factor]) => {
      const picture = document.querySelector('svg');
      picture?.setAttribute('style', `display:block;width:${side}px;height:${side}px`);
      if (square) document.querySelector('#ground')?.setAttribute('rx', '0');
      document
        .querySelector('#mark')
        ?.setAttribute('transform', `translate(256 256) scale(${factor}) translate(-256 -244)`);
    }, /** @type {const} */ ([size, bleed, scale]));
    const png = squeeze(await page.screenshot({ omitBackground: true }));
    await writeFile(new URL(file, folder), png);
    console.log(`${file} ${png.length} bytes`);
    await page.close();
  }
} finally {
  await browser.close();
}
