// What a language brings along whatever the game: words that carry nothing, and words that mean the same.

export interface LanguageWords {
  /** Said for grammar's sake. */
  readonly filler: readonly string[];
  /** Words that mean one thing, in any of their forms. */
  readonly same: readonly (readonly string[])[];
}
