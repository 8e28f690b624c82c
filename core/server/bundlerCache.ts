import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/** A bundler's configuration, as far as its persistent cache goes. */
interface CacheConfig {
  experiments?: { cache?: boolean | { version?: string } };
}

/**
 * Returns a hash of what the bundler does not see: the code that compiles pages, what the site is,
 * what the reference has for them to link to, and where the generated files of a build are.
 */
export async function hashCompiler(
  siteDir: string,
  generatedFilesDir: string,
  apiFile: string,
  site: unknown,
): Promise<string> {
  const files = await Globby(['{core,plugins}/**/*.ts', 'docusaurus.config.ts'], { cwd: siteDir });
  const hash = createHash('sha256').update(generatedFilesDir).update(path.basename(apiFile));
  hash.update(JSON.stringify(site));
  files.toSorted().forEach((file) => hash.update(readFileSync(path.join(siteDir, file))));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Gives each version its own folder in the bundler's persistent cache, because two builds that run
 * side by side must not share one, and empties it when how pages are compiled has changed.
 *
 * @param config what Docusaurus would use
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
