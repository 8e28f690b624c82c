import type { Paragraph } from 'mdast';
import type { ApiDemo } from '../../types';
import { toDemoLink } from './toDemoLink';
import { toPhrasing } from './toPhrasing';

/** Says which demos of the version at an address show a thing; nothing when none does. */
export function toDemosLine(demos: readonly ApiDemo[] = [], root: string): Paragraph[] {
  const links = demos.flatMap((demo, index) => [index > 0 ? ', ' : ' ', toDemoLink(demo, root)]);
  return links.length > 0
    ? [{ type: 'paragraph', children: toPhrasing('Shown in', ...links, '.') }]
    : [];
}
