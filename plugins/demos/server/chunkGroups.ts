/** Which files the bundler puts together: what demos share is loaded by pages with demos, once. */
import path from 'node:path';
import { simpleHash } from '@docusaurus/utils';
import { isInPackage, toRelative } from '../../../core/server/files';
import type { Library } from '../../../core/library';
import { products } from '../../../core/types';

/** A file that is bundled. */
interface Module {
  nameForCondition?(): string | null | undefined;
}

interface Chunk {
  name?: string | null;
  groupsIterable: Iterable<{
    origins: readonly { module?: Module | null; request?: string }[];
  }>;
}

interface Graph<Item> {
  chunkGraph: { getModuleChunksIterable(module: Item): Iterable<Chunk> };
}

/** Chunks that load after a demo: when it is edited or opened elsewhere. */
const LATER_CHUNK = /^(?:demo-editor|demo-online|scope-)/;

const packagePath = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!node_modules)/g;

/** Returns the package that a file belongs to, the innermost one: `@example/ui`. */
export const findPackageName = (file: string): string | undefined =>
  [...file.matchAll(packagePath)].at(-1)?.[1]?.replace('\\', '/');

/** The chunk of what only page templates need: no page loads it. */
const TEMPLATE_BASE = 'base-templates';

const pluginDir = path.join(__dirname, '..');

export const findIsDevelopment = () => process.env.NODE_ENV !== 'production';

const toFile = (module?: Module | null) => module?.nameForCondition?.() ?? '';

/**
 * Returns a `splitChunks` group: one chunk for what draws a demo and its code, loaded by pages with
 * a demo. By default every page would load it, because more than half of them have one.
 */
function createDemoGroup() {
  return {
    chunks: ({ name }: Chunk) => !LATER_CHUNK.test(name ?? ''),
    test(module: Module) {
      const file = toFile(module);
      return (
        /[\\/]lucide-react[\\/]/.test(file) ||
        ['theme', 'client'].some((side) => file.startsWith(path.join(pluginDir, side)))
      );
    },
    name: 'demo',
    priority: 46,
    minChunks: 2,
    minSize: 0,
    reuseExistingChunk: true,
    enforce: true,
  };
}

/**
 * Docusaurus names the chunks of pages; those of demos have no name. Nor do those that a package
 * loads when it needs them, which mustn't load with every demo.
 */
const findIsDemoChunk = ({ name, groupsIterable }: Chunk) =>
  !name &&
  [...groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => !isInPackage(toFile(module))),
  );

const demoChunks = new WeakMap<Chunk, boolean>();

/** The bundler asks about each chunk once per module: thousands of times with hundreds of demos. */
function isDemoChunk(chunk: Chunk): boolean {
  const known = demoChunks.get(chunk) ?? findIsDemoChunk(chunk);
  demoChunks.set(chunk, known);
  return known;
}

/** What only edited code imports has chunks to itself. */
const isEditChunk = ({ name }: Chunk) => name?.startsWith('scope-') ?? false;

const toOrigins = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].flatMap(({ origins }) => [...origins]);

/**
 * All demos run on the base; what demos of only one or two products need is a base that pages of
 * other products don't load.
 */
function toBaseName(chunks: readonly Chunk[], versionDir: string): string {
  const requests = chunks.flatMap(toOrigins).map(({ request }) => request ?? '');
  const folders = requests
    .filter((request) => request.startsWith(versionDir))
    .map((request) => toRelative(versionDir, request).split('/')[0] ?? '');
  const users = [...new Set(folders)]
    .filter((folder) => products.some((product) => product === folder))
    .toSorted();
  const isTemplates = folders.length > 0 && folders.every((folder) => folder === 'templates');
  if (isTemplates && folders.length === requests.length) {
    return TEMPLATE_BASE;
  }
  const isEverywhere = requests.includes('@version/mount') || users.length === 0;
  return isEverywhere || users.length > 2 ? 'base' : `base-${users.join('-')}`;
}

/**
 * Returns a `splitChunks` group: one chunk per package for what a version's demos share. By default
 * each page would have a copy.
 */
function createLibraryGroup(versionDir: string, library: Library) {
  // Only `test` learns which chunks a file is in; `name` is called for each chunk by itself.
  const baseNames = new Map<string, string>();
  // Finding the chunks of every file takes seconds: the development server, which would do so after
  // every change, has one base.
  const isDevelopment = findIsDevelopment();
  return {
    chunks: (chunk: Chunk) =>
      isDevelopment ? !chunk.name : isDemoChunk(chunk) || isEditChunk(chunk),
    test<Item extends Module>(module: Item, { chunkGraph }: Graph<Item>) {
      const file = toFile(module);
      if (isDevelopment) {
        return isInPackage(file);
      }
      const chunks = [...chunkGraph.getModuleChunksIterable(module)].filter(isDemoChunk);
      const baseName = toBaseName(chunks, versionDir);
      baseNames.set(file, baseName);
      const isLibrary = isInPackage(file) || file.startsWith(path.join(versionDir, 'mount'));
      const isOfOneTemplate = baseName === TEMPLATE_BASE && chunks.length === 1;
      return isLibrary && chunks.length > 0 && !isOfOneTemplate;
    },
    name: (module: Module) => {
      const file = toFile(module);
      const id = findPackageName(file) ?? 'mount';
      const isOwn = library.prefixes.some((prefix) => id.startsWith(prefix));
      const baseName = baseNames.get(file) ?? 'base';
      const ofTemplates = baseName === TEMPLATE_BASE ? '-templates' : '';
      return isOwn && id !== library.base
        ? `library-${id.replace(/^@[^/]+\//, '')}${ofTemplates}`
        : `library-${baseName}`;
    },
    priority: 45,
    minChunks: 1,
    minSize: 0,
    reuseExistingChunk: true,
    enforce: true,
  };
}

/**
 * Returns a `splitChunks` group: a chunk for each file that several demos import, such as data, and for its
 * code. By default every demo would have a copy.
 */
function createSharedFileGroup(versionDir: string) {
  return {
    chunks: isDemoChunk,
    test(module: Module) {
      const file = toFile(module);
      const isCode = /[\\/]docusaurus-plugin-demos[\\/]default[\\/]files[\\/]/.test(file);
      return isCode || (file.startsWith(versionDir) && !file.includes('node_modules'));
    },
    name: (module: Module) => {
      const file = toFile(module);
      const isOfVersion = file.startsWith(versionDir);
      const id = isOfVersion ? toRelative(versionDir, file) : path.basename(file);
      return `shared-${simpleHash(id, 8)}`;
    },
    priority: 44,
    minChunks: 2,
    // Less isn't worth a request.
    minSize: 2000,
    maxAsyncRequests: Infinity,
    reuseExistingChunk: true,
  };
}

/** Returns the groups of files that demos share, for the bundler's `splitChunks`. */
export const createChunkGroups = (versionDir: string, library: Library) => ({
  library: createLibraryGroup(versionDir, library),
  demo: createDemoGroup(),
  ...(findIsDevelopment() ? {} : { sharedFiles: createSharedFileGroup(versionDir) }),
});
