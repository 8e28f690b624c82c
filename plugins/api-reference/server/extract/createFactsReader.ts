import { createPackageFactsReader, type ComponentFacts } from '../package-files/readPackageFacts';
import type { LibraryExport } from './collectExports';

/** Tells what only the JavaScript of the packages says of an exported component. */
export type ReadFacts = (item: LibraryExport) => ComponentFacts;

/** Creates a reader that asks the package of the lowest plan that exports a component. */
export function createFactsReader(): ReadFacts {
  const readers = new Map<string, (name: string) => ComponentFacts>();
  return ({ name, places }) => {
    const dir = places[0]?.module.package.dir ?? '';
    const read = readers.get(dir) ?? createPackageFactsReader(dir);
    readers.set(dir, read);
    return read(name);
  };
}
