// Who is who by name: the same name is the same person, in large letters or small.

/** Signs that keep a name apart in a sentence: an earlier version kept them as a part of the name, once for each time it was mended. */
const KEPT_APART = /^\u2068+([^\u2068\u2069]*)\u2069+$/u;

/** A name as people write it, to be kept. */
export function plainName(name: string): string {
  return name.replace(KEPT_APART, '$1');
}

/** Letters of which nothing is seen: spaces, fillers, and signs that join, part or turn what stands beside them. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A name of such letters alone: as good as none. */
export function isUnseen(name: string): boolean {
  return UNSEEN.test(name);
}

/** To compare by and to look up with; never shown. */
export function nameKey(name: string): string {
  return plainName(name.trim()).normalize('NFC').toLowerCase();
}

export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
