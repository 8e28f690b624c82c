/** Returns the slug that a pathname of the tree stands for: `/x/react-charts/` → `/react-charts`. */
export function toSlug(pathname: string): string {
  const [path = '', hash] = pathname.replace(/^\/x(?=\/)/, '').split('#');
  return path.replace(/(?<=.)\/$/, '') + (hash === undefined ? '' : `#${hash}`);
}
