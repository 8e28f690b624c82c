/** Paths of the sidebar, of redirects and of moved pages: below the path of a version, in every language. */

/** Returns the slug of a path: `/react-charts/` → `/react-charts`. */
export function toSlug(pathname: string): string {
  const [path = '', hash] = pathname.split('#');
  return path.replace(/(?<=.)\/$/, '') + (hash === undefined ? '' : `#${hash}`);
}
