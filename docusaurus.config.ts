import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { DEFAULT_LAYERS } from '@docusaurus/plugin-css-cascade-layers/lib/options';
import rawSite from './site';
import releasedVersions from './versions.json';
import { remarkHighlight } from './plugins/code-blocks/server/remarkHighlight';
import { remarkDemos } from './plugins/demos/server/remarkDemos';
import { createFrontMatterParser } from './plugins/navigation/server/createFrontMatterParser';
import { generateSidebarItems } from './plugins/navigation/server/generateSidebarItems';
import { findVersion } from './plugins/shared/server/findVersion';
import { validateSite } from './plugins/shared/server/validateSite';
import { readLicenseKey } from './plugins/versions/server/readLicenseKey';
import { productShortNames } from './plugins/shared/types';

// Demos must find the React of their own version; `plugins/demos` gives pages the site's own.
process.env.DOCUSAURUS_NO_REACT_ALIASES = 'true';

const site = validateSite(rawSite, releasedVersions);
const version = findVersion(site, process.env.DOCS_VERSION, __dirname);

const config: Config = {
  title: site.name,
  tagline: site.tagline,
  url: version.host ?? site.url,
  baseUrl: version.basePath,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
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
    ...(!version.current && {
      parseFrontMatter: createFrontMatterParser(path.join(__dirname, 'docs')),
    }),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  presets: [
    [
      'classic',
      {
        blog: false,
        sitemap: { ignorePatterns: [`${version.basePath}playground`] },
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
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: generateSidebarItems,
          exclude: ['**/node_modules/**', '**/demos/**', '**/home/**'],
          onlyIncludeVersions: [version.name],
          lastVersion: version.name,
          versions: { [version.name]: { label: version.label, path: '', banner: 'none' } },
          editUrl: site.repository && `${site.repository}/edit/main/`,
          breadcrumbs: true,
          // Read from Git's history, which an archive of the project does not have.
          showLastUpdateTime: existsSync(path.join(__dirname, '.git')),
          remarkPlugins: [
            [npm2yarn, { sync: true, converters: ['pnpm', 'yarn'] }],
            remarkDemos,
            remarkHighlight,
          ],
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-css-cascade-layers',
      {
        layers: {
          ...DEFAULT_LAYERS,
          site: (file: string) => /\/(?:src|plugins)\//.test(file) && !file.endsWith('/island.css'),
          island: (file: string) => file.endsWith('/island.css'),
        },
      },
    ],
    ['./plugins/versions/index.ts', { version: version.name }],
    './plugins/page-weight/index.ts',
    './plugins/preferences/index.ts',
    './plugins/code-blocks/index.ts',
    './plugins/contents/index.ts',
    './plugins/navigation/index.ts',
    [
      './plugins/demos/index.ts',
      { versionDir: version.dir, licenseKey: readLicenseKey(process.env) },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    // Code is highlighted at build: no theme of a highlighter goes into every page.
    prism: { theme: { plain: {}, styles: [] } },
    metadata: [{ name: 'theme-color', content: '#14555f' }],
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: site.name,
      logo: { src: 'img/logo.svg', alt: '', width: 24, height: 24 },
      items: [
        ...version.products.map((product) => ({
          to: `/react-${product}`,
          label: productShortNames[product],
          activeBasePath: `/react-${product}`,
        })),
        { type: 'custom-versionMenu', position: 'right' as const },
        ...(site.repository
          ? [{ href: site.repository, label: 'Source', position: 'right' as const }]
          : []),
      ],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
