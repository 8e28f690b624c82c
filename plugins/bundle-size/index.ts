import path from 'node:path';
import type { BundleSizes } from '../../core/bundleSizes';
import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { siteDir, toRelative } from '../../core/server/files';
import { readPins } from '../../core/server/pins';
import { dataFiles, readBundleSizes } from '../../core/server/versionData';
import { type BuiltVersion, findVersion } from '../../core/server/versions';
import { type PageSizes, bundleSizePage } from './types';

/** Finds packages that have another version than when they were measured. */
function checkMeasured({ packages }: BundleSizes, { dir, name }: BuiltVersion): string[] {
  const pins = readPins(dir);
  const file = toRelative(siteDir, path.join(dir, dataFiles.sizes));
  return Object.entries(packages)
    .filter(([measured, version]) => pins[measured] !== version)
    .map(
      ([measured, version]) =>
        `${file}: measured ${measured} ${version}, but package.json pins ${pins[measured] ?? 'none'}. Run npm run library -- sizes ${name}.`,
    );
}

/** What the import of a component adds to an app: on its page of the reference, and on a page with all of them. */
export default function bundleSize(): SitePlugin {
  return ({ site, version }) => {
    const own = readBundleSizes(version.dir);
    if (!own) {
      return {};
    }
    const { versions } = site;
    const before = versions.slice(versions.findIndex(({ name }) => name === version.name) + 1);
    const older = before.flatMap(({ name, label }) => {
      const { components } = readBundleSizes(findVersion(site, name, siteDir).dir) ?? {};
      return components ? [{ label, components }] : [];
    });
    const data: PageSizes = { own, older };
    return {
      plugin: docusaurusPlugin(({ baseUrl }) => ({
        name: 'docusaurus-plugin-bundle-size',
        ...withTheme(__dirname),
        async contentLoaded({ actions }) {
          await actions.createData('sizes.json', data);
          actions.addRoute({
            path: `${baseUrl}${bundleSizePage}`,
            component: '@theme/BundleSizePage',
            exact: true,
          });
        },
      })),
      otherPages: [
        {
          slug: `/${bundleSizePage}`,
          title: { id: 'site.bundleSize.title', message: 'Bundle size calculator' },
          description: 'What importing a component adds to an app, alone and together with others.',
          keywords: ['bytes', 'kB', 'gzip', 'minified', 'weight', 'cost'],
        },
      ],
      check: () => checkMeasured(own, version),
      slots: { 'api-title': '@theme/BundleSize' },
    };
  };
}
