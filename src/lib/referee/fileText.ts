// The bytes of a file as text. Files of ours are UTF-8: in any other encoding the letters of names would come in broken, or none at all.
import { faulty, type FileFault } from './fileFault.ts';

export type TextReading =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: FileFault };

/** Never throws. The mark that some editors put in front of UTF-8 is left out. */
export function readText(bytes: Uint8Array): TextReading {
  // Every second byte of UTF-16 is 0 where letters are plain; no JSON has one.
  if (bytes.subarray(0, 4).includes(0)) return faulty({ code: 'not-utf8' });
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return faulty({ code: 'not-utf8' });
  }
}
