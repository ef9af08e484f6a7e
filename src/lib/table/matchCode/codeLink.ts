// A whole match in an address: whoever scans it, or opens it, has the match. What stands behind # never leaves the phone.
import { damage, type FileFault } from '../../referee/fileFault.ts';
import { jsonLines } from '../../referee/jsonLines.ts';
import { isTooDeep } from '../../referee/jsonText.ts';
import { LARGEST_MATCH, type MatchFile } from '../../referee/matchFile.ts';
import { labelOf, type MatchLabel } from '../../storage/parcel.ts';
import { bytesOfDigits, digitsOf } from './digits.ts';
import { packed, unpacked } from './packed.ts';
import { squeezed, unsqueezed } from './squeeze.ts';

/** Of the packing; a later one gets the next number. */
const CODE_VERSION = 1;
/** `#1.0123…` */
const FRAGMENT = /^#?(\d{1,4})\.(\d*)$/;

/** What stands behind # in the address. */
export async function fragmentOf(file: MatchFile): Promise<string> {
  const digits = digitsOf(await squeezed(JSON.stringify(packed(file))));
  return `${CODE_VERSION}.${digits}`;
}

export type CodeReading =
  | {
      readonly ok: true;
      /** Of its match file, which nobody has judged yet. */
      readonly text: string;
      /** What it says of itself, as far as it can be read. */
      readonly label: MatchLabel;
      readonly entries: number;
    }
  | { readonly ok: false; readonly fault: FileFault };

/** The match in an address; undefined where the address has none. Never throws. */
export async function matchIn(fragment: string): Promise<CodeReading | undefined> {
  if (fragment.replace('#', '') === '') return undefined;
  const [, version, digits] = FRAGMENT.exec(fragment) ?? [];
  if (version === undefined || digits === undefined) return faulty(notACode(fragment));
  const found = Number(version);
  if (found > CODE_VERSION)
    return faulty({ code: 'newer', what: 'schemaVersion', found, known: CODE_VERSION });
  const bytes = bytesOfDigits(digits);
  if (bytes === undefined) return faulty(notACode(fragment));
  const json = await unsqueezed(bytes, LARGEST_MATCH).catch(() => '');
  if (json === undefined)
    return faulty({ code: 'too-large', bytes: LARGEST_MATCH + 1, limit: LARGEST_MATCH });
  const document = unpacked(parsed(json));
  if (document === undefined || isTooDeep(document)) return faulty(notACode(fragment));
  const { entries } = document;
  return { ok: true, text: jsonLines(document), label: labelOf(document), entries: entries.length };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function notACode(fragment: string): FileFault {
  return damage('', 'a match', `${fragment.length} characters`);
}

function faulty(fault: FileFault): CodeReading {
  return { ok: false, fault };
}
