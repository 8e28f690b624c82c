import type ts from 'typescript';
import { library } from '../../../../library';

const packagePattern = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Returns the npm package whose files declare something; none for the version's own files. */
export function findDeclaringPackage(declaration: ts.Node): string | undefined {
  return packagePattern.exec(declaration.getSourceFile().fileName)?.[1]?.replace('\\', '/');
}

const isDeclaredBy = (declaration: ts.Node, starts: readonly string[]) => {
  const name = findDeclaringPackage(declaration) ?? '';
  return starts.some((start) => name.startsWith(start));
};

/** Whether the library declares something, or what it is made with by the same hands: not React or the DOM. */
export const isDeclaredByFamily = (declaration: ts.Node): boolean =>
  isDeclaredBy(declaration, library.family);

/** Whether the library itself declares something. */
export const isDeclaredByLibrary = (declaration: ts.Node): boolean =>
  isDeclaredBy(declaration, library.prefixes);
