// The needle of a crowded city and what moves it, in one line.

interface Sums {
  readonly comedians?: number | undefined;
  readonly tragedians?: number | undefined;
}

/** The sums first, where they are told with the needle; then what is said of it. */
export function afterSums(
  said: string,
  { comedians, tragedians }: Sums,
  sumsText: (comedians: number, tragedians: number) => string,
): string {
  if (comedians === undefined || tragedians === undefined) return said;
  return `${sumsText(comedians, tragedians)}: ${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
}
