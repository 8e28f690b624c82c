/**
 * `tsx test/fixture-site/build.ts [name …]`: builds the sites of other libraries, with the platform as a copy or
 * as a package. Versions whose inputs did not change are not built again.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { dump, load } from 'js-yaml';
import type { Lockfile } from '../../core/server/cacheKey';
import packageJson from '../../package.json';
import { linkPackages } from '../support/copy';
import { installPlatform } from '../support/platform';
import { siteDir } from '../support/site';
import { type FixtureSite, fixtures } from './site';

/** All that a site does not bring itself, where the platform is copied. */
const platform = [
  'docusaurus.config.ts',
  'index.ts',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'cli/**',
  'core/**',
  'deploy/**',
  'plugins/**',
  'src/**',
  'static/**',
  'i18n/*/code.json',
];

/** No part of a site, or made by its build. */
const ignored = ['**/node_modules/**', '**/*.test.*', '**/__snapshots__/**', 'build{,-*}/**'];

const list = (cwd: string, patterns: readonly string[]) =>
  Globby([...patterns], { cwd, ignore: ignored });

const toJson = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Files of the platform that are not copied as they are. */
const adapted: Record<
  string,
  (text: string, own: Buffer | undefined, site: FixtureSite) => Buffer
> = {
  // What is typed in a terminal builds nothing.
  'package.json': (text) =>
    toJson({ ...(JSON.parse(text) as object), name: 'calendar-docs', scripts: {} }),
  // Its versions are where an owner has them.
  'pnpm-lock.yaml': (text, _own, { workspace }) =>
    Buffer.from(
      text
        .replace(/^ {2}(?:versioned_)?docs\b.*:$/gm, '  other/$&')
        .replaceAll(`\n  ${workspace}/`, '\n  '),
    ),
  // The platform's texts, and those of the library.
  'i18n/zh/code.json': (text, own) =>
    toJson({
      ...(JSON.parse(text) as object),
      ...(JSON.parse(own?.toString() ?? '{}') as object),
    }),
};

const platformFiles = async () =>
  Promise.all(
    (await list(siteDir, platform)).map(
      async (name) => [name, await readFile(path.join(siteDir, name))] as const,
    ),
  );

/**
 * Returns the lockfile of a site that depends on the platform's package.
 *
 * @param workspace where its versions are in the checkout
 * @param integrity of the package
 */
export async function toLockfile(workspace: string, integrity: string): Promise<Buffer> {
  const { importers, packages, snapshots } = load(
    await readFile(path.join(siteDir, 'pnpm-lock.yaml'), 'utf8'),
  ) as Lockfile;
  const { name, version } = packageJson;
  const own = Object.entries(importers)
    .filter(([key]) => key.startsWith(`${workspace}/`))
    .map(([key, importer]) => [key.slice(workspace.length + 1), importer] as const);
  const dependencies = Object.entries(importers['.']?.dependencies ?? {}).map(
    ([item, locked]) => [item, locked.version] as const,
  );
  const lockfile: Lockfile = {
    importers: { '.': { dependencies: { [name]: { version } } }, ...Object.fromEntries(own) },
    packages: { ...packages, [`${name}@${version}`]: { resolution: { integrity } } },
    snapshots: {
      ...snapshots,
      [`${name}@${version}`]: { dependencies: Object.fromEntries(dependencies) },
    },
  };
  return Buffer.from(dump(lockfile));
}

/**
 * Returns the content of every file of the site, by its path.
 *
 * @param integrity of the platform's package, where it is one
 */
async function readProject(site: FixtureSite, integrity: string): Promise<Map<string, Buffer>> {
  const fixtureDir = path.join(siteDir, site.workspace);
  const files = new Map<string, Buffer>();
  for (const name of await list(fixtureDir, ['**'])) {
    files.set(name, await readFile(path.join(fixtureDir, name)));
  }
  if (site.platform === 'package') {
    files.set('pnpm-lock.yaml', await toLockfile(site.workspace, integrity));
  } else {
    for (const [name, content] of await platformFiles()) {
      files.set(name, adapted[name]?.(content.toString(), files.get(name), site) ?? content);
    }
  }
  const { basePath } = site;
  const settings = files.get('site.ts')?.toString();
  if (basePath !== undefined && settings !== undefined) {
    const moved = settings.replace(/basePath: '.*'/, `basePath: '${basePath}'`);
    files.set('site.ts', Buffer.from(moved));
  }
  return files;
}

/** Makes a folder hold these files: writes what is new or another, deletes what is gone. */
async function syncFiles(
  files: ReadonlyMap<string, Buffer>,
  { projectDir }: FixtureSite,
): Promise<void> {
  for (const name of await list(projectDir, ['**'])) {
    if (!files.has(name)) {
      await rm(path.join(projectDir, name));
    }
  }
  for (const [name, content] of files) {
    const file = path.join(projectDir, name);
    if (!existsSync(file) || !content.equals(await readFile(file))) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
}

/** Links every package of a folder anew; a cache that is there stays. */
async function renewPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const links = (await readdir(to)).filter((name) => name !== '.cache');
  await Promise.all(links.map((name) => rm(path.join(to, name))));
  await linkPackages(from, to);
}

/** Puts a site together in its folder, which stays, with its packages. */
export async function prepareFixtureSite(site: FixtureSite): Promise<void> {
  const { projectDir, packageFolders, platform: kind } = site;
  await mkdir(projectDir, { recursive: true });
  const integrity = kind === 'package' ? await installPlatform(projectDir) : '';
  await syncFiles(await readProject(site, integrity), site);
  for (const [from, to] of packageFolders) {
    await renewPackages(path.join(siteDir, from), path.join(projectDir, to));
  }
}

/**
 * Runs a command of the platform in a site.
 *
 * @throws when it fails, and has printed why
 */
export async function runInFixtureSite(
  { projectDir, platform: kind, workspace }: Omit<FixtureSite, 'packageFolders'>,
  command: string,
): Promise<void> {
  const script = path.join(kind === 'package' ? 'node_modules/x-docs' : '.', 'cli/x-docs.mjs');
  const child = spawn(process.execPath, [script, command], {
    cwd: projectDir,
    env: { ...process.env, DOCS_CACHE_DIR: undefined },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) {
    throw new Error(`"x-docs ${command}" failed in the site of ${workspace}.`);
  }
}

if (require.main === module) {
  const build = async () => {
    for (const name of process.argv.length > 2 ? process.argv.slice(2) : ['calendar']) {
      const site = fixtures[name];
      if (!site) {
        throw new Error(`There is no site "${name}". Sites: ${Object.keys(fixtures).join(', ')}.`);
      }
      await prepareFixtureSite(site);
      await runInFixtureSite(site, 'build');
    }
  };
  build().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
