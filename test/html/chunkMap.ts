/** Which scripts a page loads, by the tables that its version's own scripts have of routes and chunks. */
import { createContext, runInContext } from 'node:vm';

interface Route {
  path: string;
  /** Its key in the table of chunk names. */
  component: string;
  exact?: boolean;
  routes?: Route[];
}

/** Modules of a route: names by what they are for. */
type Modules = { [use: string]: string | Modules };

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
const evaluate = <Value>(literal: string, names: object = {}): Value =>
  runInContext(`(${literal})`, createContext(names)) as Value;

const toNames = (modules: Modules): string[] =>
  Object.values(modules).flatMap((item) => (typeof item === 'string' ? item : toNames(item)));

const toPattern = (path: string) =>
  path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+(?:\\\([^)]*\))?/g, '[^/]+');

function matches({ path, exact = false }: Route, pathname: string): boolean {
  const bare = path.replace(/\/$/, '');
  return new RegExp(`^${toPattern(bare)}${exact ? '/?$' : '(?:/|$)'}`).test(pathname);
}

/** What a function loads before it runs a module: several chunks, one, or what is loaded anyway. */
const loader = String.raw`(Promise\.all\(\[[^\]]*\]\)|Promise\.resolve\(\)|\w+\.e\("\w+"\))\.then\(`;

const toIds = (loads: string) => [...loads.matchAll(/\.e\("(\w+)"\)/g)].map(([, id = '']) => id);

/** The routes that draw a path, from the outside in: as the router chooses them, the first that matches. */
function match(routes: readonly Route[], pathname: string): Route[] {
  const route = routes.find((item) => matches(item, pathname));
  return route ? [route, ...match(route.routes ?? [], pathname)] : [];
}

export class ChunkMap {
  private readonly routes: Route[];
  private readonly modules: Record<string, Modules>;
  /** Ids of chunks by the name of the module that comes with them. */
  private readonly chunks = new Map<string, string[]>();
  private readonly hashes: Record<string, string>;
  /** Ids of chunks by their own names. */
  readonly named: Readonly<Record<string, string>>;
  /** Ids of chunks whose hashes every page loads, though only some pages can ask for them. */
  readonly superfluous: readonly string[];

  /**
   * @param main text of the version's `main.js`
   * @param runtime text of its `runtime~main.js`
   */
  constructor(main: string, runtime: string) {
    const routes = find(main, /\[\{path:"[^"]*",component:(\w+)\(/, 'the table of routes');
    this.routes = evaluate(cutLiteral(main, routes.index), {
      [routes[1] ?? '']: (path: string, hash: string) => `${path}-${hash}`,
    });
    const names = find(main, /JSON\.parse\('(\{"\/[^']*"__comp":[^']*\})'\)/, 'the chunk names');
    this.modules = JSON.parse(names[1] ?? '') as Record<string, Modules>;
    const entry = new RegExp(`[{,](?:"([^"]+)"|([\\w$]+)):\\[\\(\\)=>${loader}`, 'g');
    for (const [, quoted, bare = '', loads = ''] of main.matchAll(entry)) {
      // A minifier writes names that are numbers as the shortest number: `0x11113f9`.
      const name = quoted ?? (/^\d/.test(bare) ? String(Number(bare)) : bare);
      this.chunks.set(name, toIds(loads));
    }
    const hashes = find(runtime, /"assets\/js\/"\+\w+\+"\."\+\((?=\{)/, 'the hashes of chunks');
    this.hashes = evaluate(cutLiteral(runtime, hashes.index + hashes[0].length));
    const named = find(runtime, /\.gca=function\(\w+\)\{return \w+=\((?=\{)/, 'the ids of chunks');
    this.named = evaluate(cutLiteral(runtime, named.index + named[0].length));
    const wanted = new Set([...Object.values(this.named), ...toIds(main)]);
    this.superfluous = Object.keys(this.hashes).filter((id) => !wanted.has(id));
  }

  /**
   * Returns the files, relative to the version's folder, that a page loads before it is hydrated, beside
   * what its HTML names.
   */
  filesOf(pathname: string): string[] {
    const keys = match(this.routes, pathname).map(({ component }) => component);
    const names = keys.flatMap((key) => toNames(this.modules[key] ?? {}));
    if (names.length === 0) {
      throw new Error(`No route of the built scripts draws ${pathname}.`);
    }
    const ids = names.flatMap((name) => {
      const found = this.chunks.get(name);
      if (!found) {
        throw new Error(`No chunk has the module ${name} of ${pathname}: mend chunkMap.ts.`);
      }
      return found;
    });
    return [...new Set(ids)].flatMap((id) => this.toFile(id) ?? []);
  }

  /** The file of a chunk that has a name of its own. */
  fileOf(name: string): string {
    const file = this.toFile(this.named[name] ?? '');
    if (file === undefined) {
      throw new Error(`No chunk has the name ${name} any more: mend weight.ts.`);
    }
    return file;
  }

  /** What has no hash comes with the page's own scripts. */
  private toFile(id: string): string | undefined {
    const hash = this.hashes[id];
    return hash === undefined ? undefined : `assets/js/${id}.${hash}.js`;
  }
}
