// What a person would see of a table, in a form that two layings of it can be compared in.

/** Numbered anew whenever a table is laid. */
const NUMBERED = new Set(['id', 'for', 'list', 'fill', 'filter']);
const isNumbered = (name: string) => NUMBERED.has(name) || /^aria-(?:controls|\w+by)$/.test(name);

/** Of what goes by the clock: a slow machine is further on. */
const isTimed = (word: string) => word === 'leaving';

const wordsOf = (value: string) =>
  value
    .split(/\s+/)
    .filter((word) => !isTimed(word))
    .sort();

function drawn(node: Node): string {
  if (!(node instanceof Element))
    return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
  // The voice says what the last tap has done: another way to the same table is told in other words.
  if (node.matches('.visually-hidden[role="status"]')) return '';
  const marks = [...node.attributes]
    .filter(({ name }) => !isNumbered(name))
    .map(({ name, value }) => `${name}="${wordsOf(value).join(' ')}"`)
    .sort();
  const value = node instanceof HTMLInputElement ? node.value : '';
  return `<${[node.tagName, ...marks, value].join(' ')}>${[...node.childNodes].map(drawn).join('')}</>`;
}

/** The scene, what lies under the thumb, and the sheets over them. */
export const picture = () => [...document.querySelectorAll('main, .thumb, dialog')].map(drawn);

const ROUND = 120; // characters told of what differs

/** Where two pictures differ: empty where nobody would see a difference. Whole pictures are too long to be read in a complaint. */
export function differences(one: readonly string[], other: readonly string[]): readonly string[] {
  const layers = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at);
  return layers.flatMap((at) => {
    const [before = '', after = ''] = [one[at], other[at]];
    if (before === after) return [];
    let same = 0;
    while (same < before.length && before[same] === after[same]) same += 1;
    const from = Math.max(0, same - ROUND);
    return [`${before.slice(from, from + 2 * ROUND)} -> ${after.slice(from, from + 2 * ROUND)}`];
  });
}
