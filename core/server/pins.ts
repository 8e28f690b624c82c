/** The versions of packages that a version of the docs pins, and pages that name them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { library } from '@site/library';
import { suggestNames } from '../nearestNames';
import { toEnglishFile } from './translatedPages';

/** Exact versions by package. */
export type Pins = Readonly<Record<string, string>>;

/** What is read of a `package.json`. */
export interface Manifest {
  dependencies?: Pins;
  peerDependencies?: Pins;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** Reads the `package.json` in a folder. */
export const readManifest = (dir: string): Manifest =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;

/** Reads what the `package.json` of a version pins. */
export const readPins = (versionDir: string): Pins => readManifest(versionDir).dependencies ?? {};

/** Whether a package belongs to the documented library. */
export const isDocumented = (name: string): boolean =>
  name in library.packages || library.prefixes.some((prefix) => name.startsWith(prefix));

/** Returns the pins of the library's own packages. */
export const pickDocumented = (pins: Pins): Pins =>
  Object.fromEntries(Object.entries(pins).filter(([name]) => isDocumented(name)));

/** Returns the packages whose names code on pages uses without an import, those of higher plans after others. */
export function listNamedPackages(versionDir: string): string[] {
  const pins = Object.keys(readPins(versionDir));
  const named = ['react', ...Object.keys(library.foundations), ...Object.keys(library.packages)];
  const others = pins.filter((name) => isDocumented(name) && !named.includes(name));
  return [...named.filter((name) => pins.includes(name)), ...others];
}

/** Returns the version of the library: of its first package that is pinned. */
const findLibraryVersion = (pins: Pins): string | undefined =>
  Object.keys(library.packages).flatMap((name) => pins[name] ?? [])[0];

/** The folder of the version that a page belongs to. */
function findVersionDir(file: string): string {
  let dir = path.dirname(toEnglishFile(file));
  while (!existsSync(path.join(dir, 'package.json')) && dir !== path.dirname(dir)) {
    dir = path.dirname(dir);
  }
  return dir;
}

const placeholder = /\{\{\s*version(?:\s+([^\s{}]+))?\s*\}\}/g;

/**
 * Returns the text of a page with the versions of packages: of the library for `{{version}}`, of React for
 * `{{version react}}`.
 *
 * @param file absolute path of the page
 * @throws an error with the line of a package that isn't pinned
 */
export function fillVersions(text: string, file: string): string {
  if (text.search(placeholder) < 0) {
    return text;
  }
  const pins = readPins(findVersionDir(file));
  return text.replace(placeholder, (whole, name: string | undefined, offset: number) => {
    const version = name === undefined ? findLibraryVersion(pins) : pins[name];
    if (version === undefined) {
      const near = suggestNames(name ?? '', Object.keys(pins), (item) => `{{version ${item}}}`);
      const message = `${whole} names no package that its version's package.json pins.${near}`;
      const line = text.slice(0, offset).split('\n').length;
      throw Object.assign(new Error(message), { line });
    }
    return version;
  });
}

/** Returns where a page says the version of the library that is pinned now, and would say it after an update. */
export function checkLiteralVersions(
  { file, text }: { file: string; text: string },
  pins: Pins,
): string[] {
  const own = Object.entries(pickDocumented(pins));
  const main = findLibraryVersion(pins);
  return [...new Set(own.map(([, version]) => version))].flatMap((version) => {
    const literal = new RegExp(`(?<![\\w.-])${version.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`);
    const [name = ''] = own.find((pin) => pin[1] === version) ?? [];
    const instead = version === main ? '{{version}}' : `{{version ${name}}}`;
    return text
      .split('\n')
      .flatMap((line, index) =>
        literal.test(line)
          ? `${file}:${index + 1}: "${version}" is only right until the next update. Write ${instead}, or v${version} where that release is meant for good.`
          : [],
      );
  });
}
