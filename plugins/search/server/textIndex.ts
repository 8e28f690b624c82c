import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { throwProblems } from '../../../core/server/problems';
import type { Language, Product } from '../../../core/types';
import type { ListedPage, SearchList } from '../types';

/**
 * Returns the HTML of a page with the product that its text is filtered by.
 *
 * @param html as Docusaurus wrote it
 */
export const toIndexedHtml = (html: string, product: Product | undefined): string =>
  product ? html.replace('<article', `<article data-pagefind-filter="product:${product}"`) : html;

/** What stands in an article and is no text of it: the frame, demos with their code, ads, links to headings. */
const leftOut = [
  'nav',
  'aside',
  'figure',
  'footer',
  'button',
  '[data-no-print]',
  '.theme-doc-toc-mobile',
];

/** What the browser loads; Pagefind also brings interfaces, which the site has its own for. */
const loadedFile = /\.pf_\w+$|^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\..+)$/;

/**
 * Makes the index of the whole text of pages, which the browser loads in pieces.
 *
 * @param outDir absolute path of the output of a version, with its HTML
 * @throws an error with all that Pagefind could not index
 */
async function writeTextIndex(
  outDir: string,
  pages: readonly ListedPage[],
  language: Language,
): Promise<void> {
  // A module without a CommonJS form: a static import would become `require`.
  const { createIndex, close } = await import('pagefind');
  const { index, errors } = await createIndex({
    rootSelector: 'article',
    excludeSelectors: leftOut,
    forceLanguage: language,
  });
  throwProblems('The text index cannot be made', errors);
  try {
    for (const { slug, product } of pages) {
      const file = path.join(outDir, `${slug}.html`);
      if (existsSync(file)) {
        const content = toIndexedHtml(await readFile(file, 'utf8'), product);
        const added = await index?.addHTMLFile({ url: slug, content });
        throwProblems(`The text of ${slug} cannot be indexed`, added?.errors ?? []);
      }
    }
    const written = await index?.getFiles();
    throwProblems('The text index cannot be written', written?.errors ?? []);
    for (const { path: name, content } of written?.files ?? []) {
      if (loadedFile.test(path.basename(name))) {
        const target = path.join(outDir, 'pagefind', name);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
      }
    }
  } finally {
    await close();
  }
}

/** `tsx plugins/search/extract.ts build/x en`: makes the text index of a version's output. */

async function extract([outDir, language]: readonly string[]): Promise<void> {
  if (!outDir || !language) {
    throw new Error('Name a folder and a language: tsx plugins/search/extract.ts build/x en');
  }
  const list = await readFile(path.join(outDir, 'search/list.json'), 'utf8');
  const { pages } = JSON.parse(list) as SearchList;
  await writeTextIndex(outDir, pages, language as Language);
}

extract(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
