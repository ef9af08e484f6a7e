// What is heard behind the name of a key, where nothing on the screen says it.

/** An attachment: `{@attach described('…')}`. */
export function described(text: string): (element: Element) => () => void {
  return (element) => {
    element.setAttribute('aria-description', text);
    return () => {
      element.removeAttribute('aria-description');
    };
  };
}
