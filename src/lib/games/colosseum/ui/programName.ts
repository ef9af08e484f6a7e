// The name of a program alone, where its number already stands beside it.
import type { Words } from '../rulebook/words.ts';

export function programName({ programs, programText }: Words, number: number): string {
  const names: Readonly<Record<number, string>> = programs;
  return names[number] ?? programText(number);
}
