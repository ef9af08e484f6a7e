// A golden match before one of its moves, and what the rules make of a move that words name there.
import { readFileSync } from 'node:fs';
import { openAsk, type Ask } from '../../src/lib/ask/ask.ts';
import { gameOf } from '../../src/lib/games/registry.ts';
import type { Locale } from '../../src/lib/referee/game.ts';
import { stateOf } from '../../src/lib/referee/match.ts';
import { readMatchFile, type MatchFile } from '../../src/lib/referee/matchFile.ts';
import { meantBy, type Meant } from '../../src/lib/referee/named.ts';
import { openMatch } from '../../src/lib/referee/openMatch.ts';
import { dryRun } from '../../src/lib/referee/dryRun.ts';
import type { Refusal } from '../../src/lib/referee/ruling.ts';
import { builtFile } from '../ask/understood.ts';

export interface AtTable {
  readonly asked: (question: string, locale?: Locale) => Promise<Answered | undefined>;
}

interface Answered {
  readonly meant: Meant;
  readonly refusal: Refusal | undefined;
}

const opened = new Map<string, Promise<Ask>>();

function askOf(slug: string, locale: Locale): Promise<Ask> {
  const key = `${slug} ${locale}`;
  const asking = opened.get(key) ?? builtFile(slug, locale).then(openAsk);
  opened.set(key, asking);
  return asking;
}

/** `nth`: how many moves of the kind are made before. Seats are called by `names`, in the order of the table. */
export async function tableBefore(
  slug: string,
  golden: string,
  type: string,
  nth: number,
  names: readonly string[],
): Promise<AtTable> {
  const card = gameOf(slug);
  if (card?.named === undefined) throw new Error(slug);
  const [module, moves] = await Promise.all([card.rules(), card.named()]);
  const text = readFileSync(`tests/games/${slug}/golden/${golden}.json`, 'utf8');
  const { result: _, ...file } = JSON.parse(text) as MatchFile;
  const places = file.entries.flatMap(({ told }, at) =>
    told.type === 'tell' &&
    told.act.type === 'move' &&
    (told.act.move as { readonly type: string }).type === type
      ? [at]
      : [],
  );
  const entries = file.entries.slice(0, places[nth] ?? 0);
  const reading = readMatchFile(JSON.stringify({ ...file, entries }), [module]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  const opening = openMatch(reading.file, module);
  if (!opening.ok) throw new Error(JSON.stringify(opening.fault));
  const { match, rules, ruleset } = opening.opened;
  const state = stateOf(match);
  const turn = rules.steps(state)[0]?.seat;
  const candidates = moves.under(ruleset);

  async function asked(question: string, locale: Locale = 'en') {
    const { said: saidOf } = await askOf(slug, locale);
    const people = names.map((name, at) => ({ name, colour: file.seats[at]?.colour ?? '' }));
    const said = saidOf(question, people);
    if (said === undefined) return undefined;
    const seats = said.people.flatMap((at) => file.seats[at]?.id ?? []);
    const [seat = turn ?? '', ...others] = seats;
    const named = { ...said, seat, others, isOpen: seats.length === 0 };
    const found = candidates.of(state, named);
    const meant = found && meantBy(rules, state, named, found, moves.moment);
    if (meant === undefined) return undefined;
    const answer =
      meant.what === 'rule' ? dryRun(rules, state, meant.moves, meant.waived) : undefined;
    return { meant, refusal: answer?.refusal };
  }

  return { asked };
}
