// How the people round this phone play a game, from match to match: their readings of unclear places, and what they agreed on.
import * as v from 'valibot';
import { LONGEST_AGREEMENT, type Agreement } from '../referee/agreements.ts';
import type { ImpresarioDb } from './db.ts';
import { done, type Outcome } from './faults.ts';
import { readSetting, writeSetting } from './settings.ts';

const MOST = 100;

const Sentence = v.pipe(v.string(), v.maxLength(LONGEST_AGREEMENT));

const CustomsSchema = v.object({
  /** Reading by unclear place, where it is not the one proposed. */
  readings: v.record(v.pipe(v.string(), v.maxLength(120)), v.pipe(v.string(), v.maxLength(80))),
  agreements: v.pipe(
    v.array(v.object({ question: Sentence, decision: v.pipe(Sentence, v.nonEmpty()) })),
    v.maxLength(MOST),
  ),
});

export type Customs = Readonly<v.InferOutput<typeof CustomsSchema>>;

export const NO_CUSTOMS: Customs = { readings: {}, agreements: [] };

const keyOf = (game: string) => `customs-${game}`;

export async function readCustoms(db: ImpresarioDb, game: string): Promise<Outcome<Customs>> {
  const read = await readSetting(db, keyOf(game), CustomsSchema);
  return read.ok ? done(read.value ?? NO_CUSTOMS) : read;
}

export async function writeCustoms(
  db: ImpresarioDb,
  game: string,
  customs: Customs,
): Promise<Outcome<Customs>> {
  const written = await writeSetting(db, keyOf(game), customs);
  return written.ok ? done(customs) : written;
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
    agreements: [...read.output.agreements.filter(isNew), ...agreements].slice(-MOST),
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
  return { ...customs, agreements: [...others, { question, decision }].slice(-MOST) };
}

export function withoutAgreement(customs: Customs, { question, decision }: Agreement): Customs {
  const agreements = customs.agreements.filter(
    (one) => one.question !== question || one.decision !== decision,
  );
  return { ...customs, agreements };
}
