// Bytes as decimal digits: a QR code holds three digits in ten bits, and nothing else so close that an address may contain.

/** Bytes in one group. */
const GROUP = 7;
/** Digits that so many bytes need, by their number. */
const DIGITS = [0, 3, 5, 8, 10, 13, 15, 17] as const;

export function digitsOf(bytes: Uint8Array): string {
  let digits = '';
  for (let at = 0; at < bytes.length; at += GROUP) {
    const group = bytes.subarray(at, at + GROUP);
    let value = 0n;
    for (const byte of group) value = value * 256n + BigInt(byte);
    digits += value.toString().padStart(DIGITS[group.length] ?? 0, '0');
  }
  return digits;
}

/** Undefined where the digits are no bytes. */
export function bytesOfDigits(digits: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^\d*$/.test(digits)) return undefined;
  const width = DIGITS[GROUP];
  const rest = DIGITS.indexOf((digits.length % width) as (typeof DIGITS)[number]);
  if (rest < 0) return undefined;
  const bytes = new Uint8Array(Math.floor(digits.length / width) * GROUP + rest);
  for (let from = 0, at = 0; from < digits.length; from += width, at += GROUP) {
    let value = BigInt(digits.slice(from, from + width));
    const end = Math.min(at + GROUP, bytes.length);
    for (let place = end - 1; place >= at; place -= 1) {
      bytes[place] = Number(value % 256n);
      value /= 256n;
    }
    if (value > 0n) return undefined;
  }
  return bytes;
}
