import { toRowId } from '../api-reference/paths';
import type { ListedPage, SearchEntry, SearchList, SearchPage } from './types';

function unpackSections({ title, sections = [] }: ListedPage, names: string[]): SearchEntry[] {
  return sections.flatMap(([anchor, heading, ...mentioned]): SearchEntry[] => {
    const label = heading || title;
    return [
      ...(heading ? [{ kind: 'section' as const, text: heading, label, anchor }] : []),
      ...mentioned.map((name) => {
        return { kind: 'mention' as const, text: names[name] ?? '', label, anchor };
      }),
    ];
  });
}

function unpackRows({ title, props, slots, classes }: ListedPage, names: string[]): SearchEntry[] {
  const api = { name: title };
  const read = (index: number | undefined) => names[index ?? -1] ?? '';
  const toEntry = (kind: 'prop' | 'slot' | 'class', text: string, anchor: string) => {
    return { kind, text, label: text, anchor };
  };
  return [
    ...(props ?? []).map((index) => {
      return toEntry('prop', read(index), toRowId(api, 'props', read(index)));
    }),
    ...(slots ?? []).flatMap((index, place, all): SearchEntry[] => {
      if (place % 2 === 1) {
        return [];
      }
      const name = read(index);
      const className = read(all[place + 1]);
      const anchor = toRowId(api, 'slots', className);
      const slot = toEntry('slot', name, anchor);
      return className === name ? [slot] : [slot, toEntry('class', className, anchor)];
    }),
    ...(classes ?? []).map((index) => {
      return toEntry('class', read(index), toRowId(api, 'classes', read(index)));
    }),
  ];
}

/** Returns the pages of a list with all that can be found on them, in the order of the tree. */
export function unpackList({ names, pages }: SearchList): SearchPage[] {
  const allNames = names.split(' ');
  return pages.map((page) => {
    const { slug, title, description = '', product, plan, uses = 0 } = page;
    const own: SearchEntry = { kind: 'page', text: title, label: title, anchor: '' };
    return {
      slug,
      title,
      description,
      product,
      plan,
      uses,
      isApi: slug.startsWith('/api/'),
      entries: [own, ...unpackSections(page, allNames), ...unpackRows(page, allNames)],
    };
  });
}
