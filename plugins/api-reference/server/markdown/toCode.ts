import type { PhrasingContent } from 'mdast';

/** Links of pages of the reference, by name. */
export type Links = ReadonlyMap<string, string>;

/** Makes code of a text; one that is the name of a page, with or without `<R>` and `[]`, links to it. */
export function toCode(value: string, links: Links = new Map()): PhrasingContent {
  // In a line of Markdown a line of code cannot break.
  const code = { type: 'inlineCode', value: value.replace(/\s*\n\s*/g, ' ') } as const;
  const [, name = ''] = /^(?:readonly )?(\w+)(?:<[\w, ]+>)?(?:\[\])?$/.exec(value) ?? [];
  const url = links.get(name);
  return url === undefined ? code : { type: 'link', url, children: [code] };
}
