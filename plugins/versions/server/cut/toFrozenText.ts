/** Paths upward in a file of code, and in what a page imports. */
const codePath = /(?<=["'])(?:\.\.\/)+/g;
const pageImport = /(?<=^import .*["'])(?:\.\.\/)+/gm;

/** What names the current version in the attributes of an element, such as `<ApiChanges to="current" />`. */
const currentAttribute = /(?<=\b(?:from|to)=")current(?=")/g;

/**
 * Returns the text of a file of `docs/` as the frozen version has it: paths that lead out of the folder
 * lead one folder further up, and elements that name the current version name the frozen one.
 *
 * @param file its path in the folder: `data-grid/columns/columns.mdx`
 * @param version name of the frozen version
 */
export function toFrozenText(text: string, file: string, version: string): string {
  const depth = file.split('/').length - 1;
  const deepen = (up: string) => (up.length / '../'.length > depth ? `../${up}` : up);
  return file.endsWith('.mdx')
    ? text.replace(pageImport, deepen).replace(currentAttribute, version)
    : text.replace(codePath, deepen);
}
