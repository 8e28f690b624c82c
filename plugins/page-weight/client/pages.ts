/**
 * The pages that the browser knows. Its table of routes has no more than layouts and a few pages; the
 * page that is opened is added from its own HTML, and a section when a link leads there.
 */
import routes, { kinds, sections } from '@generated/routes';
import siteConfig from '@generated/docusaurus.config';
import { matchPath } from '@docusaurus/router';
import { loadOnce } from '../../../core/client/loadOnce';
import {
  hintAttribute,
  type Import,
  type ModuleChunks,
  type PageEntry,
  type PageHint,
} from '../types';
import { createRoute } from './createRoute';
import { __importDefault } from './importHelper';

type Route = (typeof routes)[number];

/** Routes that were added, by what makes each of them another one. */
const added = new Map<number | string, Route>();

function addPages([index, paths, ...imports]: PageEntry): void {
  const kind = kinds[index];
  if (!kind) {
    return;
  }
  const { siblings, attributes, parts, own } = kind;
  // Pages that have no modules for themselves share a route: one becomes the other without being drawn anew.
  const key = own.length > 0 ? `${paths[0]}` : index;
  const path = paths as unknown as string;
  const known = added.get(key);
  if (known) {
    known.path = path;
    return;
  }
  const modules = Object.fromEntries(own.map((use, at) => [use, imports[at] as Import]));
  const component = createRoute({ ...parts, ...modules });
  // The host knows a path in one case only, too.
  const route = { path, component, sensitive: true, ...attributes } as Route;
  added.set(key, route);
  siblings.push(route);
}

const toImport =
  ([module, ...chunks]: ModuleChunks): Import =>
  async () => {
    const parts = chunks.map((chunk) => chunk.split('.') as [id: string, hash?: string]);
    await Promise.all(parts.map(([id, hash]) => __webpack_require__.e(id, hash)));
    return __importDefault(__webpack_require__(module)) as Awaited<ReturnType<Import>>;
  };

/** Adds the page that the browser has opened. */
const addOpenedPage = loadOnce(async () => {
  const hint = document.querySelector(`[${hintAttribute}]`)?.getAttribute(hintAttribute);
  if (hint) {
    const [kind, paths, ...own] = JSON.parse(hint) as PageHint;
    addPages([kind, paths, ...own.map(toImport)]);
  }
});

const addSection = loadOnce(async (name: string) => {
  const entries = (await sections[name]?.())?.default ?? [];
  entries.forEach(addPages);
});

/** Returns the known routes that a path is drawn by, from the outside in. */
export function findRoutes(path: string, level: readonly Route[] = routes): Route[] {
  const route = level.find((item) => matchPath(path, item));
  return route ? [route, ...findRoutes(path, (route.routes ?? []) as Route[])] : [];
}

const isPage = (path: string) => findRoutes(path).some(({ exact }) => exact);

/**
 * Adds a page to the table of routes, unless it is there.
 *
 * @param path without a file extension; one that no page has is fine
 */
export async function addPage(path: string): Promise<void> {
  await addOpenedPage();
  const { baseUrl } = siteConfig;
  if (!path.startsWith(baseUrl) || isPage(path)) {
    return;
  }
  const [name = ''] = path.slice(baseUrl.length).split('/');
  await addSection(Object.hasOwn(sections, name) ? name : '');
}
