// What a keyboard goes on from: the headline of what is asked now, on the stage, in a sheet or in a part of a page.

/** A space of a board, which waits for its arrows, is none. */
const HEADLINE = ':is(p, div)[tabindex="-1"], h2, h3';
/** What is asked inside a sheet is nearer than its title. */
const INSIDE = ':is(p, div, h3)[tabindex="-1"]';

export type Place = HTMLElement | SVGElement;

export interface Headline {
  readonly element: Place | null;
  /** None of a whole scene, whose words change with whatever is told on it. */
  readonly words: string | undefined;
}

/** The one of a match that only waits behind a trial is inert. */
export function stage(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('main:not([inert] *)') ?? undefined;
}

/** The nearest first. */
export function headlinesIn(room: Place | undefined): readonly Place[] {
  const inside = room?.matches('dialog') === true ? room.querySelectorAll<Place>(INSIDE) : [];
  return [...inside, ...(room?.querySelectorAll<Place>(HEADLINE) ?? [])];
}

export function headlineIn(room: Place | undefined): Headline {
  const inside = room?.matches('dialog') === true ? room.querySelector<Place>(INSIDE) : null;
  const element = inside ?? room?.querySelector<Place>(HEADLINE) ?? null;
  const isWhole = element?.tagName === 'DIV';
  return { element, words: isWhole ? undefined : element?.textContent };
}

/** The key it stood on is gone, or cannot be stood on any more. */
export function standsNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/** Only a place that a keyboard may stand on takes it: where it may not, it may for as long as it stands there. True when it does. */
export function standOn(place: Place): boolean {
  const isLent = !place.hasAttribute('tabindex');
  if (isLent) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const takes = document.activeElement === place;
  if (isLent && takes) place.addEventListener('blur', giveBack);
  else if (isLent) place.removeAttribute('tabindex');
  return takes;
}

function giveBack({ currentTarget: place }: Event): void {
  // A window that is left for another one comes back to where it was.
  if (!(place instanceof Element) || place === document.activeElement) return;
  place.removeAttribute('tabindex');
  place.removeEventListener('blur', giveBack);
}
