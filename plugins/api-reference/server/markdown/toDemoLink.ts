import type { Link } from 'mdast';
import type { ApiDemo } from '../../types';
import { toHref } from './toHref';
import { toPhrasing } from './toPhrasing';

/** Links to a demo or a page of the version at an address. */
export function toDemoLink(demo: ApiDemo, root: string): Link {
  return {
    type: 'link',
    url: toHref(root, demo.path),
    children: toPhrasing(demo.title) as Link['children'],
  };
}
