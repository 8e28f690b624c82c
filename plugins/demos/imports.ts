const binding = String.raw`(?:[\w$\s{},*]|//[^\n]*\n|/\*[^]*?\*/)*?`;
const specifier = String.raw`\s*(['"])([^'"\n]+)`;

/** Comments and template literals, which are passed over, and every way to import. */
const pattern = new RegExp(
  [
    String.raw`/\*[^]*?\*/`,
    '`(?:\\\\.|[^\\\\`])*`',
    String.raw`^[ \t]*(?:import|export)(?![\w$.(])${binding}\bfrom${specifier}\1`,
    String.raw`^[ \t]*import${specifier}\3`,
    String.raw`\bimport\(${specifier}\5\s*\)`,
  ].join('|'),
  'gm',
);

/** Returns what a file imports, types and re-exports among it, each once and in order. */
export function collectImports(code: string): string[] {
  const found = [...code.matchAll(pattern)].flatMap(
    (match) => match[2] ?? match[4] ?? match[6] ?? [],
  );
  return [...new Set(found)];
}

/** Returns the package of an import: `@example/ui` of `@example/ui/Box`. */
export function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
