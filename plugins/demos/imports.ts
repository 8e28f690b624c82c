/** An import of a file, from a package or another file. */
interface Import {
  specifier: string;
  /** What a declaration binds: `Box, { type BoxProps }`. Absent in `import()` and a re-export. */
  clause?: string;
}

const BINDINGS = String.raw`((?:[\w$\s{},*]|//[^\n]*\n|/\*[^]*?\*/)*?)`;
const SPECIFIER = String.raw`\s*(['"])([^'"\n]+)`;

/** Every kind of import; comments and template literals match too, so that nothing in them does. */
const PATTERN = new RegExp(
  [
    String.raw`/\*[^]*?\*/`,
    '`(?:\\\\.|[^\\\\`])*`',
    String.raw`^[ \t]*(?:import|(export))(?![\w$.(])${BINDINGS}\bfrom${SPECIFIER}\3`,
    String.raw`^[ \t]*import${SPECIFIER}\5`,
    String.raw`\bimport\(${SPECIFIER}\7\s*\)`,
  ].join('|'),
  'gm',
);

/** Returns the imports of a script in order, types and re-exports included. */
export function findImports(code: string): Import[] {
  return [...code.matchAll(PATTERN)].flatMap(
    ([, isExport, clause, , from, , effects, , dynamic]) => {
      const specifier = from ?? effects ?? dynamic;
      if (specifier === undefined) {
        return [];
      }
      return dynamic || isExport ? [{ specifier }] : [{ specifier, clause: (clause ?? '').trim() }];
    },
  );
}

/** Returns what a script imports from, each once and in order. */
export function collectSpecifiers(code: string): string[] {
  return [...new Set(findImports(code).map(({ specifier }) => specifier))];
}

/** Returns a script with other specifiers in its imports. */
export function replaceSpecifiers(code: string, replace: (specifier: string) => string): string {
  return code.replace(PATTERN, (whole: string, ...groups: string[]) => {
    const specifier = groups[3] ?? groups[5] ?? groups[7];
    if (specifier === undefined) {
      return whole;
    }
    const start = whole.lastIndexOf(specifier);
    return whole.slice(0, start) + replace(specifier) + whole.slice(start + specifier.length);
  });
}

/** What a relative import may leave out of a file's path. */
export const importEndings = [
  '',
  ...['.tsx', '.ts', '.jsx', '.js'].flatMap((ending) => [ending, `/index${ending}`]),
];

/** Returns the package of an import: `@example/ui` for `@example/ui/Box`. */
export function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
