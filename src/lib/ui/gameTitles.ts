// What a game is called, for sentences that stand below the games and know none of them. Only the registry knows the titles.

let titleOf: (slug: string) => string = (slug) => slug;

/** Called once by whoever knows the games, as for the language. */
export function followTitles(titles: (slug: string) => string): void {
  titleOf = titles;
}

/** By its slug where nobody knows the title. */
export function gameTitle(slug: string): string {
  return titleOf(slug);
}
