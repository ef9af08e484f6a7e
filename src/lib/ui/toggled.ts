/** A list with one more at its end, or without it where it is there already. */
export function toggled<One>(list: readonly One[] = [], one: One): One[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
