// Where a scene of a table begins, once a move has led to it: at its top, and for a keyboard that lost its key at its headline, also
// where the scene goes on. Whoever only opens something, undoes or comes back finds the stage as it was; a
// choice that takes its own key along leaves the keyboard at the new headline.
import * as v from 'valibot';
import type { LiveMatch } from '../table/liveMatch.svelte.ts';
import { halfTold } from './halfTold.svelte.ts';

/** Of a finger that rolls on: so long after its last step the stage stands. */
const STANDS = 150; // ms

const StageSchema = v.object({ top: v.pipe(v.number(), v.minValue(0)) });

/** What a keyboard goes on from; a space of a board, which waits for its arrows, is none. */
const HEADLINE = ':is(p, div)[tabindex="-1"], h2, h3';

/** Called while a table is set up. `scene` is another one where another scene stands; what is told on one and the same leaves it. */
export function sceneStart(
  live: () => Pick<LiveMatch, 'match'>,
  scene: () => unknown,
): (stage: HTMLElement) => () => void {
  const [half, keep] = halfTold('stage', StageSchema);
  let stage: HTMLElement | undefined;
  let top = $state(half?.top ?? 0);
  keep(() => ({ top }));

  let before: { readonly scene: unknown; readonly told: number } | undefined;
  /** How much was told when a move was heard last. */
  let heard = $state(0);

  // Before it is drawn, as it may bring a part of itself into sight.
  $effect.pre(() => {
    const { log } = live().match;
    const now = { scene: scene(), told: log.length };
    const isTold =
      before !== undefined && now.told > before.told && log.last()?.told.type === 'tell';
    const isNew = isTold && now.scene !== before?.scene;
    before = now;
    if (isTold) heard = now.told;
    if (isNew && stage) stage.scrollTop = 0;
  });

  $effect(() => {
    if (heard === 0) return;
    // The key that was tapped is gone or at rest; whoever stands on one that stayed is left there.
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.matches(':disabled') !== true) return;
    headTo(stage);
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
    const leave = followKeys(element);
    return () => {
      leave();
      clearTimeout(timer);
      element.removeEventListener('scroll', rolled);
      stage = undefined;
    };
  };
}

/** What is only chosen is no move yet, but it may change the scene all the same and take the key it was chosen with. */
function followKeys(stage: HTMLElement): () => void {
  let stood: { readonly key: Element; readonly under: Headline } | undefined;
  const stands = ({ target }: FocusEvent) => {
    if (target instanceof Element) stood = { key: target, under: headlineIn(stage) };
  };
  const gone = new MutationObserver(() => {
    if (stood === undefined || stood.key.isConnected) return;
    const { under } = stood;
    stood = undefined;
    // Under the same headline the browser goes on from where the key was: that is nearer than the top.
    if (document.activeElement === document.body && isAnother(under, headlineIn(stage)))
      headTo(stage);
  });
  stage.addEventListener('focusin', stands);
  gone.observe(stage, { childList: true, subtree: true });
  return () => {
    stage.removeEventListener('focusin', stands);
    gone.disconnect();
  };
}

interface Headline {
  readonly element: HTMLElement | null;
  /** None of a whole scene, whose words change with whatever is told on it. */
  readonly words: string | undefined;
}

function headlineIn(stage: HTMLElement): Headline {
  const element = stage.querySelector<HTMLElement>(HEADLINE);
  const isWhole = element?.tagName === 'DIV';
  return { element, words: isWhole ? undefined : element?.textContent };
}

function isAnother(before: Headline, now: Headline): boolean {
  return before.element !== now.element || before.words !== now.words;
}

function headTo(stage: HTMLElement | undefined): void {
  const headline = stage?.querySelector<HTMLElement>(HEADLINE);
  if (!headline) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}
