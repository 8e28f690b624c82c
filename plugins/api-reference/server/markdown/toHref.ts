/**
 * Makes the address of a path of the version. Pages are linked as Markdown, with their anchor;
 * addresses of other sites stay.
 *
 * @param root address of the version, without a trailing slash: `https://docs.example.com/x/v7`
 * @param target `/api/data-grid/grid-col-def`, `/react-data-grid/sorting#Demo.tsx`, `https://…`
 */
export function toHref(root: string, target: string): string {
  const [, slug = '', hash = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
  return target.startsWith('/') ? `${root}${slug}.md${hash}` : target;
}
