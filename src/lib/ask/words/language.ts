// What a language brings along whatever the game: words that carry nothing, and words that mean the same.

export interface LanguageWords {
  /**
   * Said for grammar's sake. Words that ask (who, when, where) tell rules apart and are none of these: how much a word
   * tells is weighed by how often it is said, where it is said.
   */
  readonly filler: readonly string[];
  /** Words that mean one thing, in any of their forms. */
  readonly same: readonly (readonly string[])[];
  /** Words that the stemmer tears apart (buy, bought; щас is сейчас), each as its forms with spaces between them. */
  readonly forms: readonly string[];
  /** They change nothing about which move is meant: here, now, is it allowed. */
  readonly beside: readonly string[];
  /** Sayings with a word in them that names a move elsewhere: qué pasa si …. */
  readonly idle: readonly string[];
  /** By the colour of a seat, as a match keeps it, what whoever sits there may be called. */
  readonly colours: Readonly<Record<string, readonly string[]>>;
  /** Said before such a colour (-1) or after it (1), so that nothing else can be meant: the blue player. */
  readonly player: { readonly word: string; readonly at: -1 | 1 };
}
