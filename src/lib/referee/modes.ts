// Ways of playing a game, each told by its set-up: what a game's rules say of them, and which of them a match is.

/** By the name of each way of playing, whether a set-up is one of it. */
export type ModesOf<Name extends string, S> = Readonly<Record<Name, (setup: S) => boolean>>;

/** In the order of `modes`; none for a set-up that is played as every match is. */
export function modesIn<Name extends string, S>(
  modes: ModesOf<Name, S>,
  setup: S,
): readonly Name[] {
  const names = Object.keys(modes) as Name[];
  return names.filter((name) => modes[name](setup));
}
