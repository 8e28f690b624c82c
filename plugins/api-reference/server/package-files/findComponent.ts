import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Modules, Place } from './createModules';

/** Other builds of the same code, beside or below the one that is read. */
const otherBuilds = /(?:^|\/)(?:node_modules|esm|legacy|lib|modern|node)\//;

/**
 * Finds a component: what the package's root exports by its name, else what a file of that name
 * exports, for there are components that only a sub-path gives (`@mui/x-date-pickers/internals`).
 *
 * @param entry from `findPackageEntry`
 */
export function findComponent(modules: Modules, entry: string, name: string): Place | null {
  const exported = modules.findExport(entry, name);
  if (exported) {
    return exported;
  }
  const dir = path.dirname(entry);
  const basename = name + path.extname(entry);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === basename && !otherBuilds.test(`${file}`))
    .sort((a, b) => a.length - b.length);
  for (const file of files) {
    const place = modules.findExport(path.join(dir, file), name);
    if (place) {
      return place;
    }
  }
  return null;
}
