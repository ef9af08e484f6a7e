// What this phone should do, kept on this phone. Read at once, before anything is drawn, so nothing flashes.
import { browser } from '$app/environment';

const KEY = 'impresario.settings'; // static/boot.js reads the theme from it too

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  theme: Theme;
  /** Keep the screen awake while a match is on it. */
  wakeLock: boolean;
  /** A short tremble when a move is recorded. */
  haptics: boolean;
  /** A few dry ticks. */
  sound: boolean;
  /** Beside each seat stands how long it has had the turn. */
  turnClock: boolean;
}

const DEFAULTS: Settings = {
  theme: 'system',
  wakeLock: true,
  haptics: false,
  sound: false,
  turnClock: false,
};

/** The settings in force. Reactive; change them through `changeSettings`. */
export const settings: Readonly<Settings> = $state(parseSettings(stored()));

/** Takes effect at once. False when this browser would not keep it beyond this visit. */
export function changeSettings(change: Partial<Settings>): boolean {
  Object.assign(settings, change);
  showTheme();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** Whatever the text is, the answer is a whole set of settings: what cannot be read is the default. */
export function parseSettings(text: string | null): Settings {
  const found = { ...DEFAULTS };
  const read = jsonObject(text);
  const theme = THEMES.find((known) => known === read['theme']);
  if (theme) found.theme = theme;
  for (const name of ['wakeLock', 'haptics', 'sound', 'turnClock'] as const) {
    const value = read[name];
    if (typeof value === 'boolean') found[name] = value;
  }
  return found;
}

/** Follows a change made in another tab; returns the way to stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return;
    Object.assign(settings, parseSettings(newValue));
    showTheme();
  };
  addEventListener('storage', follow);
  return () => {
    removeEventListener('storage', follow);
  };
}

function showTheme(): void {
  document.documentElement.dataset['theme'] = settings.theme;
}

function stored(): string | null {
  try {
    return browser ? localStorage.getItem(KEY) : null;
  } catch {
    return null;
  }
}

function jsonObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value ? { ...value } : {};
  } catch {
    return {};
  }
}
