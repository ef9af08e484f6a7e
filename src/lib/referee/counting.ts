// How a game speaks of its totals, and of the parts a match has, where these are not points and rounds.

/** What totals are counted in. Whole sentences, since each language bends them its own way. */
export interface UnitWords {
  /** "1 ecu", "5 ecus": `shown` is the figure as it is written on the screen. */
  amount(count: number, shown: string): string;
  /** Above a sheet by categories. */
  readonly byCategory: string;
  /** Of all matches of one player. */
  readonly most: string;
  /** Why a total is corrected. */
  readonly forgotten: string;
  /** Another reason: the marker was pushed; left out where no marker stands for a total. */
  readonly pushed?: string;
  /** Who won was ahead all the time; or only in the end. */
  readonly aheadAll: (name: string) => string;
  readonly aheadAtEnd: (name: string) => string;
}

/** The parts of a match, by the numbers the rules give them. */
export interface RoundWords {
  /** Above what belongs to it: "Season 1". */
  readonly heading: (round: number) => string;
  /** The same, as short as a mark on a drawing is: "1". */
  readonly mark: (round: number) => string;
  /** Above the totals at the end of each. */
  readonly totals: string;
  readonly aheadFrom: (name: string, round: number) => string;
}
