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

/** Folders of the bundler's caches: what `npm start` uses is not removed by builds. */
export const bundlerCaches = {
  production: 'node_modules/.cache/rspack',
  development: 'node_modules/.cache/rspack-development',
} as const;

/** What a compiler works for. Both of a build run side by side. */
const targets = ['server', 'client'] as const;
type Target = (typeof targets)[number];

/** Caches of a compiler that are kept, for other branches: each has up to 450 MB, and the bundler removes none. */
const MAX_CACHES = 3;

const toCacheDir = (siteDir: string, version: string, target: Target) => {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  return path.join(siteDir, bundlerCaches[mode], version, target);
};

/**
 * Gives each compiler its own folder in the bundler's persistent cache: those that run side by side must
 * not share one, or one can wait for the other's files forever. The cache is dropped when the compiler's
 * hash changes.
 *
 * @param config Docusaurus's configuration of the bundler
 */
export function configureCache(
  config: CacheConfig,
  siteDir: string,
  version: string,
  target: Target,
  compilerHash: string,
): CacheConfig {
  const cache = config.experiments?.cache;
  if (typeof cache !== 'object') {
    return {};
  }
  const storage = { type: 'filesystem', directory: toCacheDir(siteDir, version, target) };
  return {
    experiments: {
      cache: { ...cache, version: `${cache.version}-${compilerHash}`, storage } as object,
    },
  };
}

/**
 * Removes what compilers of a version kept for other code, plugins or pages than the last ones.
 *
 * @param build what `toBuildName` returns
 */
export async function removeOldCaches(siteDir: string, build: string): Promise<void> {
  for (const target of targets) {
    await removeUnused(path.join(siteDir, bundlerCaches.production, build, target), MAX_CACHES);
  }
}

/** Gives each compiler of each version its own persistent cache, so that they can run side by side. */
export const bundlerCache = (context: BuildContext): Plugin<string> => ({
  name: 'docusaurus-plugin-bundler-cache',
  loadContent: () => hashCompiler(context),
  configureWebpack: (config, isServer, _utils, compilerHash) =>
    configureCache(
      config as object,
      context.siteDir,
      toBuildName(context.version),
      isServer ? 'server' : 'client',
      compilerHash,
    ) as object,
});
