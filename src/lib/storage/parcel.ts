// A file as it comes in: read, and every match of it judged by the rules of its game before anything is kept.
import * as v from 'valibot';
import type { RulesModule } from '../referee/game.ts';
import { damage } from '../referee/fileFault.ts';
import { bytesOf, isTooDeep, readJson } from '../referee/jsonText.ts';
import { LocalTimeSchema, SeatsSchema, SlugSchema } from '../referee/fieldSchemas.ts';
import { seenSeats } from '../referee/looks.ts';
import { LARGEST_MATCH, MATCH_FORMAT, type MatchFile } from '../referee/matchFile.ts';
import { openMatch } from '../referee/openMatch.ts';
import { salvageMatch, type Salvaged } from '../referee/salvage.ts';
import { LARGEST_STORE, readStoreDocument, type StoreFile } from '../referee/storeFile.ts';
import { provenResult, summaryOf, summaryUpTo, type Summary } from '../referee/summary.ts';
import { done, failed, type Outcome, type StoreFault } from './faults.ts';

/** A match that may come in: with no result but what its replay gives. */
export interface JudgedMatch extends Pick<Salvaged, 'file' | 'unread'> {
  readonly summary: Summary;
  /** The file itself has none. */
  readonly isResultOurs: boolean;
  /** The file has one that its whole log does not give: it was counted again, or is none as the match is not over. */
  readonly isRecounted: boolean;
}

/** A match that stays outside, and why. */
export interface RefusedMatch extends MatchLabel {
  /** Its place in the file, from 1. */
  readonly place: number;
  readonly fault: StoreFault;
}

/** What a match says of itself, as far as it can be read. */
export interface MatchLabel {
  readonly game?: string;
  readonly begun?: string;
  readonly seats?: MatchFile['seats'];
}

export interface Parcel extends Pick<
  StoreFile,
  'setAside' | 'players' | 'copies' | 'rulesets' | 'settings'
> {
  readonly matches: readonly JudgedMatch[];
  readonly refused: readonly RefusedMatch[];
}

/** Takes the text of a match file or of a store file. */
export async function openParcel(
  text: string,
  modules: readonly RulesModule[],
): Promise<Outcome<Parcel>> {
  const bytes = bytesOf(text, LARGEST_STORE);
  if (bytes > LARGEST_STORE) return failed({ code: 'too-large', bytes, limit: LARGEST_STORE });
  const json = readJson(text);
  if (!json.ok) return failed({ code: 'not-json', at: json.at });
  const { value } = json;
  const store = readStoreDocument(value);
  if (store.ok) {
    const { matches, ...rest } = store.file;
    return done({ ...rest, ...(await judgeAll(matches, modules)) });
  }
  const { fault } = store;
  if (fault.code !== 'foreign' || fault.format !== MATCH_FORMAT) return failed(fault);
  if (bytes > LARGEST_MATCH) return failed({ code: 'too-large', bytes, limit: LARGEST_MATCH });
  const judged = await judgeAll([value], modules);
  const why = judged.refused[0]?.fault;
  // What the rules say needs the words of its game; any other fault speaks for the whole file.
  if (why && why.code !== 'refused') return failed(why);
  return done({ ...judged, setAside: [], players: [], copies: [], rulesets: [], settings: [] });
}

/** Matches judged in one go: long enough to be worth it, short enough for the screen to stay alive. */
const AT_ONCE = 20;

async function judgeAll(
  documents: readonly unknown[],
  modules: readonly RulesModule[],
): Promise<Pick<Parcel, 'matches' | 'refused'>> {
  const matches: JudgedMatch[] = [];
  const refused: RefusedMatch[] = [];
  for (const [index, document] of documents.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    const judged = judge(document, modules);
    if ('code' in judged) refused.push({ place: index + 1, fault: judged, ...labelOf(document) });
    else matches.push(judged);
  }
  return { matches, refused };
}

function judge(document: unknown, modules: readonly RulesModule[]): JudgedMatch | StoreFault {
  const salvage = salvageMatch(document, modules);
  if (!salvage.ok) return salvage.fault;
  const { file, module, unread } = salvage;
  // It could be kept and not be written out again, and nothing that lies beside it either.
  if (isTooDeep(unread)) return damage(`entries.${file.entries.length}`, 'fewer levels', 'more');
  const opening = openMatch(file, module);
  if (!opening.ok) return opening.fault;
  const { rules, match } = opening.opened;
  const { result: stated, ...told } = file;
  const result = unread.length === 0 ? provenResult(file, rules, match) : undefined;
  return {
    file: result ? { ...told, result } : told,
    unread,
    isResultOurs: stated === undefined && result !== undefined,
    // Of a log that stops nothing can be counted to the end; that it does is said by itself.
    isRecounted: stated !== undefined && stated !== result && unread.length === 0 && !match.stop,
    summary: summaryUpTo(summaryOf(rules, match), unread),
  };
}

const LabelSchema = v.object({
  game: v.fallback(v.optional(SlugSchema), undefined),
  begun: v.fallback(v.optional(LocalTimeSchema), undefined),
  seats: v.fallback(v.optional(SeatsSchema), undefined),
});

/** Of any document: a part that cannot be read is left out, the others are given as they are shown. */
export function labelOf(document: unknown): MatchLabel {
  const read = v.safeParse(LabelSchema, document);
  if (!read.success) return {};
  const { game, begun, seats } = read.output;
  return {
    ...(game && { game }),
    ...(begun && { begun }),
    ...(seats && { seats: seenSeats(seats) }),
  };
}
