// A key that is gone once it was tapped takes the focus with it: what came of the tap takes it over.

export function takeLostFocus(root: ParentNode | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body)
    root?.querySelector<HTMLElement>('a, button')?.focus();
}
