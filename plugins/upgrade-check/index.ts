import path from 'node:path';
import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { siteDir } from '../../core/server/files';
import type { Reference } from '../../core/library';
import type { OtherPage } from '../../core/navigation';
import type { UseSettings } from '../api-reference/analysis';
import { checkCodemods, compileWorker } from './server/compileWorker';
import { upgradeCheckPage } from './types';

const page: OtherPage = {
  slug: `/${upgradeCheckPage}`,
  title: { id: 'site.upgradeCheck.title', message: 'Upgrade check' },
  description: 'Paste your code to see what a newer version changes.',
  keywords: ['migrate', 'codemod', 'breaking changes', 'upgrade', 'deprecated'],
};

/**
 * A page that finds in a visitor's code what an upgrade changes.
 *
 * @param reference what `library.ts` says of it
 */
export default function upgradeCheck(reference: Reference): SitePlugin {
  const { codemods = {}, sameKeys, refHooks } = reference;
  return ({ version, library, generatedDir }) => {
    const filesDir = path.join(siteDir, generatedDir, 'upgrade-check-files');
    const settings: UseSettings = {
      library: { packages: library.packages },
      reference: { sameKeys, refHooks },
    };
    let compiled: Promise<void> | undefined;
    return {
      plugin: docusaurusPlugin(({ baseUrl }) => ({
        name: 'docusaurus-plugin-upgrade-check',
        ...withTheme(__dirname),
        ...(version.current && {
          async loadContent() {
            // Once: in development, this runs after each change of a page.
            compiled ??= compileWorker(
              codemods,
              version.dir,
              path.join(filesDir, upgradeCheckPage, 'worker.js'),
            );
            await compiled;
          },
          async contentLoaded({ actions }) {
            await actions.createData('settings.json', settings);
            actions.addRoute({
              path: `${baseUrl}${upgradeCheckPage}`,
              component: '@theme/UpgradeCheckPage',
              exact: true,
            });
          },
        }),
      })),
      // The page knows all versions: the current one has it.
      ...(version.current && {
        otherPages: [page],
        check: () => checkCodemods(codemods, version.dir),
        staticDirectories: [filesDir],
      }),
      slots: { 'api-changes': '@theme/UpgradeCheckLink' },
    };
  };
}
