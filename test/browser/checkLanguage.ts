import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { toEnglishUrl } from '../../plugins/translations/client/toEnglishUrl';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { checkAccessibility } from './checkAccessibility';
import { checkOverflow } from './checkOverflow';
import { createRecorder } from './createRecorder';
import { emulateSystem } from './kinds/emulateSystem';
import { openContext } from './openContext';
import { readPages } from './readPages';
import { watchPage } from './watchPage';

/** Pages of the version that is looked at, from its path on. */
const pages = {
  home: '',
  translated: 'react-data-grid/getting-started',
  untranslated: 'react-data-grid/sorting',
  reference: 'api/data-grid/data-grid',
  titles: 'translations',
  playground: 'playground',
  missing: 'there/is/no-such-page',
};

/** A title of the tree and of a page, as `i18n/zh` has it. */
const titles = { tree: '排序', translated: '数据网格快速入门', navbar: '数据网格' };

const expectEqual = (what: string, actual: unknown, expected: unknown): string[] =>
  JSON.stringify(actual) === JSON.stringify(expected)
    ? []
    : [`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];

/** What a page says of itself in its head, and how it is marked. */
function readMarks(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      lang: document.documentElement.lang,
      canonical: read('link[rel="canonical"]', 'href').join(),
      alternates: read('link[rel="alternate"][hreflang]', 'hreflang').toSorted(),
      notes: document.querySelectorAll('.markdown > [role="note"] a[hreflang="en"]').length,
      english: document.querySelector('.markdown [lang="en"] > p')?.textContent ?? '',
      heading: document.querySelector('h1')?.textContent ?? '',
    };
  });
}

/**
 * Looks at a version in another language: what is translated, what is marked as English, what search
 * engines are told, and that no text is missing.
 *
 * @param dir absolute path of the folder that is served: the version in this language and in English
 */
export async function checkLanguage(
  browser: Browser,
  origin: string,
  dir: string,
  version: BuiltVersion,
): Promise<Check[]> {
  const { basePath, language, name } = version;
  const { checks, record } = createRecorder(basePath);
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const open = async (slug: string) => {
      await page.goto(origin + basePath + slug);
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    };

    for (const [kind, slug] of Object.entries(pages)) {
      await record(`no text is missing, and ${kind} is accessible`, async () => {
        const watch = watchPage(page, origin);
        await open(slug);
        const { lang } = await readMarks(page);
        await page.waitForTimeout(500);
        const problems = await checkAccessibility(page, name);
        await emulateSystem(page, { colorScheme: 'dark' });
        problems.push(...(await checkAccessibility(page, name)));
        await emulateSystem(page, { colorScheme: 'light' });
        await page.setViewportSize({ width: 320, height: 700 });
        problems.push(...(await checkOverflow(page)));
        await page.setViewportSize({ width: 1280, height: 720 });
        watch.stop();
        const told = watch.logged.filter((line) => line.includes('Missing '));
        return [...expectEqual('the language', lang, language), ...told, ...problems];
      });
    }

    await record('the settings and the menus have all their texts', async () => {
      const watch = watchPage(page, origin);
      await open(pages.untranslated);
      await page.locator('button[aria-haspopup="menu"]').first().click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '设置' }).click();
      await page.getByRole('dialog').waitFor();
      watch.stop();
      return watch.logged.filter((line) => line.includes('Missing '));
    });

    await record(
      'a page that is not translated is marked, and leads to the English one',
      async () => {
        await open(pages.untranslated);
        const marks = await readMarks(page);
        const links = await page.locator('.menu__link', { hasText: titles.tree }).count();
        return [
          ...expectEqual('the heading', marks.heading, titles.tree),
          ...expectEqual('the notes', marks.notes, 1),
          ...expectEqual('what is named as other languages', marks.alternates, []),
          ...expectEqual(
            'the language of the canonical page',
            marks.canonical,
            toEnglishUrl(marks.canonical),
          ),
          ...(marks.english ? [] : ['its text is not marked as English']),
          ...expectEqual(
            'the first link of the bar',
            await page.locator('.navbar .navbar__link').first().textContent(),
            titles.navbar,
          ),
          ...(links > 0 ? [] : [`the tree has no entry "${titles.tree}"`]),
        ];
      },
    );

    await record('a translated page stands for itself', async () => {
      await open(pages.translated);
      const marks = await readMarks(page);
      const own = new URL(marks.canonical).pathname;
      return [
        ...expectEqual('the heading', marks.heading, titles.translated),
        ...expectEqual('the notes', marks.notes, 0),
        ...expectEqual('the canonical page', own, basePath + pages.translated),
        ...expectEqual('the alternates', marks.alternates, ['en', 'x-default', language]),
      ];
    });

    await record('its sitemap has what is translated', async () => {
      const listed = (await readPages(dir, version)).map(({ pathname }) => pathname).toSorted();
      const expected = [pages.home, pages.translated, pages.titles].map((slug) => basePath + slug);
      return expectEqual('the sitemap', listed, expected.toSorted());
    });

    await record('the page of titles has both languages and misses none', async () => {
      await open(pages.titles);
      const rows = await page.locator('tbody tr').count();
      const cells = await page.locator(`tbody td [lang="${language}"]`).count();
      return rows > 0 ? expectEqual('the translated titles', cells, rows) : ['it has no row'];
    });

    await record('going to English keeps the page', async () => {
      await open(pages.untranslated);
      await page.getByRole('link', { name: 'English', exact: true }).click();
      await page.waitForURL((url) => !url.pathname.startsWith(`/${language}/`));
      const english = basePath.replace(`/${language}/`, '/') + pages.untranslated;
      const { lang } = await readMarks(page);
      return [
        ...expectEqual('the address', new URL(page.url()).pathname, english),
        ...expectEqual('its language', lang, 'en'),
      ];
    });

    await record('without a script it is all there', async () => {
      const html = await readFile(path.join(dir, basePath, `${pages.untranslated}.html`), 'utf8');
      return html.includes(titles.tree) ? [] : [`its HTML has no "${titles.tree}"`];
    });
  } finally {
    await context.close();
  }
  return checks;
}
