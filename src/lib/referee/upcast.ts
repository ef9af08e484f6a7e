// Raises what an older version of the app wrote, one version at a time, before it is read.

/** One step by the version it starts from: `{ 1: from1to2 }`. A step trusts nothing: what it does not know it hands on. */
export type Upcasts = Readonly<Record<number, (document: JsonObject) => JsonObject>>;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Undefined when the document has no version from which a chain leads to the current one. */
export function upcast(
  document: JsonObject,
  current: number,
  steps: Upcasts,
): JsonObject | undefined {
  let raised = document;
  for (;;) {
    const version = raised['schemaVersion'];
    if (version === current) return raised;
    const step = typeof version === 'number' && version < current ? steps[version] : undefined;
    if (step === undefined) return undefined;
    raised = { ...step(raised), schemaVersion: Number(version) + 1 };
  }
}

/** Neither a list nor null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && !Array.isArray(value) && Boolean(value);
}
