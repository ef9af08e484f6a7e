// Where a keyboard goes on once its key is gone or at rest by what it did: at the group of that key, or at the headline of what is
// asked now. Never on another key, which a second Enter would press unseen. Whoever stands on a key that stayed is left there.
import { tick } from 'svelte';

/** What a keyboard goes on from; a space of a board, which waits for its arrows, is none. */
const HEADLINE = ':is(p, div)[tabindex="-1"], h2, h3';
/** What is asked inside a sheet is nearer than its title. */
const INSIDE = ':is(p, div, h3)[tabindex="-1"]';
const GROUP = '[role="group"], fieldset';
/** What has a headline of its own beside the stage. */
const ROOM = 'dialog, aside';
const AT_REST = ':disabled, [inert] *';

type Place = HTMLElement | SVGElement;

interface Headline {
  readonly element: Place | null;
  /** None of a whole scene, whose words change with whatever is told on it. */
  readonly words: string | undefined;
}

/** A key that has the focus, and what stood round it when it got it. */
interface Stood {
  readonly key: Element;
  readonly group: Place | null;
  /** By the group: where a scene is its own headline, nothing else says that something else is asked. */
  readonly asked: string | null | undefined;
  readonly room: Place | undefined;
  readonly headline: Headline;
}

/** Sheets rise outside the frame, so the whole page is watched for as long as the frame stands. */
export function followLostKey(frame: HTMLElement): () => void {
  let stood = standingOn(document.activeElement);
  const stands = ({ target }: FocusEvent) => {
    stood = standingOn(target);
  };

  async function goOn() {
    // A sheet that is put away, or a form that follows, may lead the keyboard on by itself.
    await tick();
    if (stood === undefined || !isLost(stood.key) || !frame.isConnected) return;
    placesFor(stood).some(takesFocus);
  }

  const changes = new MutationObserver(() => {
    if (stood !== undefined && isLost(stood.key)) void goOn();
  });
  document.addEventListener('focusin', stands);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', stands);
    changes.disconnect();
  };
}

function standingOn(key: EventTarget | null): Stood | undefined {
  if (!(key instanceof Element) || key === document.body) return undefined;
  const group = key.closest<Place>(GROUP);
  const room = key.closest<Place>(ROOM) ?? stage();
  return {
    key,
    group,
    asked: group?.getAttribute('aria-label'),
    room,
    headline: headlineIn(room),
  };
}

/** Asked after each change of the page: it looks at nothing that would have to be laid out. */
function isLost(key: Element): boolean {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== null && activeElement !== body && activeElement !== key;
  return !isElsewhere && (!key.isConnected || key.matches(AT_REST));
}

/** The nearest first. */
function placesFor({ group, asked, room, headline }: Stood): readonly Place[] {
  const rooms = roomsNow(room);
  const here = headlineIn(rooms[0]);
  const isSame = here.element === headline.element && here.words === headline.words;
  const isWhole = here.words === undefined;
  const isAsked = isSame && (!isWhole || group?.getAttribute('aria-label') === asked);
  return [isAsked ? group : null, ...rooms.flatMap((one) => [...headlinesIn(one), one])].filter(
    (place): place is Place => place?.isConnected === true && !place.matches('[inert], [inert] *'),
  );
}

/** A sheet lies over all else, and one that has come later over the others. */
function roomsNow(before: Place | undefined): readonly Place[] {
  const sheets = [...document.querySelectorAll<Place>('dialog[open]')].reverse();
  const isHere = before?.isConnected === true && (sheets.length === 0 || sheets.includes(before));
  const isShut = before?.matches('dialog:not([open])') === true;
  return [isHere && !isShut ? before : undefined, ...sheets, stage()].filter(
    (room) => room !== undefined,
  );
}

/** The one of a match that only waits behind a trial is inert. */
function stage(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('main:not([inert] *)') ?? undefined;
}

function headlinesIn(room: Place | undefined): readonly Place[] {
  const inside = room?.matches('dialog') === true ? room.querySelectorAll<Place>(INSIDE) : [];
  return [...inside, ...(room?.querySelectorAll<Place>(HEADLINE) ?? [])];
}

function headlineIn(room: Place | undefined): Headline {
  const inside = room?.matches('dialog') === true ? room.querySelector<Place>(INSIDE) : null;
  const element = inside ?? room?.querySelector<Place>(HEADLINE) ?? null;
  const isWhole = element?.tagName === 'DIV';
  return { element, words: isWhole ? undefined : element?.textContent };
}

/** Only a place that a keyboard may stand on takes it: where it may not, it may for as long as it stands there. */
function takesFocus(place: Place): boolean {
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
