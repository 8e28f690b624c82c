/** What another release of the library means: which packages it has, and what to look at in the pages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { compareReleases, isRelease } from '../../core/releases';
import type { PageText } from '../../core/server/pageText';
import type { ApiChanges } from '../../plugins/api-reference/compare/types';

/** Exact versions by package. */
type Pins = Readonly<Record<string, string>>;

/** A pin that an upgrade changes. */
export interface PinChange {
  name: string;
  from: string;
  to: string;
}

/**
 * Chooses the release of a package that belongs to a release of the library: the same, or the last one before
 * it in the same major, when the package was not published with it.
 *
 * @param released all versions of the package
 * @returns nothing when none is newer than the one that is pinned
 */
export function chooseRelease(
  wanted: string,
  pinned: string,
  released: readonly string[],
): string | undefined {
  if (released.includes(wanted)) {
    return wanted;
  }
  const [major = ''] = wanted.split('.');
  return released
    .filter((version) => isRelease(version) && version.startsWith(`${major}.`))
    .filter((version) => compareReleases(version, wanted) < 0)
    .filter((version) => compareReleases(version, pinned) > 0)
    .toSorted(compareReleases)
    .at(-1);
}

/**
 * Returns the pins that moving to a release changes.
 *
 * @param pins what `package.json` of the current version pins
 * @param released all versions of each package of the library, by its name
 * @throws an error when no package of the library has that release
 */
export function planUpgrade(
  wanted: string,
  pins: Pins,
  released: ReadonlyMap<string, readonly string[]>,
): PinChange[] {
  const own = Object.entries(pins).filter(([name]) => released.has(name));
  if (!own.some(([name]) => released.get(name)?.includes(wanted))) {
    const [name = 'the library'] = own[0] ?? [];
    const last = released.get(name)?.filter(isRelease).toSorted(compareReleases).at(-1);
    throw new Error(
      `No package of the library has the version ${wanted}.${last ? ` The last one of ${name} is ${last}.` : ''}`,
    );
  }
  return own.flatMap(([name, from]) => {
    const to = chooseRelease(wanted, from, released.get(name) ?? []);
    return to === undefined || to === from ? [] : { name, from, to };
  });
}

/** Returns the text of `package.json` with other pins. */
export const changePins = (manifest: string, changes: readonly PinChange[]): string =>
  changes.reduce(
    (text, { name, from, to }) => text.replace(`"${name}": "${from}"`, `"${name}": "${to}"`),
    manifest,
  );

/** Returns the lines of a file that say a version which is no longer pinned. */
function findOldVersions(file: string, text: string, changes: readonly PinChange[]): string[] {
  return [...new Set(changes.map(({ from }) => from))].flatMap((version) => {
    const literal = new RegExp(`(?<![\\w.-])v?${version.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`);
    return text
      .split('\n')
      .flatMap((line, index) =>
        literal.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [],
      );
  });
}

/** Files that may say which release is documented: of the current version, settings, overrides of packages. */
const places = ['docs/**/*.{md,mdx,ts,tsx,css}', '*.{md,ts}', 'data/*.ts', 'pnpm-workspace.yaml'];

/**
 * Returns the lines of a site that say a version which is no longer pinned.
 *
 * @param siteDir absolute path of the site
 */
export async function listOldVersions(
  siteDir: string,
  changes: readonly PinChange[],
): Promise<string[]> {
  const files = await Globby(places, { cwd: siteDir, ignore: ['**/node_modules/**'] });
  const found = await Promise.all(
    files
      .toSorted()
      .map(async (file) =>
        findOldVersions(file, await readFile(path.join(siteDir, file), 'utf8'), changes),
      ),
  );
  return found.flat();
}

/**
 * Returns the pages to read: those about a component or an interface that changed, and those that name a
 * prop which it lost.
 */
export function listPagesToRead(
  changes: ApiChanges,
  pages: readonly Pick<PageText, 'file' | 'frontMatter' | 'text'>[],
): string[] {
  const changed = new Set(changes.map(({ name }) => name));
  const lost = new Set(
    changes.flatMap(({ parts }) =>
      parts.flatMap(({ from, to }) => (from && !to ? [from.name] : [])),
    ),
  );
  return pages.flatMap(({ file, frontMatter, text }) => {
    const components = Array.isArray(frontMatter.components) ? frontMatter.components : [];
    const about = components.map(String).filter((name) => changed.has(name));
    const named = [...lost].filter((name) => text.includes(`\`${name}\``));
    const reasons = [
      about.length > 0 ? `shows ${about.join(', ')}` : '',
      named.length > 0 ? `names ${named.join(', ')}, which is gone` : '',
    ].filter(Boolean);
    return reasons.length > 0 ? [`${file}: ${reasons.join('; ')}`] : [];
  });
}

/** What an upgrade found. */
export interface UpgradeReport {
  changes: readonly PinChange[];
  /** The comparison of the API, as Markdown. */
  comparison: string;
  /** What no longer builds: types of demos, pages. */
  broken: readonly string[];
  /** Lines that say the old version. */
  old: readonly string[];
  /** Pages to read. */
  pages: readonly string[];
}

const toSection = (title: string, lines: readonly string[], none: string) =>
  `## ${title}\n\n${lines.length > 0 ? lines.join('\n') : none}\n`;

/** Renders what an upgrade found, as Markdown. */
export function renderUpgrade({ changes, comparison, broken, old, pages }: UpgradeReport): string {
  return [
    toSection(
      'Packages',
      changes.map(({ name, from, to }) => `${name}: ${from} → ${to}`),
      'None.',
    ),
    toSection('What broke', broken, 'Nothing: types, pages and demos pass.'),
    toSection('What still says the old version', old, 'Nothing.'),
    toSection('Pages to read', pages, 'None is about what changed.'),
    `# What changed in the API\n\n${comparison}`,
  ].join('\n');
}
