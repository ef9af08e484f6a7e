// The one voice of a screen, for whoever cannot see it: docs/heard.md says what is heard, and in which order.

/**
 * `told`: what the table told, and what it gave. `recorded`: that it is on the disk. `news`: what else is otherwise now, a round or a
 * count. `asked`: whose turn it is, or what is asked. `next`: the key that a tap has laid under the thumb; of a telling it is no news.
 */
export type Part = 'told' | 'recorded' | 'news' | 'asked' | 'next';

const ORDER: readonly Part[] = ['told', 'recorded', 'news', 'asked', 'next'];

/** So long after the first of them all that comes of one tap is there, the focus too: a voice that spoke before it would be cut short. */
const GATHERS = 150; // ms

/** Where a keyboard is led to read on. One that holds more than words is no headline. */
const HEADLINE = ':is(h1, h2, h3, h4), :is(p, div)[tabindex="-1"]';
const MORE_THAN_WORDS = 'a, button, input, select, textarea';

interface Spoken {
  readonly part: Part;
  readonly text: string;
  /** Whose words these are: later ones take the place of those not said yet. */
  readonly of: unknown;
}

/** So long a key that has come is one that the tap has brought. */
const TAPPED = 1000; // ms

/** So often the voice waits as long again for the disk, which is nearly always faster. */
const PATIENCE = 10;

const voices: HTMLElement[] = [];
/** Whose telling is not yet on the disk. */
const unrecorded = new Set<unknown>();
let waits = 0;
let tapped = -Infinity;
let waiting: readonly Spoken[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Of an element that stands on the page before anything is said: the voice of its sheet, or of the page. */
export function voice(region: HTMLElement): () => void {
  if (voices.length === 0) {
    document.addEventListener('focusin', readOut);
    document.addEventListener('click', tap, { capture: true });
  }
  voices.push(region);
  return () => {
    voices.splice(voices.indexOf(region), 1);
    if (voices.length > 0) return;
    document.removeEventListener('focusin', readOut);
    document.removeEventListener('click', tap, { capture: true });
    tapped = -Infinity;
    hush();
  };
}

/** The same words once more are heard once more. */
export function say(text: string, part: Part = 'news', of: unknown = {}): void {
  const isUnasked = part === 'next' && performance.now() - tapped > TAPPED;
  if (text === '' || isUnasked) return;
  // What was said before is said no longer: nobody reads it there as an answer to this.
  if (waiting.length === 0) regionNow()?.replaceChildren();
  if (part === 'recorded') unrecorded.delete(of);
  waiting = [...waiting.filter((one) => one.of !== of), { part, text, of }];
  timer ??= setTimeout(speak, GATHERS);
}

/** Until these are called recorded, as far as that is worth waiting for: both are one sentence. */
export function holdForDisk(of: unknown): void {
  unrecorded.add(of);
}

function tap(): void {
  tapped = performance.now();
}

function hush(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting = [];
  waits = 0;
  unrecorded.clear();
}

function speak(): void {
  const isHeld = unrecorded.size > 0 && waits < PATIENCE;
  if (isHeld) {
    waits += 1;
    timer = setTimeout(speak, GATHERS);
    return;
  }
  const region = regionNow();
  const spokenNow = inOrder(waiting);
  const told = spokenNow.filter(({ part }) => part === 'told' || part === 'recorded');
  const rest = spokenNow.filter((one) => !told.includes(one));
  hush();
  if (region === undefined) return;
  const groups = [told, rest].filter(({ length }) => length > 0).map(textOf);
  // Other elements each time, so that the same words are another text.
  const spoken = groups.map((text) => {
    const span = document.createElement('span');
    span.append(text);
    return span;
  });
  region.replaceChildren(...spoken.flatMap((span, at) => (at === 0 ? [span] : ['. ', span])));
}

const textOf = (spoken: readonly Spoken[]) => sentences(spoken.map(({ text }) => text));

/** One after the other, with one full stop between them. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/\.$/u, '')).join('. ');

function inOrder(spoken: readonly Spoken[]): readonly Spoken[] {
  const isTold = spoken.some(({ part }) => part === 'told' || part === 'recorded');
  const ordered = ORDER.flatMap((part) => spoken.filter((one) => one.part === part));
  return ordered.filter((one) => !(isTold && one.part === 'next') && !isSaidWith(one, ordered));
}

/** A plaque often says in short what the scene says: of what stands on the screen nothing is said twice. */
function isSaidWith({ part, text }: Spoken, all: readonly Spoken[]): boolean {
  if (part !== 'news' && part !== 'asked') return false;
  return all.some((other) => other.text.length > text.length && other.text.includes(text));
}

/** Whatever lies under an open sheet is not heard. */
function regionNow(): HTMLElement | undefined {
  if (voices.length === 0) return undefined; // a page that is gone has no document either
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const heard = voices.filter((region) => !region.matches('[inert] *'));
  return heard.findLast((region) => sheet?.contains(region) ?? true);
}

/** A headline that the keyboard is led to is read at once: with what was told before it, which would be heard too late otherwise. */
function readOut({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(HEADLINE)) return;
  if (target.querySelector(MORE_THAN_WORDS) !== null) return;
  const before = inOrder(waiting.filter(({ part }) => part === 'told' || part === 'news'));
  // The headline itself says what is asked.
  waiting = waiting.filter(({ part }) => part === 'recorded' || part === 'next');
  if (before.length === 0) return;
  label(target, `${textOf(before)}. ${wordsIn(target).replace(/\s+/gu, ' ').trim()}`);
}

/** As they are read: what is only drawn says nothing, but by its name. */
function wordsIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const name = node.getAttribute('aria-label');
  if (name !== null) return ` ${name} `;
  return node instanceof SVGElement ? '' : [...node.childNodes].map(wordsIn).join('');
}

/** For as long as the keyboard stands there, and the headline is the same. */
function label(headline: HTMLElement, text: string): void {
  const isNamed = headline.matches('h1, h2, h3, h4') || headline.hasAttribute('role');
  headline.setAttribute('aria-label', text);
  if (!isNamed) headline.setAttribute('role', 'group'); // a paragraph has no name
  const changes = new MutationObserver(giveBack);
  changes.observe(headline, { childList: true, characterData: true, subtree: true });
  headline.addEventListener('blur', giveBack);

  function giveBack(): void {
    changes.disconnect();
    headline.removeEventListener('blur', giveBack);
    headline.removeAttribute('aria-label');
    if (!isNamed) headline.removeAttribute('role');
  }
}
