import type { ModuleChunks } from '../types';
import type { ClientRoutes } from './clientRoutes';
import type { GeneratedRoutes } from './readRoutes';

/** The parts of Rspack's compilation that are read. */
interface Chunk {
  id?: number | string | null;
  files: ReadonlySet<string>;
}
interface Module {
  nameForCondition?(): string | null | undefined;
}
export interface Compilation<AnyModule extends Module> {
  namedChunkGroups: ReadonlyMap<string, { chunks: readonly Chunk[] }>;
  chunkGraph: {
    getChunkModules(chunk: Chunk): readonly AnyModule[];
    getModuleId(module: AnyModule): number | string | null;
  };
}

function toChunkName({ id, files }: Chunk): string {
  const [file = ''] = [...files].filter((name) => name.endsWith('.js'));
  const [, hash = ''] = /\.([\da-f]+)\.js$/.exec(file) ?? [];
  return [id, hash].filter(Boolean).join('.');
}

/**
 * Finds the modules that pages import, in a finished compilation.
 *
 * @throws an error that names a module without a chunk
 */
export function findPageChunks<AnyModule extends Module>(
  { namedChunkGroups, chunkGraph }: Compilation<AnyModule>,
  { pages }: Pick<ClientRoutes, 'pages'>,
  { requests }: Pick<GeneratedRoutes, 'requests'>,
): Map<string, ModuleChunks> {
  const found = new Map<string, ModuleChunks>();
  for (const name of new Set(pages.flatMap(({ own }) => own))) {
    const request = requests.get(name) ?? '';
    const chunks = namedChunkGroups.get(name)?.chunks ?? [];
    const end = request.replace(/^@\w+/, '');
    const module = chunks
      .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
      .find((item) => item.nameForCondition?.()?.replaceAll('\\', '/').endsWith(end));
    const id = module && chunkGraph.getModuleId(module);
    if (id === undefined || id === null) {
      throw new Error(
        `The bundler has no chunk for ${request}, which a page imports. Compare how it names chunks with plugins/page-weight/server/renderRoutes.ts.`,
      );
    }
    found.set(name, [id, ...chunks.map(toChunkName)]);
  }
  return found;
}

interface Compiler {
  hooks: {
    afterEmit: { tap(name: string, read: (compilation: Compilation<Module>) => void): void };
  };
}

/** Returns a bundler plugin that hands over the finished compilation. */
export const readCompilation = (read: (compilation: Compilation<Module>) => void) => ({
  apply: ({ hooks }: Compiler) => hooks.afterEmit.tap('page-weight', read),
});
