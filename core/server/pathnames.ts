/** Pathnames of the sidebar, of redirects and of moved pages: with the site's base path, without version and language. */
import site from '../../site';

/** What they begin with, with both slashes. */
export const { basePath } = site;

/** Returns the pathname of a slug: `/react-charts` → `/x/react-charts`. */
export const toPathname = (slug: string): string => `${basePath}${slug.slice(1)}`;

/** Returns the slug of a pathname: `/x/react-charts/` → `/react-charts`. */
export function toSlug(pathname: string): string {
  const isOwn = pathname.startsWith(basePath);
  const [path = '', hash] = (isOwn ? pathname.slice(basePath.length - 1) : pathname).split('#');
  return path.replace(/(?<=.)\/$/, '') + (hash === undefined ? '' : `#${hash}`);
}
