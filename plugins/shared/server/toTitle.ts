import type { NavigationEntry } from '../../navigation/types';

/** `data-grid` → `DataGrid`, `use-grid-api-ref` → `useGridApiRef` */
function toApiName(text: string): string {
  const name = text.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return text.startsWith('use') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Returns what a visitor reads for an entry: its title, or one made from its subheader or its path. */
export function toTitle({ title, subheader, pathname }: NavigationEntry): string {
  if (title) {
    return title;
  }
  const source = subheader || pathname;
  const name = source
    .slice(source.lastIndexOf('/') + 1)
    .replace('react-', '')
    .replace(/\..*$/, '');
  if (source.includes('/x/api/')) {
    return toApiName(name);
  }
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
