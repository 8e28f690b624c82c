import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { findInPackages, isInPackage, siteDir, toRelative } from '../../../core/server/files';
import type { Library } from '../../../core/library';
import { products } from '../../../core/types';
import { createDemoChunks } from './demoChunks';
import { SCOPE_FILE } from './moduleScope';

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

const PACKAGE_PATH = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!node_modules)/g;

/** The chunk of what only page templates need: no page loads it. */
const TEMPLATE_BASE = 'base-templates';

const pluginDir = path.join(__dirname, '..');

const findIsDevelopment = () => process.env.NODE_ENV !== 'production';

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
      const [, name = 'mount'] = [...file.matchAll(PACKAGE_PATH)].at(-1) ?? [];
      const id = name.replace('\\', '/');
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

/** An import that the bundler is about to resolve. */
interface ImportRequest {
  /** Folder of the file that imports. */
  context: string;
  request: string;
}

const empty = path.join(pluginDir, 'client/emptyModule.ts');
const islandStyles = path.join(pluginDir, 'server/islandStylesLoader.cjs');

/** Whether a file in a folder belongs to a package of the library or its family. */
function isOfFamily(folder: string, { family }: Library): boolean {
  const [, name] = [...`${folder}/`.matchAll(PACKAGE_PATH)].at(-1) ?? [];
  return family.some((start) => name?.replace('\\', '/').startsWith(start));
}

/**
 * Keeps style sheets that a version imports off its pages. Those of packages, and those beside its
 * `mount.tsx`, apply in islands. A demo's own is scoped to that demo, and loads with it.
 */
function replaceStyles(
  request: ImportRequest,
  versionDir: string,
  library: Library,
  isServer: boolean,
): void {
  const isOwn =
    request.context.startsWith(versionDir) ||
    request.context.endsWith(path.join('docusaurus-plugin-demos', 'default'));
  if (!isOwn && !isOfFamily(request.context, library)) {
    return;
  }
  const isOfDemo =
    request.request.startsWith('.') &&
    request.context !== versionDir &&
    !request.context.includes('node_modules');
  // Two exclamation marks: without the loaders of the site's own style sheets.
  request.request = isServer || isOfDemo ? empty : `!!${islandStyles}!${request.request}`;
}

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The platform's React, for pages and their theme. */
const pageReact = Object.fromEntries(
  ['react', 'react-dom', '@mdx-js/react'].map((name) => [name, findInPackages(name)]),
);

/** Whether Docusaurus generates a file; those of this plugin are what demos are made of. */
const isGenerated = (file: string, generatedDir: string) =>
  file.startsWith(generatedDir) && !file.includes('docusaurus-plugin-demos');

/**
 * Resolves React and the library in a version's own packages for demos and edited code, and the
 * platform's React for pages and theme. Leaves demos out of the server's build.
 *
 * @param generatedDir absolute path of the modules that Docusaurus generates
 */
export function configureBundler(
  versionDir: string,
  generatedDir: string,
  library: Library,
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const demos =
    /[\\/](?:demos|templates[\\/][^\\/]+)[\\/][^\\/]+\.tsx$|^@version\/(?:mount|license)$|[\\/]default[\\/]scope$/;
  const prerendered = /\.prerendered\.js$/;
  const emotionInsertion = path.join(pluginDir, 'client/emotionInsertion.ts');
  return {
    resolve: { alias: { '@version': versionDir } },
    module: {
      rules: [
        // Docusaurus's own React alias is off, because it would apply to demos too.
        {
          test: /\.mdx?$/,
          include: [versionDir, path.join(siteDir, 'i18n')],
          resolve: { alias: pageReact },
        },
        // Drawings of pages, which are imported as components.
        {
          test: /\.svg$/,
          issuer: /\.mdx?$/,
          resolve: { alias: pageReact },
        },
        {
          test: (file: string) => isGenerated(file, generatedDir),
          resolve: { alias: pageReact },
        },
        {
          test: (file: string) =>
            file === emotionInsertion ||
            file.endsWith(path.join('docusaurus-plugin-demos', 'default', SCOPE_FILE)),
          resolve: { modules: [path.join(versionDir, 'node_modules')] },
        },
      ],
    },
    plugins: [
      new NormalModuleReplacementPlugin(isServer ? demos : prerendered, empty),
      new NormalModuleReplacementPlugin(
        /^@emotion\/use-insertion-effect-with-fallbacks$/,
        emotionInsertion,
      ),
      new NormalModuleReplacementPlugin(/\.css$/, (request: ImportRequest) =>
        replaceStyles(request, versionDir, library, isServer),
      ),
      ...(isServer || findIsDevelopment() ? [] : [createDemoChunks(currentBundler.instance)]),
    ],
    ...(isServer
      ? {}
      : {
          optimization: {
            // The shortest export names: the library's files are 1% smaller, compressed.
            mangleExports: 'size' as const,
            splitChunks: {
              cacheGroups: {
                library: createLibraryGroup(versionDir, library),
                demo: createDemoGroup(),
                ...(findIsDevelopment() ? {} : { sharedFiles: createSharedFileGroup(versionDir) }),
              },
            },
          },
        }),
  };
}
