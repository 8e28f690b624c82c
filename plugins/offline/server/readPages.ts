import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mapFiles } from '../../../core/server/files';
import type { SearchList } from '../../search/types';
import type { PackedPage } from './toOfflineManifest';

/** The element that a demo runs in. */
const demo = /\sdata-demo-state\b/g;

/** Reads the pages of a version's output, which the list of what can be found names. */
export async function readPages(outDir: string): Promise<PackedPage[]> {
  const text = await readFile(path.join(outDir, 'search/list.json'), 'utf8');
  const { pages } = JSON.parse(text) as SearchList;
  return mapFiles(pages, async ({ slug, product }) => {
    const html = await readFile(path.join(outDir, `${slug}.html`), 'utf8');
    return { path: slug.slice(1), product, demos: html.match(demo)?.length ?? 0 };
  });
}
