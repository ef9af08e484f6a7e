// Installing the app on this device: the browser's own question is kept until the person asks for it.

/** What some browsers send when the app can be installed; not in the language's own types yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer>();
let isDone = $state(false);
let isByHand = $state(false);

export const install = {
  /** `offered`: one tap away; `by-hand`: only by the browser's menu, as on an iPhone; `no`: done, or not to be had. */
  get way(): 'offered' | 'by-hand' | 'no' {
    if (isDone) return 'no';
    if (offer) return 'offered';
    return isByHand ? 'by-hand' : 'no';
  },
  /** The browser asks once for each offer. */
  async ask(): Promise<void> {
    const asked = offer;
    offer = undefined;
    await asked?.prompt();
  },
};

/** Called once by the root layout; answers with how to stop. */
export function followInstallOffer(): () => void {
  // Only Safari on a phone or tablet says whether it stands alone, and it never offers by itself.
  isByHand = 'standalone' in navigator && navigator.standalone === false;
  const keep = (event: Event) => {
    if (!isOffer(event)) return;
    event.preventDefault(); // no banner over a running match
    offer = event;
  };
  const finish = () => {
    offer = undefined;
    isDone = true;
  };
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', finish);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', finish);
  };
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
