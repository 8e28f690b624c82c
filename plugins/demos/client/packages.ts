import { library } from '../../../library';
import { collectImports, toPackageName } from '../imports';
import type { SourceFile, VersionPackages } from '../types';

/**
 * The tools of a project for an online editor, at exact versions: a newer one would break every
 * project at once. These build the demos of all versions on every Node from 20 on; the next major
 * of Vite wants a later Node than an online editor may have. Tailwind and TypeScript are those
 * that this site checks and styles its demos with.
 */
export const toolVersions = {
  vite: '6.4.6',
  '@vitejs/plugin-react': '4.7.0',
  typescript: '6.0.3',
  tailwindcss: '4.3.5',
  '@tailwindcss/vite': '4.3.5',
} as const;

/** What every project needs, whatever its demo imports. */
const always = ['react', 'react-dom'];

/**
 * Returns the packages that files need to run, with their exact versions: what they import, what
 * that must have beside it, and React.
 *
 * @throws an error that names the imported packages that the version does not pin
 */
export function collectDependencies(
  files: readonly Pick<SourceFile, 'name' | 'code'>[],
  packages: VersionPackages,
): Record<string, string> {
  const versions = new Map<string, string>();
  const problems: string[] = [];
  const add = (name: string, file: string) => {
    const pinned = packages[name];
    if (!pinned) {
      problems.push(
        `${file} needs "${name}", which the package.json of its version does not pin. Pin it there, or do without it.`,
      );
    } else if (!versions.has(name)) {
      versions.set(name, pinned.version);
      pinned.peers.forEach((peer) => add(peer, file));
    }
  };
  for (const { name, code } of files) {
    const specifiers = collectImports(code).filter((specifier) => !specifier.startsWith('.'));
    [...specifiers.map(toPackageName), ...always].forEach((needed) => add(needed, name));
  }
  if (problems.length > 0) {
    throw new Error([...new Set(problems)].join('\n'));
  }
  return Object.fromEntries([...versions].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the library's package that a demo shows, with its version: the first that it imports.
 *
 * @throws an error when it imports none
 */
export function findLibraryPackage(
  files: readonly Pick<SourceFile, 'name' | 'code'>[],
  packages: VersionPackages,
): { name: string; version: string } {
  const imported = files.flatMap(({ code }) => collectImports(code)).map(toPackageName);
  for (const name of imported.filter((candidate) => candidate in library.packages)) {
    if (packages[name]) {
      return { name, version: packages[name].version };
    }
  }
  throw new Error(
    `${files[0]?.name ?? 'The demo'} imports no package of the library that its version pins.`,
  );
}

interface PackageJsonOptions {
  /** The demo's name. */
  name: string;
  description: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  /** Versions that a package brings of its own, and what they are to be instead. */
  overrides?: Readonly<Record<string, string>>;
}

/** Renders a project's `package.json`; an online editor starts its `dev`. */
export function toPackageJson({ name, ...rest }: PackageJsonOptions): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
  const manifest = {
    name: words.toLowerCase(),
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    ...rest,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
