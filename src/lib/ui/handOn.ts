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

/** Also true when the phone's sheet was put away again: that was a choice. False where the browser would not. */
export async function handOn(file: File): Promise<boolean> {
  if (!canHandOn(file)) return false;
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
