/** Which scripts a page loads, by the tables that its version's own scripts have of routes and chunks. */
import { createContext, runInContext } from 'node:vm';
import type { PageHint } from '../../plugins/page-weight/types';

/** What a route is drawn from: functions load its modules. */
interface Parts {
  [use: string]: Parts | string | (() => unknown);
}

interface Route {
  path: string | readonly string[];
  component: Parts;
  exact?: boolean;
  routes?: Route[];
}

/** Pages that are added to the routes later; see `plugins/page-weight`. */
interface Kind {
  siblings: Route[];
  parts: Parts;
}

function find(text: string, pattern: RegExp, what: string): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) {
    throw new Error(`The bundler writes ${what} in another form than known: mend chunkMap.ts.`);
  }
  return found;
}

/** The literal that begins at an index, up to the bracket that closes it. */
function cutLiteral(text: string, start: number): string {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    depth += token === '[' || token === '{' ? 1 : token === ']' || token === '}' ? -1 : 0;
    if (depth === 0) {
      return text.slice(start, start + index + 1);
    }
  }
  throw new Error('A table of the bundler does not end: mend chunkMap.ts.');
}

/** A literal of JavaScript, as its value: minified keys are names, texts or numbers in any form. */
const evaluate = <Value>(literal: string): Value =>
  runInContext(`(${literal})`, createContext({})) as Value;

const isSame = (path: string, pathname: string) =>
  path.replace(/\/$/, '') === pathname.replace(/\/$/, '');

const matches = ({ path, exact = false }: Route, pathname: string): boolean =>
  [path].flat().some((item) => {
    const parent = item.replace(/\/?$/, '/');
    return item === '*' || isSame(item, pathname) || (!exact && pathname.startsWith(parent));
  });

/** The routes that draw a path, from the outside in: as the router chooses them, the first that matches. */
function match(routes: readonly Route[], pathname: string): Route[] {
  const route = routes.find((item) => matches(item, pathname));
  return route ? [route, ...match(route.routes ?? [], pathname)] : [];
}

/** Runs the module that has the table of routes, and notes the chunks that it would load. */
function runRoutes(main: string, load: (id: string, hash?: string) => void) {
  const table = find(main, /\[\{path:"[^"]*",component:/, 'the table of routes');
  const [start] = [...main.slice(0, table.index).matchAll(/[{,]"?\w+"?(\(\w+,\w+,\w+\))\{/g)].slice(
    -1,
  );
  if (!start) {
    throw new Error('The bundler writes modules in another form than known: mend chunkMap.ts.');
  }
  const body = cutLiteral(main, start.index + start[0].length - 1);
  const exported: (() => unknown)[] = [];
  // `createRoute` returns what it gets.
  const imported = new Proxy({}, { get: () => (parts: Parts) => parts });
  const require = Object.assign(() => imported, {
    d: (_exports: object, getters: Record<string, () => unknown>) =>
      exported.push(...Object.values(getters)),
    r() {},
    t() {},
    async e(id: string, hash?: string) {
      load(id, hash);
    },
  });
  evaluate<(...names: unknown[]) => void>(`function${start[1]}${body}`)({}, {}, require);
  const values = exported.map((read) => read()).filter(Array.isArray) as object[][];
  const has = (key: string) => values.find(([first]) => first && key in first) ?? [];
  return { routes: has('component') as Route[], kinds: has('own') as Kind[] };
}

export class ChunkMap {
  private readonly routes: Route[];
  private readonly kinds: Kind[];
  private readonly hashes: Record<string, string>;
  /** Ids of chunks whose hashes every page loads, though only some pages can ask for them. */
  readonly superfluous: readonly string[];
  private loaded: string[] = [];

  /**
   * @param main text of the version's `main.js`
   * @param runtime text of its `runtime~main.js`
   */
  constructor(main: string, runtime: string) {
    const { routes, kinds } = runRoutes(main, (id, hash) =>
      this.loaded.push(this.toFile(id, hash)),
    );
    this.routes = routes;
    this.kinds = kinds;
    const hashes = find(runtime, /"assets\/js\/"\+\w+\+"\."\+\((?=\{)/, 'the hashes of chunks');
    this.hashes = evaluate(cutLiteral(runtime, hashes.index + hashes[0].length));
    const wanted = new Set([...main.matchAll(/\.e\("(\w+)"\)/g)].map(([, id]) => id));
    this.superfluous = Object.keys(this.hashes).filter((id) => !wanted.has(id));
  }

  /**
   * Returns the files, relative to the version's folder, that a page loads before it is hydrated, beside
   * what its HTML names.
   *
   * @param hint what its HTML says of the page
   */
  filesOf(pathname: string, hint?: PageHint): string[] {
    const [index = -1, , ...own] = hint ?? [];
    const kind = this.kinds[index];
    const routes = match(this.routes, pathname);
    if (routes.length === 0 || (hint && !kind)) {
      throw new Error(`No route of the built scripts draws ${pathname}.`);
    }
    this.loaded = own.flatMap(([, ...chunks]) =>
      chunks.map((chunk) => this.toFile(...(chunk.split('.') as [string, string?]))),
    );
    const load = (part: Parts[string]): unknown =>
      typeof part === 'function'
        ? part()
        : typeof part === 'object' && Object.values(part).forEach(load);
    [...routes.map(({ component }) => component), kind?.parts ?? {}].forEach(load);
    return [...new Set(this.loaded)].filter(Boolean);
  }

  /** What has no hash comes with the page's own scripts. */
  private toFile(id: string, hash = this.hashes[id]): string {
    return hash === undefined ? '' : `assets/js/${id}.${hash}.js`;
  }
}
