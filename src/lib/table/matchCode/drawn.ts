// A link as a QR code. The library is fetched when somebody wants one.

export interface DrawnCode {
  /** Modules along a side. */
  readonly size: number;
  /** Outline of the dark modules, as the `d` of a path, one unit a module. */
  readonly path: string;
  /** A camera wants it near, bright and still. */
  readonly isDense: boolean;
}

/** Modules along a side from which on a code is dense. */
const DENSE = 109;

/** Undefined where the text is too long for any code. */
export async function drawnCode(text: string): Promise<DrawnCode | undefined> {
  const [{ generate, correction }, { toSvgPath }] = await Promise.all([
    import('lean-qr'),
    import('lean-qr/extras/svg'),
  ]);
  try {
    // A screen is clean and flat: what the correction saves makes each module larger.
    const code = generate(text, { minCorrectionLevel: correction.L });
    return { size: code.size, path: toSvgPath(code), isDense: code.size >= DENSE };
  } catch {
    return undefined;
  }
}
