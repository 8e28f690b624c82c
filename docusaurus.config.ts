import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type { Options as AfterBuildOptions } from './plugins/after-build/options';
import type { Options as AdsOptions } from './plugins/ads/options';
import type { Options as AuthoringOptions } from './plugins/authoring/options';
import type { Options as ApiReferenceOptions } from './plugins/api-reference/options';
import type { Options as MarkdownExportOptions } from './plugins/markdown-export/options';
import type { Options as NavigationOptions } from './plugins/navigation/options';
import type { Options as DocsOptions } from './plugins/docs/options';
import type { Options as OfflineOptions } from './plugins/offline/options';
import type { Options as PageWeightOptions } from './plugins/page-weight/options';
import type { Options as SearchOptions } from './plugins/search/options';
import type { Options as TemplatesOptions } from './plugins/templates/options';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { DEFAULT_LAYERS } from '@docusaurus/plugin-css-cascade-layers/lib/options';
import movedPages from './data/moved-pages';
import redirectData from './data/redirects';
import sponsorData from './data/sponsors';
import rawSite from './site';
import releasedVersions from './versions.json';
import { remarkAdSlot } from './plugins/ads/server/remarkAdSlot';
import { remarkHighlight } from './plugins/code-blocks/server/remarkHighlight';
import { remarkDemos } from './plugins/demos/server/remarkDemos';
import {
  readSummaries,
  toApiPages,
  toApiRoutes,
  toShortLinks,
} from './plugins/api-reference/server/apiPages';
import { remarkApiChanges } from './plugins/api-reference/server/apiChanges';
import { remarkApiLinks } from './plugins/api-reference/server/remarkApiLinks';
import { createLlmsStep } from './plugins/markdown-export/server/llmsStep';
import { createMarkdownStep } from './plugins/markdown-export/server/markdownStep';
import { createMetadataSteps } from './plugins/metadata/server/steps';
import { createFrontMatterParser } from './plugins/navigation/server/versionPages';
import { createSidebarItemsGenerator } from './plugins/navigation/server/sidebar';
import { toNavbarItems } from './plugins/navigation/server/navbar';
import { createOfflineStep } from './plugins/offline/server/offlineStep';
import { createRedirectStep } from './plugins/redirects/server/redirectStep';
import { createSearchStep } from './plugins/search/server/searchList';
import { findLanguage, localizeSite, toHostedSite, validateSite } from './core/server/site';
import { findVersion, toBuildName } from './core/server/versions';
import { prepareApis } from './core/server/prepareApis';
import { readKnownVersions, toMoves } from './core/server/movedPages';
import { toOfflineHosts } from './core/pagePath';
import {
  createLanguageParser,
  createSitemapFilter,
  remarkAlternates,
  remarkEnglishLinks,
} from './plugins/translations/server/translatedPages';
import { readTitleTexts } from './plugins/translations/server/titles';
import { toLanguageLinks } from './plugins/translations/server/languages';
import { readTemplates } from './plugins/templates/server/templates';
import { remarkTemplates } from './plugins/templates/server/gallery';
import { readLicenseKey } from './core/server/license';

// Demos must find the React of their own version; `plugins/demos` gives pages the site's own.
process.env.DOCUSAURUS_NO_REACT_ALIASES = 'true';

const language = findLanguage(process.env.DOCS_LANGUAGE);
const wholeSite = validateSite(
  toHostedSite(rawSite, process.env.DOCS_VERSION, process.env.DOCS_HOST),
  releasedVersions,
);
const site = localizeSite(wholeSite, language);
const version = findVersion(wholeSite, process.env.DOCS_VERSION, __dirname, language);
/** Whether the dates of pages are known: an archive of the project has no history. */
const hasHistory = existsSync(path.join(__dirname, '.git'));
const languageLinks = toLanguageLinks(site, language);

// The worker belongs to the site: a version on a host of its own has none.
const offlineHosts = version.host ? [] : toOfflineHosts(wholeSite);

/** The theme's SkipToContentFallbackId, of what follows the bar of every page; only client code can import it. */
const skipToContentId = '__docusaurus_skipToContent_fallback';

/** Folder of files that the API reference writes beside its pages. */
const apiFilesDir = path.join(
  __dirname,
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'api-files',
);

