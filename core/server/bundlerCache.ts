import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { removeUnused } from './cacheFolder';
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
 * How many of the bundler's caches are kept: the bundler makes a new one for the server and for browsers
 * whenever the compiler's hash changes.
 */
const MAX_CACHES = 2;

/** Folders of the bundler's caches: what `npm start` uses is not removed by builds. */
export const bundlerCaches = {
  production: 'node_modules/.cache/rspack',
  development: 'node_modules/.cache/rspack-development',
} as const;

const toCacheDir = (siteDir: string, version: string) => {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  return path.join(siteDir, bundlerCaches[mode], version);
};

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
  const storage = { type: 'filesystem', directory: toCacheDir(siteDir, version) };
  return {
    experiments: {
      cache: { ...cache, version: `${cache.version}-${compilerHash}`, storage } as object,
    },
  };
}

/** Gives each version its own persistent cache, so that versions can be built side by side. */
export const bundlerCache = (context: BuildContext): Plugin<string> => ({
  name: 'docusaurus-plugin-bundler-cache',
  async loadContent() {
    await removeUnused(toCacheDir(context.siteDir, toBuildName(context.version)), MAX_CACHES, 0);
    return hashCompiler(context);
  },
  configureWebpack: (config, _isServer, _utils, compilerHash) =>
    configureCache(
      config as object,
      context.siteDir,
      toBuildName(context.version),
      compilerHash,
    ) as object,
});
