import type { Link } from 'mdast';
import type { ApiDemo } from '../../types';
import { toHref } from './toHref';
import { toPhrasing } from './toPhrasing';

/** Links to a demo or a page from the page of the reference at a path. */
export function toDemoLink(demo: ApiDemo, page: string): Link {
  return {
    type: 'link',
    url: toHref(page, demo.path),
    children: toPhrasing(demo.title) as Link['children'],
  };
}
