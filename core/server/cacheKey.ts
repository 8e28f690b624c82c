import { type Hash, createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { load } from 'js-yaml';
import { mapFiles, platformDir } from './files';

/** The parts of `pnpm-lock.yaml` (lockfileVersion 9) that are read here. */
export interface Lockfile {
  importers: Record<string, Dependencies>;
  snapshots: Record<string, Record<string, Record<string, string> | undefined>>;
  packages: Record<string, { resolution?: { integrity?: string } }>;
}

interface Locked {
  version: string;
}

interface Dependencies {
  dependencies?: Record<string, Locked>;
  optionalDependencies?: Record<string, Locked>;
}

/** Returns the id of a package: `name@version`, unless the version of an alias is a whole id. */
function toId(lockfile: Lockfile, name: string, version: string): string {
  return version in lockfile.snapshots ? version : `${name}@${version}`;
}

/**
 * Returns every package that a workspace installs, its dependencies and theirs, as sorted
 * `id integrity` lines: two workspaces with the same lines have the same code installed. Development
 * dependencies are left out.
 *
 * @param workspace its key in the lockfile: `.`, `docs`, `versioned_docs/version-v6`
 */
export function collectLockedPackages(lockfile: Lockfile, workspace: string): string[] {
  const { dependencies, optionalDependencies } = lockfile.importers[workspace] ?? {};
  const pending = Object.entries({ ...dependencies, ...optionalDependencies }).map(
    ([name, locked]) => toId(lockfile, name, locked.version),
  );
  const found = new Set<string>();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (!found.has(id)) {
      found.add(id);
      const snapshot = lockfile.snapshots[id];
      const next = Object.entries({ ...snapshot?.dependencies, ...snapshot?.optionalDependencies });
      pending.push(...next.map(([name, version]) => toId(lockfile, name, version)));
    }
  }
  const integrity = (id: string) =>
    lockfile.packages[id.replace(/\(.*$/, '')]?.resolution?.integrity ?? '';
  return [...found].map((id) => `${id} ${integrity(id)}`).toSorted();
}

/** Lockfiles by path and time, read once in a process unless a command changes them: they have thousands of lines. */
const lockfiles: Record<string, Promise<Lockfile>> = {};

/**
 * Reads the packages of a workspace from the site's lockfile: the list changes with any dependency,
 * however deep.
 *
 * @param workspace its key in the lockfile: `.`, `docs`, `versioned_docs/version-v6`
 */
export async function readLockedPackages(siteDir: string, workspace: string): Promise<string[]> {
  const file = path.join(siteDir, 'pnpm-lock.yaml');
  const key = `${file} ${(await stat(file)).mtimeMs}`;
  lockfiles[key] ??= readFile(file, 'utf8').then((text) => load(text) as Lockfile);
  return collectLockedPackages(await lockfiles[key], workspace);
}

/** Files that never change a build: packages, which the lockfile pins, and tests. */
const ignored = ['**/node_modules/**', '**/*.test.*', '**/*.tsbuildinfo'];

/** Files of the platform that no page is made of: what describes it, and what its tests share. */
const notBuilt = ['{core,plugins,src}/**/*.md', '{core,plugins,src}/**/testing/**'];

/**
 * Adds the paths and contents of files to a hash, in the order of their paths.
 *
 * @param dir absolute path that the patterns and the hashed paths are relative to
 * @param without patterns of files that are left out
 */
export async function hashFiles(
  hash: Hash,
  dir: string,
  patterns: readonly string[],
  without: readonly string[] = [],
): Promise<void> {
  const files = await Globby([...patterns], {
    cwd: dir,
    ignore: [...ignored, ...without],
    dot: false,
  });
  const contents = await mapFiles(files.toSorted(), async (file) => {
    const content = await readFile(path.join(dir, file));
    return `${file} ${createHash('sha256').update(content).digest('hex')}\n`;
  });
  contents.forEach((line) => hash.update(line));
}

/** Files of the platform, and those that an owner writes for it. */
interface PlatformPatterns {
  code: readonly string[];
  settings: readonly string[];
}

/**
 * Adds files of the platform and the owner's settings to a hash, with what their code runs on: Node, the
 * packages of the site, and the settings in `package.json` that a build reads.
 *
 * @param platform absolute path of the platform
 */
export async function hashPlatform(
  hash: Hash,
  siteDir: string,
  { code, settings }: PlatformPatterns,
  platform = platformDir,
): Promise<void> {
  const { browserslist, prettier } = JSON.parse(
    await readFile(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const packages = await readLockedPackages(siteDir, '.');
  hash.update(JSON.stringify([process.version, browserslist, prettier, packages]));
  await hashFiles(hash, platform, code, notBuilt);
  await hashFiles(hash, siteDir, settings);
}

/** What makes pages. */
const pageMakers: PlatformPatterns = {
  code: ['{core,plugins}/**/*.{ts,cjs}'],
  settings: ['docusaurus.config.ts', 'library.ts', 'products.ts'],
};

/** Hashes of the code of projects, made once in a process. */
const codeHashes: Record<string, Promise<string>> = {};

async function computeCodeHash(
  siteDir: string,
  code: readonly string[],
  platform?: string,
): Promise<string> {
  const hash = createHash('sha256');
  await hashPlatform(hash, siteDir, { ...pageMakers, code }, platform);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns a hash of the code that makes pages, with the packages that it runs on: what it made of the
 * same input before is up to date while this hash stays.
 *
 * @param code files of the platform that make a part of pages alone; absent: all that make pages
 */
export const hashCode = (
  siteDir: string,
  code: readonly string[] = pageMakers.code,
  platform?: string,
): Promise<string> =>
  (codeHashes[[siteDir, ...code].join()] ??= computeCodeHash(siteDir, code, platform));
