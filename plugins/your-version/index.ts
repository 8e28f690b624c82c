import path from 'node:path';
import { listProducts } from '../../core/library';
import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { yourVersionPage } from './types';

/** Lets visitors choose the release that they use, and marks what it lacks. */
export default function yourVersion(): SitePlugin {
  return ({ library }) => ({
    plugin: docusaurusPlugin(({ baseUrl }) => ({
      name: 'docusaurus-plugin-your-version',
      ...withTheme(__dirname),
      getClientModules: () => [path.join(__dirname, 'client/mark.ts')],
      async contentLoaded({ actions }) {
        const packages = Object.entries(library.packages).map(([name, settings]) => [
          name,
          listProducts(settings).map(({ product }) => product),
        ]);
        await actions.createData('packages.json', Object.fromEntries(packages));
        actions.addRoute({
          path: `${baseUrl}${yourVersionPage}`,
          component: '@theme/YourVersionPage',
          exact: true,
        });
      },
    })),
    otherPages: [
      {
        slug: `/${yourVersionPage}`,
        title: { id: 'site.yourVersion.title', message: 'Your version' },
        description: 'Enter the release you use, and see what it lacks.',
        keywords: ['package.json', 'lockfile', 'installed version', 'since', 'older release'],
      },
    ],
    slots: { 'page-title': '@theme/YourVersion', 'version-menu': '@theme/YourVersionItem' },
  });
}
