import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of modules by what a route uses them for. */
export interface ModuleNames {
  [use: string]: string | ModuleNames;
}

/** A route that Docusaurus generated. */
export interface GeneratedRoute {
  path: string;
  modules: ModuleNames;
  /** Whatever else the route says: `exact`, `sidebar`. */
  attributes: Record<string, unknown>;
  /** Absent: a page. */
  routes?: GeneratedRoute[];
}

export interface GeneratedRoutes {
  routes: GeneratedRoute[];
  /** What each module is imported as, by its name: `@site/docs/charts/bars.mdx`. */
  requests: ReadonlyMap<string, string>;
}

interface RawRoute {
  path: string;
  component: string;
  routes?: RawRoute[];
  [attribute: string]: unknown;
}

/** The page of all paths that no other has. Docusaurus's tables don't have its modules. */
const notFound = {
  request: '@theme/NotFound',
  modules: { __comp: 'no-page', __context: { plugin: { name: 'native', id: 'default' } } },
};

/**
 * Reads the routes of a build from the files that Docusaurus generates and every page would load.
 *
 * @param texts of `routes.js`, `routesChunkNames.json` and `registry.js`
 * @throws an error when one of them has an unknown form
 */
export function parseRoutes(texts: {
  routes: string;
  chunkNames: string;
  registry: string;
}): GeneratedRoutes {
  const fail = (file: string, what: string): never => {
    throw new Error(
      `The ${file} that Docusaurus generated ${what}. Compare its form with what plugins/page-weight/server/readRoutes.ts expects.`,
    );
  };
  const code = /export default (\[.*\]);/s.exec(texts.routes)?.[1];
  const create = new Function(
    'ComponentCreator',
    `return ${code ?? fail('routes.js', 'has no list')}`,
  );
  const raw = create((...parts: string[]) => parts.join('-')) as RawRoute[];

  const requests = new Map([['no-page', notFound.request]]);
  for (const [, name = '', request = ''] of texts.registry.matchAll(
    /^ *"(\w+)": \[\(\) => import\([^"]*"[^"]*" \*\/ ("(?:[^"\\]|\\.)*")\)/gm,
  )) {
    requests.set(name, JSON.parse(request) as string);
  }
  const pattern = /\bpath: '([^']*[:*+?()\\][^']+|[^']+[:*+?()\\])'/.exec(texts.routes);
  if (pattern) {
    throw new Error(
      `The route ${pattern[1]} has a pattern, which the site's router doesn't know. Add a route for each page.`,
    );
  }
  const names = JSON.parse(texts.chunkNames) as Record<string, ModuleNames>;
  const toRoute = ({ path, component, routes, ...attributes }: RawRoute): GeneratedRoute => ({
    path,
    modules:
      path === '*'
        ? notFound.modules
        : (names[component] ?? fail('routesChunkNames.json', `doesn't have ${component}`)),
    attributes,
    ...(routes && { routes: routes.map(toRoute) }),
  });
  return { routes: raw.map(toRoute), requests };
}

/** Reads the routes of a build. */
export function readRoutes(generatedFilesDir: string): GeneratedRoutes {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  return parseRoutes({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
}
