// Texts made small by the browser's own compression, and back, never larger than asked for.

export async function squeezed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  const whole = await through(new CompressionStream('deflate-raw'), bytes, Infinity);
  return whole ?? new Uint8Array();
}

/** Undefined where it becomes more than `most` bytes. Fails where the bytes are damaged. */
export async function unsqueezed(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<string | undefined> {
  const whole = await through(new DecompressionStream('deflate-raw'), bytes, most);
  return whole && new TextDecoder('utf-8', { fatal: true }).decode(whole);
}

async function through(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const writer = writable.getWriter();
  // What goes wrong here goes wrong for the reader too, who tells it.
  const written = Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
