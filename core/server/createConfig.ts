import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LAYERS } from '@docusaurus/plugin-css-cascade-layers/lib/options';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { type SiteSetup, createBuildContext } from './buildContext';
import { bundlerCache } from './bundlerCache';
import { contentChecks } from './checks';
import { type BuildContext, collect, docusaurusPlugin } from './contribution';
import { toDirection } from '../languages';
import { findLogo, listStaticDirs, platformDir, toRelative } from './files';
import { fontSubsets } from './fonts';
import { minifyCache } from './minifyCache';
import { UnreadablePageError, parseFrontMatter, toUnixLines } from './pageSource';
import { refuseBrokenSyntax } from './pageText';
import { fillVersions } from './pins';
import { platform } from './platform';
import { postBuild } from './postBuild';
import { stages } from './stages';
import { renderCache } from './render-cache';
import { themeSlots } from './themeSlots';

/** The theme's SkipToContentFallbackId, the id of the element after the navbar; only client code can import it. */
const skipToContentId = '__docusaurus_skipToContent_fallback';

/** Returns the logo as an address that needs no request: the first that is drawn of a page has it. */
const readLogo = (siteDir: string) =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(findLogo(siteDir), 'utf8').replaceAll(/\s+/g, ' '))}`;

/** Returns how pages are read: with the versions that they name, and the front matter that plugins add. */
function createMarkdownConfig({ siteDir, contributed }: BuildContext): Config['markdown'] {
  return {
    format: 'detect',
    preprocessor({ fileContent, filePath }) {
      if (process.env.NODE_ENV === 'development') {
        // The checks let no such page into a build.
        refuseBrokenSyntax(fileContent, toRelative(siteDir, filePath));
      }
      return fillVersions(fileContent, filePath);
    },
    async parseFrontMatter(params) {
      const { filePath } = params;
      const read = async () => {
        const fileContent = fillVersions(params.fileContent, filePath);
        return parseFrontMatter({ filePath, fileContent });
      };
      const { frontMatter, content } = await read().catch((error: Error) => {
        const file = toRelative(siteDir, filePath);
        throw new UnreadablePageError(file, error, params.fileContent);
      });
      const added = contributed.all.map((item) => item.extendFrontMatter?.(frontMatter, filePath));
      return {
        // What readers copy from blocks of code is the same whoever built the page.
        content: toUnixLines(content),
        frontMatter: Object.assign({}, frontMatter, ...added) as typeof frontMatter,
      };
    },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  };
}

/** Returns what the sitemap has: what no plugin leaves out, with the dates of Git's history if there is one. */
function createSitemapOptions({ siteDir, version, contributed }: BuildContext) {
  return {
    lastmod: existsSync(path.join(siteDir, '.git')) ? 'date' : null,
    changefreq: null,
    priority: null,
    ignorePatterns: [`${version.basePath}playground`],
    createSitemapItems: async ({ defaultCreateSitemapItems, ...params }) => {
      let items = await defaultCreateSitemapItems(params);
      for (const { filterSitemap } of contributed.all) {
        items = (await filterSitemap?.(items)) ?? items;
      }
      return items;
    },
  } satisfies Preset.Options['sitemap'];
}

/**
 * Creates Docusaurus's configuration of one version in one language, which the environment names:
 * `DOCS_VERSION`, `DOCS_LANGUAGE`, `DOCS_HOST`.
 */
export async function createConfig(setup: SiteSetup): Promise<Config> {
  // Demos must find their version's React; `plugins/demos` gives pages the site's.
  process.env.DOCUSAURUS_NO_REACT_ALIASES = 'true';
  const { siteDir, styles, fonts } = setup;
  const context = await createBuildContext(setup, {
    version: process.env.DOCS_VERSION,
    language: process.env.DOCS_LANGUAGE,
    host: process.env.DOCS_HOST,
    generatedDir: process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  });
  const { localizedSite: site, version, contributed } = context;
  const { language } = version;
  const { all } = contributed;
  const navbar = collect(contributed, 'navbar').toSorted((a, b) => a.order - b.order);
  return {
    title: site.name,
    tagline: site.tagline,
    url: version.host ?? site.url,
    baseUrl: version.basePath,
    // Each language is built separately.
    i18n: {
      defaultLocale: language,
      locales: [language],
      // Styles follow `dir` of the page, which the visitor can change: Docusaurus must not mirror them too.
      localeConfigs: { [language]: { direction: 'ltr' } },
    },
    trailingSlash: false,
    favicon: 'img/favicon.svg',
    headTags: [
      // Paints the navbar when it is complete: its right end would move while its buttons load.
      {
        tagName: 'link',
        attributes: { rel: 'expect', href: `#${skipToContentId}`, blocking: 'render' },
      },
    ],
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    staticDirectories: [
      ...listStaticDirs(siteDir),
      path.join(version.dir, 'static'),
      ...collect(contributed, 'staticDirectories'),
    ],
    customFields: {
      site,
      version: version.name,
      direction: toDirection(language),
      otherPages: collect(contributed, 'otherPages').map(({ slug, title }) => ({ slug, title })),
    },
    storage: { type: 'localStorage', namespace: false },
    future: {
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        siteStorageNamespacing: true,
        fasterByDefault: true,
        mdx1CompatDisabledByDefault: true,
        // The plugin is below, with two more layers.
        useCssCascadeLayers: false,
      },
      faster: true,
    },
    markdown: createMarkdownConfig(context),
    presets: [
      [
        require.resolve('@docusaurus/preset-classic'),
        {
          blog: false,
          docs: false,
          pages: { path: path.join(platformDir, 'src/pages') },
          sitemap: createSitemapOptions(context),
          theme: { customCss: [...styles] },
        } satisfies Preset.Options,
      ],
    ],
    plugins: [
      [
        require.resolve('@docusaurus/plugin-css-cascade-layers'),
        {
          layers: {
            ...DEFAULT_LAYERS,
            site: (file: string) =>
              /\/(?:core|src|plugins)\//.test(file) && !file.endsWith('/island.css'),
            island: (file: string) => file.endsWith('/island.css'),
          },
        },
      ],
      platform,
      stages,
      docusaurusPlugin(() => bundlerCache(context)),
      () => minifyCache(context),
      renderCache(context),
      () => contentChecks(context),
      () => themeSlots(context),
      docusaurusPlugin((docusaurus) => fontSubsets(fonts, language, docusaurus)),
      ...all.flatMap(({ plugin }) => (plugin ? [plugin as PluginConfig] : [])),
      () => postBuild(collect(contributed, 'postBuild')),
    ],
    themeConfig: {
      // `plugins/preferences` has the switch.
      colorMode: { disableSwitch: true, respectPrefersColorScheme: true },
      // The build highlights code: pages need no theme of a highlighter.
      prism: { theme: { plain: {}, styles: [] } },
      docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar: {
        title: site.name,
        logo: { src: readLogo(siteDir), alt: '', width: 24, height: 24 },
        items: navbar.map(({ item }) => item),
      },
    } satisfies Preset.ThemeConfig,
  };
}
