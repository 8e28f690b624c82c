import { collectImports } from './collectImports';

/** What Vite tries after the path of an import. */
const endings = ['', '.js', '.ts', '.jsx', '.tsx'];

/**
 * Returns the relative imports that lead to no file of a project, as sentences.
 *
 * @param files text by path
 */
export function checkImports(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files)
    .filter(([file]) => /\.[jt]sx?$/.test(file))
    .flatMap(([file, code]) => {
      const resolve = (specifier: string) =>
        new URL(specifier, `file:///${file}`).pathname.slice(1);
      return collectImports(code)
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => !endings.some((ending) => resolve(specifier) + ending in files))
        .map((specifier) => `${file} imports "${specifier}", which is not among its files.`);
    });
}
