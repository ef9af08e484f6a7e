// Which of two records of the same thing was written last, by their local times.

/** Also where nothing that could be read lies here. */
export function isLater(theirs: string, ours: string | undefined): boolean {
  return ours === undefined || Date.parse(theirs) > Date.parse(ours);
}
