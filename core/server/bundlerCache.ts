import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { hashCode } from './cacheKey';
import { type BuildContext, collect } from './contribution';
import { readPins } from './pins';
import { toBuildName } from './versions';

/** The part of a bundler's configuration about its persistent cache. */
interface CacheConfig {
  experiments?: { cache?: boolean | { version?: string } };
}

/**
 * Returns a hash of what the bundler can't see: the code that compiles pages, `site.ts`, the versions that
 * pages name, the cache inputs of plugins, and the folder of generated files.
 */
async function hashCompiler(context: BuildContext) {
  const { siteDir, localizedSite, version, generatedDir, contributed } = context;
  const pins = readPins(version.dir);
  const inputs = [generatedDir, localizedSite, pins, collect(contributed, 'cacheInputs')];
  const hash = createHash('sha256').update(await hashCode(siteDir));
  return hash.update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/**
 * Gives each version its own folder in the bundler's persistent cache, because builds that run side by
 * side must not share one. The cache is dropped when the compiler's hash changes.
 *
 * @param config Docusaurus's configuration of the bundler
 */
export function configureCache(
  config: CacheConfig,
  siteDir: string,
  version: string,
  compilerHash: string,
): CacheConfig {
  const cache = config.experiments?.cache;
  if (typeof cache !== 'object') {
    return {};
  }
  const directory = path.join(siteDir, 'node_modules/.cache/rspack', version);
  const storage = { type: 'filesystem', directory };
  return {
    experiments: {
      cache: { ...cache, version: `${cache.version}-${compilerHash}`, storage } as object,
    },
  };
}

/** Gives each version its own persistent cache, so that versions can be built side by side. */
export const bundlerCache = (context: BuildContext): Plugin<string> => ({
  name: 'docusaurus-plugin-bundler-cache',
  loadContent: () => hashCompiler(context),
  configureWebpack: (config, _isServer, _utils, compilerHash) =>
    configureCache(
      config as object,
      context.siteDir,
      toBuildName(context.version),
      compilerHash,
    ) as object,
});
