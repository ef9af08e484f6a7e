// What the hand feels and the table hears of a telling: only where it is switched on, and a refusal otherwise than a move.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../../src/lib/table/settings.svelte.ts';
import { Teller } from '../../src/lib/table/teller.svelte.ts';
import { closeAll } from '../support/db.ts';
import { movesOf } from '../support/toyMatch.ts';
import { toyTable } from '../support/toyTable.ts';

const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
const pitches: number[] = [];

const silent = { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined };
const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  vi.stubGlobal('AudioContext', function audio() {
    return { currentTime: 0, destination: {} };
  });
  vi.stubGlobal('OscillatorNode', function tone(_: unknown, { frequency }: { frequency: number }) {
    pitches.push(frequency);
    return { ...silent };
  });
  vi.stubGlobal('GainNode', function volume() {
    return { ...silent, gain };
  });
});

afterEach(async () => {
  changeSettings({ haptics: false, sound: false });
  vi.unstubAllGlobals();
  vibrate.mockClear();
  pitches.length = 0;
  await closeAll();
});

it('nothing trembles and nothing sounds unless it is switched on', async () => {
  const { live } = await toyTable('');
  new Teller(live).tell(movesOf('a3')[0]);
  expect(vibrate).not.toHaveBeenCalled();
  expect(pitches).toEqual([]);
});

it('a move that is taken is one short tremble, and points are two ticks', async () => {
  changeSettings({ haptics: true, sound: true });
  const { live } = await toyTable('');
  expect(new Teller(live).tell(movesOf('a3')[0])).toBe(true);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([12]);
  expect(pitches).toEqual([660, 990]);
});

it('a refusal is two trembles and a low tick', async () => {
  changeSettings({ haptics: true, sound: true });
  const { live } = await toyTable('');
  expect(new Teller(live).tell(movesOf('b3')[0])).toBe(false);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([24, 60, 24]);
  expect(pitches).toEqual([196]);
});
