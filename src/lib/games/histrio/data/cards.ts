// Encounter cards as short text, as the log keeps them: C3 a comedian of experience 3, T5 a tragedian, B2 a bonus of 2 ecus,
// CH the Chameleon, A:Name any other acrobat. Rulebook, list of components.

export const TALENTS = ['comedian', 'tragedian'] as const;
export type Talent = (typeof TALENTS)[number];

export const MOODS = ['comedy', 'tragedy'] as const;
export type Mood = (typeof MOODS)[number];

export const ACTORS = ['C1', 'C2', 'C3', 'C4', 'C5', 'T1', 'T2', 'T3', 'T4', 'T5'] as const;
export type Actor = (typeof ACTORS)[number];

export const BONUSES = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'] as const;

export const CHAMELEON = 'CH';

/** What stands before the name of an acrobat. */
export const ACROBAT = 'A:';

export type Card = string;

export type Seen =
  | { readonly kind: 'actor'; readonly talent: Talent; readonly level: number }
  | { readonly kind: 'bonus'; readonly ecus: number }
  | { readonly kind: 'acrobat'; readonly name: string };

/** What a card is; what is neither actor nor bonus is an acrobat, whatever its name. */
export function seen(card: Card): Seen {
  if (isActor(card)) return { kind: 'actor', talent: talentOf(card), level: Number(card.slice(1)) };
  const bonus = BONUSES.find((one) => one === card);
  if (bonus !== undefined) return { kind: 'bonus', ecus: Number(bonus.slice(1)) };
  return { kind: 'acrobat', name: card.startsWith(ACROBAT) ? card.slice(ACROBAT.length) : card };
}

export function isActor(card: Card): card is Actor {
  return ACTORS.some((one) => one === card);
}

export function talentOf(actor: Actor): Talent {
  return actor.startsWith('C') ? 'comedian' : 'tragedian';
}

/** The talent that the King wants to see in a mood. */
export function talentFor(mood: Mood): Talent {
  return mood === 'comedy' ? 'comedian' : 'tragedian';
}

export function moodFor(talent: Talent): Mood {
  return talent === 'comedian' ? 'comedy' : 'tragedy';
}

/** Experience of an actor, 1–5; 0 of any other card. */
export function levelOf(card: Card): number {
  const one = seen(card);
  return one.kind === 'actor' ? one.level : 0;
}

/** Experience of one talent among these cards. */
export function experienceOf(cards: readonly Card[], talent: Talent): number {
  return cards.reduce((sum, card) => {
    const one = seen(card);
    return one.kind === 'actor' && one.talent === talent ? sum + one.level : sum;
  }, 0);
}

/** Number of actors of one talent among these cards. */
export function countOf(cards: readonly Card[], talent: Talent): number {
  return cards.filter((card) => isActor(card) && talentOf(card) === talent).length;
}

/** Number of Chameleons among these cards. */
export function chameleonsIn(cards: readonly Card[]): number {
  return cards.filter((card) => card === CHAMELEON).length;
}

/** These cards without one of that kind. */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}
