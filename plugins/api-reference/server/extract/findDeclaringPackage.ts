import type ts from 'typescript';

const packagePattern = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Returns the npm package whose files declare something: `@mui/x-data-grid`; none for the version's own files. */
export function findDeclaringPackage(declaration: ts.Node): string | undefined {
  return packagePattern.exec(declaration.getSourceFile().fileName)?.[1]?.replace('\\', '/');
}

/** Whether the library itself declares something: not React, the DOM or a package that it uses. */
export function isDeclaredByLibrary(declaration: ts.Node): boolean {
  return /^@(?:mui|material-ui)\//.test(findDeclaringPackage(declaration) ?? '');
}
