import path from 'node:path';

/**
 * Makes a path of the version relative to a page: so it is right wherever the version is served.
 * Pages of the reference are linked as Markdown. Addresses of other sites stay.
 *
 * @param page path of the page that links: `/api/data-grid/data-grid`
 * @param target `/api/data-grid/grid-col-def`, `/react-data-grid/sorting#Demo.tsx`, `https://…`
 */
export function toHref(page: string, target: string): string {
  if (!target.startsWith('/')) {
    return target;
  }
  const [, slug = '', hash = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
  const file = slug.startsWith('/api/') ? `${slug}.md` : slug;
  return `${path.posix.relative(path.posix.dirname(page), file)}${hash}`;
}
