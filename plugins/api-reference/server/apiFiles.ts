import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Remember } from '../../../core/server/diskCache';
import { products } from '../../../core/types';
import type { ComparableApi } from '../compare/types';
import { toApiSlug } from '../paths';
import type { Api } from '../types';
import type { ReferenceWithDemos } from './apiDemos';
import { createApiLinks } from './apiPages';
import type { ReferenceOfVersion } from './history';
import { renderApiMarkdown } from './markdown/apiMarkdown';

/** A file that is served beside the pages. */
interface ApiTextFile {
  /** Path in the version: `/api/data-grid/data-grid.json`. */
  path: string;
  text: string;
}

/**
 * Renders the `.json` and the `.md` of each page, the `.json` of pages with demos, a file with the paths of pages
 * by name, and one with what came after the first release of the major.
 *
 * @param root address of the version, without a trailing slash
 * @param remember returns the Markdown that was made of the same reference before
 */
export async function renderApiFiles(
  { apis, later, uses }: ReferenceWithDemos,
  root: string,
  remember: Remember<string>,
): Promise<ApiTextFile[]> {
  const linksOf = createApiLinks(apis);
  const files = apis.map(async (api) => {
    const slug = toApiSlug(api);
    const links = linksOf(api.product);
    const markdown = await remember([api, root, [...links]], () =>
      Promise.resolve(renderApiMarkdown(api, root, links)),
    );
    return [
      { path: `${slug}.json`, text: `${JSON.stringify(api, null, 1)}\n` },
      { path: `${slug}.md`, text: markdown },
    ];
  });
  const names = JSON.stringify(Object.fromEntries(linksOf(undefined)));
  return [
    { path: '/api/links.json', text: names },
    { path: '/api/releases.json', text: JSON.stringify(later) },
    ...Object.entries(uses).map(([slug, page]) => ({
      path: `${slug}.json`,
      text: JSON.stringify(page),
    })),
    ...(await Promise.all(files)).flat(),
  ];
}

const pick = <T extends object, Key extends keyof T>(item: T, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<T, Key>;

/** Keeps what `compareApis` needs. */
export const toComparable = (api: Api): ComparableApi => ({
  ...pick(api, 'name', 'kind', 'product', 'plan', 'deprecated', 'themeName'),
  props: api.props.map((prop) =>
    pick(prop, 'name', 'type', 'required', 'default', 'deprecated', 'plan'),
  ),
  slots: api.slots.map((slot) => pick(slot, 'name', 'default', 'className', 'deprecated', 'plan')),
  classes: api.classes.map((item) => pick(item, 'key', 'className', 'deprecated')),
});

/** Renders what a comparison of versions loads: files for each version and product, and what each version exports. */
export function renderComparisonFiles(
  versions: ReadonlyMap<string, ReferenceOfVersion>,
): ApiTextFile[] {
  return [...versions].flatMap(([version, { apis, exports }]) => [
    ...products.map((product) => ({
      path: `/api/compare/${version}/${product}.json`,
      text: JSON.stringify(apis.filter((api) => api.product === product).map(toComparable)),
    })),
    { path: `/api/compare/${version}/exports.json`, text: JSON.stringify(exports) },
  ]);
}

/** Writes files into a folder, and deletes all others in it. */
export async function writeApiFiles(dir: string, files: readonly ApiTextFile[]): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  const folders = new Set(files.map((file) => path.join(dir, path.dirname(file.path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(files.map((file) => writeFile(path.join(dir, file.path), file.text)));
}
