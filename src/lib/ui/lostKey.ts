// Where a keyboard goes on once its key is gone or at rest by what it did: at the group of that key, or at the headline of what is
// asked now. Never on another key, which a second Enter would press unseen. Whoever stands on a key that stayed is left there, also
// where the page has carried it elsewhere.
import { tick } from 'svelte';
import {
  headlineIn,
  headlinesIn,
  stage,
  standOn,
  standsNowhere,
  type Headline,
  type Place,
} from './headline.ts';

const GROUP = '[role="group"], fieldset';
/** What has a headline of its own beside the stage. */
const ROOM = 'dialog, aside';
const AT_REST = ':disabled, [inert] *';

/** A key that has the focus, and what stood round it when it got it. */
interface Stood {
  readonly key: Place;
  readonly group: Place | null;
  /** The part of a long page. */
  readonly part: Place | null;
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
    placesFor(stood).some(standOn);
  }

  const changes = new MutationObserver((records) => {
    if (stood === undefined) return;
    if (isLost(stood.key)) void goOn();
    else if (isCarried(stood.key, records)) standOn(stood.key);
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
  const isPlace = key instanceof HTMLElement || key instanceof SVGElement;
  if (!isPlace || key === document.body) return undefined;
  const group = key.closest<Place>(GROUP);
  const room = key.closest<Place>(ROOM) ?? stage();
  return {
    key,
    group,
    part: key.closest<Place>('section'),
    asked: group?.getAttribute('aria-label'),
    room,
    headline: headlineIn(room),
  };
}

/** Asked after each change of the page: it looks at nothing that would have to be laid out. */
function isLost(key: Element): boolean {
  const { activeElement } = document;
  const isHere = activeElement === key || standsNowhere();
  return isHere && (!key.isConnected || key.matches(AT_REST));
}

/** It has another place in its row, and has lost the keyboard on the way. */
function isCarried(key: Element, records: readonly MutationRecord[]): boolean {
  const isAway = ({ removedNodes }: MutationRecord) =>
    [...removedNodes].some((node) => node.contains(key));
  return standsNowhere() && key.isConnected && !key.matches(AT_REST) && records.some(isAway);
}

/** The nearest first. */
function placesFor({ group, part, asked, room, headline }: Stood): readonly Place[] {
  const rooms = roomsNow(room);
  const here = headlineIn(rooms[0]);
  const isSame = here.element === headline.element && here.words === headline.words;
  const isWhole = here.words === undefined;
  const isAsked = isSame && (!isWhole || group?.getAttribute('aria-label') === asked);
  const nearest = isAsked ? [group, headlineIn(part ?? undefined).element] : [];
  return [...nearest, ...rooms.flatMap((one) => [...headlinesIn(one), one])].filter(
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
