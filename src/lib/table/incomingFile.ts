// A file somebody chose, as text: how large it may be is asked before it is read.
import { readText } from '../referee/fileText.ts';
import { attempt, done, failed, type Outcome } from '../storage/faults.ts';

export type IncomingFile = Pick<File, 'size' | 'arrayBuffer'>;

/** `largest` in bytes. */
export async function textOfFile(file: IncomingFile, largest: number): Promise<Outcome<string>> {
  const { size } = file;
  if (size > largest) return failed({ code: 'too-large', bytes: size, limit: largest });
  const bytes = await attempt(() => file.arrayBuffer()); // it may lie on a card that was taken out
  if (!bytes.ok) return bytes;
  const read = readText(new Uint8Array(bytes.value));
  return read.ok ? done(read.text) : failed(read.fault);
}
