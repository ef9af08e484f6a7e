import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeSettings,
  followOtherTabs,
  parseSettings,
  settings,
} from '../../src/lib/table/settings.svelte.ts';

const DEFAULTS = {
  theme: 'system',
  wakeLock: true,
  haptics: false,
  sound: false,
  turnClock: false,
};

beforeEach(() => {
  localStorage.clear();
  changeSettings(parseSettings(null));
});

describe('reading', () => {
  it.each([null, '', '{', '[]', '7', 'null', '"dark"', '{"theme":"pink","sound":"yes"}'])(
    'what is not settings is the defaults: %s',
    (text) => {
      expect(parseSettings(text)).toEqual(DEFAULTS);
    },
  );

  it('what is right is taken, what is wrong is left', () => {
    const text = '{"theme":"dark","wakeLock":false,"haptics":1,"x":2}';
    expect(parseSettings(text)).toEqual({ ...DEFAULTS, theme: 'dark', wakeLock: false });
  });
});

describe('changing', () => {
  it('takes effect at once and is kept', () => {
    expect(changeSettings({ theme: 'light', sound: true })).toBe(true);
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(parseSettings(localStorage.getItem('impresario.settings'))).toEqual({ ...settings });
  });

  it('says so when the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(changeSettings({ haptics: true })).toBe(false);
    expect(settings.haptics).toBe(true);
  });

  it('follows another tab until told to stop', () => {
    const stop = followOtherTabs();
    const change = (theme: string) =>
      dispatchEvent(
        new StorageEvent('storage', {
          key: 'impresario.settings',
          newValue: JSON.stringify({ theme }),
        }),
      );
    change('dark');
    expect(settings.theme).toBe('dark');
    stop();
    change('light');
    expect(settings.theme).toBe('dark');
  });
});
