import path from 'node:path';
import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { siteDir } from '../../core/server/files';
import type { Reference } from '../../core/library';
import type { OtherPage } from '../../core/navigation';
import type { UseSettings } from '../api-reference/analysis';
import { compileWorker } from './server/compileWorker';
import { upgradeCheckPage } from './types';

const page: OtherPage = {
  slug: `/${upgradeCheckPage}`,
  title: { id: 'site.upgradeCheck.title', message: 'Upgrade check' },
  description: 'Paste code, and see what a newer version changes in it.',
  keywords: ['migrate', 'codemod', 'breaking changes', 'upgrade', 'deprecated'],
};

interface Options {
  /** What `library.ts` says of the reference. */
  reference: Reference;
  /**
   * Modules of packages that the current version depends on, by the major that they bring code to:
   * `{ 8: ['@example/codemod/v8/preset'] }`; none without codemods.
   */
  codemods: Readonly<Record<string, readonly string[]>>;
}

/** A page that finds in a visitor's code what an upgrade changes. */
export default function upgradeCheck({ reference, codemods }: Options): SitePlugin {
  return ({ version, library, generatedDir }) => {
    const filesDir = path.join(siteDir, generatedDir, 'upgrade-check-files');
    const settings: UseSettings = {
      library: { packages: library.packages },
      reference: { sameKeys: reference.sameKeys, refHooks: reference.refHooks },
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
        staticDirectories: [filesDir],
      }),
      slots: { 'api-changes': '@theme/UpgradeCheckLink' },
    };
  };
}
