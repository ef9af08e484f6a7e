// Freezes plain data to its bottom, so that a test fails where somebody changes what it was given.
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
