import path from 'node:path';
import { createRequire } from 'node:module';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { products } from '../../../core/types';
import { library } from '../../../library';
import { moduleScopeFile } from './moduleScope';

/** What is loaded later than the demo: when it is edited, or taken elsewhere. */
const later = /^(?:demo-editor|demo-online|scope-)/;

const pluginDir = path.join(__dirname, '..');

/**
 * Returns a group of `splitChunks`: what draws a demo and its code is one chunk, for pages that have
 * a demo. By default it would come with every page, because more than half of them have one.
 */
function createDemoGroup() {
  return {
    chunks: ({ name }: { name?: string | null }) => !later.test(name ?? ''),
    test: (module: { nameForCondition?(): string | null | undefined }) => {
      const file = module.nameForCondition?.() ?? '';
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

const isProduct = (folder: string) => products.some((product) => product === folder);

const isTemplate = (folder: string) => folder === 'templates';

const packageOf = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!node_modules)/g;

const toFile = (module?: Module | null) => module?.nameForCondition?.() ?? '';

/**
 * Docusaurus names the chunks of pages; those of demos have no name. Nor have those that a package
 * brings when it needs them, which must not be loaded with every demo.
 */
const isOfDemo = ({ name, groupsIterable }: Chunk) =>
  !name &&
  [...groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => !toFile(module).includes('node_modules')),
  );

/** What an edit brings stands in chunks of its own, but for what the demos bring anyway. */
const isOfEdit = ({ name }: Chunk) => name?.startsWith('scope-') ?? false;

const toOrigins = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].flatMap(({ origins }) => [...origins]);

/** What page templates alone need: no page has it. */
const templateBase = 'base-templates';

/**
 * What all demos stand on is the base; what those of one or two products need is a part of it that
 * the pages of other products do not load.
 */
function toBaseName(chunks: readonly Chunk[], versionDir: string): string {
  const requests = chunks.flatMap(toOrigins).map(({ request }) => request ?? '');
  const folders = requests
    .filter((request) => request.startsWith(versionDir))
    .map((request) => path.relative(versionDir, request).split(path.sep)[0] ?? '');
  const users = [...new Set(folders)].filter((folder) => isProduct(folder)).toSorted();
  if (requests.length > 0 && folders.length === requests.length && folders.every(isTemplate)) {
    return templateBase;
  }
  const isEverywhere = requests.includes('@version/mount') || users.length === 0;
  return isEverywhere || users.length > 2 ? 'base' : `base-${users.join('-')}`;
}

/**
 * Returns a group of `splitChunks`: one chunk per package for what the demos of a version share;
 * by default each page would carry a copy.
 *
 * @param versionDir absolute path
 */
function createLibraryGroup(versionDir: string) {
  // Only `test` is told in which chunks a file is; `name` is asked for each chunk by itself.
  const baseNames = new Map<string, string>();
  // To ask for every file takes seconds: the development server, which would with every change, has
  // one base, and what an edit brings in its own chunks.
  const isDevelopment = process.env.NODE_ENV !== 'production';
  return {
    chunks: (chunk: Chunk) => (isDevelopment ? !chunk.name : isOfDemo(chunk) || isOfEdit(chunk)),
    test<Item extends Module>(module: Item, { chunkGraph }: Graph<Item>) {
      const file = toFile(module);
      if (isDevelopment) {
        return file.includes('node_modules');
      }
      const chunks = [...chunkGraph.getModuleChunksIterable(module)].filter(isOfDemo);
      const baseName = toBaseName(chunks, versionDir);
      baseNames.set(file, baseName);
      const isLibrary =
        file.includes('node_modules') || file.startsWith(path.join(versionDir, 'mount'));
      const isOfOneTemplate = baseName === templateBase && chunks.length === 1;
      return isLibrary && chunks.length > 0 && !isOfOneTemplate;
    },
    name: (module: Module) => {
      const file = toFile(module);
      const [, name = 'mount'] = [...file.matchAll(packageOf)].at(-1) ?? [];
      const id = name.replace('\\', '/');
      const isOwn = library.prefixes.some((prefix) => id.startsWith(prefix));
      const baseName = baseNames.get(file) ?? 'base';
      const ofTemplates = baseName === templateBase ? '-templates' : '';
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

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const requireFromSite = createRequire(__filename);

/** The packages that a page and its theme use, found from the site's own folder. */
const siteReact = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [
    name,
    path.dirname(requireFromSite.resolve(`${name}/package.json`)),
  ]),
);

/**
 * Lets every demo, and what a reader makes of it, find React and the library in its own version's
 * packages, and pages and theme the site's own React; leaves demos out of the server's build.
 */
export function configureBundler(
  versionDir: string,
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const empty = path.join(__dirname, '../client/emptyModule.ts');
  const demos =
    /[\\/](?:demos|templates[\\/][^\\/]+)[\\/][^\\/]+\.tsx$|^@version\/(?:mount|license)$|[\\/]default[\\/]scope$/;
  const prerendered = /\.prerendered\.js$/;
  return {
    resolve: { alias: { '@version': versionDir } },
    module: {
      rules: [
        // Docusaurus's own alias of React is off, because it would reach the demos too.
        { test: /\.mdx?$/, include: [versionDir], resolve: { alias: siteReact } },
        {
          test: (file: string) =>
            file.endsWith(path.join('docusaurus-plugin-demos', 'default', moduleScopeFile)),
          resolve: { modules: [path.join(versionDir, 'node_modules')] },
        },
      ],
    },
    plugins: [
      new NormalModuleReplacementPlugin(isServer ? demos : prerendered, empty),
      // A demo's CSS is scoped and comes with it: as a stylesheet it would be on every page.
      new NormalModuleReplacementPlugin(
        /\.css$/,
        (request: { context: string; request: string }) => {
          if (request.context.startsWith(versionDir)) {
            request.request = empty;
          }
        },
      ),
    ],
    ...(isServer
      ? {}
      : {
          optimization: {
            // The shortest names for what modules share: a hundredth of the library's files, compressed.
            mangleExports: 'size' as const,
            splitChunks: {
              cacheGroups: { library: createLibraryGroup(versionDir), demo: createDemoGroup() },
            },
          },
        }),
  };
}
