// On a phone the keys cover half the page: the answers need the other half.

/** For whatever holds the field and its answers; what else it holds is left where it is. */
export function fieldToTop({ currentTarget, target }: Event): void {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && target instanceof HTMLInputElement && currentTarget instanceof HTMLElement)
    currentTarget.scrollIntoView();
}
