// A new scene of a table begins at its top, and for the keyboard where its headline stands; the first one leaves the focus alone.

const begun = new WeakSet<Element>();

/** An attachment, for the headline of a scene. In a sheet, where a move is told again, nothing moves. */
export function sceneStart(headline: HTMLElement): void {
  const stage = headline.closest('main');
  if (stage === null) return;
  stage.scrollTop = 0;
  // The key that led here is gone; whoever stands on one that stayed is left there.
  const isLost = document.activeElement === document.body;
  if (isLost && begun.has(stage)) headline.focus({ preventScroll: true });
  begun.add(stage);
}
