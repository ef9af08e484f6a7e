// A second tap of a finger, where the first one told something, reaches nothing.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Told } from '../../src/lib/referee/entry.ts';
import { Strand } from '../../src/lib/referee/strand.ts';
import { meantOnce, TWICE } from '../../src/lib/ui/meantOnce.ts';

let log = Strand.of<Entry>([]);
let frame: HTMLElement;
let heard: string[];
let leave: () => void;

function tells(told: Told) {
  log = log.with({ id: `e${log.length}`, device: 'phone', at: '', told });
}

const MOVE: Told = { type: 'tell', act: { type: 'move', move: {} } };

/** A tap as a browser tells of it, `held` milliseconds long; the same key under it tells `told`. */
function tap(at: number, told: Told | 'nothing' = MOVE, ways: PointerEventInit = {}, held = 0) {
  const before = heard.length;
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' },
      ...{ clientX: 100, clientY: 100, ...ways },
    });
    Object.defineProperty(event, 'timeStamp', { value: type === 'pointerdown' ? at : at + held });
    frame.firstElementChild?.dispatchEvent(event);
  }
  if (heard.length > before && told !== 'nothing') tells(told);
}

beforeEach(() => {
  log = Strand.of<Entry>([]);
  heard = [];
  frame = document.body.appendChild(document.createElement('div'));
  const key = frame.appendChild(document.createElement('button'));
  for (const type of ['pointerdown', 'pointerup', 'click'])
    key.addEventListener(type, () => heard.push(type));
  leave = meantOnce(() => log)(frame);
});
afterEach(() => {
  leave();
  frame.remove();
});

const ONCE = ['pointerdown', 'pointerup', 'click'];

describe('the second of two taps', () => {
  it('reaches nothing, nor does a third', () => {
    tap(1000);
    tap(1150);
    tap(1240);
    expect(heard).toEqual(ONCE);
    expect(log.length).toBe(1);
  });

  it('counts once some time has gone by', () => {
    tap(1000);
    tap(1000 + TWICE);
    expect(log.length).toBe(2);
  });

  it('reaches nothing either of a slow hand: the time begins when the finger is lifted', () => {
    tap(1000, MOVE, {}, 200);
    tap(1200 + TWICE - 1);
    expect(log.length).toBe(1);
  });

  it('reaches nothing outside either: what was told has taken a sheet away', () => {
    tap(1000);
    const below = document.body.appendChild(document.createElement('button'));
    const under = { bubbles: true, pointerType: 'touch', clientX: 100, clientY: 100 };
    const event = new PointerEvent('pointerdown', under);
    Object.defineProperty(event, 'timeStamp', { value: 1100 });
    below.addEventListener('pointerdown', () => heard.push('below'));
    below.dispatchEvent(event);
    expect(heard).toEqual(ONCE);
    below.remove();
  });

  it('counts on keys of which each tap counts, as long as it is the same ones', () => {
    frame.dataset['eachTap'] = '';
    tap(1000);
    tap(1100);
    tap(1200);
    expect(log.length).toBe(3);
    delete frame.dataset['eachTap'];
    tap(1300);
    expect(log.length).toBe(3);
  });

  it('counts at another place', () => {
    tap(1000);
    tap(1100, MOVE, { clientX: 130 });
    expect(log.length).toBe(2);
  });

  it('counts where the first told nothing: a number that is counted up', () => {
    tap(1000, 'nothing');
    tap(1100);
    expect(heard).toEqual([...ONCE, ...ONCE]);
  });

  it('counts where the first took something back', () => {
    tells(MOVE);
    tells(MOVE);
    tap(1000, { type: 'undo' });
    tap(1100, { type: 'undo' });
    expect(log.length).toBe(4);
  });

  it('leaves another finger alone, which came down before it', () => {
    const other = { bubbles: true, pointerType: 'touch', pointerId: 7, clientX: 10, clientY: 10 };
    frame.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown', other));
    tap(1000);
    tap(1100);
    expect(log.length).toBe(1);
    const before = heard.length;
    frame.firstElementChild?.dispatchEvent(new PointerEvent('pointerup', other));
    expect(heard.slice(before)).toEqual(['pointerup']);
  });

  it('counts as the click of a mouse, and as a key of the keyboard', () => {
    tap(1000, MOVE, { pointerType: 'mouse' });
    tap(1100, MOVE, { pointerType: 'mouse' });
    expect(log.length).toBe(2);
    tap(2000);
    tap(2100);
    const before = heard.length;
    frame.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(heard.slice(before)).toEqual(['click']);
  });
});
