/** What is known of code blocks from one build to the next: that their types are right, and those of their names. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLockedPackages } from '../../../core/server/cacheKey';
import type { BuildContext } from '../../../core/server/contribution';
import { openDiskCache } from '../../../core/server/diskCache';
import { toRelative } from '../../../core/server/files';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import type { Snippet } from './snippets';
import type { TypedName } from './typedNames';

/** What decides about a block, beside the packages of its version. */
const CHECKERS = [
  'plugins/code-blocks/server/{checkSnippets,fragments,languageService,typedNames}.ts',
  'core/server/{compiler,pins}.ts',
];

/** Returns the folder of the version whose packages blocks are compiled with; nothing where the site lacks it. */
export function findPackages(
  site: Site,
  { dir }: BuiltVersion,
  siteDir: string,
  major: string | undefined,
): string | undefined {
  if (major === undefined) {
    return dir;
  }
  const named = site.versions.find(({ label }) => /\d+/.exec(label)?.[0] === major);
  return named && findVersion(site, named.name, siteDir).dir;
}

/** Returns what decides about the blocks that are compiled with the packages of a version: those, and its options. */
export const readTypeInputs = async (versionDir: string, siteDir: string): Promise<unknown[]> => [
  await readLockedPackages(siteDir, toRelative(siteDir, versionDir)),
  await readFile(path.join(versionDir, 'tsconfig.json'), 'utf8').catch(() => ''),
];

/** The names of blocks that have passed, as they are kept. */
export interface KnownTypes {
  get(snippet: Snippet): Promise<TypedName[] | undefined>;
  set(snippet: Snippet, names: TypedName[]): Promise<void>;
}

/** Opens what is known of blocks that are compiled with the packages of a version. */
export async function openKnownTypes(versionDir: string, siteDir: string): Promise<KnownTypes> {
  const [cache, inputs] = await Promise.all([
    openDiskCache<TypedName[]>('code-blocks', siteDir, CHECKERS),
    readTypeInputs(versionDir, siteDir),
  ]);
  const toKey = ({ code, context }: Snippet) => [...inputs, code, context];
  return {
    get: (snippet) => cache.get(toKey(snippet)),
    set: (snippet, names) => cache.set(toKey(snippet), names),
  };
}

/** Returns the typed names of a block. */
export type FindTypes = (snippet: Snippet) => Promise<readonly TypedName[]>;

/**
 * Returns a function that finds what the checks have kept.
 *
 * @param isOptional whether a block may have no types yet
 */
export function createTypeFinder(
  { site, version, siteDir }: Pick<BuildContext, 'site' | 'version' | 'siteDir'>,
  isOptional: boolean,
): FindTypes {
  const opened = new Map<string | undefined, Promise<KnownTypes>>();
  return async (snippet) => {
    const { major, file } = snippet;
    const dir = findPackages(site, version, siteDir, major);
    if (dir !== undefined && !opened.has(dir)) {
      opened.set(dir, openKnownTypes(dir, siteDir));
    }
    const names = await (await opened.get(dir))?.get(snippet);
    if (!names && !isOptional) {
      throw new Error(
        `${file}: the types of a code block are no longer in the cache. Build again.`,
      );
    }
    return names ?? [];
  };
}
