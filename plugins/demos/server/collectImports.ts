const declaration = /^import\s+(?!type\b)(?:([^'";]+?)\s+from\s+)?['"]([^'"]+)['"]/gm;

/** The names that a clause takes: `Box, { type BoxProps, useTheme as use }` → `default`, `useTheme`. */
function toNames(clause: string): string[] {
  const [, main = '', named = ''] = /^([^{]*)(?:\{([\s\S]*)\})?/.exec(clause) ?? [];
  const names = named
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s[\s\S]*/, ''));
  const whole = main.includes('*') ? ['*'] : [];
  const standard = /^\s*\w/.test(main) ? ['default'] : [];
  return [...standard, ...whole, ...names];
}

/**
 * Collects what sources import from packages, types left out.
 *
 * @param codes the text of TypeScript files
 * @returns the names by specifier; `default`, and `*` for the whole module
 */
export function collectImports(codes: readonly string[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const [, clause = '', specifier = ''] of codes.flatMap((code) => [
    ...code.matchAll(declaration),
  ])) {
    if (!/^[./]/.test(specifier)) {
      const names = imports.get(specifier) ?? new Set();
      toNames(clause).forEach((name) => names.add(name));
      imports.set(specifier, names);
    }
  }
  return imports;
}
