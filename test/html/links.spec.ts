/** Every address that the site has in it leads somewhere: to a page, to its anchor, to a file. */
import { expect, test } from '@playwright/test';
import { openBuiltSite } from './openBuiltSite';
import { reportProblems } from './exceptions';
import { toDataPaths } from './heads';
import { LinkChecker } from './links';

// A second look at the same files sees the same.
test.describe.configure({ retries: 0 });

const built = openBuiltSite();
const checker = new LinkChecker(built);

interface SearchList {
  pages: { slug: string; sections?: [anchor: string, ...unknown[]][] }[];
}

/** What versions know of each other: `versions/v6.json`. */
interface VersionPages {
  pages: Record<string, unknown>;
  starts: Record<string, string>;
  arrivals: Record<string, Record<string, unknown>>;
}

for (const version of built.versions) {
  const folder = version.basePath.slice(1);
  const toPath = (slug: string) => version.basePath + slug.slice(1);

  test.describe(version.label, () => {
    test('links of pages lead somewhere, and only with rel="noopener" to other sites', () => {
      const problems = built
        .pages(version)
        .flatMap((page) =>
          checker.checkPage(page).map((problem) => ({ pathname: page.pathname, problem })),
        );
      expect(reportProblems(problems)).toEqual([]);
    });

    test('links to the playground name demos that the version has', () => {
      const demos = new Set(
        Object.values(built.json<Record<string, string>>(`${folder}demos.json`)),
      );
      const playground = toPath('/playground?');
      const wrong = built.pages(version).flatMap(({ file, pathname }) => {
        const named = built
          .page(file)
          .links.filter(({ url }) => url.startsWith(playground))
          .map(({ url }) => new URLSearchParams(url.slice(playground.length)).get('demo') ?? '');
        return named.filter((name) => !demos.has(name)).map((name) => `${pathname}: ${name}`);
      });
      expect(wrong).toEqual([]);
    });

    test('addresses in structured data and in the sitemap lead somewhere', () => {
      const { url } = built.site;
      const paths = built.pages(version).flatMap(({ file }) => toDataPaths(built.page(file), url));
      expect(checker.checkPaths([...paths, ...built.sitemap(version)])).toEqual([]);
      expect(built.text('sitemap.xml')).toContain(
        `<loc>${url}${version.basePath}sitemap.xml</loc>`,
      );
    });

    test('addresses that have moved lead to where the page is, whatever host serves them', () => {
      const rules = built.text('_redirects').split('\n');
      const problems = Object.entries(built.redirects(version)).flatMap(([from, to]) => {
        const file = built.find(from);
        if (file === undefined) {
          return [{ pathname: from, problem: 'there is no page for hosts without rules' }];
        }
        const { headLinks, links, metaTags } = built.page(file);
        const canonical = headLinks.find(({ rel }) => rel === 'canonical')?.href;
        return [
          ...checker.checkPage({ file, pathname: from }),
          checker.explain(to) ?? [],
          canonical === built.site.url + to ? [] : `its canonical address is ${canonical}`,
          links.some(({ from: name, url }) => name === 'a' && url === to) ? [] : 'it has no link',
          metaTags.some(({ content }) => content === 'noindex') ? [] : 'it is not noindex',
          rules.includes(`${from} ${to} 301`) ? [] : 'it has no rule in _redirects',
        ]
          .flat()
          .map((problem) => ({ pathname: from, problem }));
      });
      expect(reportProblems(problems)).toEqual([]);
    });

    test('addresses in Markdown and in texts for programs lead somewhere', () => {
      const texts = [...built.files].filter(
        (file) => /\.(?:md|txt)$/.test(file) && built.versionOf(file) === version,
      );
      const problems = texts.flatMap((file) =>
        checker.checkText(file).map((problem) => ({ pathname: `/${file}`, problem })),
      );
      expect(texts).toContain(`${folder}llms-full.txt`);
      expect(reportProblems(problems)).toEqual([]);
    });

    test('results of the search, and what other versions know of this one, lead somewhere', () => {
      const { pages } = built.json<SearchList>(`${folder}search/list.json`);
      const results = pages.flatMap(({ slug, sections = [] }) => [
        toPath(slug),
        ...sections.filter(([anchor]) => anchor).map(([anchor]) => `${toPath(slug)}#${anchor}`),
      ]);
      const known = built.json<VersionPages>(`${folder}versions/${version.name}.json`);
      const slugs = [...Object.keys(known.pages), ...Object.values(known.starts)];
      const arrivals = Object.values(known.arrivals).flatMap((pages) =>
        Object.values(pages).filter((slug) => typeof slug === 'string'),
      );
      expect(checker.checkPaths([...results, ...[...slugs, ...arrivals].map(toPath)])).toEqual([]);
    });
  });
}

test('the root of the host leads to the site', () => {
  expect(checker.checkPage({ file: 'index.html', pathname: '/' })).toEqual([]);
  expect(checker.checkText('robots.txt')).toEqual([]);
  expect(built.page('index.html').links.map(({ url }) => url)).toContain(built.site.basePath);
});
