// Things in a row in Spanish. Before a like sound the word between them changes: the browser knows that of a bare letter, «Ana e Inés»,
// and not of one with an accent, «Ana e Íñigo», «Ana u Óscar».

type Joining = 'conjunction' | 'disjunction';

export const listAnd = (items: readonly string[]): string =>
  joined('conjunction', items, (next) => (/^h?í/iu.test(next) ? ' e ' : ' y '));

export const listOr = (items: readonly string[]): string =>
  joined('disjunction', items, (next) => (/^h?ó/iu.test(next) ? ' u ' : ' o '));

/** `word`: what stands between the last two where the browser has left it as it is. */
function joined(type: Joining, items: readonly string[], word: (next: string) => string): string {
  const format = formatOf(type);
  const parts = format.formatToParts(items);
  const [between, last] = parts.slice(-2);
  if (between?.type !== 'literal' || last === undefined || !/^ [yo] $/.test(between.value))
    return format.format(items);
  return [...parts.slice(0, -2), { value: word(last.value) }, last]
    .map(({ value }) => value)
    .join('');
}

const formats = new Map<Joining, Intl.ListFormat>();

/** Made when it is first needed: that takes a millisecond on a phone. */
function formatOf(type: Joining): Intl.ListFormat {
  const format = formats.get(type) ?? new Intl.ListFormat('es', { type });
  formats.set(type, format);
  return format;
}
