// What the rules would refuse now can be tapped all the same, and the tap says why. Whoever cannot see that it stands back hears why
// before, behind its name.
import { m } from '$lib/paraglide/messages.js';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { Refusal } from '../referee/ruling.ts';
import { refusalWords } from './wordsOf.ts';
import { described } from './described.ts';

/** What a walk among keys or spaces can leave out. */
export const BARRED = 'data-barred';

/**
 * An attachment: `{@attach whyNot !== undefined && barred(whyNot)}`. Where it takes the rules to know why, they are asked as a keyboard comes
 * to that one key, and of no other.
 */
export function barred(why: string | (() => string | undefined)): (element: Element) => () => void {
  return (element) => {
    /** What stood there before, as how it is looked at more closely. */
    let other: string | null = null;
    let said: string | undefined;

    function say() {
      hush();
      const reason = typeof why === 'string' ? why : why();
      if (reason === undefined) return;
      other = element.getAttribute('aria-description');
      said = other === null ? reason : `${reason} ${other}`;
      element.setAttribute('aria-description', said);
    }
    function hush() {
      if (said === undefined || element.getAttribute('aria-description') !== said) return;
      if (other === null) element.removeAttribute('aria-description');
      else element.setAttribute('aria-description', other);
    }

    const isKnown = typeof why === 'string';
    element.setAttribute(BARRED, '');
    if (!isKnown) {
      element.addEventListener('focus', say);
      element.addEventListener('blur', hush);
    }
    if (isKnown || element === document.activeElement) say();
    return () => {
      element.removeEventListener('focus', say);
      element.removeEventListener('blur', hush);
      element.removeAttribute(BARRED);
      hush();
    };
  };
}

/** What is heard before the tap, which leads to the clause. */
export const whyBarred = (refusal: Refusal, rulebook: Rulebook, nameOf: NameOf): string =>
  refusalWords(refusal, rulebook, nameOf).reason;

/** On a group of which some are barred: how to come to the others. */
export const sayNextOpen = (group: Element): (() => void) => described(m.key_next_open())(group);

/** From one of them to the next that is open, round the whole; undefined where no other is. */
export function nextOpen<One>(
  all: readonly One[],
  at: number,
  step: 1 | -1,
  isOpen: (one: One) => boolean,
): One | undefined {
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  return step === 1 ? others.find(isOpen) : others.findLast(isOpen);
}
