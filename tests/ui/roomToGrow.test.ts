// On a tablet a scene that leaves room stands larger, one that has none does not, and what grows while it is told shrinks again.
import { beforeEach, expect, it, vi } from 'vitest';
import { roomToGrow } from '../../src/lib/ui/roomToGrow.ts';

const screenNow = vi.hoisted(() => ({ current: true }));
vi.mock('../../src/lib/ui/besideLog.ts', () => ({ besideLog: screenNow }));

const STAGE = { width: 750, height: 600 };

/** A stage, and on it something of this many pixels at its own size; a board fills whatever stage it gets. */
function stageWith(lying: { height: number; width?: number; fills?: boolean }) {
  const stage = document.createElement('main');
  const scene = document.createElement('div');
  stage.append(scene);
  document.body.replaceChildren(stage);
  const zoom = () => Number(stage.style.getPropertyValue('zoom') || 1);
  const inStage = (length: number) => Math.round(length / zoom());
  Object.defineProperties(stage, {
    clientHeight: { get: () => inStage(STAGE.height) },
    clientWidth: { get: () => inStage(STAGE.width) },
    scrollHeight: { get: () => Math.max(lying.height, inStage(STAGE.height)) },
    scrollWidth: { get: () => Math.max(lying.width ?? 0, inStage(STAGE.width)) },
  });
  stage.getBoundingClientRect = () => new DOMRect(0, 50, STAGE.width, STAGE.height);
  scene.getBoundingClientRect = () =>
    new DOMRect(0, 50, STAGE.width, lying.fills === true ? STAGE.height : lying.height * zoom());
  return { stage, scene, lying, zoom };
}

const scene = () => 'a scene';

beforeEach(() => {
  screenNow.current = true;
});

it.each([
  [300, 1.5],
  [400, 1.5],
  [401, 1.5], // a pixel is rounded off
  [410, 1.3],
  [500, 1.15],
  [530, 1],
  [900, 1],
])('what is %i of 600 pixels high stands %f times as large', (height, size) => {
  const { stage, zoom } = stageWith({ height });
  roomToGrow(scene)(stage);
  expect(zoom()).toBe(size);
});

it('nothing reaches over the side', () => {
  const { stage, zoom } = stageWith({ height: 300, width: 600 });
  roomToGrow(scene)(stage);
  expect(zoom()).toBe(1.15);
});

it('a board that takes all the room keeps it', () => {
  const { stage, zoom } = stageWith({ height: 300, fills: true });
  roomToGrow(scene)(stage);
  expect(zoom()).toBe(1);
});

it('what is told shrinks a scene as far as it has to be, and nothing lets it grow before the next scene', async () => {
  const { stage, scene: lies, lying, zoom } = stageWith({ height: 300 });
  const gone = roomToGrow(scene)(stage);
  lying.height = 450;
  lies.append('more');
  await vi.waitFor(() => {
    expect(zoom()).toBe(1.3);
  });
  lying.height = 300;
  lies.append('less');
  await new Promise((done) => setTimeout(done));
  expect(zoom()).toBe(1.3);
  gone?.();
  roomToGrow(scene)(stage);
  expect(zoom()).toBe(1.5);
});

it('turned, it is measured anew; left, it is as it was', () => {
  const { stage, lying, zoom } = stageWith({ height: 900 });
  const gone = roomToGrow(scene)(stage);
  lying.height = 300;
  window.dispatchEvent(new Event('resize'));
  expect(zoom()).toBe(1.5);
  gone?.();
  expect(zoom()).toBe(1);
  window.dispatchEvent(new Event('resize'));
  expect(zoom()).toBe(1);
});

it('on a phone nothing is measured', () => {
  screenNow.current = false;
  const { stage, zoom } = stageWith({ height: 300 });
  expect(roomToGrow(scene)(stage)).toBeUndefined();
  expect(zoom()).toBe(1);
});
