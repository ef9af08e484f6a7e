// One voice: what is heard of one tap, in which order, where, and by whom.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { say } from '../../src/lib/ui/say.ts';
import Voice from '../../src/lib/ui/Voice.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function page(): HTMLElement {
  const { container } = render(Voice);
  const region = container.querySelector<HTMLElement>('[role=status]');
  if (!region) throw new Error('No voice');
  return region;
}

function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const added = document.body.lastElementChild;
  if (!(added instanceof HTMLElement)) throw new Error(html);
  return added;
}

const speak = () => vi.advanceTimersByTime(200);

it('stands there empty, and says what was told before whose turn it is, whatever came first', () => {
  const region = page();
  expect(region).toBeEmptyDOMElement();
  say('Boris takes tiles', 'asked');
  say('Round 2', 'news');
  say('Recorded', 'recorded');
  say('Anna: pass', 'told');
  expect(region).toBeEmptyDOMElement();
  speak();
  expect(region).toHaveTextContent(/^Anna: pass\. Recorded\. Round 2\. Boris takes tiles$/);
});

it('says the same words once more as something new', () => {
  const region = page();
  say('Anna begins');
  speak();
  const first = region.firstChild;
  say('Anna begins');
  expect(region).toBeEmptyDOMElement();
  speak();
  expect(region).toHaveTextContent('Anna begins');
  expect(region.firstChild).not.toBe(first);
});

it('says a value that changes quickly as it is in the end, and nothing twice', () => {
  const region = page();
  say('Coins: 1', 'news', region);
  say('Coins: 2', 'news', region);
  say('tragedy 2', 'asked');
  say('The King’s mood: tragedy 2', 'news');
  speak();
  expect(region).toHaveTextContent(/^Coins: 2\. The King’s mood: tragedy 2$/);
});

it('lets the headline that the keyboard is led to say what was told before it, and only then what is asked', () => {
  const region = page();
  const heading = add('<h2 tabindex="-1"><svg><text>O</text></svg>Boris takes tiles</h2>');
  say('Anna: pass', 'told');
  say('Boris takes tiles', 'asked');
  say('Recorded', 'recorded');
  heading.focus();
  expect(heading).toHaveAccessibleName('Anna: pass. Boris takes tiles');
  speak();
  expect(region).toHaveTextContent(/^Recorded$/);
  heading.blur();
  expect(heading).not.toHaveAttribute('aria-label');
});

it('gives a question that is no heading a name for as long as it is read', () => {
  page();
  const ask = add('<p tabindex="-1">Which card?</p>');
  say('Anna: pass', 'told');
  ask.focus();
  expect(ask).toHaveAttribute('role', 'group');
  expect(ask).toHaveAccessibleName('Anna: pass. Which card?');
  ask.blur();
  expect(ask).not.toHaveAttribute('role');
  expect(ask).not.toHaveAttribute('aria-label');
});

it('leaves a key that the keyboard comes to as it is', () => {
  const region = page();
  const key = add('<button>Pass</button>');
  say('Anna: pass', 'told');
  key.focus();
  expect(key).toHaveAccessibleName('Pass');
  speak();
  expect(region).toHaveTextContent('Anna: pass');
});

it('speaks in the sheet that lies over the page', () => {
  const region = page();
  const sheet = add('<dialog open></dialog>');
  const { container } = render(Voice, { target: sheet });
  say('kept: 2');
  speak();
  expect(region).toBeEmptyDOMElement();
  expect(container.querySelector('dialog [role=status]')).toHaveTextContent('kept: 2');
});

it('says the key under the thumb after a tap on the scene, not of itself and not with a telling', () => {
  const region = page();
  say('Next step: Buy 16', 'next');
  speak();
  expect(region).toBeEmptyDOMElement();
  add('<button>16</button>').click();
  say('Next step: Buy 16', 'next');
  speak();
  expect(region).toHaveTextContent('Next step: Buy 16');
  add('<button>Buy</button>').click();
  say('Ann: program 16 bought', 'told');
  say('Next step: Roll', 'next');
  speak();
  expect(region).toHaveTextContent(/^Ann: program 16 bought$/);
});

it('says nothing on a page that has gone with its document', () => {
  page();
  say('Anna begins');
  cleanup();
  say('Boris takes tiles');
  vi.stubGlobal('document', undefined);
  expect(speak).not.toThrow();
  vi.unstubAllGlobals();
});
