/** Reads the API of the releases that a version of the docs stands for. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { groupBy } from '../../core/groupBy';
import type { Library, LibrarySettings } from '../../core/library';
import { compareReleases, isRelease, toMajor } from '../../core/releases';
import { cacheDir } from '../../core/server/files';
import { type Pins, pickDocumented, readPins } from '../../core/server/pins';
import { runCommand } from '../../core/server/processes';
import { readApiEntries } from '../../core/server/sidebar';
import type { BuiltVersion } from '../../core/server/versions';
import type { Product } from '../../core/types';
import { extractVersionApi } from '../../plugins/api-reference/server/extract/extractVersionApi';
import type { ComparableApi } from '../../plugins/api-reference/compare/types';
import { toComparable } from '../../plugins/api-reference/server/apiFiles';
import {
  type ReleaseChanges,
  type ReleasedApi,
  findReleaseChanges,
  readReleaseChanges,
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
 * Returns what a version would have pinned on the day of a release: without packages that were new later. One that
 * an older major has, and that lacks the first releases of this one, is pinned to its first: nothing in it is new.
 */
export function pinRelease(
  release: string,
  pins: Pins,
  released: ReadonlyMap<string, readonly string[]>,
): Pins {
  return Object.fromEntries(
    Object.entries(pins).flatMap(([name, pinned]) => {
      const versions = released.get(name);
      if (!versions || !isRelease(pinned)) {
        return [[name, pinned]];
      }
      const own = listReleases({ [name]: pinned }, new Map([[name, versions]]));
      const last = own.findLast((version) => compareReleases(version, release) <= 0);
      const [first = pinned] = own;
      const isNew = !versions.some(
        (version) => isRelease(version) && Number(toMajor(version)) < Number(toMajor(pinned)),
      );
      return last === undefined && isNew ? [] : [[name, last ?? first]];
    }),
  );
}

/** Returns what the documented packages of a version need: themselves, what they depend on, and types of packages. */
async function pickNeeded(pins: Pins, versionDir: string, { packages }: Library): Promise<Pins> {
  const documented = Object.keys(pins).filter((name) => name in packages);
  const needed = await Promise.all(
    documented.map(async (name) => {
      const file = path.join(versionDir, 'node_modules', name, 'package.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<
        string,
        object | undefined
      >;
      const { dependencies = {}, peerDependencies = {} } = manifest;
      return [name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    }),
  );
  const names = new Set(needed.flat());
  return Object.fromEntries(
    Object.entries(pins).filter(([name]) => names.has(name) || name.startsWith('@types/')),
  );
}

/** Which React each release of a product needs, by product and release. */
type ReactRanges = ReadonlyMap<Product, ReadonlyMap<string, string>>;

/**
 * Adds which React the releases of a version need, where it isn't that of the release before.
 */
export function addReact(
  changes: ReleaseChanges,
  releases: readonly string[],
  ranges: ReactRanges,
): ReleaseChanges {
  return Object.fromEntries(
    [...ranges].map(([product, byRelease]) => {
      let last: string | undefined;
      const own = releases.flatMap((release) => {
        const range = byRelease.get(release) ?? last;
        const react = range === last ? undefined : range;
        last = range;
        const changed = changes[product]?.[release];
        return changed || react !== undefined
          ? [[release, { ...changed, ...(react !== undefined && { react }) }] as const]
          : [];
      });
      return [product, Object.fromEntries(own)];
    }),
  );
}

/** Gives packages that name declarations under another name than they have them, as 5.0.0 of one does, that name too. */
async function mendDeclarations(dir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const packageDir = path.join(dir, 'node_modules', name);
    const manifest = await readFile(path.join(packageDir, 'package.json'), 'utf8');
    const { types } = JSON.parse(manifest) as { types?: string };
    const [only, ...more] = (await readdir(packageDir)).filter((file) => file.endsWith('.d.ts'));
    if (types !== undefined && !existsSync(path.join(packageDir, types)) && only && !more.length) {
      const text = `export * from './${only.replace(/\.d\.ts$/, '')}';\n`;
      await writeFile(path.join(packageDir, types), text);
    }
  }
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
  await mendDeclarations(dir, Object.keys(pickDocumented(pins)));
}

/** What is kept of a release that was read. */
interface KeptApi {
  apis: ComparableApi[];
  names: string[];
}

/**
 * Finds what each release of a version's packages changed in the API. What was read of a release is kept.
 *
 * @param released all versions of each documented package, by its name
 * @param react which React each release of a product needs
 * @param print gets a line for each release that is read
 * @throws an error when there are no two releases to compare, or one can't be installed or read
 */
export async function readReleases(
  version: BuiltVersion,
  siteDir: string,
  settings: LibrarySettings<Product>,
  released: ReadonlyMap<string, readonly string[]>,
  react: ReactRanges,
  print: (line: string) => void,
): Promise<ReleaseChanges> {
  const pins = await pickNeeded(readPins(version.dir), version.dir, settings.library);
  const entries = await readApiEntries(version, siteDir);
  const folder = path.join(cacheDir, 'x-docs-releases', version.name);
  const read = async (release: string): Promise<ReleasedApi> => {
    const pinned = pinRelease(release, pins, released);
    const hash = createHash('sha256')
      .update(JSON.stringify([pinned, entries]))
      .digest('hex');
    const file = path.join(folder, `${release}-${hash.slice(0, 8)}.json`);
    if (!existsSync(file)) {
      print(`${version.label}: reading ${release}`);
      const dir = path.join(folder, release);
      await install(dir, pinned, version);
      const api = await extractVersionApi({ ...version, dir }, entries, settings, 'names');
      const names = new Set(Object.values(api.exports.names).flatMap((list) => list ?? []));
      const kept: KeptApi = { apis: api.apis.map(toComparable), names: [...names] };
      await writeFile(file, JSON.stringify(kept));
      await rm(dir, { recursive: true });
    }
    const { apis, names } = JSON.parse(await readFile(file, 'utf8')) as KeptApi;
    return { apis: groupBy(apis, ({ product }) => product), names: new Set(names) };
  };
  const releases = listReleases(pins, released);
  if (releases.length < 2) {
    throw new Error(
      `The packages of ${version.label} have no two finished releases to compare, so its reference stays dated by majors.`,
    );
  }
  const changes = await findReleaseChanges(releases, read, readReleaseChanges(version.dir));
  return addReact(changes, releases, react);
}
