// How every file of ours is laid out, so that a diff of two of them shows what differs.

/** Top level by lines, lists by lines; nothing below is broken up. */
export function jsonLines(document: object): string {
  const listed = (items: readonly unknown[]) =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  const fields = Object.entries(document)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]) => {
      const text = Array.isArray(value) ? listed(value) : JSON.stringify(value);
      return `  ${JSON.stringify(name)}: ${text}`;
    });
  return `{\n${fields.join(',\n')}\n}\n`;
}
