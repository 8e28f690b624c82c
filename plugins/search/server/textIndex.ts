/** `tsx plugins/search/server/textIndex.ts build/x en`: writes the index of the full text of a build. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { throwProblems } from '../../../core/server/problems';
import type { Product } from '../../../core/types';
import type { SearchList } from '../types';

/** What is in an article but isn't its text: the frame, demos with their code, ads, links to headings. */
const EXCLUDED = [
  'nav',
  'aside',
  'figure',
  'footer',
  'button',
  '[data-no-print]',
  '.theme-doc-toc-mobile',
];

/** What the browser loads; Pagefind also brings user interfaces, which the site doesn't need. */
const loadedFile = /\.pf_\w+$|^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\..+)$/;

/**
 * Returns the HTML of a page with the product that its text is filtered by.
 *
 * @param html as Docusaurus wrote it
 */
export const toIndexedHtml = (html: string, product: Product | undefined): string =>
  product ? html.replace('<article', `<article data-pagefind-filter="product:${product}"`) : html;

/**
 * Writes the index of the full text of pages, which the browser loads in pieces.
 *
 * @param outDir path of the output of a version, with its HTML and `search/list.json`
 * @throws an error with all that Pagefind couldn't index
 */
async function writeTextIndex([outDir, language]: readonly string[]): Promise<void> {
  if (!outDir || !language) {
    throw new Error(
      'Add a folder and a language: tsx plugins/search/server/textIndex.ts build/x en',
    );
  }
  const list = await readFile(path.join(outDir, 'search/list.json'), 'utf8');
  const { pages } = JSON.parse(list) as SearchList;
  // It has no CommonJS form: a static import would become `require`.
  const { createIndex, close } = await import('pagefind');
  const { index, errors } = await createIndex({
    rootSelector: 'article',
    excludeSelectors: EXCLUDED,
    forceLanguage: language,
  });
  throwProblems("The text index can't be created", errors);
  try {
    for (const { slug, product } of pages) {
      const file = path.join(outDir, `${slug}.html`);
      const html = existsSync(file) ? await readFile(file, 'utf8') : '';
      if (html.includes('<article')) {
        const content = toIndexedHtml(html, product);
        const added = await index?.addHTMLFile({ url: slug, content });
        throwProblems(`The text of ${slug} can't be indexed`, added?.errors ?? []);
      }
    }
    const written = await index?.getFiles();
    throwProblems("The text index can't be written", written?.errors ?? []);
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

if (require.main === module) {
  writeTextIndex(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
