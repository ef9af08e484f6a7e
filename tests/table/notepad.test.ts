// Notes of a tool: written, undone, taken up again; storage that is damaged, full or closed does no harm.
import { beforeEach, expect, it, vi } from 'vitest';
import { Notepad } from '../../src/lib/table/notepad.svelte.ts';

const KEY = 'impresario.notes.sum';
const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
const kept = (steps: readonly unknown[], version = 1) =>
  JSON.stringify({ version, at: Date.now(), steps });
const openPad = () => {
  const pad = new Notepad('sum', 0, toNumber);
  pad.recall();
  return pad;
};

beforeEach(() => {
  localStorage.clear();
});

it('undoes step by step and no further', () => {
  const pad = openPad();
  pad.write(1);
  pad.write(2);
  pad.undo();
  expect([pad.note, pad.canUndo]).toEqual([1, true]);
  pad.undo();
  pad.undo();
  expect([pad.note, pad.canUndo]).toEqual([0, false]);
});

it('is taken up again with its steps', () => {
  openPad().write(7);
  const again = openPad();
  expect([again.note, again.canUndo]).toEqual([7, true]);
});

it('undoes without end, and a reload takes up the newest steps', () => {
  const pad = openPad();
  for (let note = 1; note <= 500; note += 1) pad.write(note);
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as { steps: number[] };
  expect(kept.steps).toHaveLength(60);
  expect(openPad().steps.slice(0, 2)).toEqual([500, 499]);
  while (pad.canUndo) pad.undo();
  expect(pad.note).toBe(0);
});

it('is there in another window, and gone on another evening', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  openPad().write(4);
  sessionStorage.clear();
  now.mockReturnValue(6 * 60 * 60 * 1_000);
  expect(openPad().note).toBe(4);
  now.mockReturnValue(20 * 60 * 60 * 1_000);
  expect(openPad().note).toBe(0);
  now.mockRestore();
});

it.each(['', '{', 'null', '[3]', kept(['3']), kept([3], 2)])(
  'leaves out what is not a note: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(openPad().note).toBe(0);
  },
);

it('works on when nothing can be kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const pad = openPad();
  pad.write(3);
  expect(pad.note).toBe(3);
});
