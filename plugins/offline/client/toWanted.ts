import type { OfflineFile, OfflineManifest } from '../types';
import type { Choice } from './choice';

/** The page that a file belongs to: `react-charts/bars.js.md` is the Markdown of `react-charts/bars`. */
const toPage = (file: string) => file.replace(/(?:\.js)?\.(?:md|json)$/, '');

/** Returns the files of a version that a choice needs, the shell first: a page without it is none. */
export function toWanted(
  { shell, packs }: OfflineManifest,
  { products, pages }: Choice,
): OfflineFile[] {
  const chosen = packs.flatMap(({ product, files }) =>
    products.includes(product) ? files : files.filter(([file]) => pages.includes(toPage(file))),
  );
  return products.length + pages.length > 0 ? [...shell, ...chosen] : [];
}
