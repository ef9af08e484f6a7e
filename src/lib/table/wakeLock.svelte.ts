// Keeps the screen awake while a match lies on the table. The browser lets go whenever the page is hidden,
// so it is asked again each time the page comes back.

/** Locks in hand: the match and its scoreboard may each ask for one. */
let held = $state(0);

export const wakeLock = {
  get isSupported(): boolean {
    return 'wakeLock' in navigator;
  },
  /** True while the screen really is kept awake. */
  get isHeld(): boolean {
    return held > 0;
  },
};

/** From now until the returned function is called: `$effect(() => settings.wakeLock ? keepAwake() : undefined)`. */
export function keepAwake(): () => void {
  if (!wakeLock.isSupported) return () => undefined;
  const stop = new AbortController();
  let sentinel: WakeLockSentinel | undefined;

  const ask = async (): Promise<void> => {
    if (sentinel || document.visibilityState !== 'visible') return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (stop.signal.aborted) {
        await granted.release();
        return;
      }
      granted.addEventListener('release', forget);
      sentinel = granted;
      held += 1;
    } catch {
      // A low battery may refuse it: the match goes on without.
    }
  };
  const forget = (): void => {
    if (sentinel) held -= 1;
    sentinel = undefined;
  };

  document.addEventListener('visibilitychange', () => void ask(), stop);
  void ask();
  return () => {
    stop.abort();
    void sentinel?.release();
    forget();
  };
}
