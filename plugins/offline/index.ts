import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { offlinePage } from './types';

/**
 * Keeps pages for readers without network, on the hosts that `site.ts` names, and says on a page of
 * its own what is kept. The worker is written after the build: `server/createOfflineStep.ts`.
 */
export default function offlinePlugin({ baseUrl }: LoadContext, { hosts }: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-offline',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    // Where nobody is offered it, pages carry nothing of it.
    getClientModules: () => (hosts.length > 0 ? [path.join(__dirname, 'client/offer.ts')] : []),
    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${baseUrl}${offlinePage}`,
        component: '@theme/OfflinePage',
        exact: true,
      });
    },
  };
}
