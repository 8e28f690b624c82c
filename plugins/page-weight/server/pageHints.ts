import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapFiles } from '../../../core/server/files';
import { escapeHtml } from '../../../core/server/html';
import type { FinishedBuild } from '../../../core/server/postBuild';
import { hintAttribute, type ModuleChunks, type PageHint } from '../types';
import type { LaterPage } from './clientRoutes';

const root = /<div id="?__docusaurus"?(?=>)/;

/**
 * Writes into a page's HTML which page it is and where its modules are, so that it loads no list of pages.
 *
 * @throws an error when the HTML has no root element
 */
export function addHint(html: string, hint: PageHint): string {
  if (!root.test(html)) {
    throw new Error('its HTML has no <div id="__docusaurus">');
  }
  return html.replace(
    root,
    (tag) => `${tag} ${hintAttribute}="${escapeHtml(JSON.stringify(hint))}"`,
  );
}

/**
 * Writes its hint into the HTML of each page that isn't in the browser's table of routes.
 *
 * @param chunks the modules that pages import, by name
 */
export async function writeHints(
  pages: readonly LaterPage[],
  chunks: ReadonlyMap<string, ModuleChunks>,
  { outDir, baseUrl }: Pick<FinishedBuild, 'outDir' | 'baseUrl'>,
): Promise<void> {
  await mapFiles(pages, async ({ path: pathname, kind, own }) => {
    const file = path.join(outDir, `${pathname.slice(baseUrl.length)}.html`);
    const modules = own.flatMap((name) => [chunks.get(name) ?? []]) as ModuleChunks[];
    try {
      await writeFile(file, addHint(await readFile(file, 'utf8'), [kind, [pathname], ...modules]));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  });
}
