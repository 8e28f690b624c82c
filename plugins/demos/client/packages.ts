import { type CodeStyle, type CodeVariant, findStyleKind } from '../../preferences/types';
import { collectSpecifiers, toPackageName } from '../imports';
import type { CodeFile, VersionPackages } from '../types';

/** Exact versions by package. */
type Versions = Record<string, string>;

/**
 * The tools of a project for an online editor, at exact versions: a newer one would break every
 * project at once. These build the demos of all versions on Node 20 and later; the next major of
 * Vite needs a later Node than an online editor may have. Tailwind and TypeScript are the ones this
 * site builds and checks its demos with.
 */
export const toolVersions = {
  vite: '6.4.6',
  '@vitejs/plugin-react': '4.7.0',
  typescript: '6.0.3',
  tailwindcss: '4.3.5',
  '@tailwindcss/vite': '4.3.5',
} as const;

const toSorted = (versions: Iterable<readonly [name: string, version: string]>): Versions =>
  Object.fromEntries([...versions].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Lists the names that a version pins, each with its version. */
const pin = (names: readonly string[], packages: VersionPackages): [string, string][] =>
  names.flatMap((name): [string, string][] =>
    packages[name] ? [[name, packages[name].version]] : [],
  );

/**
 * Returns the packages that files need to run, at exact versions: what they import, the peers of
 * that, and React.
 *
 * @throws Error that lists the imported packages that the version doesn't pin
 */
export function collectDependencies(
  files: readonly CodeFile[],
  packages: VersionPackages,
): Versions {
  const versions = new Map<string, string>();
  const problems = new Set<string>();
  const add = (name: string, file: string) => {
    const pinned = packages[name];
    if (!pinned) {
      problems.add(
        `${file} needs "${name}", which its version's package.json doesn't pin. Pin it there, or remove the import.`,
      );
    } else if (!versions.has(name)) {
      versions.set(name, pinned.version);
      pinned.peers.forEach((peer) => add(peer, file));
    }
  };
  for (const { name, code } of files) {
    const specifiers = collectSpecifiers(code).filter((specifier) => !specifier.startsWith('.'));
    [...specifiers.map(toPackageName), 'react', 'react-dom'].forEach((needed) => add(needed, name));
    for (const specifier of specifiers) {
      const imported = toPackageName(specifier);
      const [part = ''] = specifier.slice(imported.length + 1).split('/');
      packages[imported]?.partPeers?.[part]?.forEach((peer) => add(peer, name));
    }
  }
  if (problems.size > 0) {
    throw new Error([...problems].join('\n'));
  }
  return toSorted(versions);
}

/** Returns what builds a project in a style and language, and the types of its dependencies. */
export function collectTools(
  style: CodeStyle,
  variant: CodeVariant,
  dependencies: readonly string[],
  packages: VersionPackages,
): Versions {
  const names: (keyof typeof toolVersions)[] = ['vite', '@vitejs/plugin-react'];
  if (findStyleKind(style) === 'tailwind') {
    names.push('tailwindcss', '@tailwindcss/vite');
  }
  if (variant === 'TS') {
    names.push('typescript');
  }
  const types = dependencies.map((name) => `@types/${name.replace(/^@(.*)\//, '$1__')}`);
  return toSorted([
    ...names.map((name) => [name, toolVersions[name]] as const),
    ...(variant === 'TS' ? pin(types, packages) : []),
  ]);
}

/** Returns the one version that a project may have of each free package under a paid one. */
export function collectOverrides(
  dependencies: readonly string[],
  packages: VersionPackages,
): Versions | undefined {
  const pinned = pin(
    dependencies.flatMap((name) => packages[name]?.bases ?? []),
    packages,
  );
  return pinned.length > 0 ? Object.fromEntries(pinned) : undefined;
}

/**
 * Returns the library's package that a demo shows, with its version: the first that it imports.
 *
 * @throws Error when it imports none
 */
export function findLibraryPackage(
  files: readonly CodeFile[],
  packages: VersionPackages,
): { name: string; version: string } {
  const imported = files.flatMap(({ code }) => collectSpecifiers(code)).map(toPackageName);
  const name = imported.find((candidate) => packages[candidate]?.isDocumented);
  if (name === undefined || !packages[name]) {
    throw new Error(
      `${files[0]?.name ?? 'The demo'} imports no package of the library that its version pins.`,
    );
  }
  return { name, version: packages[name].version };
}
