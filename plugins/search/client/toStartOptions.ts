import type { Product } from '../../../core/types';
import type { SearchPage } from '../types';
import { toOptions, type SearchOption } from './toOptions';

/** The introduction, and of each product its overview and the first steps with it. */
const starts = /^\/(?:introduction|react-[^/]+(?:\/(?:quickstart|getting-started))?)$/;

/** Returns the lines of the pages that reading begins with, in the order of the tree. */
export function toStartOptions(pages: readonly SearchPage[], product?: Product): SearchOption[] {
  return pages
    .filter((page) => starts.test(page.slug) && (!product || page.product === product))
    .flatMap((page) => toOptions({ page, entries: [] }));
}
