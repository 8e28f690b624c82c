import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { constants, runInThisContext } from 'node:vm';
import { mapFiles } from '../../../core/server/files';
import { throwProblems } from '../../../core/server/problems';
import type { Language, Product } from '../../../core/types';
import type { SearchList } from '../types';

/** What is in an article but isn't its text: the frame, demos with their code, ads, links to headings. */
const EXCLUDED = [
  'nav',
  'aside',
  'figure',
  'footer',
  'button',
  // Marks beside a title and in rows of the reference: the plan, since when, the package.
  'header span',
  '[data-rows] small',
  '[data-no-print]',
  '.theme-doc-toc-mobile',
];

/** What the browser loads; Pagefind also brings user interfaces, which the site doesn't need. */
const loadedFile = /\.pf_\w+$|^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\..+)$/;

/** Where one element of a line follows another, which styles set apart; parts of highlighted code belong together. */
const joint = /(<\/(?:a|b|code|small|span)>)(?=<(?:a|b|code|small|span)\b(?! class="?token))/g;

/** The name in a row of the reference, and what follows without an element: since when it is there. */
const rowAge = /(<li id=[^>]*>(?:<h3>)?<a [^>]*>(?:[^<]|<wbr\/?>)*<\/a>\??(?:<\/h3>)?)[^<]+(?=<)/g;

/**
 * Returns the HTML of a page with the product that its text is filtered by, and without joined words.
 *
 * @param html as Docusaurus wrote it
 */
export const toIndexedHtml = (html: string, product: Product | undefined): string =>
  html
    .replace(
      '<article',
      product ? `<article data-pagefind-filter="product:${product}"` : '<article',
    )
    .replaceAll(rowAge, '$1 ')
    .replaceAll(joint, '$1 ');

/** Imports Pagefind, an ES module: what loads the configuration turns an `import()` that it sees into `require`. */
function loadPagefind() {
  const options = {
    filename: __filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  };
  return runInThisContext("import('pagefind')", options) as Promise<typeof import('pagefind')>;
}

/**
 * Writes the index of the full text of pages, which the browser loads in pieces.
 *
 * @param outDir path of the output of a version, with its HTML
 * @throws an error with all that Pagefind couldn't index
 */
export async function writeTextIndex(
  outDir: string,
  { pages }: SearchList,
  language: Language,
): Promise<void> {
  const { createIndex, close } = await loadPagefind();
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
    const files = (written?.files ?? []).filter(({ path: name }) =>
      loadedFile.test(path.basename(name)),
    );
    await mapFiles(files, async ({ path: name, content }) => {
      const target = path.join(outDir, 'pagefind', name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    });
  } finally {
    await close();
  }
}
