// A newer version of the app is offered, never forced: nobody is interrupted in the middle of a turn.
import { resolve } from '$app/paths';
import type { Workbox } from 'workbox-window';

const HOUR = 60 * 60 * 1000;
/** Milliseconds in which a page that opens has the phone to itself. */
const SETTLING = 500;

let waiting = $state(false);
let worker: Workbox | undefined;
let isApplying = false;
/** The newer version serves this page already, because another window has changed over to it. */
let hasTakenOver = false;
let isMissed = $state(false);

export const update = {
  /** True once a newer version lies ready on this device, be it that another window has changed over to it. */
  get waiting(): boolean {
    return waiting;
  },
  /** Something was asked for that only the newer version has: nothing but loading the page again brings it. */
  get isMissed(): boolean {
    return isMissed;
  },
  /** Changes over to it now and reloads this page; other open pages of the app keep running with what they have. */
  apply(): void {
    if (hasTakenOver) {
      location.reload();
      return;
    }
    isApplying = waiting;
    worker?.messageSkipWaiting();
  },
};

/** Called once by the root layout, when the page stands; does nothing where the browser has no service workers. */
export async function keepAppUpToDate(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await quiet();
  const { Workbox } = await import('workbox-window');
  const root = resolve('/');
  worker = new Workbox(scriptAddress(`${root}service-worker.js`), { scope: root });
  worker.addEventListener('waiting', () => {
    waiting = true;
  });
  let isControlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', () => {
    if (isApplying) location.reload();
    // The worker of a first visit takes over from nobody; whatever comes after it does, another window's doing or not.
    hasTakenOver ||= isControlled || waiting;
    waiting ||= hasTakenOver;
    isControlled = true;
  });
  // Who takes over throws the older files away: a page that has not loaded all of its own yet asks for them in vain.
  addEventListener('vite:preloadError', () => {
    isMissed ||= hasTakenOver;
  });
  try {
    await worker.register();
  } catch {
    return; // a browser that lets no worker in: the app works all the same, with a network
  }
  lookAgainWhenShown(worker);
}

/** What the person waits for comes first. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SETTLING);
  });
}

/** A phone may keep the app open for days, and only a navigation would look for a new version. */
function lookAgainWhenShown(worker: Workbox): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    worker.update().catch(() => undefined); // offline: the next time will do
  });
}

function scriptAddress(address: string): string | TrustedAddress {
  const policy = window.trustedTypes?.createPolicy('app-sw', {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError(`not our worker: ${asked}`);
      return asked;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
