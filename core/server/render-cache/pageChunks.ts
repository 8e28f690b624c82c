import { runInNewContext } from 'node:vm';

/** Names of chunks, nested as the props of a route are. */
type ChunkNames = string | { readonly [key: string]: ChunkNames } | readonly ChunkNames[];

/** A route, with its key in the list of chunk names in the place of its component. */
interface Route {
  path: string;
  component: string;
  routes?: readonly Route[];
}

const flatten = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);

/** Evaluates the module of routes that Docusaurus generates. */
function readRoutes(code: string): readonly Route[] {
  const list = code.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  const context = {
    routes: [] as Route[],
    ComponentCreator: (path: string, hash: string) => `${path}-${hash}`,
  };
  runInNewContext(list, context);
  return context.routes;
}

/**
 * Returns the names of the chunks of each page, with those of the routes around it, by its path. Only
 * pages that are the last of their routes and whose chunks are listed have any: what others load isn't
 * known before they are rendered.
 *
 * @param code text of `routes.js`
 * @param chunkNames `routesChunkNames.json`: the chunks of a route by its path, a hyphen and a hash
 */
export function listPageChunks(
  code: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, readonly string[]>();
  const add = ({ path, component, routes: children }: Route, around: readonly string[]) => {
    const own = chunkNames[component];
    if (own === undefined) {
      return;
    }
    const all = [...around, ...flatten(own)];
    if (children) {
      children.forEach((child) => add(child, all));
    } else {
      pages.set(path, all);
    }
  };
  readRoutes(code).forEach((route) => add(route, []));
  return pages;
}
