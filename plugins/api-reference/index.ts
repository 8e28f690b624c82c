import path from 'node:path';
import type { BundleSizes } from '../../core/bundleSizes';
import type { Reference } from '../../core/library';
import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import type { OtherPage } from '../../core/navigation';
import { readBundleSizes } from '../../core/server/versionData';
import { createDiskCache } from '../../core/server/diskCache';
import { throwProblems } from '../../core/server/problems';
import { markChanged, remarkApiChanges, toNews } from './server/apiChanges';
import { addDemos } from './server/apiDemos';
import { renderApiFiles, renderComparisonFiles, writeApiFiles } from './server/apiFiles';
import { readSummaries, toApiPages, toApiRoutes, toShortLinks } from './server/apiPages';
import { remarkApiMethods } from './server/apiMethods';
import { checkApis } from './server/checkApis';
import { checkComponentNames, checkComponents, checkMigration, readGuides } from './server/guides';
import { readApis } from './server/history';
import { configureBundler, renderPagesModule } from './server/pagesModule';
import { prepareApis } from './server/prepareApis';
import { readReleaseChanges } from './server/releaseChanges';
import { remarkApiLinks } from './server/remarkApiLinks';
import type { ApiNews } from './compare/types';
import type { Api } from './types';

const comparison: OtherPage = {
  slug: '/api/compare',
  title: { id: 'site.apiComparison.title', message: 'Compare versions' },
  description: 'What was added, changed, deprecated and removed between two versions.',
  keywords: ['compare', 'changes', 'difference', 'diff', 'changelog', "what's new"],
};

/** Adds what was measured of the components. */
const withSizes = (apis: readonly Api[], sizes: BundleSizes | undefined): Api[] =>
  apis.map((api) => {
    const size = sizes?.components[api.product]?.[api.name]?.added;
    return api.kind === 'component' && size !== undefined ? { ...api, size } : api;
  });

/**
 * The API reference of a version, from the types that its packages publish, and the comparison of versions.
 *
 * @param reference what `library.ts` says of it
 */
export default function apiReference(reference: Reference): SitePlugin {
  return async ({ siteDir, site, library, version, generatedDir, moves, contributed }) => {
    const { planSuffixes } = library;
    const settings = { library, reference };
    const apiFiles = await prepareApis(site, siteDir, settings);
    const own = apiFiles.find((item) => item.version.name === version.name)?.file ?? '';
    const versions = apiFiles.map((item) => item.version);
    const older = versions.slice(versions.findIndex(({ name }) => name === version.name) + 1);
    const [before] = older;
    const summaries = await readSummaries(own);
    /** What is served beside the pages: their `.json` and `.md`. */
    const filesDir = path.join(siteDir, generatedDir, 'api-files');
    return {
      plugin: docusaurusPlugin(({ baseUrl, siteConfig }) => ({
        name: 'docusaurus-plugin-api-reference',
        ...withTheme(__dirname),
        // Watches nothing: every saved page would wait three seconds for links from the reference to demos.
        async loadContent() {
          const all = await readApis(apiFiles);
          const reference = await addDemos(
            markChanged(
              withSizes(all.get(version.name)?.apis ?? [], readBundleSizes(version.dir)),
              all.get(before?.name ?? '')?.apis ?? [],
              before?.label,
            ),
            version.dir,
            contributed.titles,
            settings,
          );
          throwProblems('Cannot build the API reference', [
            ...checkApis(reference.apis),
            ...checkComponentNames(await readGuides(version.dir), reference.apis),
          ]);
          await writeApiFiles(filesDir, [
            ...(await renderApiFiles(
              reference,
              `${siteConfig.url}${baseUrl.slice(0, -1)}`,
              await createDiskCache('api-markdown', siteDir),
            )),
            ...(version.current ? renderComparisonFiles(all) : []),
          ]);
          return {
            apis: reference.apis,
            news: toNews(all, version.name, planSuffixes),
          };
        },
        async contentLoaded({ content, actions }) {
          const { apis, news } = content as { apis: Api[]; news: ApiNews };
          await actions.createData('pages.server.js', renderPagesModule(apis, filesDir));
          await actions.createData('news.json', news);
          await actions.createData('plan-suffixes.json', planSuffixes);
          const migrations = moves.migrations.map((page) => ({
            ...page,
            title: contributed.titles[page.title] ?? page.title,
          }));
          await actions.createData('migrations.json', migrations);
        },
        configureWebpack: (_config, isServer, utils) => configureBundler(isServer, utils),
      })),
      transformers: [
        remarkApiMethods({ file: own }),
        remarkApiLinks({ apis: summaries }),
        remarkApiChanges({ versions: apiFiles, planSuffixes }),
      ],
      pages: {
        ...toApiPages(summaries),
        ...(version.current && {
          [comparison.slug]: {
            label: comparison.title.message,
            title: comparison.title.message,
            plan: null,
          },
        }),
      },
      otherPages: version.current ? [comparison] : [],
      docRoutes: toApiRoutes(summaries, version.basePath, version.current),
      redirects: toShortLinks(summaries),
      staticDirectories: [filesDir],
      slots: { 'demo-code-end': '@theme/ApiUses' },
      elements: ['ApiChanges', 'ApiMethods'],
      // Of the section that lists the components of a page.
      anchors: ({ frontMatter: { components } }) =>
        Array.isArray(components) && components.length > 0 ? ['api'] : [],
      check: ({ pages }) =>
        pages.flatMap((page) => [
          ...checkComponents(page, summaries),
          ...checkMigration(
            page,
            older.map(({ name }) => name),
          ),
        ]),
      // Pages link to the reference of their version, and show what changed since others.
      cacheInputs: apiFiles.flatMap(({ version: { dir }, file }) => [
        path.basename(file),
        JSON.stringify([readReleaseChanges(dir), readBundleSizes(dir)?.components]),
      ]),
    };
  };
}
