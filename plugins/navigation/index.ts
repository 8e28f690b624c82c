import path from 'node:path';
import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { toRelative } from '../../core/server/files';
import { navbarSourceLabel, productShortNames } from '../../core/types';
import { toStartSlug } from '../../core/subject';
import {
  checkEntries,
  checkKeys,
  checkPages,
  checkSidebar,
  checkTitles,
  placeEntries,
} from './server/checks';
import { generateSidebarItems } from './server/sidebar';
import {
  findLoadedVersion,
  toNavigationData,
  toSuccessor,
  toVersionPages,
  writeVersionPages,
} from './server/versionPages';
import type { VersionPages } from './types';

/** The sidebar and its marks, the version menu, the banner and canonical links of old versions. */
export default function navigation(): SitePlugin {
  return ({ siteDir, site, version, moves, contributed }) => {
    const { repository } = site;
    let written: { name: string; pages: VersionPages };
    return {
      plugin: docusaurusPlugin(() => ({
        name: 'docusaurus-plugin-navigation',
        ...withTheme(__dirname),
        getClientModules: () => [path.join(__dirname, 'client/repairAddress.ts')],
        allContentLoaded({ allContent, actions }) {
          const { versionName, label, docs, sidebars } = findLoadedVersion(allContent);
          actions.setGlobalData(toNavigationData(docs));
          const { pages } = contributed;
          written = {
            name: versionName,
            pages: toVersionPages(label, docs, sidebars, pages, moves.arrivals),
          };
        },
      })),
      sidebarItemsGenerator: (params) =>
        generateSidebarItems(params, contributed.pages, version.basePath),
      extendFrontMatter: ({ slug }) => toSuccessor(moves.successors[String(slug)]),
      check({ pages, sidebar }) {
        const placed = placeEntries(sidebar.entries, sidebar.file);
        const checked = pages.map((page) => ({ ...page, id: page.file }));
        const dir = toRelative(siteDir, version.dir);
        return [
          ...checkEntries(placed),
          ...checkKeys(checked),
          ...checkPages(checked),
          ...checkSidebar(placed, checked, contributed.pages, dir),
          // The sidebar is written in English.
          ...checkTitles(
            placed,
            checked.filter(({ file, englishFile }) => file === englishFile),
          ),
        ];
      },
      navbar: [
        ...version.products.map((product) => ({
          order: 0,
          item: {
            to: toStartSlug(product),
            label: productShortNames[product],
            activeBaseRegex: `^${version.basePath.slice(0, -1)}(?:${toStartSlug(product)}|/api/${product})(?:/|$)`,
          },
        })),
        {
          order: 20,
          item: { type: 'custom-versionMenu', position: 'right' },
          component: '@theme/VersionMenu',
        },
        ...(repository
          ? [{ order: 40, item: { href: repository, label: navbarSourceLabel, position: 'right' } }]
          : []),
      ],
      postBuild: [
        {
          name: 'Pages of the version',
          run: ({ outDir }) => writeVersionPages(outDir, written.name, written.pages),
        },
      ],
    };
  };
}
