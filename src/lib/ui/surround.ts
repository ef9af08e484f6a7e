// What lies beyond the page – behind the notch, past its end when it is pulled, in the browser's own bar – is the ground of the
// game it shows.

/** Called again whenever the stage or the light changes. Without a stage it is the ground of the shelf. */
export function showSurround(stage: string | undefined): void {
  const root = document.documentElement;
  if (stage === undefined) delete root.dataset['stage'];
  else root.dataset['stage'] = stage;

  const ground = getComputedStyle(root).backgroundColor;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    bar.content = ground;
}
