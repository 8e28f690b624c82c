const kinds = ['dependencies', 'devDependencies', 'overrides'] as const;

type Manifest = Partial<Record<(typeof kinds)[number], Record<string, string>>>;

/**
 * Makes one `package.json` that asks for what all of some projects ask for.
 *
 * @param manifests text of each project's `package.json`
 * @throws an error when two ask for different versions of a package
 */
export function mergeManifests(manifests: readonly string[]): string {
  const merged: Required<Manifest> = { dependencies: {}, devDependencies: {}, overrides: {} };
  for (const manifest of manifests.map((text) => JSON.parse(text) as Manifest)) {
    for (const kind of kinds) {
      for (const [name, wanted] of Object.entries(manifest[kind] ?? {})) {
        const known = (merged[kind][name] ??= wanted);
        if (known !== wanted) {
          throw new Error(`One project asks for ${name} ${known}, another for ${wanted}.`);
        }
      }
    }
  }
  return JSON.stringify({ private: true, ...merged });
}
