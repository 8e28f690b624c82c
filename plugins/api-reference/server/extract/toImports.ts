import type { LibraryExport } from './collectExports';

/**
 * Returns the statements that import something, of which any will do: in the package of the lowest
 * plan the smallest part first, then its root, then those of higher plans.
 */
export function toImports({ name, places }: LibraryExport, isType: boolean): string[] {
  const plans = [...new Set(places.map(({ module }) => module.package))];
  const ordered = plans.flatMap((item) => {
    const here = places.filter(({ module }) => module.package === item);
    return here.toSorted(
      (one, other) => other.module.specifier.length - one.module.specifier.length,
    );
  });
  const statements = ordered.map(({ module, exportName }) => {
    const imported = exportName === name ? name : `${exportName} as ${name}`;
    return `import ${isType ? 'type ' : ''}{ ${imported} } from '${module.specifier}';`;
  });
  return [...new Set(statements)];
}
