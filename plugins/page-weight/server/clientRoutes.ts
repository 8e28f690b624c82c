import { groupBy } from '../../../core/groupBy';
import type { GeneratedRoute, GeneratedRoutes, ModuleNames } from './readRoutes';

/** Pages that differ in nothing but their paths and the modules that each has for itself. */
interface Kind {
  /** Where the routes of their layout are: indexes, from the outermost list inwards. */
  layout: readonly number[];
  attributes: object;
  parts: ModuleNames;
  own: readonly string[];
}

/** A page that isn't in the browser's table from the start. */
export interface LaterPage {
  path: string;
  /** Index of its kind. */
  kind: number;
  /** Names of the modules that it has for itself, in the order of its kind's uses. */
  own: readonly string[];
}

/** A route that is in the browser's table from the start. */
export interface ClientRoute extends Omit<GeneratedRoute, 'path' | 'routes'> {
  path: string | readonly string[];
  routes?: ClientRoute[];
}

/** The routes of a build as browsers get them. */
export interface ClientRoutes {
  routes: ClientRoute[];
  kinds: Kind[];
  pages: LaterPage[];
  /** Pages by the first name in their paths, those under no other's name by an empty one. */
  sections: ReadonlyMap<string, readonly LaterPage[]>;
}

const toKey = (...values: unknown[]) => JSON.stringify(values);

/** Merges pages that are drawn from the same modules: their component knows by the address which it is. */
function mergePages(routes: readonly ClientRoute[]): ClientRoute[] {
  const groups = groupBy(routes, (route) =>
    route.routes ? toKey(routes.indexOf(route)) : toKey(route.modules, route.attributes),
  );
  return [...groups.values()].map((group) =>
    group.length === 1 ? group[0] : { ...group[0], path: group.flatMap(({ path }) => path) },
  );
}

function toSections(pages: readonly LaterPage[], baseUrl: string) {
  const toName = ({ path }: LaterPage) => path.slice(baseUrl.length).split('/')[0] ?? '';
  const sizes = groupBy(pages, toName);
  return groupBy(pages, (page) => {
    const name = toName(page);
    return (sizes.get(name)?.length ?? 0) > 1 ? name : '';
  });
}

/**
 * Takes the pages that are inside of a layout out of the table of routes, so that it doesn't grow with
 * them. Others, which are few, stay: those without a layout, and the start page.
 *
 * @param baseUrl path of the version, with both slashes
 */
export function toClientRoutes({ routes }: GeneratedRoutes, baseUrl: string): ClientRoutes {
  const kinds = new Map<string, { index: number; kind: Kind }>();
  const pages: LaterPage[] = [];

  const addPage = (route: GeneratedRoute, layout: readonly number[]) => {
    const { path, modules, attributes } = route;
    const entries = Object.entries(modules);
    const isShared = ([use, name]: (typeof entries)[number]) =>
      use === '__comp' || typeof name !== 'string';
    const own = entries.filter((entry) => !isShared(entry)) as [string, string][];
    const kind = {
      layout,
      attributes,
      parts: Object.fromEntries(entries.filter(isShared)),
      own: own.map(([use]) => use),
    };
    const key = toKey(kind);
    const { index } = kinds.get(key) ?? { index: kinds.size };
    kinds.set(key, { index, kind });
    pages.push({ path, kind: index, own: own.map(([, name]) => name) });
  };

  const walk = (level: readonly GeneratedRoute[], layout: readonly number[]): ClientRoute[] => {
    const isLater = (route: GeneratedRoute) =>
      layout.length > 0 &&
      !route.routes &&
      route.attributes.exact === true &&
      route.path !== baseUrl;
    const kept = mergePages(level.filter((route) => !isLater(route)));
    level.filter(isLater).forEach((route) => addPage(route, layout));
    return kept.map((route, index) =>
      route.routes
        ? { ...route, routes: walk(route.routes as GeneratedRoute[], [...layout, index]) }
        : route,
    );
  };

  return {
    routes: walk(routes, []),
    kinds: [...kinds.values()].map(({ kind }) => kind),
    pages,
    sections: toSections(pages, baseUrl),
  };
}
