// Where a scene of a table begins, once a move has led to it: at its top. Whoever only opens something, undoes or comes back finds the
// stage as it was. Where a keyboard goes on is told in lostKey.ts and handedOn.svelte.ts.
import * as v from 'valibot';
import type { LiveMatch } from '../table/liveMatch.svelte.ts';
import { halfTold } from './halfTold.svelte.ts';

/** Of a finger that rolls on: so long after its last step the stage stands. */
const STANDS = 150; // ms

const StageSchema = v.object({ top: v.pipe(v.number(), v.minValue(0)) });

/** Called while a table is set up. `scene` is another one where another scene stands; what is told on one and the same leaves it. */
export function sceneStart(
  live: () => Pick<LiveMatch, 'match'>,
  scene: () => unknown,
): (stage: HTMLElement) => () => void {
  const [half, keep] = halfTold('stage', StageSchema, { isStep: false });
  let stage: HTMLElement | undefined;
  let top = $state(half?.top ?? 0);
  keep(() => ({ top }));

  let before: { readonly scene: unknown; readonly told: number } | undefined;

  // Before it is drawn, as it may bring a part of itself into sight.
  $effect.pre(() => {
    const { log } = live().match;
    const now = { scene: scene(), told: log.length };
    const isTold =
      before !== undefined && now.told > before.told && log.last()?.told.type === 'tell';
    const isNew = isTold && now.scene !== before?.scene;
    before = now;
    if (isNew && stage) stage.scrollTop = 0;
  });

  return (element) => {
    stage = element;
    stage.scrollTop = half?.top ?? 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rolled = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (top = element.scrollTop), STANDS);
    };
    element.addEventListener('scroll', rolled, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', rolled);
      stage = undefined;
    };
  };
}