export default async function createConfig(): Promise<Config> {
  const apiFiles = await prepareApis(wholeSite, __dirname);
  const ownFile = apiFiles.find((item) => item.version.name === version.name)?.file ?? '';
  const apiVersions = apiFiles.map(({ version: { name, label }, file }) => ({ name, label, file }));
  const apis = await readSummaries(ownFile);
  const extraPages = toApiPages(apis);
  const known = await readKnownVersions(wholeSite, __dirname);
  const { successors, arrivals } = toMoves(version.name, known, movedPages);
  const titles = await readTitleTexts(language, __dirname);
  const templates = await readTemplates(version.dir);
  return {
    title: site.name,
    tagline: site.tagline,
    url: version.host ?? site.url,
    baseUrl: version.basePath,
    // One language a build: the others are built on their own.
    i18n: { defaultLocale: language, locales: [language] },
    trailingSlash: false,
    favicon: 'img/favicon.svg',
    headTags: [
      // The bar is painted when it is whole: its right end would move as its buttons arrive.
      {
        tagName: 'link',
        attributes: { rel: 'expect', href: `#${skipToContentId}`, blocking: 'render' },
      },
    ],
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    staticDirectories: ['static', path.join(version.dir, 'static'), apiFilesDir],
    customFields: { site, version: version.name },
    storage: { type: 'localStorage', namespace: false },
    future: {
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        siteStorageNamespacing: true,
        fasterByDefault: true,
        mdx1CompatDisabledByDefault: true,
        // The plugin itself stands below, with two layers more.
        useCssCascadeLayers: false,
      },
      faster: true,
    },
    markdown: {
      format: 'detect',
      parseFrontMatter: createLanguageParser(language, createFrontMatterParser(successors)),
      hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    },
    presets: [
      [
        'classic',
        {
          blog: false,
          sitemap: {
            lastmod: hasHistory ? 'date' : null,
            changefreq: null,
            priority: null,
            ignorePatterns: [`${version.basePath}playground`],
            createSitemapItems: createSitemapFilter(version, __dirname),
          },
          theme: {
            customCss: [
              './src/css/tokens.css',
              './src/css/infima.css',
              './src/css/fonts.css',
              './src/css/base.css',
              './src/css/navbar.css',
              './src/css/frame.css',
              './src/css/prose.css',
              './src/css/code.css',
              './src/css/print.css',
              './src/css/island.css',
            ],
          },
          docs: false,
        } satisfies Preset.Options,
      ],
    ],
    plugins: [
      [
        './plugins/docs/index.ts',
        {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: createSidebarItemsGenerator(extraPages, version.basePath),
          exclude: ['**/node_modules/**', '**/demos/**', '**/home/**'],
          onlyIncludeVersions: [version.name],
          lastVersion: version.name,
          versions: { [version.name]: { label: version.label, path: '', banner: 'none' } },
          editUrl: site.repository && `${site.repository}/edit/main/`,
          breadcrumbs: true,
          showLastUpdateTime: hasHistory,
          beforeDefaultRemarkPlugins: [
            [remarkTemplates, { templates }],
            [remarkApiLinks, { apis }],
            [remarkEnglishLinks, { dir: version.dir }],
          ],
          remarkPlugins: [
            [remarkAlternates, { site: wholeSite, version, languages: site.languages ?? [] }],
            [remarkApiChanges, { versions: apiVersions }],
            [npm2yarn, { sync: true, converters: ['pnpm', 'yarn'] }],
            remarkAdSlot,
            remarkDemos,
            remarkHighlight,
          ],
          siblings: toApiRoutes(apis, version.basePath, version.current),
        } satisfies DocsOptions,
      ],
      [
        '@docusaurus/plugin-css-cascade-layers',
        {
          layers: {
            ...DEFAULT_LAYERS,
            site: (file: string) =>
              /\/(?:core|src|plugins)\//.test(file) && !file.endsWith('/island.css'),
            island: (file: string) => file.endsWith('/island.css'),
          },
        },
      ],
      ['./plugins/versions/index.ts', { version: toBuildName(version), apiFile: ownFile }],
      [
        './plugins/authoring/index.ts',
        { version, apiFile: ownFile, site: wholeSite, movedPages } satisfies AuthoringOptions,
      ],
      ['./plugins/translations/index.ts', { version, hasLanguages: languageLinks.length > 0 }],
      [
        './plugins/page-weight/index.ts',
        { families: ['api/:product/:name', 'templates/:name'] } satisfies PageWeightOptions,
      ],
      './plugins/metadata/index.ts',
      './plugins/preferences/index.ts',
      './plugins/code-blocks/index.ts',
      './plugins/contents/index.ts',
      './plugins/feedback/index.ts',
      [
        './plugins/markdown-export/index.ts',
        { versionDir: version.dir } satisfies MarkdownExportOptions,
      ],
      [
        './plugins/ads/index.ts',
        { site: wholeSite, current: version.current } satisfies AdsOptions,
      ],
      ['./plugins/sponsors/index.ts', { data: sponsorData }],
      './plugins/consent/index.ts',
      './plugins/analytics/index.ts',
      ['./plugins/navigation/index.ts', { extraPages, arrivals } satisfies NavigationOptions],
      [
        './plugins/api-reference/index.ts',
        {
          version: version.name,
          versionDir: version.dir,
          versions: apiVersions,
          filesDir: apiFilesDir,
          titles,
        } satisfies ApiReferenceOptions,
      ],
      [
        './plugins/demos/index.ts',
        { versionDir: version.dir, licenseKey: readLicenseKey(process.env) },
      ],
      ['./plugins/templates/index.ts', { templates } satisfies TemplatesOptions],
      ['./plugins/search/index.ts', { version } satisfies SearchOptions],
      ['./plugins/offline/index.ts', { hosts: offlineHosts } satisfies OfflineOptions],
      [
        './plugins/after-build/index.ts',
        {
          steps: [
            createMarkdownStep({
              site: wholeSite,
              version,
              apis,
              transformers: [
                remarkTemplates({ templates }),
                remarkApiLinks({ apis }),
                remarkApiChanges({ versions: apiVersions }),
              ],
            }),
            createLlmsStep({ version, apis, titles }),
            createSearchStep(version),
            ...createMetadataSteps(wholeSite, site, version, __dirname),
            createRedirectStep({
              data: redirectData,
              versions: wholeSite.versions.map(({ name }) => name),
              version: version.name,
              shortLinks: toShortLinks(apis),
              arrivals,
            }),
            createOfflineStep(version, offlineHosts, wholeSite.offlineBudget),
          ],
        } satisfies AfterBuildOptions,
      ],
    ],
    themeConfig: {
      // The visitor's choice is `plugins/preferences`'s.
      colorMode: { disableSwitch: true, respectPrefersColorScheme: true },
      // Code is highlighted at build: no theme of a highlighter goes into every page.
      prism: { theme: { plain: {}, styles: [] } },
      docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar: {
        title: site.name,
        logo: { src: 'img/logo.svg', alt: '', width: 24, height: 24 },
        items: toNavbarItems(site, version, languageLinks),
      },
    } satisfies Preset.ThemeConfig,
  };
}
