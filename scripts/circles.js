// Files that import one another in a circle run before what they need is there: a page then breaks in the browser only.
// So a build with such a circle is refused.

/**
 * @param {ReadonlyMap<string, readonly string[]>} imports What each file imports.
 * @returns {readonly string[] | undefined} Files of which each imports the next and the last the first.
 */
export function circleIn(imports) {
  const done = new Set();
  /** @param {string} file @param {readonly string[]} way @returns {readonly string[] | undefined} */
  function from(file, way) {
    const at = way.indexOf(file);
    if (at >= 0) return way.slice(at);
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = from(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = from(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** @returns {import('vite').Plugin} */
export function refuseCircles() {
  return {
    name: 'refuse-circles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (!circle) return;
      const holding = circle.map((name) => {
        const modules = files.find(({ fileName }) => fileName === name)?.moduleIds ?? [];
        return `${name} (${modules.length} modules, the last ${modules.at(-1)})`;
      });
      this.error(
        `These files import one another in a circle: ${holding.join(' → ')}. Merge less in vite.config.ts (entriesAwareMergeThreshold).`,
      );
    },
  };
}
