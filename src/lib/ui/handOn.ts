// Hands a file to another app by the phone's own sheet, where the browser can. Nothing leaves by itself: the table taps it there.
import type { OutgoingFile } from '../table/keeping.ts';

/** As text: browsers hand no JSON on, and a text opens everywhere. The app takes it in like the file that is saved. */
export function asText({ name, text }: OutgoingFile): File {
  return new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });
}

export function canHandOn(file: File): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function')
    return false;
  return navigator.canShare({ files: [file] });
}

/** `closed`: the phone's sheet was put away again, which was a choice. `refused`: the browser would not. */
type Handing = 'handed' | 'closed' | 'refused';

export async function handOver(file: File): Promise<Handing> {
  if (!canHandOn(file)) return 'refused';
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'handed';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

/** False where the file is still to be saved. */
export async function handOn(file: File): Promise<boolean> {
  return (await handOver(file)) !== 'refused';
}
