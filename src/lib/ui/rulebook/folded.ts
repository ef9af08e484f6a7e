// A text as a hasty hand would type it: no capitals, no accents, ё as е.

export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
