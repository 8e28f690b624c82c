import type { CodeStyle, CodeVariant } from '../../preferences/types';
import { collectImports } from '../imports';
import type { SourceFile, VersionPackages } from '../types';
import { collectDependencies, toPackageJson, toolVersions } from './packages';
import { toConfigFiles, toIndexHtml, toMainFile, toProjectPath } from './projectFiles';

/** What Vite tries after the path of an import. */
const endings = ['', '.js', '.ts', '.jsx', '.tsx'];

/**
 * Returns the relative imports that lead to no file of a project, as sentences.
 *
 * @param files text by path
 */
export function checkImports(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files)
    .filter(([file]) => /\.[jt]sx?$/.test(file))
    .flatMap(([file, code]) => {
      const resolve = (specifier: string) =>
        new URL(specifier, `file:///${file}`).pathname.slice(1);
      return collectImports(code)
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => !endings.some((ending) => resolve(specifier) + ending in files))
        .map((specifier) => `${file} imports "${specifier}", which is not among its files.`);
    });
}

type CodeFile = Pick<SourceFile, 'name' | 'code'>;

export interface ProjectOptions {
  /** The demo's name. */
  name: string;
  /** The title of the page that shows it. */
  title: string;
  style: CodeStyle;
  variant: CodeVariant;
  /** The demo itself, then the files beside it that it imports: its `DemoSource`, or one edited. */
  source: { files: readonly [CodeFile, ...CodeFile[]] };
  packages: VersionPackages;
}

/** A Vite project with a demo, for an online editor. */
export interface Project {
  title: string;
  description: string;
  /** Path of the file to look at: `src/Demo.tsx`. */
  entry: string;
  /** Text by path. */
  files: Record<string, string>;
  /** What the demo needs to run, with exact versions. */
  dependencies: Record<string, string>;
}

function collectTools({ style, variant, packages }: ProjectOptions, dependencies: string[]) {
  const names: (keyof typeof toolVersions)[] = ['vite', '@vitejs/plugin-react'];
  if (style === 'Tailwind') {
    names.push('tailwindcss', '@tailwindcss/vite');
  }
  const tools = names.map((name): [string, string] => [name, toolVersions[name]]);
  if (variant === 'TS') {
    const types = dependencies
      .map((name) => `@types/${name.replace(/^@(.*)\//, '$1__')}`)
      .flatMap((name): [string, string][] =>
        packages[name] ? [[name, packages[name].version]] : [],
      );
    tools.push(...types, ['typescript', toolVersions.typescript]);
  }
  return Object.fromEntries(tools.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A paid package stands on its free one, which there may be one of: that of the version. */
function collectOverrides(dependencies: string[], packages: VersionPackages) {
  const bases = dependencies
    .filter((name) => /-(?:pro|premium)$/.test(name))
    .map((name) => name.replace(/-(?:pro|premium)$/, ''))
    .flatMap((name) => (packages[name] ? [[name, packages[name].version]] : []));
  return bases.length > 0
    ? { overrides: Object.fromEntries(bases) as Record<string, string> }
    : undefined;
}

function throwUnusable(name: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`The demo ${name} makes no project of its own:\n${problems.join('\n')}`);
  }
}

/**
 * Makes a project out of a demo: its files as they are, and around them what Vite needs to run
 * them with the library, the React and the date library of the version, each at its exact version.
 *
 * @throws an error that names the imports that lead nowhere, or to a package that is not pinned
 */
export function toProject(options: ProjectOptions): Project {
  const { name, title, style, variant, source, packages } = options;
  const ending = variant === 'TS' ? 'tsx' : 'jsx';
  const [demo, ...related] = source.files;
  const entry = `src/Demo.${ending}`;
  const main = `src/main.${ending}`;
  const dependencies = collectDependencies(source.files, packages);
  const frame: Record<string, string> = {
    'package.json': toPackageJson({
      name,
      description: title,
      dependencies,
      devDependencies: collectTools(options, Object.keys(dependencies)),
      ...collectOverrides(Object.keys(dependencies), packages),
    }),
    'index.html': toIndexHtml(title, main),
    ...toConfigFiles(style, variant),
    [main]: toMainFile({ style, variant, dependencies }),
    [entry]: demo.code,
  };
  const beside = related.map((file) => [toProjectPath(file.name, file.code, variant), file.code]);
  throwUnusable(
    name,
    beside
      .filter(([path = '']) => path in frame)
      .map(([path]) => `${path} is a file of every project; rename the demo's file.`),
  );
  const files = { ...frame, ...Object.fromEntries(beside) } as Record<string, string>;
  throwUnusable(name, checkImports(files));
  return { title: name, description: title, entry, files, dependencies };
}
