import path from 'node:path';
import { toOfflineHosts, toVersionPath } from '../../core/pagePath';
import { type SitePlugin, withTheme } from '../../core/server/contribution';
import { checkCodeBudget } from './server/budget';
import { type ChunkGroup, createGroupReader } from './server/chunks';
import { createOfflineStep } from './server/offlineStep';
import { offlinePage } from './types';

/** Saves pages for readers without network, on the hosts that `site.ts` names, and shows on a page what is saved. */
export default function offline(): SitePlugin {
  return ({ site, version }) => {
    // The worker belongs to the site: a version on its own host has none.
    const hosts = version.host ? [] : toOfflineHosts(site);
    const served = site.versions.filter(({ host }) => !host);
    const budget = site.offlineBudget ?? 60;
    let groups: readonly ChunkGroup[] = [];
    return {
      plugin: ({ baseUrl }) => ({
        name: 'docusaurus-plugin-offline',
        ...withTheme(__dirname),
        // Where it is not offered, pages carry none of its code.
        getClientModules: () => (hosts.length > 0 ? [path.join(__dirname, 'client/offer.ts')] : []),
        contentLoaded({ actions }) {
          actions.addRoute({
            path: `${baseUrl}${offlinePage}`,
            component: '@theme/OfflinePage',
            exact: true,
          });
        },
        configureWebpack: (_config, isServer) => ({
          plugins:
            isServer || process.env.NODE_ENV !== 'production'
              ? []
              : [
                  createGroupReader((read) => (groups = read)),
                  checkCodeBudget(version.label, budget),
                ],
        }),
      }),
      otherPages: [
        {
          slug: `/${offlinePage}`,
          title: { id: 'site.offline.title', message: 'Read offline' },
          description: 'Save pages on this device, and see what is saved.',
          keywords: ['download', 'without network', 'PWA'],
        },
      ],
      postBuild: [
        createOfflineStep({
          version,
          served: hosts.length > 0 ? served.map((item) => toVersionPath(site, item)) : [],
          budget,
          readGroups: () => groups,
        }),
      ],
    };
  };
}
