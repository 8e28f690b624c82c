import type { CodeStyle, CodeVariant } from '../../preferences/types';
import { collectSpecifiers, importEndings } from '../imports';
import type { CodeFile, VersionPackages } from '../types';
import { collectDependencies, collectOverrides, collectTools } from './packages';
import {
  toConfigFiles,
  toIndexHtml,
  toMainFile,
  toPackageJson,
  toProjectPath,
} from './projectFiles';

export interface ProjectOptions {
  /** The demo's name. */
  name: string;
  /** The title of the page that shows it. */
  title: string;
  style: CodeStyle;
  variant: CodeVariant;
  /** The demo itself, then the files that it imports: its `DemoSource`, perhaps edited. */
  source: { files: readonly [CodeFile, ...CodeFile[]] };
  packages: VersionPackages;
  /** The version's `Provider.tsx` and what it imports, in the language; absent when it has none. */
  provider?: readonly CodeFile[];
}

/** A Vite project with a demo, for an online editor. */
export interface Project {
  title: string;
  description: string;
  /** Path of the file to open: `src/Demo.tsx`. */
  entry: string;
  /** Text by path. */
  files: Record<string, string>;
  /** What the demo needs to run, at exact versions. */
  dependencies: Record<string, string>;
}

/**
 * Returns the relative imports that lead to no file of a project, as sentences.
 *
 * @param files text by path
 */
export function checkImports(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files)
    .filter(([file]) => /\.[jt]sx?$/.test(file))
    .flatMap(([file, code]) =>
      collectSpecifiers(code)
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => {
          const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
          return !importEndings.some((ending) => target + ending in files);
        })
        .map((specifier) => `${file} imports "${specifier}", which is not among its files.`),
    );
}

function throwUnusable(name: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`The demo ${name} can't be made a project:\n${problems.join('\n')}`);
  }
}

/**
 * Makes a project from a demo: its files as they are, and what Vite needs to run them with the
 * library, the React and the date library of the version, each at its exact version.
 *
 * @throws Error that lists imports that lead nowhere, or to a package that isn't pinned
 */
export function toProject(options: ProjectOptions): Project {
  const { name, title, style, variant, source, packages, provider = [] } = options;
  const extension = variant === 'TS' ? 'tsx' : 'jsx';
  const [demo, ...related] = source.files;
  // A file of the demo may have the usual name.
  const isTaken = related.some((file) => /^Demo\.[jt]sx?$/.test(file.name));
  const component = isTaken ? name : 'Demo';
  const entry = `src/${component}.${extension}`;
  const main = `src/main.${extension}`;
  const dependencies = collectDependencies([...source.files, ...provider], packages);
  const needed = Object.keys(dependencies);
  const frame: Record<string, string> = {
    'package.json': toPackageJson({
      name,
      description: title,
      dependencies,
      devDependencies: collectTools(style, variant, needed, packages),
      overrides: collectOverrides(needed, packages),
    }),
    'index.html': toIndexHtml(title, main),
    ...toConfigFiles(style, variant),
    [main]: toMainFile({
      component,
      style,
      variant,
      dependencies,
      foundation: needed.flatMap((item) => packages[item]?.foundation ?? [])[0],
      hasProvider: provider.length > 0,
    }),
    ...Object.fromEntries(
      provider.map((file) => [toProjectPath(file.name, file.code, variant), file.code]),
    ),
    [entry]: demo.code,
  };
  const files = { ...frame };
  const taken: string[] = [];
  for (const file of related) {
    const path = toProjectPath(file.name, file.code, variant);
    if (path in frame) {
      taken.push(`${path} is a file of every project. Rename the demo's file.`);
    }
    files[path] = file.code;
  }
  throwUnusable(name, taken);
  throwUnusable(name, checkImports(files));
  return { title: name, description: title, entry, files, dependencies };
}
