import type { Paragraph } from 'mdast';
import type { ApiDemo } from '../../types';
import { toDemoLink } from './toDemoLink';
import { toPhrasing } from './toPhrasing';

/** Says on the page at a path which demos show a thing; nothing when none does. */
export function toDemosLine(demos: readonly ApiDemo[] = [], page: string): Paragraph[] {
  const links = demos.flatMap((demo, index) => [index > 0 ? ', ' : ' ', toDemoLink(demo, page)]);
  return links.length > 0
    ? [{ type: 'paragraph', children: toPhrasing('Shown in', ...links, '.') }]
    : [];
}
