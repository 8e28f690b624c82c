import path from 'node:path';

interface Module {
  nameForCondition?(): string | null | undefined;
}

interface Chunk {
  name?: string | null;
  groupsIterable: Iterable<{ origins: readonly { module?: Module | null }[] }>;
}

interface Graph<Item> {
  chunkGraph: { getModuleChunksIterable(module: Item): Iterable<Chunk> };
}

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

/**
 * Returns a group of `splitChunks`: one chunk per package for what the demos of a version share;
 * by default each page would carry a copy.
 *
 * @param versionDir absolute path
 */
export function createLibraryGroup(versionDir: string) {
  return {
    chunks: (chunk: Chunk) => isOfDemo(chunk) || isOfEdit(chunk),
    test<Item extends Module>(module: Item, { chunkGraph }: Graph<Item>) {
      const file = module.nameForCondition?.() ?? '';
      return (
        (file.includes('node_modules') || file.startsWith(path.join(versionDir, 'mount'))) &&
        [...chunkGraph.getModuleChunksIterable(module)].some(isOfDemo)
      );
    },
    name: (module: Module) => {
      const file = module.nameForCondition?.() ?? '';
      const [, name = 'mount'] = [...file.matchAll(packageOf)].at(-1) ?? [];
      const [, library] = /^@(?:mui|material-ui)[\\/](x-[a-z-]+|data-grid)/.exec(name) ?? [];
      return `library-${library && library !== 'x-internals' ? library : 'base'}`;
    },
    priority: 45,
    minChunks: 1,
    minSize: 0,
    reuseExistingChunk: true,
    enforce: true,
  };
}
