// How the people round this phone play a game, from match to match: their readings of unclear places, and what they agreed on.
import * as v from 'valibot';
import { LONGEST_AGREEMENT, type Agreement } from '../referee/agreements.ts';
import type { ImpresarioDb } from './db.ts';
import { attempt, Broken, done, type Outcome } from './faults.ts';
import { readSetting } from './settings.ts';

/** Agreements that a group may tell the app to keep; one more is refused, and nothing older goes for it. */
const MOST = 100;
/** A file adds what another phone has kept: more than one of them tells, and still no more than a screen can list. */
const MOST_READ = 1000;

const Sentence = v.pipe(v.string(), v.maxLength(LONGEST_AGREEMENT));

const CustomsSchema = v.object({
  /** Reading by unclear place, where it is not the one proposed. */
  readings: v.record(v.pipe(v.string(), v.maxLength(120)), v.pipe(v.string(), v.maxLength(80))),
  agreements: v.pipe(
    v.array(v.object({ question: Sentence, decision: v.pipe(Sentence, v.nonEmpty()) })),
    v.maxLength(MOST_READ),
  ),
});

export type Customs = Readonly<v.InferOutput<typeof CustomsSchema>>;

export const NO_CUSTOMS: Customs = { readings: {}, agreements: [] };

const keyOf = (game: string) => `customs-${game}`;

/** `NO_CUSTOMS` where nothing was ever kept; a fault where what is kept cannot be read. */
export async function readCustoms(db: ImpresarioDb, game: string): Promise<Outcome<Customs>> {
  const read = await readSetting(db, keyOf(game), CustomsSchema);
  return read.ok ? done(read.value ?? NO_CUSTOMS) : read;
}

/** Read and kept in one transaction, from what lies on the disk: another window may have kept something too. */
export function changeCustoms(
  db: ImpresarioDb,
  game: string,
  change: (customs: Customs) => Customs,
): Promise<Outcome<Customs>> {
  return attempt(() =>
    db.transaction('rw', db.settings, async () => {
      const read = await readCustoms(db, game);
      if (!read.ok) throw new Broken(read.fault);
      const customs = change(read.value);
      if (customs.agreements.length > Math.max(MOST, read.value.agreements.length))
        throw new Broken({ code: 'customs-full', most: MOST });
      await db.settings.put({ key: keyOf(game), value: customs });
      return customs;
    }),
  );
}

export const isCustomsKey = (key: string) => key.startsWith(keyOf(''));

/**
 * What comes from a file is added to what is kept here and takes nothing away: where both have decided, ours stands.
 * Undefined for what is none.
 */
export function joined(ours: unknown, theirs: unknown): Customs | undefined {
  const read = v.safeParse(CustomsSchema, theirs);
  if (!read.success) return undefined;
  const own = v.safeParse(CustomsSchema, ours);
  if (!own.success) return read.output;
  const { readings, agreements } = own.output;
  const isNew = ({ question, decision }: Agreement) =>
    !agreements.some((one) =>
      question === '' ? one.decision === decision : one.question === question,
    );
  return {
    readings: { ...read.output.readings, ...readings },
    agreements: [...read.output.agreements.filter(isNew), ...agreements].slice(-MOST_READ),
  };
}

/** `reading` undefined: as proposed, so nothing has to be kept. */
export function withReading(
  customs: Customs,
  ruling: string,
  reading: string | undefined,
): Customs {
  const { [ruling]: _, ...others } = customs.readings;
  const readings = reading === undefined ? others : { ...others, [ruling]: reading };
  return { ...customs, readings };
}

/** The newest last; what was decided on the same question before goes. */
export function withAgreement(customs: Customs, { question, decision }: Agreement): Customs {
  const others = withoutAgreement(customs, { question, decision }).agreements.filter(
    (one) => question === '' || one.question !== question,
  );
  return { ...customs, agreements: [...others, { question, decision }] };
}

export function withoutAgreement(customs: Customs, { question, decision }: Agreement): Customs {
  const agreements = customs.agreements.filter(
    (one) => one.question !== question || one.decision !== decision,
  );
  return { ...customs, agreements };
}
