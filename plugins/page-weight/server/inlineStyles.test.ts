import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FinishedBuild } from '../../../core/server/postBuild';
import { inlinePageStyles, inlineStyles } from './inlineStyles';
import { PageStyles } from './pageStyles';

describe('a page', () => {
  const head =
    '<link rel=preload as=image href=/x/a.svg><link rel=stylesheet href=/x/assets/css/all.1.css /><script src=/x/main.js defer></script><script src=/x/other.js async></script>';
  const font = '<link rel=preload href=/x/a.woff2 as=font crossorigin="" type=font/woff2 />';
  const page = `<html><head>${head}</head><body>${font}<p class=a>&lt;/body> $&</p></body></html>`;
  const sheet = {
    styles: new PageStyles('.a{top:0}.b{top:0}'),
    url: '/x/assets/css/all.1.css',
    reducedUrl: '/x/assets/css/styles.2.css',
  };

  test('has its styles in its head, and what it loads later at its end', () => {
    expect(inlinePageStyles(page, sheet, [])).toBe(
      [
        '<html><head><link rel=preload as=image href=/x/a.svg><script src=/x/other.js async></script>',
        '<style data-site>.a{top:0}</style></head><body><p class=a>&lt;/body> $&</p>',
        `${font}<link rel=stylesheet href=/x/assets/css/styles.2.css /><script src=/x/main.js defer></script>`,
        '</body></html>',
      ].join(''),
    );
  });

  test('without the stylesheet stays as it is', () => {
    const redirect = '<html><head><script src=/x/redirect.js></script></head></html>';
    expect(inlinePageStyles(redirect, sheet, [])).toBe(redirect);
  });
});

describe('fonts of other alphabets', () => {
  const fonts = { basic: 'U+0-FF', european: 'U+100-17F', greek: 'U+370-3FF' };
  const css = Object.entries(fonts).map(
    ([name, range]) =>
      `@font-face{font-family:Text;src:url(/x/assets/fonts/${name}.woff2)format("woff2");unicode-range:${range}}`,
  );

  /** Returns the fonts that two pages ask for, and the files of their build. */
  async function build(currentLocale: string) {
    const outDir = await mkdtemp(path.join(tmpdir(), 'styles-'));
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
      await writeFile(path.join(outDir, file), text);
    };
    const toPage = (text: string) =>
      `<html><head><link rel=stylesheet href=/x/assets/css/all.css></head><body>${text}</body></html>`;
    await write('assets/css/all.css', `${css.join('')}p{top:0}`);
    await write('english.html', toPage('A café<figure><td>Łódź</td></figure>'));
    await write('polish.html', toPage('Łódź'));
    for (const name of Object.keys(fonts)) {
      await write(`assets/fonts/${name}.woff2`, '');
    }
    await inlineStyles({ outDir, baseUrl: '/x/', i18n: { currentLocale } } as FinishedBuild);
    const listFonts = async (page: string) => {
      const html = await readFile(path.join(outDir, page), 'utf8');
      return [...html.matchAll(/(\w+)\.woff2/g)].map(([, name]) => name);
    };
    const read = {
      english: await listFonts('english.html'),
      polish: await listFonts('polish.html'),
      files: (await readdir(path.join(outDir, 'assets/fonts'))).toSorted(),
    };
    await rm(outDir, { recursive: true });
    return read;
  }

  test('are on the pages that have their letters, and nowhere if none has', async () => {
    expect(await build('en')).toEqual({
      english: ['basic'],
      polish: ['european', 'basic'],
      files: ['basic.woff2', 'european.woff2'],
    });
  });

  test('are on all pages of another language, the first of which may lack the letters of the next', async () => {
    expect(await build('pl')).toEqual({
      english: ['european', 'basic'],
      polish: ['european', 'basic'],
      files: ['basic.woff2', 'european.woff2'],
    });
  });
});
