import { isInPackage } from '../../../core/server/files';
import { toPackageName } from '../../demos/imports';

/** Chunks that the bundler's runtime loads together, for an `import()` or the entry. */
export interface ChunkGroup {
  /** Paths of its files in the output. */
  files: readonly string[];
  /** The `import()`s that load it: the file that has one, and what it imports. */
  origins: readonly { file: string; request: string }[];
  /** Absolute paths of the documents in it. */
  documents: readonly string[];
  /** Names of the packages in it. */
  packages: readonly string[];
  /** Indices of the groups that its modules load. */
  children: readonly number[];
}

interface Module {
  nameForCondition?(): string | null | undefined;
}

interface Chunk {
  files: Iterable<string>;
  auxiliaryFiles: Iterable<string>;
}

interface BundlerGroup {
  chunks: readonly Chunk[];
  origins: readonly { module?: Module | null; request?: string }[];
  childrenIterable: Iterable<{ index?: number }>;
  index?: number;
}

interface Compilation {
  chunkGroups: Iterable<BundlerGroup>;
  chunkGraph: { getChunkModules(chunk: Chunk): readonly Module[] };
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const toFile = (module?: Module | null) => module?.nameForCondition?.() ?? '';

const packagePath = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Reads the groups of a compilation. */
export function readGroups({ chunkGroups, chunkGraph }: Compilation): ChunkGroup[] {
  const groups = [...chunkGroups];
  const positions = new Map(groups.map(({ index }, position) => [index, position]));
  // Many groups share a chunk, and libraries have thousands of modules.
  const modules = new Map<string, string[]>();
  const listModules = (chunk: Chunk) => {
    const [key = ''] = chunk.files;
    const known = modules.get(key) ?? chunkGraph.getChunkModules(chunk).map(toFile);
    modules.set(key, known);
    return known;
  };
  return groups.map(({ chunks, origins, childrenIterable }) => {
    const files = chunks.flatMap(listModules);
    const packages = files.flatMap((file) => packagePath.exec(file)?.[1] ?? []);
    return {
      files: chunks.flatMap((chunk) => [...chunk.files, ...chunk.auxiliaryFiles]),
      origins: origins.map(({ module, request = '' }) => ({ file: toFile(module), request })),
      documents: files.filter((file) => /\.mdx?$/.test(file)),
      packages: [...new Set(packages)],
      children: [...childrenIterable].flatMap(({ index }) => positions.get(index) ?? []),
    };
  });
}

/** Returns a plugin of the bundler that hands over the groups of each finished compilation. */
export const createGroupReader = (onRead: (groups: ChunkGroup[]) => void) => ({
  apply({ hooks }: Compiler) {
    hooks.afterEmit.tap('offline', (compilation) => onRead(readGroups(compilation)));
  },
});

const isPackage = (request: string) =>
  !/^(?:[./]|@(?:site|theme|theme-\w+|generated|version)\/)/.test(request);

/** What a request is called: `Bars` for `docs/charts/demos/Bars.tailwind.tsx` and `./Bars.sources.js`. */
const toName = (request: string) => request.replace(/^.*[\\/]/, '').replace(/\..*$/, '');

/** Which code of a version its pages need: paths of files in the output. */
export interface SortedCode {
  /** What every page may load. */
  shell: readonly string[];
  /** Returns what a page needs beside it: its own code, that of its demos, and what edits them. */
  ofPage(page: { document?: string; demos: readonly string[] }): string[];
}

type Origin = ChunkGroup['origins'][number];

const isFrom = ({ origins }: ChunkGroup, test: (origin: Origin) => boolean) =>
  origins.length > 0 && origins.every(test);

const isInLibrary = ({ file }: Origin) =>
  isInPackage(file) && !/[\\/]node_modules[\\/]@docusaurus[\\/]/.test(file);

/** Whether a library loads it when it needs it. */
const isOfLibrary = (group: ChunkGroup) => isFrom(group, isInLibrary);

/** Whether only edited code loads it: a package by its name. */
const isForEditing = (group: ChunkGroup) =>
  isFrom(group, (origin) => !isInLibrary(origin) && isPackage(origin.request));

/** Sorts groups under names; those without a name are left out. */
function index(groups: readonly ChunkGroup[], toKey: (group: ChunkGroup) => string | undefined) {
  const sorted = new Map<string, ChunkGroup[]>();
  for (const group of groups) {
    const key = toKey(group);
    if (key !== undefined) {
      sorted.set(key, [...(sorted.get(key) ?? []), group]);
    }
  }
  return sorted;
}

const listFiles = (groups: readonly ChunkGroup[]) => groups.flatMap(({ files }) => files);

interface VersionPages {
  /** Absolute paths of the documents that are pages. */
  documents: ReadonlySet<string>;
  /** Names of the demos on pages. */
  demos: ReadonlySet<string>;
  /** Whether a file is the platform's own code. */
  isPlatform(file: string): boolean;
}

/**
 * Sorts the code of a version: of a document, of a demo, what edited code imports, what a library loads
 * later. All else is of the platform, also what is addressed in a way that isn't known here: a saved page
 * must lack nothing.
 */
export function sortCode(
  groups: readonly ChunkGroup[],
  { documents, demos, isPlatform }: VersionPages,
): SortedCode {
  const byDocument = index(groups, (group) => group.documents.find((file) => documents.has(file)));
  const byDemo = index(groups, (group) =>
    isFrom(group, ({ file, request }) => demos.has(toName(request)) && !isPlatform(file))
      ? toName(group.origins[0]?.request ?? '')
      : undefined,
  );
  const forEditing = groups.filter(isForEditing);
  const ofPages = new Set([
    ...[...byDocument.values(), ...byDemo.values(), forEditing].flat(),
    ...groups.filter(isOfLibrary),
  ]);
  const shell = new Set(listFiles(groups.filter((group) => !ofPages.has(group))));
  const addLater = (list: readonly ChunkGroup[]) => {
    const all = new Set(list);
    for (const { children } of all) {
      const later = children.flatMap((child) => groups[child] ?? []).filter(isOfLibrary);
      later.forEach((group) => all.add(group));
    }
    return [...all];
  };
  return {
    shell: [...shell],
    ofPage({ document = '', demos: names }) {
      const shown = addLater(names.flatMap((name) => byDemo.get(name) ?? []));
      const packages = new Set(shown.flatMap((group) => group.packages));
      const edited = forEditing.filter(({ origins }) =>
        origins.some(({ request }) => packages.has(toPackageName(request))),
      );
      const needed = [...(byDocument.get(document) ?? []), ...shown, ...addLater(edited)];
      return [...new Set(listFiles(needed))].filter((file) => !shell.has(file));
    },
  };
}
