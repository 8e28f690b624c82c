import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { mapFiles } from './files';
import type { BuildContext } from './contribution';
import { type DiskCache, openDiskCache } from './diskCache';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const name = 'minify-cache';
const isCode = (asset: string) => /\.(?:js|css)$/.test(asset);

/**
 * Returns a plugin of the bundler that minifies only files that it hasn't minified before: the bundler's
 * own cache keeps compiled modules, and minifies every file in every build.
 *
 * @param open opens the cache of minified files
 */
export const createMinifyCache = (open: () => Promise<DiskCache<string>>) => ({
  apply({ hooks, webpack: { Compilation, sources } }: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minifies } = Compilation;
      const { processAssets } = compilation.hooks;
      /** What files were before they were minified, by their names. */
      const missing = new Map<string, string>();
      let cache: DiskCache<string>;
      processAssets.tapPromise({ name, stage: minifies - 1 }, async () => {
        cache = await open();
        const assets = compilation.getAssets().filter((asset) => isCode(asset.name));
        await mapFiles(assets, async ({ name: file, source, info }) => {
          const text = source.source().toString();
          const known = info.minimized ? undefined : await cache.get([text]);
          if (known !== undefined) {
            // What is marked is not minified again.
            compilation.updateAsset(file, new sources.RawSource(known), {
              ...info,
              minimized: true,
            });
          } else if (!info.minimized) {
            missing.set(file, text);
          }
        });
      });
      processAssets.tapPromise({ name, stage: minifies + 1 }, () =>
        mapFiles([...missing], async ([file, text]) => {
          const asset = compilation.getAsset(file);
          if (asset?.info.minimized) {
            await cache.set([text], asset.source.source().toString());
          }
        }).then(() => {}),
      );
    });
  },
});

/** Keeps minified files from one build to the next. */
export const minifyCache = ({ siteDir }: BuildContext): Plugin => ({
  name: 'docusaurus-plugin-minify-cache',
  configureWebpack: (_config, isServer) =>
    isServer || process.env.NODE_ENV !== 'production'
      ? {}
      : { plugins: [createMinifyCache(() => openDiskCache<string>('minified', siteDir))] },
});
