/**
 * The packages of projects: all projects of a version share an installation, which is the same whenever
 * it is made. `locks/` has for each version what is installed, to the letter.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { load } from 'js-yaml';
import { siteDir } from '../../core/server/files';
import { collectSpecifiers, toPackageName } from '../../plugins/demos/imports';
import type { DemoProject } from './cases';

const kinds = ['dependencies', 'devDependencies', 'overrides'] as const;

type Manifest = Partial<Record<(typeof kinds)[number], Record<string, string>>>;

const readManifest = ({ files }: Pick<DemoProject, 'files'>) =>
  JSON.parse(files['package.json'] ?? '{}') as Manifest;

/**
 * Makes one manifest that asks for what all of some projects ask for.
 *
 * @throws an error when two ask for different versions of a package
 */
export function mergeManifests(
  projects: readonly Pick<DemoProject, 'files'>[],
): Required<Manifest> {
  const merged: Required<Manifest> = { dependencies: {}, devDependencies: {}, overrides: {} };
  for (const manifest of projects.map(readManifest)) {
    for (const kind of kinds) {
      for (const [name, wanted] of Object.entries(manifest[kind] ?? {})) {
        const known = (merged[kind][name] ??= wanted);
        if (known !== wanted) {
          throw new Error(`One project asks for ${name} ${known}, another for ${wanted}.`);
        }
      }
    }
  }
  return merged;
}

/**
 * Returns the packages that a project's scripts import and its `package.json` does not ask for: where
 * projects share an installation, they would be found all the same.
 */
export function findUndeclared(project: Pick<DemoProject, 'files'>): string[] {
  const { dependencies, devDependencies } = readManifest(project);
  const declared = { ...dependencies, ...devDependencies };
  const imported = Object.entries(project.files)
    .filter(([name]) => /\.[jt]sx?$/.test(name))
    .flatMap(([, code]) => collectSpecifiers(code))
    .filter((specifier) => !/^[./]/.test(specifier))
    .map(toPackageName);
  return [...new Set(imported)].filter((name) => !(name in declared));
}

/** How much of what a command printed is shown when it fails, in lines. */
const shown = 40;

/**
 * Runs a command.
 *
 * @throws an error with the end of what it printed when it fails
 */
export async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  try {
    await promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    const printed = `${stdout ?? ''}${stderr ?? ''}`.trimEnd() || message;
    const end = printed.split('\n').slice(-shown).join('\n');
    throw new Error(`${path.basename(command)} ${args.join(' ')} failed:\n${end}`, {
      cause: error,
    });
  }
}

const install = (dir: string, ...args: readonly string[]) =>
  run(path.join(siteDir, 'node_modules/.bin/pnpm'), ['install', '--prefer-offline', ...args], dir);

/** Writes the manifest of some projects where it can be installed; npm's `overrides` are elsewhere for pnpm. */
async function writeManifest(dir: string, projects: readonly DemoProject[]): Promise<void> {
  const { overrides, ...manifest } = mergeManifests(projects);
  const text = JSON.stringify({ private: true, ...manifest, pnpm: { overrides } });
  await writeFile(path.join(dir, 'package.json'), text);
  // A workspace of its own, whatever folder this one is in.
  await writeFile(path.join(dir, 'pnpm-workspace.yaml'), 'packages: []\n');
}

const toLock = (version: string) => path.join(__dirname, 'locks', `${version}.lock`);

export const refreshCommand = 'npx tsx test/projects/refresh.ts';

type Locked = Record<string, { specifier: string }>;

interface Lock {
  overrides?: Record<string, string>;
  importers: { '.': { dependencies?: Locked; devDependencies?: Locked } };
}

const toSpecifiers = (locked: Locked = {}) =>
  Object.fromEntries(Object.entries(locked).map(([name, { specifier }]) => [name, specifier]));

/**
 * Checks that what the projects of a version ask for is locked.
 *
 * @throws an error that says what to run, when they ask for something else
 */
export async function checkLock(version: string, projects: readonly DemoProject[]): Promise<void> {
  const file = toLock(version);
  const { overrides = {}, importers } = existsSync(file)
    ? (load(await readFile(file, 'utf8')) as Lock)
    : { importers: { '.': {} } };
  const { dependencies, devDependencies } = importers['.'];
  const locked = {
    dependencies: toSpecifiers(dependencies),
    devDependencies: toSpecifiers(devDependencies),
    overrides,
  };
  if (!isDeepStrictEqual(locked, mergeManifests(projects))) {
    throw new Error(
      `The projects of ${version} ask for other packages than test/projects/locks/${version}.lock has. Run: ${refreshCommand} ${version}`,
    );
  }
}

/**
 * Installs what the projects of a version ask for in a new folder.
 *
 * @returns absolute path of the folder
 * @throws an error that says what to run, when they ask for something that is not locked
 */
export async function installLocked(
  version: string,
  projects: readonly DemoProject[],
): Promise<string> {
  await checkLock(version, projects);
  const dir = await mkdtemp(path.join(tmpdir(), 'projects-'));
  await writeManifest(dir, projects);
  await copyFile(toLock(version), path.join(dir, 'pnpm-lock.yaml'));
  await install(dir, '--frozen-lockfile');
  return dir;
}

/**
 * Locks what the projects of a version ask for. What is locked already, and what the site's own
 * lockfile has, stays at its version.
 *
 * @param siteLock text of `pnpm-lock.yaml`
 */
export async function lock(
  version: string,
  projects: readonly DemoProject[],
  siteLock: string,
): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'projects-'));
  await writeManifest(dir, projects);
  const file = toLock(version);
  const known = existsSync(file)
    ? await readFile(file, 'utf8')
    : siteLock
        .replace(/^overrides:\n(?: .*\n)+\n/m, '')
        .replace(/^importers:\n[^]*?(?=^packages:)/m, 'importers:\n\n  .: {}\n\n');
  await writeFile(path.join(dir, 'pnpm-lock.yaml'), known);
  await install(dir, '--lockfile-only', '--no-frozen-lockfile');
  await copyFile(path.join(dir, 'pnpm-lock.yaml'), file);
}
