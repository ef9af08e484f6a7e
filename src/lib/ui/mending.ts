// The ways of mending the log, as the history shows them one after the other: what is to be told instead, and a look at what that changes.
import { m } from '$lib/paraglide/messages.js';
import type { Act, EntryId, Told } from '../referee/entry.ts';
import type { TimelineAct, TimelineRuling } from './timeline.ts';

export type Mending = RulingMending | Telling | Previewing;

/** A house ruling that was changed. */
interface RulingMending {
  readonly what: 'ruling';
  readonly ruling: TimelineRuling;
  /** Struck out; else told again. */
  readonly isStruck: boolean;
}

/** In place of an act, or before it. */
export interface Telling {
  readonly what: 'amend' | 'insert';
  readonly act: TimelineAct;
  /** As it is to be; undefined for a move that is still to be told. */
  readonly draft: Act | undefined;
}

interface Previewing {
  readonly what: 'preview';
  readonly title: string;
  /** What is done with `act`. */
  readonly label: string;
  readonly act: TimelineAct;
  readonly told: Told;
  /** Where one comes back to. */
  readonly from?: Telling;
}

/** Where in the log it is mended. */
export const entryOf = (mending: Mending): EntryId =>
  mending.what === 'ruling' ? mending.ruling.entry : mending.act.entry;

const TITLES = { amend: m.history_amend_title, insert: m.history_insert_title } as const;
const LABELS = { amend: m.amend_instead, insert: m.amend_before } as const;

export const titleOf = ({ what, act: { number } }: Telling): string => TITLES[what]({ number });
export const labelOf = ({ what }: Telling): string => LABELS[what]();

/** What it changes that an act is told like this. */
export function tellingOf(from: Telling, draft: Act): Previewing {
  const { what, act } = from;
  const { entry } = act;
  const told: Told =
    what === 'amend'
      ? { type: 'amend', target: entry, act: draft }
      : { type: 'tell', act: draft, before: entry };
  const head = { title: titleOf(from), label: labelOf(from), act };
  return { what: 'preview', ...head, told, from: { ...from, draft } };
}

export function strikingOf(act: TimelineAct): Previewing {
  const { entry, number } = act;
  const told: Told = { type: 'strike', targets: [entry] };
  const head = { title: m.history_strike_title({ number }), label: m.amend_struck() };
  return { what: 'preview', ...head, act, told };
}

/** Strikes out all that came after an act. */
export function backTo(act: TimelineAct, later: readonly EntryId[]): Previewing {
  const { number } = act;
  const told: Told = { type: 'strike', targets: later };
  const head = { title: m.history_back_title({ number }), label: m.amend_after() };
  return { what: 'preview', ...head, act, told };
}
