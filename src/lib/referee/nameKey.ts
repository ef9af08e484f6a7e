// Who is who by name: the same name is the same person, in large letters or small.

/** To compare by and to look up with; never shown. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
