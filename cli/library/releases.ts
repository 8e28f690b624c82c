/** Reads the API of the releases that a version of the docs stands for. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { groupBy } from '../../core/groupBy';
import type { LibrarySettings } from '../../core/library';
import { compareReleases, isRelease, toMajor } from '../../core/releases';
import { cacheDir } from '../../core/server/files';
import { type Pins, pickDocumented, readPins } from '../../core/server/pins';
import { runCommand } from '../../core/server/processes';
import { readApiEntries } from '../../core/server/sidebar';
import type { BuiltVersion } from '../../core/server/versions';
import type { Product } from '../../core/types';
import { extractVersionApi } from '../../plugins/api-reference/server/extract/extractVersionApi';
import {
  type ApiParts,
  type ReleaseChanges,
  findReleaseChanges,
  listParts,
} from '../../plugins/api-reference/server/releaseChanges';

/**
 * Lists the finished releases of a version's packages in the majors that are pinned, oldest first, up to those that
 * are pinned. A package that is pinned to a prerelease has none.
 *
 * @param released all versions of each package, by its name
 */
export function listReleases(pins: Pins, released: ReadonlyMap<string, readonly string[]>) {
  const all = [...released].flatMap(([name, versions]) => {
    const pinned = pins[name] ?? '';
    return isRelease(pinned)
      ? versions.filter(
          (version) =>
            isRelease(version) &&
            toMajor(version) === toMajor(pinned) &&
            compareReleases(version, pinned) <= 0,
        )
      : [];
  });
  return [...new Set(all)].toSorted(compareReleases);
}

/**
 * Returns what a version would have pinned on the day of a release. A package that came later is pinned to its first
 * release, so that what it began with doesn't count as added.
 */
export function pinRelease(
  release: string,
  pins: Pins,
  released: ReadonlyMap<string, readonly string[]>,
): Pins {
  return Object.fromEntries(
    Object.entries(pins).map(([name, pinned]) => {
      const versions = released.get(name);
      if (!versions) {
        return [name, pinned];
      }
      const own = listReleases({ [name]: pinned }, new Map([[name, versions]]));
      const last = own.findLast((version) => compareReleases(version, release) <= 0);
      return [name, last ?? own[0] ?? pinned];
    }),
  );
}

/** Installs packages in a separate folder, without running their scripts. */
async function install(dir: string, pins: Pins, version: BuiltVersion): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const manifest = {
    private: true,
    dependencies: pins,
    pnpm: { overrides: pickDocumented(pins) },
  };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(manifest));
  await cp(path.join(version.dir, 'tsconfig.json'), path.join(dir, 'tsconfig.json'));
  const options = ['--ignore-workspace', '--ignore-scripts', '--no-lockfile', '--prefer-offline'];
  await runCommand('pnpm', ['--dir', dir, 'install', ...options], {}, 'collect');
}

/**
 * Finds what each release of a version's packages changed in the API. What was read of a release is kept.
 *
 * @param released all versions of each documented package, by its name
 * @param print gets a line for each release that is read
 * @throws an error when there are no two releases to compare, or one can't be installed or read
 */
export async function readReleases(
  version: BuiltVersion,
  siteDir: string,
  settings: LibrarySettings<Product>,
  released: ReadonlyMap<string, readonly string[]>,
  print: (line: string) => void,
): Promise<ReleaseChanges> {
  const pins = readPins(version.dir);
  const entries = await readApiEntries(version, siteDir);
  const folder = path.join(cacheDir, 'x-docs-releases', version.name);
  const read = async (release: string): Promise<ReadonlyMap<Product, ApiParts>> => {
    const pinned = pinRelease(release, pins, released);
    const hash = createHash('sha256')
      .update(JSON.stringify([pinned, entries]))
      .digest('hex');
    const file = path.join(folder, `${release}-${hash.slice(0, 8)}.json`);
    if (!existsSync(file)) {
      print(`${version.label}: reading ${release}`);
      const dir = path.join(folder, release);
      await install(dir, pinned, version);
      const { apis } = await extractVersionApi({ ...version, dir }, entries, settings, 'names');
      const parts = [...groupBy(apis, ({ product }) => product)].map(
        ([product, items]) => [product, [...listParts(items)]] as const,
      );
      await writeFile(file, JSON.stringify(parts));
      await rm(dir, { recursive: true });
    }
    const parts = JSON.parse(await readFile(file, 'utf8')) as [Product, [string, boolean][]][];
    return new Map(parts.map(([product, items]) => [product, new Map(items)]));
  };
  const releases = listReleases(pins, released);
  if (releases.length < 2) {
    throw new Error(
      `The packages of ${version.label} have no two finished releases to compare, so its reference stays dated by majors.`,
    );
  }
  return findReleaseChanges(releases, read);
}
