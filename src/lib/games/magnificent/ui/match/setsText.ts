// How the scene of the sets speaks of them: in the last round a set is a card alone.
import { m } from '$lib/paraglide/messages.js';

const SETS = {
  which: m.mgm_which_set,
  whichDiscard: m.mgm_which_discard,
  takes: m.mgm_take_set,
  has: m.mgm_has_set,
  hasAndDiscards: m.mgm_has_set_and_discards,
  gone: m.mgm_sets_gone,
  gap: m.mgm_gap,
  noGap: m.mgm_no_gap,
  discarded: m.mgm_discarded,
};

const CARDS = {
  which: m.mgm_which_card,
  whichDiscard: m.mgm_which_card_discard,
  takes: m.mgm_take_card_of,
  has: m.mgm_has_card,
  hasAndDiscards: m.mgm_has_card_and_discards,
  gone: m.mgm_cards_gone,
  gap: m.mgm_gap_card,
  noGap: m.mgm_no_gap_card,
  discarded: m.mgm_discarded_card,
};

export const setsText = (isWithTiles: boolean) => (isWithTiles ? SETS : CARDS);
